/** The currencies a person may choose as their own, in the order the selector shows them. */
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

// ISO 4217 currencies whose minor unit is not a hundredth.
const NO_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** How many decimal digits amounts of this currency have: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  if (NO_DECIMALS.has(currency)) return 0
  if (THREE_DECIMALS.has(currency)) return 3
  return 2
}

/** Three capital letters; whether the code is in use is not checked, so that a bank's odd code is not lost. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text)
}

export function isPreferredCurrency(text: string): text is PreferredCurrency {
  return (PREFERRED_CURRENCIES as readonly string[]).includes(text)
}
