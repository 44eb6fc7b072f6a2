import type { PlainDate } from '../../core/plain-date.ts'
import { foldText, foldWords } from '../../language/fold-text.ts'
import { getCached } from '../../language/get-cached.ts'
import { type AmountParts, type DecimalMark, decideDecimalMark, readAmount } from '../values/amounts.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { getDirectionFromWords, isThanksForPayment } from '../values/direction-words.ts'
import { saysPending } from '../values/unposted-words.ts'
import { type Figures, getFigures, type Sequence } from './balance-proof.ts'
import { type ColumnProfile, cleanCell, profileColumns, readDayCell, sampleRecords } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { findCurrency } from './currency-column.ts'
import type { ColumnRole } from './heading-role.ts'
import type { MoneyColumns } from './money-by-content.ts'
import { findMoneyColumns } from './money-columns.ts'
import { addFlagWords, findNames } from './name-columns.ts'
import { refineRoles } from './refine-roles.ts'
import type { TableSection } from './table-header.ts'

/** What each column of a table means. */
export type ColumnRoles = NonNullable<ReturnType<typeof decideRoles>>

const SAMPLE = 400
const MINOR_UNITS = /\b(?:cents?|pence|minor|minor units?|in cent|centimes|centavos|grosz[ey]?)\b/

/** Decides the roles of all columns in a section; null without transactions, a date column or an amount column. */
export function decideRoles(section: TableSection, markFallback: DecimalMark) {
  const records = sampleRecords(section.transactions, SAMPLE)
  if (records.length === 0) return null
  const width = Math.max(...records.map((record) => record.cells.length), section.header?.headings.length ?? 0)
  const isFlagColumn = (index: number) => section.header?.roles[index] === 'direction'
  const profiles = profileColumns(records, Math.min(width, 200), isFlagColumn)
  const roles: (ColumnRole | null)[] = profiles.map((p) => section.header?.roles[p.index] ?? null)
  const exact = profiles.map((p) => section.header?.isExact[p.index] ?? false)
  const headings = profiles.map((p) => section.header?.headings[p.index] ?? '')
  refineRoles(roles, profiles, headings)

  const { days, serialDays: hasSerialDays } = findDays(profiles, roles, section.header !== null)
  if (days.length === 0) return null
  const taken = new Set(
    profiles
      .filter((p) => p.days >= p.filled * 0.6 && p.days > 0 && (p.integers < p.days || days.includes(p.index)))
      .map((p) => p.index),
  )
  for (const day of days) taken.add(day)
  const mark = decideMark(records, profiles, taken, markFallback)
  const sequence = getSequence(records, days[0] ?? 0)
  const figures = new Map<number, Figures>()
  const money = findMoneyColumns({
    profiles,
    roles,
    exact,
    headings,
    records,
    mark,
    taken,
    sequence,
    isOutgoing: (first, second) => isFirstMoneyOut(records, profiles, first, second),
    countPayments: (column) =>
      records.filter(
        (record) => /[1-9]/.test(record.cells[column] ?? '') && record.cells.some((cell) => isThanksForPayment(cell)),
      ).length,
    getFigures: (column) => getCached(figures, column, () => getFigures(records, column, mark)),
  })
  if (!money) return null
  const moneyColumns = new Set(
    [...money.amounts.map((a) => a.column), money.debit, money.credit, money.balance].filter((c) => c !== null),
  )
  const direction = findDirection(profiles, roles, section.header !== null, money)
  const currency = findCurrency({ profiles, roles, headings, money })
  const used = new Set<number>([...taken, ...moneyColumns])
  if (direction !== null) used.add(direction)
  if (currency !== null) used.add(currency)
  const findNamed = (role: ColumnRole) =>
    profiles.filter((p) => roles[p.index] === role && p.filled > 0 && !used.has(p.index)).map((p) => p.index)
  return {
    days,
    /** Whether the dates go up or down the file. */
    sequence,
    hasSerialDays,
    money,
    mark,
    /** The heading says that amounts are in cents. */
    isInMinorUnits: MINOR_UNITS.test(foldWords(headings[money.amounts[0]?.column ?? -1] ?? '')),
    direction,
    currency,
    /** Columns to take the name from, best first; `payers` come first for money in. */
    names: addFlagWords(findNames(profiles, roles, used, records.length, getAmountColumn(money)), profiles, direction),
    payers: findNamed('payer'),
    /** "Description 1", which sometimes gives only the type of payment, and "Description 2". */
    secondLine: findSecondLine(headings),
    /** The account holder's own name, folded: never used as a row's name if there is another. */
    owner: getOwner(records, findNamed('payee'), findNamed('payer'), money.amounts[0]?.column),
    types: [...findNamed('type'), ...findNamed('description'), ...findNamed('payee')],
    status: findNamed('status')[0] ?? null,
    /** The status column answers "pending?" with yes or no. */
    isPendingFlag: saysPending(headings[findNamed('status')[0] ?? -1] ?? ''),
    bankId: findUniqueColumn(profiles, findNamed('bankId'), records.length),
    account: findNamed('account')[0] ?? null,
    mcc: findNamed('mcc')[0] ?? null,
    category: findNamed('category')[0] ?? null,
    /** The user's own notes: "Note". */
    note: findNoteColumn(headings),
    profiles,
    roles,
  }
}

const NOTE = /^(?:your |own |personal )?notes?$|^hinweis$|^notiz(?:en)?$|^remarques?$|^nota$/

function findNoteColumn(headings: readonly string[]): number | null {
  const at = headings.findIndex((heading) => NOTE.test(foldWords(heading)))
  return at < 0 ? null : at
}

function findSecondLine(headings: readonly string[]): { first: number; second: number } | null {
  const folded = headings.map(foldWords)
  const first = folded.findIndex((heading) => /\p{L}{3} ?1$/u.test(heading))
  const second = first < 0 ? -1 : folded.indexOf(folded[first]!.replace(/1$/, '2'))
  return second < 0 ? null : { first, second }
}

/** Whether the first column is money out, by the words in the rows that fill it and in those that fill the second. */
function isFirstMoneyOut(records: CellRecord[], profiles: ColumnProfile[], first: number, second: number): boolean {
  const texts = profiles.filter((p) => p.texts > 0).map((p) => p.index)
  let score = 0
  for (const record of records) {
    const words = getDirectionFromWords(texts.map((column) => cleanCell(record.cells[column])).join(' | '))
    if (!words) continue
    const fillsFirst = /[1-9]/.test(record.cells[first] ?? '')
    if (fillsFirst !== /[1-9]/.test(record.cells[second] ?? '')) score += (words === 'out') === fillsFirst ? 1 : -1
  }
  if (score !== 0) return score > 0
  // If the words say nothing, the first column is money out, unless the second has a minus.
  return (profiles[second]?.negatives ?? 0) === 0
}

/** Whether the dates go up or down the file, using whichever order of day and month makes them go one way. */
function getSequence(records: CellRecord[], column: number): Sequence {
  const days = records.map((record) => readDayCell(cleanCell(record.cells[column])))
  const years = createYearsUntil('2200-01-01' as PlainDate)
  const steps = (['dmy', 'mdy', 'ymd'] as const).map((order) => {
    const count = { read: 0, ups: 0, downs: 0 }
    let previous = ''
    for (const parts of days) {
      const day = parts ? resolveDay(parts, order, years) : null
      if (!parts || !day) continue
      count.read++
      if (previous !== '' && day !== previous) {
        // In dates without a year, going from December to January is up.
        const isYearChange = parts.kind.endsWith('no-year') && Math.abs(getMonth(day) - getMonth(previous)) > 6
        if (day > previous !== isYearChange) count.ups++
        else count.downs++
      }
      previous = day
    }
    return count
  })
  // If an order can't read "10/16", its reading of "11/02" and "11/09" says nothing either.
  const most = Math.max(...steps.map(({ read }) => read))
  for (const { ups, downs } of steps.filter(({ read }) => read === most)) {
    if (ups > downs * 4) return 'up'
    if (downs > ups * 4) return 'down'
  }
  return null
}

function getMonth(day: string): number {
  return Number(day.slice(5, 7))
}

/**
 * The account holder's own name, if it's on most rows in one of the party columns. If two names are on equally many
 * rows, it's the one that more often pays money out and receives money in.
 */
function getOwner(
  records: CellRecord[],
  payees: number[],
  payers: number[],
  amount: number | undefined,
): string | null {
  const columns = [...payees, ...payers]
  if (columns.length < 2 || records.length < 2) return null
  const counts = new Map<string, { rows: number; fits: number }>()
  let named = 0
  for (const record of records) {
    const own = getOwnSide(record, payees, payers, amount)
    const names = new Set(columns.map((column) => getPartyAt(record, column)))
    names.delete('')
    if (names.size > 0) named++
    for (const name of names) {
      const count = counts.get(name) ?? { rows: 0, fits: 0 }
      counts.set(name, { rows: count.rows + 1, fits: count.fits + (own?.has(name) ? 1 : 0) })
    }
  }
  const [owner] = [...counts]
    .filter(([, { rows }]) => rows >= 2 && rows >= named * 0.7)
    .sort(([, a], [, b]) => b.rows - a.rows || b.fits - a.fits)
  return owner?.[0] ?? null
}

/** The names on the holder's own side, by the sign of the amount. */
function getOwnSide(record: CellRecord, payees: number[], payers: number[], amount: number | undefined) {
  const parts = amount === undefined ? null : readAmount(cleanCell(record.cells[amount]))
  return parts ? new Set((parts.isNegative ? payers : payees).map((column) => getPartyAt(record, column))) : null
}

function getPartyAt(record: CellRecord, column: number): string {
  return foldText(cleanCell(record.cells[column]))
}

const DAY_RANKS: Partial<Record<ColumnRole, number>> = { day: 4, time: 4, valueDay: 1.5, otherDay: 0.5 }
const NEVER_DAYS = new Set<ColumnRole | null>(['account', 'amount', 'balance'])

function findDays(profiles: ColumnProfile[], roles: (ColumnRole | null)[], hasHeader: boolean) {
  const most = Math.max(0, ...profiles.filter((p) => roles[p.index] === 'day' && p.days > 1).map((p) => p.distinct))
  const rank = (p: ColumnProfile) => {
    const role = roles[p.index]
    let score = role === null ? 2 : (DAY_RANKS[role ?? 'ignore'] ?? 1)
    // Eight digits without a heading can be some other number; real separators are more certain.
    if (p.integers >= p.days && role !== 'day') score -= 1.2
    // The date of the export or the bill is on every row, or most rows.
    if (p.distinct === 1 ? p.filled > 3 || (p.filled > 1 && most > 1) : p.distinct * 3 <= most) score -= 0.6
    return score
  }
  const columns = profiles.filter(
    (p) =>
      p.days > 0 &&
      p.days >= p.filled * 0.6 &&
      (roles[p.index] !== 'counterAccount' || !hasHeader) &&
      !NEVER_DAYS.has(roles[p.index] ?? null),
  )
  const full = Math.max(0, ...columns.map((p) => p.days))
  columns.sort(
    (a, b) => rank(b) - (b.days < full * 0.5 ? 2 : 0) - (rank(a) - (a.days < full * 0.5 ? 2 : 0)) || a.index - b.index,
  )
  if (columns.length > 0) return { days: columns.map((p) => p.index), serialDays: false }
  const serial = profiles.find((p) => roles[p.index] === 'day' && p.serials > 0 && p.serials >= p.filled * 0.8)
  return { days: serial ? [serial.index] : [], serialDays: serial !== undefined }
}

function decideMark(
  records: CellRecord[],
  profiles: ColumnProfile[],
  taken: Set<number>,
  fallback: DecimalMark,
): DecimalMark {
  const cells: (AmountParts | null)[] = []
  for (const p of profiles) {
    if (p.money === 0 || taken.has(p.index) || p.amounts < p.filled * 0.5) continue
    for (const record of records) cells.push(readAmount(cleanCell(record.cells[p.index])))
  }
  return decideDecimalMark(cells, fallback)
}

const TEXT_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  'payee',
  'payer',
  'description',
  'memo',
  'reference',
  'counterAccount',
])

/**
 * A column with a text heading gives directions only if it holds whole words ("Withdrawal"): "A", "C" and "D" are short
 * names. If it's the only text, it's the name unless nothing else gives the direction. Without a heading, letters give
 * no direction if there is already a minus.
 */
function isMoreLikelyName(
  p: ColumnProfile,
  profiles: ColumnProfile[],
  role: ColumnRole | null,
  money: MoneyColumns,
): boolean {
  const isLetters = p.length < p.filled * 2 && p.signs === 0
  const hasMinus = (profiles[money.amounts[0]?.column ?? -1]?.negatives ?? 0) > 0
  if (role === null) return isLetters && hasMinus && p.distinct > 2
  if (!TEXT_ROLES.has(role)) return false
  const isOnlyText = !profiles.some((other) => other !== p && other.texts > 0)
  return isLetters || (isOnlyText && (hasMinus || money.amounts.length === 0))
}

function findDirection(
  profiles: ColumnProfile[],
  roles: (ColumnRole | null)[],
  hasHeader: boolean,
  money: MoneyColumns,
): number | null {
  const flagged = profiles.filter(
    (p) =>
      p.flags > 0 &&
      p.flags >= p.filled * 0.8 &&
      p.flagsIn + p.flagsOut > 0 &&
      !isMoreLikelyName(p, profiles, roles[p.index] ?? null, money),
  )
  const named = flagged.find((p) => roles[p.index] === 'direction')
  if (named) return named.index
  const both = flagged.find(
    (p) =>
      p.flagsIn > 0 &&
      p.flagsOut > 0 &&
      p.distinct <= 6 &&
      roles[p.index] !== 'category' &&
      roles[p.index] !== 'account',
  )
  if (both) return both.index
  // With a single kind of flag in an unnamed or type column, only whole words and signs are trusted.
  const single = flagged.find(
    (p) =>
      p.distinct === 1 &&
      (p.length / p.filled > 1 || p.signs === p.filled) &&
      (!hasHeader || roles[p.index] === 'type' || roles[p.index] === null || roles[p.index] === 'amount'),
  )
  return single?.index ?? null
}

function getAmountColumn(money: MoneyColumns): number {
  return money.amounts[0]?.column ?? money.debit ?? money.credit ?? 0
}

/** The first of these columns in which nearly every row has its own value, as bank ids do. */
function findUniqueColumn(profiles: ColumnProfile[], columns: number[], rows: number): number | null {
  for (const column of columns) {
    const p = profiles[column]
    if (p && p.filled >= rows * 0.9 && p.distinct >= Math.min(p.filled, 500) * 0.95) return column
  }
  return null
}
