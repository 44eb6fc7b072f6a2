import type { StatementRow } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { CURRENCY_CODES, isWordToo, readCurrency } from '../values/amounts.ts'

/** Codes that are also first names or common words: they count only next to an amount. */
const WORDS_LIKE_CODES = new Set('ALL ANG BAM BOB COP CUP GEL LAK MAD MOP PEN RON SOS TOP TRY'.split(' '))
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

/** The currency that a statement names above its rows; null if it names none or several. */
export function currencyAbove(lines: readonly string[]): string | null {
  const named = new Set(lines.flatMap(currenciesIn))
  return named.size === 1 ? [...named][0]! : null
}

/**
 * Whether a line between rows of one currency names another without an amount, as the title of an account does: the
 * rows below it may be in that one.
 */
export function hasOtherCurrency(rows: readonly StatementRow[], lines: readonly string[]): boolean {
  const own = new Set(rows.map(({ currency }) => currency))
  const places = new Set(rows.map(({ line }) => line))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return (
    own.size === 1 &&
    lines.some((line, index) => {
      const isBetween = index + 1 > first && index + 1 < last && !places.has(index + 1)
      if (!isBetween || findAmounts(line, findDays(line, null)).some(({ strong }) => strong)) return false
      return currenciesIn(line).some((currency) => !own.has(currency))
    })
  )
}

function currenciesIn(line: string): string[] {
  const codes = (line.match(/(?<!\p{L})[A-Z]{3}(?![\p{L}$])/gu) ?? []).filter(
    (code) => CURRENCY_CODES.has(code) && !WORDS_LIKE_CODES.has(code) && !isWordToo(code),
  )
  const signs = (line.match(SIGN) ?? []).map((sign) => SIGNS[sign]!)
  const amounts = findAmounts(line, findDays(line, null)).flatMap(({ parts }) =>
    parts.currency?.length === 3 ? [parts.currency] : [],
  )
  return [...codes.map((code) => readCurrency(code) ?? code), ...signs, ...amounts]
}
