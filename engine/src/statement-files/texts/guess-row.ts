import { isKnownCurrency } from '../../core/currency.ts'
import type { PlainDate } from '../../core/plain-date.ts'
import { toMinor } from '../values/amounts.ts'
import { getCurrencyFromSign } from '../values/currencies.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import type { DayToken } from './day-token.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { cleanName } from './pasted-records.ts'

/**
 * `name` is the longest text, or empty. `minor` has no sign, and is null unless the line has one amount, or one clear
 * amount among other numbers. `day` is null unless the line's dates all mean the same day.
 */
type GuessedRow = { name: string; day: PlainDate | null; minor: number | null; currency: string }

// A comma inside a number doesn't separate cells.
const CELL_ENDS = /[;\t|·]|(?<!\d),|,(?!\d)/

/** Guesses the values of a line that didn't become a row, to start a form with. */
export function guessRow(line: string, { today, currency }: { today: PlainDate; currency: string }): GuessedRow {
  const cells = line.split(CELL_ENDS).map((cell) => {
    const days = findDays(cell, today)
    const amounts = findAmounts(cell, days)
    return { days, amounts, words: blank(cell, [...days, ...amounts]) }
  })
  const [day = null, ...otherDays] = new Set(
    cells.flatMap(({ days }) => days.flatMap((token) => resolve(token, today))),
  )
  const amounts = cells.flatMap((cell) => cell.amounts)
  const clear = amounts.filter(({ isStrong }) => isStrong)
  const [amount, ...otherAmounts] = clear.length > 0 ? clear : amounts
  const sign = amount?.parts.currency
  const written = sign && !isKnownCurrency(sign) ? getCurrencyFromSign(sign, currency, currency) : (sign ?? currency)
  const names = cells.map(({ words }) => cleanName(words)).filter((words) => /\p{L}{2}/u.test(words))
  return {
    name: names.sort((a, b) => b.length - a.length)[0] ?? '',
    day: otherDays.length > 0 ? null : day,
    minor: amount && otherAmounts.length === 0 ? toMinor(amount.parts, '.', written) : null,
    currency: written,
  }
}

/** The days that a date can mean: two if it can be read both day first and month first. */
function resolve({ iso, parts }: DayToken, today: PlainDate): PlainDate[] {
  if (iso !== null) return [iso]
  const years = createYearsUntil(today)
  return parts ? (['mdy', 'dmy'] as const).flatMap((order) => resolveDay(parts, order, years) ?? []) : []
}

function blank(cell: string, tokens: readonly (AmountToken | DayToken)[]): string {
  return tokens.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), cell)
}
