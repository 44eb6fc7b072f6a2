import { getOnly } from '../../core/get-only.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import {
  CODES_LIKE_WORDS,
  CURRENCY_CODES,
  isAlsoWord,
  readCurrency,
  readNamedCurrency,
  SHARED_SIGNS,
} from '../values/currencies.ts'
import { getCountryCurrencies } from './pdf-country.ts'

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  R$: 'BRL',
  zł: 'PLN',
  KSh: 'KES',
}
const SIGN = /(?<!\p{L})(?:R\$|KSh|zł|[€£₹₽])(?!\p{L})/gu

/** A currency's name at the end of a line: "Compte de particulier - en euros", "(importi in euro)". */
const NAME_AT_END = /(?<!\p{L})(?:en|in|em)\s+(\p{L}+)\)?\s*$/iu

/**
 * The currency that a statement names above its rows; null if it names none or several. A currency's name counts only
 * if there are no codes or signs, because it may be about a fee.
 */
export function findCurrencyAbove(lines: readonly string[], own: string): string | null {
  const named = new Set(lines.flatMap((line) => findCurrencies(line, own)))
  if (named.size === 0 && !lines.some((line) => line.includes('$'))) {
    for (const line of lines) {
      const currency = readCurrency(NAME_AT_END.exec(line)?.[1] ?? '')
      if (currency) named.add(currency)
    }
  }
  return getOnly(named)
}

const DOLLARS = new Set(SHARED_SIGNS.$)
const SIGNS_OF: Readonly<Record<string, RegExp>> = {
  JPY: /[¥￥円]/,
  EUR: /€|(?<!\p{L})euros?(?!\p{L})/iu,
}

/** `code` is null if the rows keep the currencies that they were read with. */
export type FoundCurrency = { code: string | null; isSure: boolean }

/**
 * The currency of a statement: the one it names above its rows, or else its country's if the rows name none, or else US
 * dollars if it has dollar signs and the user's currency has another sign. We aren't sure if only the country suggests
 * it, or if nothing in the statement suggests the user's own currency.
 */
export function decideCurrency(rows: readonly StatementRow[], lines: readonly string[], own: string): FoundCurrency {
  const rowLines = new Set(rows.map(({ line }) => line))
  const named = findCurrencyAbove(lines.slice(0, Math.min(...rowLines) - 1), own)
  if (named) return { code: named, isSure: true }
  const text = lines.join('\n')
  const hasDollars = text.includes('$')
  const read = [...new Set(rows.map(({ currency }) => currency))]
  const isNamed = (currency: string) => currency !== own && !(hasDollars && currency === 'USD')
  const isSupported = (currency: string) => (hasDollars && DOLLARS.has(currency)) || supports(currency, text)
  if (read.some(isNamed)) return { code: null, isSure: read.every(isSupported) }
  const outside = [...lines.slice(0, Math.min(...rowLines) - 1), ...lines.slice(Math.max(...rowLines))].join('\n')
  const fitting = getCountryCurrencies(outside).filter((currency) => !hasDollars || DOLLARS.has(currency))
  if (fitting.includes(own)) return { code: null, isSure: true }
  const [only, other] = fitting
  if (only && !other) return { code: only, isSure: isSupported(only) }
  // If the statement has dollar signs, another currency may only be from a purchase abroad, unless the rows themselves
  // are in it.
  const rowText = lines.filter((_, index) => rowLines.has(index + 1)).join('\n')
  const isOwn = hasDollars ? DOLLARS.has(own) || supports(own, rowText) : supports(own, text)
  return { code: hasDollars && !isOwn && !other ? 'USD' : null, isSure: !other && isOwn }
}

/** Whether anything in a statement suggests this currency: its code, its sign or a sign it shares with others. */
function supports(currency: string, text: string): boolean {
  return (
    new RegExp(`(?<!\\p{L})${currency}(?!\\p{L})`, 'u').test(text) ||
    SIGNS_OF[currency]?.test(text) === true ||
    text.split('\n').some((line) => findCurrencies(line, currency).includes(currency))
  )
}

/**
 * Whether a line between rows of one currency names another currency without an amount, like the title of an account.
 * The rows below it may be in that currency.
 */
export function hasOtherCurrency(rows: readonly StatementRow[], lines: readonly string[]): boolean {
  const own = new Set(rows.map(({ currency }) => currency))
  const rowLines = new Set(rows.map(({ line }) => line))
  const [first, last] = [Math.min(...rowLines), Math.max(...rowLines)]
  return (
    own.size === 1 &&
    lines.some((line, index) => {
      const isBetween = index + 1 > first && index + 1 < last && !rowLines.has(index + 1)
      if (!isBetween || findAmounts(line, findDays(line, null)).some(({ isStrong }) => isStrong)) return false
      return findCurrencies(line, [...own][0]!).some((currency) => !own.has(currency))
    })
  )
}

function findCurrencies(line: string, own: string): string[] {
  // "MODA CAD. NO:88" is a street.
  const codes = (line.match(/(?<!\p{L})[A-Z]{3}(?![\p{L}$]|\.\s)/gu) ?? []).filter(
    (code) => CURRENCY_CODES.has(code) && !CODES_LIKE_WORDS.has(code) && !isAlsoWord(code),
  )
  const signs = (line.match(SIGN) ?? []).map((sign) => SIGNS[sign]!)
  const amounts = findAmounts(line, findDays(line, null)).flatMap(({ parts }) => {
    const named = readNamedCurrency(parts.currency, own)
    // Codes that are also words count only next to an amount with decimals.
    return named && (!CODES_LIKE_WORDS.has(named) || /[.,]\d{2}$/.test(parts.body)) ? [named] : []
  })
  return [...codes.map((code) => readCurrency(code) ?? code), ...signs, ...amounts]
}
