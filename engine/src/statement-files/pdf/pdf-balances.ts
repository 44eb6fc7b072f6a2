import { countDecimals } from '../../core/currency.ts'
import { addDays, type PlainDate } from '../../core/plain-date.ts'
import { checkBalances } from '../balance-check.ts'
import type { FormatReading, ReadingContext, StatedBalance, StatementRow } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { getLineMeaning, isOpeningText } from '../values/row-words.ts'
import type { PdfLine } from './pdf-page.ts'

/** With fewer rows, balances may add up by chance. */
const MIN_ROWS = 3
/** How many days after the last row the period can end. */
const MAX_DAYS_AFTER_ROWS = 31
const INTEREST_OR_FEE =
  /\binterest\b|finance charge|\bfees?\b|zinsen?\b|gebühr|intérêts?\b|frais\b|interes(?:es)?\b|comisi[oó]n|juros\b|\biof\b|interessi\b|rente\b|利息|手数料/i

type Labeled = { label: string; minor: number; line: number }

/**
 * If a reading lacks balances, looks anywhere on the pages for an opening and a closing balance that the rows connect.
 * If the balances only add up with the interest and fees on lines with just a label and an amount, or with one of them,
 * these become rows on the statement's last day.
 */
export function addProvenBalances(
  reading: FormatReading,
  lines: readonly PdfLine[],
  context: ReadingContext,
): FormatReading {
  const { rows } = reading
  const currency = rows[0]?.currency
  const lacksBalance = !reading.openingBalance || !reading.closingBalance
  if (!currency || !lacksBalance || rows.length < MIN_ROWS || rows.some((row) => row.balanceAfterMinor !== undefined))
    return reading
  const rowLines = new Set(rows.map(({ line }) => line))
  const labeled = lines.flatMap((line) => (rowLines.has(line.at) ? [] : findLabeledAmounts(line, currency)))
  const balances = labeled.filter(({ label }) => getLineMeaning(label) === 'balance')
  const toStated = ({ minor, line }: Labeled): StatedBalance => ({ minor, line, currency })
  const openings = balances.filter(({ label }) => isOpeningText(label)).map(toStated)
  const closings = balances.filter(({ label }) => !isOpeningText(label)).map(toStated)
  const prove = (some: readonly StatementRow[]) => {
    for (const openingBalance of openings)
      for (const closingBalance of closings)
        if (checkBalances(some, openingBalance, closingBalance)?.ok)
          return { ...reading, rows: [...some], openingBalance, closingBalance }
    return null
  }
  const whole = prove(rows)
  if (whole) return whole
  const day = findLastDay(rows, lines, context.today)
  const undated = labeled.filter(
    ({ label, minor, line }) => minor > 0 && line > Math.min(...rowLines) && isInterestOrFee(label, lines[line - 1]!),
  )
  const more = undated.map(
    ({ label, minor, line }): StatementRow => ({ line, day, minor: -minor, currency, name: label }),
  )
  for (const some of [more, ...more.map((row) => [row])]) {
    const proven = some.length > 0 ? prove([...rows, ...some]) : null
    if (proven) return proven
  }
  return reading
}

const CHARGED_LAST = /\binterest\b|finance charge|zinsen\b|intérêts\b|intereses\b|juros\b|interessi\b/i

/**
 * Moves interest without a date to the statement's last day, if all other rows have a date and there are no running
 * balances, as on a card bill. Otherwise it would keep the day of the row above.
 */
export function moveUndatedInterest(
  reading: FormatReading,
  lines: readonly PdfLine[],
  today: PlainDate,
): FormatReading {
  const { rows } = reading
  const getText = (line: number) => lines[line - 1]?.pieces.map(({ text }) => text).join(' ') ?? ''
  const undated = rows.filter(({ line }) => findDays(getText(line), null).length === 0)
  const isBill = rows.every((row) => row.balanceAfterMinor === undefined)
  if (!isBill || undated.length === 0 || undated.length === rows.length) return reading
  if (!undated.every(({ name }) => CHARGED_LAST.test(name))) return reading
  const day = findLastDay(rows, lines, today)
  return { ...reading, rows: rows.map((row) => (undated.includes(row) ? { ...row, day } : row)) }
}

function isInterestOrFee(label: string, { pieces }: PdfLine): boolean {
  return INTEREST_OR_FEE.test(label) && getLineMeaning(label) === null && pieces.length === 2
}

/** The amounts of a line, without signs, with the words right before them: "Previous balance" and "$731.55". */
function findLabeledAmounts({ at, pieces }: PdfLine, currency: string): Labeled[] {
  return pieces.flatMap(({ text }, index) => {
    const amounts = findAmounts(text, findDays(text, null)).filter(({ isStrong }) => isStrong)
    const amount = amounts.at(-1)
    if (!amount || amounts.length > 1 || amount.end < text.length - 1) return []
    const own = text.slice(0, amount.start).replace(/[\s:=+-]+$/, '')
    const label = /\p{L}/u.test(own) ? own : (pieces[index - 1]?.text ?? '')
    const digits = Number(amount.parts.body.replace(/\D/g, ''))
    const hasDecimals = /[.,]\d{2}$/.test(amount.parts.body)
    const minor = countDecimals(currency) === 2 && !hasDecimals ? digits * 100 : digits
    return label === '' ? [] : [{ label: label.replace(/[:\s]+$/, ''), minor, line: at }]
  })
}

/**
 * The last day of a statement's period: the earliest date outside its rows that is on or after the latest row's, and at
 * most 31 days later. A due date comes after it. The latest row's date if there is no such date.
 */
function findLastDay(rows: readonly StatementRow[], lines: readonly PdfLine[], today: PlainDate): PlainDate {
  const latest = rows.map(({ day }) => day).reduce((a, b) => (b > a ? b : a))
  const rowLines = new Set(rows.map(({ line }) => line))
  const days = lines
    .filter(({ at }) => !rowLines.has(at))
    .flatMap(({ pieces }) => pieces.flatMap(({ text }) => findDays(text, null)))
    .flatMap(({ parts }) => {
      if (parts?.kind !== 'known' && parts?.kind !== 'open') return []
      const isMonthFirst = parts.kind === 'open' && parts.second > 12
      return resolveDay(parts, isMonthFirst ? 'mdy' : 'dmy', createYearsUntil(today)) ?? []
    })
    .filter((day) => day >= latest && day <= addDays(latest, MAX_DAYS_AFTER_ROWS))
  return days.length === 0 ? latest : days.reduce((a, b) => (b < a ? b : a))
}
