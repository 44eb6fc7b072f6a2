import type { PlainDate } from '../../core/plain-date.ts'
import {
  type AmountParts,
  type DecimalMark,
  decideDecimalMark,
  readAmount,
  toMinor,
} from '../../statement-files/values/amounts.ts'
import { createYearsUntil, type DayOrder, decideDayOrder, resolveDay } from '../../statement-files/values/days.ts'
import { isAccountHeading, isTotal, type Role, readHeading } from './column-heading.ts'
import { type Cell, type Line, readLines } from './table-cells.ts'

type TableLayout = 'accounts-in-columns' | 'accounts-in-rows' | 'one-account' | 'blocks' | 'nothing'
type UnreadCode = 'no-date' | 'bad-date' | 'bad-amount' | 'no-balance' | 'total-line' | 'not-used'

export type TableStatement = {
  /** The account's name in the table; empty if it names none. */
  readonly label: string
  readonly line: number
  readonly day: PlainDate
  readonly currency: string | null
  readonly balance: AmountParts
  readonly deposits: AmountParts | null
  readonly withdrawals: AmountParts | null
}

export type BalanceTable = {
  readonly layout: TableLayout
  readonly statements: readonly TableStatement[]
  readonly unread: readonly { readonly line: number; readonly text: string; readonly code: UnreadCode }[]
  readonly mark: DecimalMark
  /** How ambiguous dates were read, with an example; null if none were, or if the order was given. */
  readonly dayOrderGuess: { readonly order: 'dmy' | 'mdy'; readonly example: string } | null
}

type Options = {
  readonly today: PlainDate
  /** The date for a table that has none. */
  readonly day?: PlainDate | undefined
  readonly dayOrder?: 'dmy' | 'mdy' | undefined
  readonly isAmerican: boolean
}
/** Five years of days, or more accounts than anyone can have. */
const MAX_COLUMNS = 2_000
type Figure = { label: string; role: Role; cell: Cell; date: Cell; line: number; currency: string | null }
type Unread = { line: number; text: string; code: UnreadCode }

/**
 * Reads a pasted table of balances in any of the usual layouts: accounts in columns next to a column of dates, accounts
 * in rows under a row of dates or next to a column of dates, one account with deposits and withdrawals, one account
 * below another, or a list of balances without dates, which uses the given day. Totals and what can't be read are
 * listed with the reason; titles and columns of notes or changes are skipped.
 */
export function readBalanceTable(text: string, options: Options): BalanceTable {
  const all = readLines(text)
  const lines = all.filter(({ cells }) => cells.length <= MAX_COLUMNS)
  const unread = all
    .filter(({ cells }) => cells.length > MAX_COLUMNS)
    .map((line): Unread => ({ line: line.line, text: getText(line), code: 'not-used' }))
  const across = lines.findIndex((_, i) => isDateHeader(lines, i))
  const { figures, layout } =
    across >= 0 ? readAccountsUnderDates(lines, across, unread) : readAccountsBesideDates(lines, options.day, unread)
  const { order, guess } = decideOrder(figures, options)
  const mark = decideDecimalMark(
    figures.map(({ cell }) => (cell.kind === 'amount' ? cell.parts : null)),
    '.',
  )
  const statements = dropSums(combineFigures(figures, order, options.today, unread), mark, unread)
  unread.sort((a, b) => a.line - b.line)
  return { layout: statements.length === 0 ? 'nothing' : layout, statements, unread, mark, dayOrderGuess: guess }
}

/** Signed minor units of an amount in the table; null if it's too large to be exact. */
export function toSignedMinor(parts: AmountParts, mark: DecimalMark, currency: string): number | null {
  const minor = toMinor(parts, mark, currency)
  return minor === null ? null : parts.isNegative || parts.direction === 'out' ? -minor : minor
}

const isDate = (cell: Cell | undefined) => cell?.kind === 'day' || cell?.kind === 'month'
const getText = ({ cells }: Line) =>
  cells
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, 200)

/** Whether this is a row of dates with accounts and their balances below. */
function isDateHeader(lines: readonly Line[], at: number): boolean {
  const [first, ...others] = lines[at]!.cells
  if (isDate(first) || first?.kind === 'amount') return false
  if (!others.some(isDate) || others.some(({ kind }) => kind === 'amount')) return false
  let below = at + 1
  // Skip section titles.
  while (below < lines.length && lines[below]!.cells.slice(1).every(({ kind }) => kind === 'empty')) below++
  const filled = lines[below]
  return filled?.cells[0]?.kind === 'text' && filled.cells.slice(1).some(({ kind }) => kind === 'amount')
}

function readAccountsUnderDates(lines: readonly Line[], header: number, unread: Unread[]) {
  const dates = lines[header]!.cells
  const figures: Figure[] = []
  for (const line of lines.slice(0, header)) unread.push({ line: line.line, text: getText(line), code: 'not-used' })
  for (const line of lines.slice(header + 1)) {
    const name = line.cells.find(({ kind }) => kind === 'text')?.text ?? ''
    if (isTotal(name)) {
      unread.push({ line: line.line, text: getText(line), code: 'total-line' })
      continue
    }
    const heading = readHeading(name)
    const written = line.cells.find(({ kind, text }) => kind === 'text' && /^[A-Z]{3}$/.test(text))?.text
    line.cells.forEach((cell, i) => {
      const date = dates[i]
      if (!isDate(date) || cell.kind === 'empty') return
      const { role, label, currency } = heading
      figures.push({ label, role, cell, date: date!, line: line.line, currency: currency ?? written ?? null })
    })
  }
  return { figures, layout: 'accounts-in-rows' as const }
}

type Section = { title: string; lines: Line[] }

function readAccountsBesideDates(lines: readonly Line[], day: PlainDate | undefined, unread: Unread[]) {
  const sections: Section[] = [{ title: '', lines: [] }]
  for (const line of lines) {
    const filled = line.cells.filter(({ kind }) => kind !== 'empty')
    const isTitle = filled.length === 1 && filled[0]!.kind === 'text'
    if (isTitle) sections.push({ title: filled[0]!.text.replace(/[:\s]+$/, ''), lines: [] })
    else sections.at(-1)!.lines.push(line)
  }
  const read = sections.map((section) => readSection(section, day, unread))
  const figures = read.flatMap((section) => section.figures)
  const titled = sections.filter(({ title }, i) => title !== '' && read[i]!.figures.length > 0).length
  const layout: TableLayout = titled > 0 ? 'blocks' : (read.find((one) => one.figures.length > 0)?.layout ?? 'nothing')
  return { figures, layout }
}

function readSection({ title, lines }: Section, day: PlainDate | undefined, unread: Unread[]) {
  const width = lines.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  const columns = Array.from({ length: width }, (_, i) => i)
  const count = (column: number, is: (cell: Cell) => boolean) =>
    lines.filter(({ cells }) => cells[column] !== undefined && is(cells[column])).length
  const hasDates = columns.some((column) => count(column, isDate) > 0)
  const dateColumn = hasDates
    ? columns.reduce((best, i) => (count(i, isDate) > count(best, isDate) ? i : best), 0)
    : undefined
  const getDate = (cells: readonly Cell[]): Cell | undefined => {
    if (dateColumn !== undefined) return isDate(cells[dateColumn]) ? cells[dateColumn] : undefined
    return day && cells.some(({ kind }) => kind === 'amount') ? { kind: 'month', text: day, day } : undefined
  }
  const header = lines.find(({ cells }) => cells.every(({ kind }) => kind === 'text' || kind === 'empty'))
  const getHeading = (column: number) => header?.cells[column]?.text ?? ''
  const areNotes = columns.map((column) => readHeading(getHeading(column)).role === 'ignored')
  const isTotalRow = ({ cells }: Line) =>
    cells.some(({ kind, text }, column) => kind === 'text' && !areNotes[column] && isTotal(text))
  const rows = lines.filter((line) => getDate(line.cells) !== undefined && !isTotalRow(line))
  const ownLines = new Set(rows)
  for (const line of lines) {
    if (ownLines.has(line) || line === header) continue
    const code = isTotalRow(line) ? 'total-line' : rows.length === 0 ? 'no-date' : 'bad-date'
    unread.push({ line: line.line, text: getText(line), code })
  }
  const others = columns.filter((column) => column !== dateColumn)
  const texts = others.filter(
    (column) => rows.filter(({ cells }) => cells[column]?.kind === 'text').length > rows.length / 2,
  )
  const isCode = (column: number) => rows.every(({ cells }) => /^[A-Z]{3}$/.test(cells[column]?.text ?? ''))
  const currencyColumn = texts.find(isCode)
  const named = texts.filter((column) => column !== currencyColumn && !areNotes[column])
  const accountColumn =
    named.find((column) => isAccountHeading(getHeading(column))) ?? (title === '' ? named[0] : undefined)
  const amounts = others
    .filter((column) => count(column, ({ kind }) => kind === 'amount') > 0)
    .map((column) => ({ column, heading: getHeading(column), ...readHeading(getHeading(column)) }))
  const used = dropTotalLabels(assignRoles(amounts))
  const figures: Figure[] = rows.flatMap(({ line, cells }) => {
    const account = accountColumn === undefined ? null : (cells[accountColumn]?.text ?? '')
    const written = currencyColumn === undefined ? null : (cells[currencyColumn]?.text ?? null)
    return used.flatMap(({ column, role, label, currency }) => {
      const cell = cells[column]
      if (!cell || cell.kind === 'empty') return []
      const date = getDate(cells)!
      return [{ label: account ?? (label || title), role, cell, date, line, currency: written ?? currency }]
    })
  })
  const hasLabels = used.some(({ label }) => label !== '')
  const layout: TableLayout =
    accountColumn !== undefined ? 'accounts-in-rows' : hasLabels ? 'accounts-in-columns' : 'one-account'
  return { figures, layout }
}

type Column = { column: number; heading: string; role: Role; label: string; currency: string | null }

/**
 * The columns to use. Without headings, each of several columns is a separate account to ask about. Without a balance,
 * the last ignored column is used as one.
 */
function assignRoles(amounts: readonly Column[]): Column[] {
  const kept = amounts.filter(({ role }) => role !== 'ignored')
  if (!kept.some(({ role }) => role === 'balance')) {
    const total = amounts.findLast(({ role }) => role === 'ignored')
    return total ? [...kept, { ...total, role: 'balance', label: '' }] : kept
  }
  const unnamed = kept.filter(({ heading, role }) => heading === '' && role === 'balance')
  if (unnamed.length < 2) return kept
  const withoutName = new Set(unnamed)
  return kept.map((one) => (withoutName.has(one) ? { ...one, label: `Column ${one.column + 1}` } : one))
}

/** In a table of one account, "total deposits" are its deposits, unless another column has them. */
function dropTotalLabels(columns: readonly Column[]): readonly Column[] {
  if (!columns.every(({ label }) => label === '' || isTotal(label))) return columns
  const found = new Set(columns.filter(({ label }) => label === '').map(({ role }) => role))
  return columns.map((one) => (found.has(one.role) ? one : { ...one, label: '' }))
}

function decideOrder(figures: readonly Figure[], { today, dayOrder, isAmerican }: Options) {
  const dates = figures.flatMap(({ date }) => (date.kind === 'day' ? [date] : []))
  const fallback: DayOrder = isAmerican ? 'mdy' : 'dmy'
  const { order, isGuess } = decideDayOrder([dates.map(({ parts }) => parts)], today, dayOrder ?? fallback, dayOrder)
  const example = dates.find(({ parts }) => parts.kind === 'open' || parts.kind === 'open-no-year')?.text
  const guess = isGuess && dayOrder === undefined && order !== 'ymd' && example ? { order, example } : null
  return { order, guess }
}

/**
 * Leaves out an account that is the sum of all others on each of its days: a total by another name. With a single
 * balance it takes three others, because small numbers can add up by chance.
 */
function dropSums(statements: readonly TableStatement[], mark: DecimalMark, unread: Unread[]): TableStatement[] {
  const byLabel = Map.groupBy(statements, ({ label }) => label)
  const byDay = Map.groupBy(statements, ({ day }) => day)
  const toMinorOrNaN = ({ balance }: TableStatement) => toSignedMinor(balance, mark, 'USD') ?? Number.NaN
  const add = (sum: number, each: TableStatement) => sum + toMinorOrNaN(each)
  const sumsOfDays = new Map([...byDay].map(([day, all]) => [day, all.reduce(add, 0)]))
  const isSum = (own: readonly TableStatement[]) => {
    const ownByDay = Map.groupBy(own, ({ day }) => day)
    return own.every((one) => {
      const sameDay = ownByDay.get(one.day)!
      const others = byDay.get(one.day)!.length - sameDay.length
      const isEnough = others >= (own.length > 1 ? 2 : 3) && toMinorOrNaN(one) !== 0
      return isEnough && sumsOfDays.get(one.day)! - sameDay.reduce(add, 0) === toMinorOrNaN(one)
    })
  }
  const sums = [...byLabel].filter(([, own]) => isSum(own)).map(([label]) => label)
  // If several accounts seem to be sums, it's a coincidence.
  if (sums.length !== 1) return [...statements]
  const { line } = byLabel.get(sums[0]!)![0]!
  unread.push({ line, text: sums[0]!, code: 'total-line' })
  return statements.filter(({ label }) => label !== sums[0])
}

/** Where an amount is expected, digits that could be a date (12872000, 20260131) are an amount. */
function readWholeNumber(cell: Cell): AmountParts | null {
  return cell.kind === 'day' && /^\d+$/.test(cell.text) ? readAmount(cell.text) : null
}

type Draft = { label: string; line: number; day: PlainDate; currency: string | null } & Partial<
  Record<Role, AmountParts>
>
const FIGURES = ['balance', 'deposits', 'withdrawals'] as const

/**
 * Combines the figures of one account and day. A second line for them is a separate statement if both have the same
 * kind of figure: the user decides which one counts.
 */
function combineFigures(
  figures: readonly Figure[],
  order: DayOrder,
  today: PlainDate,
  unread: Unread[],
): TableStatement[] {
  const years = createYearsUntil(today)
  const lines = new Map<string, Draft[]>()
  for (const { label, role, cell, date, line, currency } of figures) {
    const day = date.kind === 'month' ? date.day : date.kind === 'day' ? resolveDay(date.parts, order, years) : null
    if (day === null) {
      unread.push({ line, text: date.text, code: 'bad-date' })
      continue
    }
    const parts = cell.kind === 'amount' ? cell.parts : readWholeNumber(cell)
    if (parts === null) {
      unread.push({ line, text: cell.text, code: 'bad-amount' })
      continue
    }
    addFigures(lines, `${label}\n${day}\n${line}`, { label, line, day, currency, [role]: parts })
  }
  const drafts = new Map<string, Draft[]>()
  for (const draft of [...lines.values()].flat()) addFigures(drafts, `${draft.label}\n${draft.day}`, draft)
  const inOrder = [...drafts.values()].flat().sort((a, b) => a.line - b.line)
  return inOrder.flatMap(({ label, line, day, currency, balance, deposits, withdrawals }) => {
    if (balance)
      return [{ label, line, day, currency, balance, deposits: deposits ?? null, withdrawals: withdrawals ?? null }]
    unread.push({ line, text: label || day, code: 'no-balance' })
    return []
  })
}

/** Adds the figures to the latest draft with this key if it has none of their kind, or else as another draft. */
function addFigures(drafts: Map<string, Draft[]>, key: string, added: Draft): void {
  const own = drafts.get(key)
  if (!own) {
    drafts.set(key, [added])
    return
  }
  const latest = own.at(-1)!
  if (!FIGURES.some((name) => latest[name] && added[name])) Object.assign(latest, { ...added, ...latest })
  else own.push(added)
}
