/** The preferred currencies, in the order of the selector. */
export const PREFERRED_CURRENCIES = ['USD', 'CAD', 'EUR', 'AUD', 'JPY'] as const
export type PreferredCurrency = (typeof PREFERRED_CURRENCIES)[number]

export const CURRENCY_NAMES: Record<PreferredCurrency, string> = {
  USD: 'US Dollar',
  CAD: 'Canadian Dollar',
  EUR: 'Euro',
  AUD: 'Australian Dollar',
  JPY: 'Japanese Yen',
}

export const DEFAULT_CURRENCY: PreferredCurrency = 'USD'

// Currencies without decimals, or with three, according to ISO 4217.
const NO_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** How many decimal digits amounts of this currency have: 2 for USD, 0 for JPY, 3 for KWD. */
export function countDecimals(currency: string): number {
  if (NO_DECIMALS.has(currency)) return 0
  if (THREE_DECIMALS.has(currency)) return 3
  return 2
}

/**
 * ISO 4217 (active codes of list one, 2025), and codes of list three that old statements still use. Without funds,
 * metals and test codes, which nobody pays with.
 */
const IN_USE =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
const RETIRED =
  'ANG ATS BEF BYR CUC CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MRO MTL NLG PTE ROL SIT SKK SLL STD TRL VEF ZMK ZWL'

/** Currency codes accepted from users and API clients. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(`${IN_USE} ${RETIRED}`.split(' '))

export function isKnownCurrency(text: string): boolean {
  return CURRENCY_CODES.has(text)
}

/** Whether a text has the form of a currency code, three capital letters. `isKnownCurrency` checks that it exists. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text)
}

export function isPreferredCurrency(text: string): text is PreferredCurrency {
  return (PREFERRED_CURRENCIES as readonly string[]).includes(text)
}
