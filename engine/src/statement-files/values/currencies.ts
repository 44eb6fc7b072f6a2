import { CURRENCY_CODES as KNOWN_CODES } from '../../core/currency.ts'
import { getOwnValue } from '../../core/own-value.ts'

const SYMBOLS: [RegExp, string][] = [
  [/^us ?\$|^\$us|^u\$s/i, 'USD'],
  [/^ca ?\$|^c\$|^can\$|^cad\$/i, 'CAD'],
  [/^au ?\$|^a\$/i, 'AUD'],
  [/^nz ?\$/i, 'NZD'],
  [/^hk ?\$/i, 'HKD'],
  [/^s\$|^sg\$/i, 'SGD'],
  [/^nt\$/i, 'TWD'],
  [/^mx ?\$/i, 'MXN'],
  [/^r\$/i, 'BRL'],
  [/^€|^eur?o?s?\b/i, 'EUR'],
  [/^£/, 'GBP'],
  [/^[¥¥]/, '¥'],
  [/^円/, 'JPY'],
  [/^元|^人民币/, 'CNY'],
  [/^₹|^inr/i, 'INR'],
  [/^₨|^rs\.?/i, 'Rs'],
  [/^₽|^руб\.?|^р(?:\.|$|(?!\p{L}))/iu, 'RUB'],
  [/^zł|^zl\b/i, 'PLN'],
  [/^kč|^kc\b/i, 'CZK'],
  [/^ft\b\.?/i, 'HUF'],
  [/^lei\b/i, 'RON'],
  [/^лв\.?/i, 'BGN'],
  [/^₴|^грн\.?/i, 'UAH'],
  [/^₺|^tl\b/i, 'TRY'],
  [/^₩|^원/, 'KRW'],
  [/^s?fr\.?/i, 'CHF'],
  [/^฿/, 'THB'],
  [/^₫/, 'VND'],
  [/^₱/, 'PHP'],
  [/^₪/, 'ILS'],
  [/^₦/, 'NGN'],
  [/^ksh\.?/i, 'KES'],
  [/^tsh\.?/i, 'TZS'],
  [/^ush\.?/i, 'UGX'],
  [/^₵/, 'GHS'],
  [/^₡/, 'CRC'],
  [/^₸/, 'KZT'],
  [/^rm(?=\s*\d)/i, 'MYR'],
  [/^rp\.?/i, 'IDR'],
  [/^kr\.?/i, 'kr'],
  [/^\$/, '$'],
  [/^د\.ا\.?/, 'JOD'],
  [/^د\.إ\.?/, 'AED'],
  [/^r(?=\s*\d)/i, 'ZAR'],
]

/** Signs that several currencies share, each with its currencies, the most common one first. */
export const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP TWD BRL UYU DOP JMD TTD BBD BSD BZD BMD XCD KYD GYD SRD BND FJD NAD LRD SBD'.split(
    ' ',
  ),
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
}

/**
 * A sign that several currencies share means the file's currency if it's one of them, or else the user's own, or else
 * the most common one. A code stays, and an unknown sign means the file's currency.
 */
export function getCurrencyFromSign(sign: string, fileCurrency: string, own: string): string {
  if (sign.length >= 3) return sign
  const members = SHARED_SIGNS[sign] ?? []
  if (members.includes(fileCurrency)) return fileCurrency
  if (members.includes(own)) return own
  return members[0] ?? fileCurrency
}

/** The currency that a code or "Rs" names; null for other shared signs, such as "$", which say too little. */
export function readNamedCurrency(sign: string | null, own: string): string | null {
  if (sign === 'Rs') return getCurrencyFromSign(sign, own, own)
  return sign?.length === 3 ? sign : null
}

const SAME_CURRENCY: Record<string, string> = { RUR: 'RUB', RMB: 'CNY', CNH: 'CNY', NTD: 'TWD' }
// We don't support accounts in these, but we recognize them, so half a bitcoin doesn't become half a dollar.
const CRYPTOCURRENCIES = 'BTC XBT ETH LTC BCH XRP USDT USDC'.split(' ')

/** Everything read as a currency code: all currencies we know, other codes for them, and cryptocurrencies. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set([
  ...KNOWN_CODES,
  ...Object.keys(SAME_CURRENCY),
  ...CRYPTOCURRENCIES,
])
const WORDS: Record<string, string> = {
  人民币: 'CNY',
  人民币元: 'CNY',
  美元: 'USD',
  港币: 'HKD',
  港元: 'HKD',
  日元: 'JPY',
  日圆: 'JPY',
  欧元: 'EUR',
  英镑: 'GBP',
  円: 'JPY',
  米ドル: 'USD',
  ユーロ: 'EUR',
  원: 'KRW',
  евро: 'EUR',
  руб: 'RUB',
  рубль: 'RUB',
  'доллар сша': 'USD',
  euro: 'EUR',
  euros: 'EUR',
  'us dollar': 'USD',
  'canadian dollar': 'CAD',
  yen: 'JPY',
  lei: 'RON',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
}

/** The code of the currency that a cell names by code, symbol or word; null if it names none. */
export function readCurrency(text: string): string | null {
  const plain = text.trim()
  if (plain === '' || plain.length > 20) return null
  const code = plain.toUpperCase()
  if (CURRENCY_CODES.has(code) && (code === plain || !isAlsoWord(code))) return SAME_CURRENCY[code] ?? code
  return getOwnValue(WORDS, plain.toLowerCase()) ?? null
}

/**
 * Whether an old currency's code is also a country's (Spain, Cyprus, Grenada), an abbreviation or a word. Such a code
 * alone isn't enough to tell the currency.
 */
export function isAlsoWord(code: string): boolean {
  return /^(?:ESP|CYP|GRD|STD|SIT)$/.test(code)
}

/** Codes of today's currencies that are also first names, words or parts of addresses. */
export const CODES_LIKE_WORDS: ReadonlySet<string> = new Set(
  'ALL ANG BAM BOB COP CUP GEL LAK MAD MOP PEN PTE RON SOS TOP TRY'.split(' '),
)

/** An unknown code in a currency column ("ZZZ"); null if it's known or not a code. */
export function readUnknownCode(text: string): string | null {
  const plain = text.trim()
  return /^(?:[A-Z]{3,5}|[a-z]{3})$/.test(plain) && readCurrency(plain) === null ? plain.toUpperCase() : null
}

/** The currency that a heading names: `Amount (EUR)`, `CAD$`, `残高(円)`. Null if it names none. */
export function findCurrencyInHeading(text: string): string | null {
  for (const word of text.split(/[^\p{L}$€£¥₹₽]+/u)) {
    if (/^[A-Z]{3,4}$/.test(word) && CURRENCY_CODES.has(word)) return SAME_CURRENCY[word] ?? word
    const dollar = /^([A-Z]{2,3})\$$/.exec(word)
    if (dollar?.[1] && CURRENCY_CODES.has(dollar[1])) return dollar[1]
  }
  const sign = /(R\$|€|£|₹|₽|円|元(?=[)）]|$))/.exec(text)?.[1]
  if (!sign) return null
  return { R$: 'BRL', '€': 'EUR', '£': 'GBP', '₹': 'INR', '₽': 'RUB', 円: 'JPY', 元: 'CNY' }[sign] ?? null
}

/** The currency code or shared sign at the start of an amount, and what follows it. Null if there is none. */
export function readCurrencyPrefix(text: string): { currency: string; rest: string } | null {
  const code = /^([A-Za-z]{3})\$?(?=[\s\d.,+-]|$)\s*(.*)$/.exec(text)
  if (code?.[1]) {
    const named = readCurrency(code[1])
    if (named) return { currency: named, rest: (code[2] ?? '').trim() }
  }
  for (const [pattern, currency] of SYMBOLS) {
    const match = pattern.exec(text)
    if (match) return { currency, rest: text.slice(match[0].length).trim() }
  }
  return null
}
