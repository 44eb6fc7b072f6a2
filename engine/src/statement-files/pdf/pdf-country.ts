/**
 * Signs that a statement comes from a country with this currency: account numbers, addresses and words that its banks
 * use.
 */
const MARKS: Readonly<Record<string, RegExp>> = {
  USD: /\bFDIC\b|\bNCUA\b|\brouting number\b|\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?(?!\d)/,
  CAD: /\bof Canada\b|\bInterac\b|\bCDIC\b|\b(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK) +[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\([A-Z]\w+\) +[A-Z]\d[A-Z] \d[A-Z]\d\b|\bcaisse populaire\b|\bDesjardins\b/i,
  AUD: /\bAustralia\b|\bBSB\b|\bA[BC]N:? \d|\bBPAY\b|\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) \d{4}\b(?! ?\d)/,
  NZD: /\bNew Zealand\b|\bAotearoa\b|\bKiwiSaver\b/,
  SGD: /\bSingapore\b|\bPayNow\b/,
  HKD: /\bHong Kong\b|香港/,
  TWD: /\bTaiwan\b|[臺台]灣/,
  MXN: /\bM[eé]xico\b|\bCLABE\b|\bCDMX\b|\bSPEI\b/,
  CLP: /\bChile\b|\bR\.?U\.?T\.?:? \d/,
  COP: /\bColombia\b|\bBogotá\b/,
  ARS: /\bArgentina\b|\bCUI[TL]\b|\bCBU\b/,
  GBP: /\bsort ?code\b|\bFSCS\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b(?=\s*$|\s{2})/im,
  INR: /\bIFSC\b|\bGSTIN\b|\bNEFT\b|\bUPI\b|(?<![\d,.])\d{1,2},\d{2},\d{3}\.\d{2}(?!\d)/,
  PLN: /\brachunk(?:u|iem)\b|\bwyciąg\b/i,
  CZK: /\bzůstatek\b|\bčíslo účtu\b/i,
  HUF: /\begyenleg|\bszámlaszám\b/i,
  TRY: /\bhesap\b|\bbakiye\b/i,
  SEK: /\bkontoutdrag\b|\bclearingn/i,
  NOK: /\bkontoutskrift\b|\binngående saldo\b/i,
  DKK: /\bkontoud(?:skrift|tog)\b/i,
  RON: /\bextras de cont\b/i,
  IDR: /\brekening koran\b|\bsaldo awal\b/i,
  JPY: /[\u3041-\u30ff]{3}/,
  KRW: /[\uac00-\ud7a3]{2}/,
  THB: /[\u0e01-\u0e59]{3}/,
}

/** Countries that use each currency, as the country codes that start their IBANs. */
const IBANS: Readonly<Record<string, string>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK',
  GBP: 'GB',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  TRY: 'TR',
  AED: 'AE',
  SAR: 'SA',
  ILS: 'IL',
}
const IBAN = /\b([A-Z]{2})\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g

/** The currencies of the countries that a statement's addresses, account numbers and words point to. */
export function getCountryCurrencies(text: string): string[] {
  const byMarks = Object.keys(MARKS).filter((currency) => MARKS[currency]!.test(text))
  const countries = [...text.matchAll(IBAN)].map(([, country]) => country!)
  const byIban = Object.keys(IBANS).filter((currency) =>
    countries.some((country) => IBANS[currency]!.split(' ').includes(country)),
  )
  return [...new Set([...byMarks, ...byIban])]
}
