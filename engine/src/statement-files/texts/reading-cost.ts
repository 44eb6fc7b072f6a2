import type { FormatReading } from '../reading/statement-reading.ts'
import { getHeadingRole } from '../tables/column-names.ts'
import { saysVoid } from '../values/unposted-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import type { FoundRow } from './pasted-records.ts'
import { isMaskedNumber, type Money, type RecordLine } from './record-lines.ts'
import { isTransactionType } from './transaction-types.ts'

/** The cost in points of what a reading leaves unexplained or explains badly. */
const COST = {
  amountUnused: 2,
  amountUsedTwice: 3,
  /** A balance, total or pending amount read as a transaction. */
  notMoved: 3,
  secondOnLine: 2,
  noName: 3,
  labelAsName: 2,
  amountInName: 2,
  typeAsName: 1,
  longName: 0.5,
  noDirection: 0.2,
  dayUnused: 0.3,
  /** A date at the start of its line wasn't used. */
  headingUnused: 1,
  /** The text has dates, but not the row's date. */
  dayNotInText: 2,
  balanceBreaks: 4,
} as const
const PROOF = { balances: 5, total: 2 } as const

/**
 * `isReceipt`: a purchase or a list of orders, whose totals cover the amounts of items. `addsUp`: the items of a
 * purchase add up to its total, and the text shows that it was paid.
 */
export type Candidate = { kind: string; rows: FoundRow[]; isReceipt?: boolean; addsUp?: boolean }

/**
 * Whether a reading looks wrong on its own, whatever other readings there are: an unused amount that isn't a total of
 * the rows, an amount that didn't move, a name that is missing, is a label, contains an amount or says that nothing was
 * paid, or one name for all rows. Receipts never look wrong.
 */
export function isSuspicious(
  { rows, isReceipt, kind }: Candidate,
  lines: readonly RecordLine[],
  reading: FormatReading,
): boolean {
  if (isReceipt) return false
  const money = lines.flatMap((line) => line.money)
  const used = rows.map((row) => findMoney(money, row.amount ?? row.debit ?? row.credit ?? '', row.line))
  const explained = new Set(used.flatMap((one) => (one ? [getDigits(one)] : [])))
  const totals = getTotals(reading)
  const hasUnusedAmount = money.some(
    (one) => one.role === 'amount' && !explained.has(getDigits(one)) && !totals.has(getSize(one)),
  )
  // Messages and notes say "left" and "available" in their sentences.
  const isProse = kind === 'alert' || kind === 'note'
  const isMoved = isProse || used.every((one) => one === undefined || one.role === 'amount')
  const isNamed = rows.every(({ name }) => getNameCost(name) < COST.labelAsName && !saysVoid(name))
  const isOneName = rows.length > 1 && new Set(rows.map(({ name }) => name)).size === 1
  return hasUnusedAmount || !isMoved || !isNamed || isOneName
}

/**
 * How badly a reading explains the text: unused amounts and dates, bad names and broken balances add cost, and proof by
 * balances or totals reduces it. `isProven`: whether the balances add up; null if there are too few.
 */
export function getCost(
  { rows, isReceipt }: Candidate,
  lines: readonly RecordLine[],
  reading: FormatReading,
  isProven: boolean | null,
): number {
  const money = lines.flatMap((line) => line.money)
  const used = new Map<Money, number>()
  let cost = getDayCost(rows, lines)
  let lineBefore = 0
  for (const row of rows) {
    const token = findMoney(money, row.amount ?? row.debit ?? row.credit ?? '', row.line)
    if (token) used.set(token, (used.get(token) ?? 0) + 1)
    const balance = row.balance === undefined ? undefined : findMoney(money, row.balance, row.line, token)
    if (balance) used.set(balance, 1)
    cost += getNameCost(row.name)
    if (token && token.role !== 'amount' && !isReceipt) cost += COST.notMoved
    if (lineBefore === row.line) cost += COST.secondOnLine
    lineBefore = row.line
    if (row.amount !== undefined && !/[-+\u2212(]|[CDSH]R?$/.test(row.amount)) cost += COST.noDirection
  }
  for (const times of used.values()) if (times > 1) cost += COST.amountUsedTwice
  if (!isReceipt) {
    const explained = new Set([...used.keys()].map(getDigits))
    cost += COST.amountUnused * money.filter((one) => one.role === 'amount' && !explained.has(getDigits(one))).length
  }
  if (isProven === true) cost -= PROOF.balances
  if (isProven === false) cost += COST.balanceBreaks
  if (provesTotal(reading, money, used)) cost -= PROOF.total
  return cost
}

/** The amount that a row refers to: the one with these digits that is nearest to its line. */
function findMoney(money: readonly Money[], text: string, line: number, except?: Money): Money | undefined {
  const digits = text.replace(/\D/g, '')
  return money
    .filter((one) => one !== except && getDigits(one) === digits)
    .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0]
}

function getDigits({ token }: Money): string {
  return token.parts.body.replace(/\D/g, '')
}

function getNameCost(name: string): number {
  if (!/\p{L}{2}|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/u.test(name)) return COST.noName
  if (getHeadingRole(name)?.isExact || /^[^:]{1,20}:/.test(name)) return COST.labelAsName
  if (findAmounts(name, findDays(name, null)).some((token) => token.isStrong)) return COST.amountInName
  if (/^["“'].*["”']$/u.test(name) || isMaskedNumber(name)) return COST.labelAsName
  if (/\s[DCSH]$/.test(name) || /^(?:your )?(?:order|invoice|booking|ref)\b.*\d/i.test(name)) return COST.labelAsName
  if (isTransactionType(name)) return COST.typeAsName
  // "Card used at SHOP on .": a sentence with its amounts and dates cut out.
  if (/\s\.(?:\s|$)|\b(?:on|at|of|for|summu)\s?[.,]?$/i.test(name)) return COST.typeAsName
  return name.length > 70 ? COST.longName : 0
}

function getDayCost(rows: readonly FoundRow[], lines: readonly RecordLine[]): number {
  const days = lines.flatMap((line) => (line.field === 'otherDay' ? [] : line.days.slice(0, 1)))
  const texts = new Set(days.map((day) => day.iso ?? day.text))
  const headings = new Set(days.filter((day) => day.start < 3).map((day) => day.iso ?? day.text))
  const used = new Set(rows.map((row) => row.day))
  const unused = [...texts].filter((text) => !used.has(text))
  const unstated = texts.size === 0 ? 0 : rows.filter((row) => !texts.has(row.day) && /^\d{4}-/.test(row.day)).length
  const unusedCost = unused.reduce((sum, text) => sum + (headings.has(text) ? COST.headingUnused : COST.dayUnused), 0)
  return Math.min(3, unusedCost) + unstated * COST.dayNotInText
}

/** Whether the text states the rows' total in, total out or net in an amount that no row uses. */
function provesTotal({ rows }: FormatReading, money: readonly Money[], used: ReadonlyMap<Money, number>): boolean {
  if (rows.length < 2) return false
  const wanted = getTotals({ rows })
  return money.some((one) => one.role === 'aside' && !used.has(one) && wanted.has(getSize(one)))
}

/** The total in, the total out, and the net of both, without signs and zeros. */
function getTotals({ rows }: Pick<FormatReading, 'rows'>): Set<number> {
  const sumRows = (pick: (minor: number) => boolean) =>
    rows.filter((row) => pick(row.minor)).reduce((total, row) => total + row.minor, 0)
  const totals = new Set(
    [sumRows((minor) => minor > 0), sumRows((minor) => minor < 0), sumRows(() => true)].map(Math.abs),
  )
  totals.delete(0)
  return totals
}

function getSize({ token }: Money): number {
  return Number(token.parts.body.replace(/\D/g, '')) * (/[.,]\d{2}$/.test(token.parts.body) ? 1 : 100)
}
