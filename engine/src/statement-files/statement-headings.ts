import { type ColumnRole, roleOfHeading } from './column-names.ts'
import type { AmountToken } from './line-tokens.ts'
import type { FoundRow } from './pasted-records.ts'
import type { Line } from './statement-line.ts'

/** A heading of a text table and where it stands. */
export type HeadingMark = { role: ColumnRole; center: number; end: number }

const MONEY = ['debit', 'credit', 'balance', 'amount']

/** Headings of a text table with their positions; null when the line is none. */
export function headingMarks(line: Line): HeadingMark[] | null {
  if (line.amounts.some((token) => token.strong) || line.days.length > 0) return null
  const marks: HeadingMark[] = []
  let segments = 0
  for (const match of line.text.matchAll(/\S+(?: \S+)*/g)) {
    segments++
    const named = roleOfHeading(match[0])
    if (named)
      marks.push({ role: named.role, center: match.index + match[0].length / 2, end: match.index + match[0].length })
  }
  const money = marks.filter((mark) => MONEY.includes(mark.role))
  return segments >= 2 && marks.length >= segments * 0.6 && money.length > 0 && (marks.length >= 2 || segments <= 3)
    ? marks
    : null
}

/** Puts the amounts that close a line under the headings nearest to them; without a pair, the last of two is the balance. */
export function placeAmounts(row: FoundRow, tokens: AmountToken[], headings: HeadingMark[], sameTwice: boolean): void {
  const money = headings.filter((mark) => MONEY.includes(mark.role))
  const hasPair = money.some((mark) => mark.role === 'debit') && money.some((mark) => mark.role === 'credit')
  if (hasPair) {
    for (const token of tokens) {
      const center = (token.start + token.end) / 2
      const near = money.reduce((best, mark) =>
        distance(mark, token, center) < distance(best, token, center) ? mark : best,
      )
      if (near.role === 'balance') row.balance = token.text
      else if (near.role === 'debit') row.debit ??= token.text
      else if (near.role === 'credit') row.credit ??= token.text
    }
    return
  }
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!first || !last) return
  const second = tokens[1]
  if (tokens.length === 1) row.amount = first.text
  else if (sameTwice) row.amount = last.text
  else if (tokens.length === 3 && second?.parts.direction && !first.parts.direction && !last.parts.direction) {
    // The balance alone is marked ("5,750.00Cr"); what follows it are fees to come.
    row.amount = first.text
    row.balance = second.text
  } else {
    row.amount = (tokens[tokens.length - 2] as AmountToken).text
    row.balance = last.text
  }
}

function distance(mark: HeadingMark, token: AmountToken, center: number): number {
  return Math.min(Math.abs(mark.center - center), Math.abs(mark.end - token.end))
}
