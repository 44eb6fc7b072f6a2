import { countDecimals } from '../../core/currency.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import type { ImportNote } from './import-note.ts'

const MAX_ROWS_CHECKED = 500
const MAX_ROW_LINES = 20

/**
 * Flips the signs if the user says the file has them reversed. If the reader took most signs as written, all are
 * flipped. If it already decided they mean the opposite, or read unsigned amounts as money out, they stay. If the lines
 * don't show the written signs, or the user only says that spending is positive, they're flipped unless at least half
 * the rows are already money out.
 */
export function flipSigns(
  rows: StatementRow[],
  text: string,
  reversal: NonNullable<ImportNote['signsReversed']>,
): StatementRow[] {
  const areAsWritten = areSignsAsWritten(rows, text)
  const isMostlyIn = rows.filter((row) => row.minor < 0).length * 2 < rows.length
  const isReversed = areAsWritten === null || reversal === 'spending-is-positive' ? isMostlyIn : areAsWritten
  if (!isReversed) return rows
  return rows.map((row) => ({ ...row, minor: row.minor === 0 ? 0 : -row.minor }))
}

function areSignsAsWritten(rows: readonly StatementRow[], text: string): boolean | null {
  const lines = text.split('\n')
  let same = 0
  let other = 0
  let minus = 0
  rows.slice(0, MAX_ROWS_CHECKED).forEach((row, i) => {
    const next = rows[i + 1]?.line ?? row.line + 1
    const until = next > row.line ? Math.min(next, row.line + MAX_ROW_LINES) : row.line + 1
    const isMinus = isWrittenNegative(lines.slice(row.line - 1, until - 1).join('\n'), row)
    if (isMinus === null || row.minor === 0) return
    if (isMinus) minus += 1
    if (isMinus === row.minor < 0) same += 1
    else other += 1
  })
  // Money in both directions without a single minus: words or columns give the direction, so the lines say nothing
  // about signs.
  if (same + other === 0 || (minus === 0 && same > 0 && other > 0)) return null
  return same >= other
}

/** Null if the amount isn't found in its row's lines. */
function isWrittenNegative(lines: string, { minor, currency }: StatementRow): boolean | null {
  const places = countDecimals(currency)
  const digits = String(Math.abs(minor)).padStart(places + 1, '0')
  const whole = digits
    .slice(0, digits.length - places)
    .split('')
    .join("[.,'’\\s]?")
  const decimals = digits.slice(digits.length - places)
  const amount =
    places === 0 ? whole : `${whole}(?:[.,]${decimals.replace(/0+$/, '')}0*${/^0+$/.test(decimals) ? '|' : ''})`
  const found = new RegExp(
    `([-−–(]\\s*)?(?:[$€£¥₹]\\s*)?([-−]?)(?<![\\d.,])${amount}(?![\\d]|[.,]\\d)(\\s?[-−](?!\\S))?`,
  ).exec(lines)
  return found === null ? null : Boolean(found[1] || found[2] || found[3])
}
