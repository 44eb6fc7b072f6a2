import { getHeadingRole } from '../tables/column-names.ts'
import type { ColumnRole } from '../tables/heading-role.ts'
import type { AmountToken } from './line-tokens.ts'
import type { FoundRow } from './pasted-records.ts'
import type { Line } from './statement-line.ts'

/** A heading of a text table and its position. */
export type HeadingMark = { role: ColumnRole; start: number; center: number; end: number }

const MONEY = ['debit', 'credit', 'balance', 'amount']

/** The headings of a text table with their positions; null if the line has other words or no heading for amounts. */
export function findHeadingMarks(line: Line): HeadingMark[] | null {
  if (line.amounts.some((token) => token.isStrong) || line.days.length > 0) return null
  const marks: HeadingMark[] = []
  let segments = 0
  for (const match of line.text.matchAll(/\S+(?: \S+)*/g)) {
    segments++
    const named = getHeadingRole(match[0])
    if (named)
      marks.push({
        role: named.role,
        start: match.index,
        center: match.index + match[0].length / 2,
        end: match.index + match[0].length,
      })
  }
  const money = marks.filter((mark) => MONEY.includes(mark.role))
  return segments >= 2 && marks.length >= segments * 0.6 && money.length > 0 && (marks.length >= 2 || segments <= 3)
    ? marks
    : null
}

/** "Date  Debits  Credits  Description  Balance": the words are between the amounts and the balance. */
export function hasAmountsFirst(marks: readonly HeadingMark[]): boolean {
  const moved = marks.findIndex((mark) => mark.role !== 'balance' && MONEY.includes(mark.role))
  const words = marks.findLastIndex((mark) => !MONEY.includes(mark.role) && mark.role !== 'day')
  return moved >= 0 && words > moved && marks.at(-1)?.role === 'balance'
}

/**
 * Assigns the amounts at the end of a line to the nearest headings. Without headings for both debit and credit, the
 * order of the amounts decides: the last of several is usually the balance.
 */
export function placeAmounts(
  row: FoundRow,
  tokens: AmountToken[],
  headings: HeadingMark[],
  layout: { isAmountLast: boolean; hasZeros: boolean; edges: ReadonlyMap<number, ColumnRole> | null },
): void {
  const money = headings.filter((mark) => MONEY.includes(mark.role))
  const hasPair = money.some((mark) => mark.role === 'debit') && money.some((mark) => mark.role === 'credit')
  if (hasPair) {
    for (const token of tokens) {
      const role = layout.edges?.get(token.end) ?? findNearest(money, token).role
      if (role === 'balance') row.balance = token.text
      else if (role === 'debit' || role === 'credit') row[role] ??= token.text
    }
  } else placeByOrder(row, tokens, layout)
}

function placeByOrder(
  row: FoundRow,
  tokens: AmountToken[],
  layout: { isAmountLast: boolean; hasZeros: boolean },
): void {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!first || !last) return
  const second = tokens[1]
  if (tokens.length === 1) row.amount = first.text
  else if (layout.hasZeros && second && tokens.length === 3) {
    // Both columns are filled, but one has a zero.
    if (isZero(first)) row.credit = second.text
    else row.debit = first.text
    row.balance = last.text
  } else if (layout.isAmountLast) row.amount = last.text
  else if (tokens.length === 3 && second?.parts.body === last.parts.body) {
    // The balance as of two dates.
    row.amount = first.text
    row.balance = last.text
  } else if (tokens.length === 3 && second?.parts.direction && !first.parts.direction && !last.parts.direction) {
    // Only the balance is marked ("5,750.00Cr"); upcoming fees follow it.
    row.amount = first.text
    row.balance = second.text
  } else {
    row.amount = (tokens[tokens.length - 2] as AmountToken).text
    row.balance = last.text
  }
}

function findNearest(marks: readonly HeadingMark[], token: AmountToken): HeadingMark {
  const center = (token.start + token.end) / 2
  return marks.reduce((best, mark) =>
    getDistance(mark, token, center) < getDistance(best, token, center) ? mark : best,
  )
}

function getDistance(mark: HeadingMark, token: AmountToken, center: number): number {
  return Math.min(Math.abs(mark.center - center), Math.abs(mark.end - token.end))
}

// Right edges at most this far apart belong to one column.
const EDGE = 2

/**
 * Where the amounts below each heading end. There must be as many amount columns as amount headings, in the same order,
 * or a single column that isn't below any heading and belongs to the one on its left. Otherwise null.
 */
export function findColumnEdges(lines: readonly Line[], rows: readonly Line[]): Map<number, ColumnRole> | null {
  const headings = lines.map(findHeadingMarks).find((marks) => marks !== null)
  const money = (headings ?? []).filter((mark) => MONEY.includes(mark.role))
  if (money.length < 2) return null
  const tokens = rows.flatMap((line) => line.trailing)
  const edges = [...new Set(tokens.map((token) => token.end))].sort((a, b) => a - b)
  const groups: number[][] = []
  for (const edge of edges) {
    const group = groups.at(-1)
    if (group && edge - (group.at(-1) as number) <= EDGE) group.push(edge)
    else groups.push([edge])
  }
  const isBetweenHeadings = tokens.every(
    (token) => !money.some((mark) => token.start < mark.end && token.end > mark.start),
  )
  const only =
    groups.length === 1 && isBetweenHeadings ? money.findLast((mark) => mark.end <= (tokens[0]?.start ?? 0)) : undefined
  if (!only && groups.length !== money.length) return null
  const roles = new Map<number, ColumnRole>()
  groups.forEach((group, index) => {
    for (const edge of group) roles.set(edge, (only ?? (money[index] as HeadingMark)).role)
  })
  return roles
}

/**
 * Whether headings with single spaces between them, which can't be told apart by position, end with the word for an
 * amount, not a balance.
 */
export function endsWithAmountHeading(lines: readonly Line[]): boolean {
  const roles = lines.flatMap((line) => {
    const words = line.text.trim().split(/\s+/)
    if (/\S\s{2,}\S/.test(line.text) || /^[A-Z]{3}$/.test(words.at(-1) ?? '')) return []
    if (words.length < 3 || words.length > 9 || line.amounts.length > 0 || line.days.length > 0) return []
    if (getHeadingRole(words[0] ?? '')?.role !== 'day') return []
    const last = getHeadingRole(words.at(-1) ?? '')?.role ?? getHeadingRole(words.slice(-2).join(' '))?.role
    return last && MONEY.includes(last) ? [last] : []
  })
  return roles.length > 0 && roles.every((role) => role === 'amount')
}

/** Whether the last of three amounts is nearly always the sum of the others: an amount, its fee, and the total. */
export function endWithTotals(rows: readonly Line[]): boolean {
  const triples = rows.map((line) => line.trailing.map(toHundredths)).filter((amounts) => amounts.length === 3)
  const fitting = triples.filter(([first, second, total]) => (first ?? 0) + (second ?? 0) === total)
  return fitting.length > 1 && fitting.length >= triples.length * 0.8
}

function toHundredths({ parts }: AmountToken): number {
  const size = Number(parts.body.replace(/\D/g, '')) * (/[.,]\d{2}$/.test(parts.body) ? 1 : 100)
  return parts.isNegative ? -size : size
}

function isZero({ parts }: AmountToken): boolean {
  return !/[1-9]/.test(parts.body)
}

/**
 * Whether nearly always one of the first two of three amounts is zero, but not always the same one: money out, money in
 * and the balance.
 */
export function haveZeros(rows: readonly Line[]): boolean {
  const triples = rows.map((line) => line.trailing).filter((amounts) => amounts.length === 3)
  const fitting = triples.filter(([one, another]) => one && another && isZero(one) !== isZero(another))
  const firsts = new Set(fitting.map(([one]) => one && isZero(one)))
  return fitting.length > 1 && fitting.length >= triples.length * 0.8 && firsts.size === 2
}
