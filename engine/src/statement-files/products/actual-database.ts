import { countDecimals, isKnownCurrency } from '../../core/currency.ts'
import { formatMinor } from '../../core/money.ts'
import { isPlainDate, type PlainDate } from '../../core/plain-date.ts'
import { cleanTags } from '../../core/tags.ts'
import { writeMoney } from '../../reasons/plain-words.ts'
import type { FormatReading, PlannedAmount, ReadingContext, ReadingIssue } from '../reading/statement-reading.ts'
import { findHashTags } from './hash-tags.ts'
import { filterNewestMonth } from './plans-and-balances.ts'
import { toReading } from './product-reading.ts'
import type { ProductRow } from './product-row.ts'

/** Rows of an uploaded database. Their values aren't checked yet. */
export type DatabaseTables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** The tables and columns of an Actual database that we read. Older databases lack some of them. */
export const ACTUAL_TABLES: Readonly<Record<string, readonly string[]>> = {
  accounts: ['id', 'name'],
  payees: ['id', 'name', 'transfer_acct'],
  payee_mapping: ['id', 'targetId'],
  categories: ['id', 'name', 'is_income', 'cat_group', 'tombstone'],
  category_groups: ['id', 'name'],
  category_mapping: ['id', 'transferId'],
  transactions: [
    ...['id', 'isParent', 'isChild', 'parent_id', 'acct', 'category', 'amount', 'description', 'notes', 'date'],
    ...['imported_description', 'starting_balance_flag', 'transferred_id', 'sort_order'],
    ...['tombstone', 'cleared', 'pending'],
  ],
  zero_budgets: ['month', 'category', 'amount'],
  reflect_budgets: ['month', 'category', 'amount'],
  preferences: ['id', 'value'],
}

type Row = Readonly<Record<string, unknown>>
const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const isSet = (value: unknown): boolean => value === 1 || value === true

/** Reads the database inside an Actual export: transactions with splits and transfers, and its budget. */
export function readActualDatabase(tables: DatabaseTables, context: ReadingContext): FormatReading {
  const book = openBook(tables, context)
  const undeleted = (tables.transactions ?? []).filter((row) => !isSet(row.tombstone)).toSorted(compareNewestFirst)
  const byId = new Map((tables.transactions ?? []).map((row) => [toText(row.id), row]))
  const children = Map.groupBy(
    undeleted.filter((row) => byId.has(getParentId(row))),
    getParentId,
  )
  const issues: ReadingIssue[] = []
  const rows: ProductRow[] = []
  for (const [index, row] of undeleted.entries()) {
    if (byId.has(getParentId(row))) continue // Read with its parent, or deleted with it.
    const line = index + 1
    const whole = book.read(row, line)
    const parts = isSet(row.isParent) ? (children.get(toText(row.id)) ?? []) : []
    if (!('code' in whole)) rows.push(...(parts.length > 0 ? readSplit(book, row, whole, parts) : [whole]))
    else if (whole.code !== 'no-money-moved' || parts.length === 0) issues.push(whole)
    // A total of zero, such as a purchase with its refund, can't be a payment, but its parts can.
    else rows.push(...getParts(book, row, parts, line))
  }
  const planned = book.readPlanned()
  const reading = toReading('actual', rows, issues, null)
  return planned.length === 0 ? reading : { ...reading, planned }
}

/** Newest first, like Actual's own list. */
function compareNewestFirst(a: Row, b: Row): number {
  const getOrder = (row: Row) => (typeof row.sort_order === 'number' ? row.sort_order : 0)
  return Number(b.date) - Number(a.date) || getOrder(b) - getOrder(a)
}

/** Before the parent column existed, a part's id began with its parent's id. */
function getParentId(row: Row): string {
  if (!isSet(row.isChild)) return ''
  return toText(row.parent_id) || (toText(row.id).split('/')[0] ?? '')
}

/** The parts of a split. If they don't add up to the payment, returns only the payment, with a note about its parts. */
function readSplit(book: Book, parent: Row, whole: ProductRow, parts: readonly Row[]): ProductRow[] {
  const rows = getParts(book, parent, parts, whole.line)
  const sum = rows.reduce((total, part) => total + part.minor, 0)
  if (sum !== whole.minor) {
    const writeAmount = ({ minor, currency }: ProductRow) => writeMoney(formatMinor(minor, currency), currency)
    const list = rows.map((part) => `${part.category || 'Uncategorized'} ${writeAmount(part)}`).join(', ')
    return [{ ...whole, category: '', note: [whole.note, `Split: ${list}`].filter((one) => one !== '').join('\n') }]
  }
  return rows.map((part, index) => ({
    ...part,
    name: whole.name,
    payee: whole.payee || part.payee,
    tags: cleanTags([...whole.tags, ...part.tags]),
    // The note on the whole payment goes to its first part.
    note: [index === 0 ? whole.note : '', part.note].filter((one) => one !== '').join('\n'),
    splitKey: `a${whole.line}`,
  }))
}

function getParts(book: Book, parent: Row, parts: readonly Row[], line: number): ProductRow[] {
  const read = parts.map((part) => book.read({ ...part, date: parent.date, acct: parent.acct }, line))
  return read.flatMap((part) => ('code' in part ? [] : [part]))
}

type Book = ReturnType<typeof openBook>

function openBook(tables: DatabaseTables, context: ReadingContext) {
  const mapById = (table: string) => new Map((tables[table] ?? []).map((row) => [toText(row.id), row]))
  const [accounts, payees, categories, groups] = [
    mapById('accounts'),
    mapById('payees'),
    mapById('categories'),
    mapById('category_groups'),
  ]
  const mapTo = (table: string, to: string) => {
    const targets = new Map((tables[table] ?? []).map((row) => [toText(row.id), toText(row[to])]))
    return (id: unknown) => targets.get(toText(id)) || toText(id)
  }
  const getPayeeId = mapTo('payee_mapping', 'targetId')
  const getCategoryId = mapTo('category_mapping', 'transferId')
  const findPreference = (id: string) => toText((tables.preferences ?? []).find((row) => row.id === id)?.value)
  const code = findPreference('defaultCurrencyCode')
  const currency = isKnownCurrency(code) ? code : context.currency
  const getName = (id: unknown) => toText(accounts.get(toText(id))?.name).slice(0, 120)

  function getCategoryName(id: unknown): string {
    const category = categories.get(getCategoryId(id))
    const [group, name] = [toText(groups.get(toText(category?.cat_group))?.name), toText(category?.name)]
    return group === '' || name === '' ? name : `${group}: ${name}`
  }

  /** Actual stores hundredths in every currency. */
  function getMinor(amount: unknown): number | null {
    const minor = typeof amount === 'number' ? (amount * 10 ** countDecimals(currency)) / 100 : Number.NaN
    return Number.isSafeInteger(minor) ? minor : null
  }

  function read(row: Row, line: number): ProductRow | ReadingIssue {
    const payee = payees.get(getPayeeId(row.description))
    const transferTo = toText(payee?.transfer_acct) === '' ? null : getName(payee?.transfer_acct) || null
    const payeeName = toText(payee?.name) || (transferTo === null ? '' : `Transfer: ${transferTo}`)
    const account = getName(row.acct)
    const day = getDay(row.date)
    const minor = getMinor(row.amount)
    const shown = [row.date, account, payeeName, row.amount].map(String).join(', ').slice(0, 200)
    if (day === null) return { line, code: 'bad-day', text: shown, reason: 'We couldn’t read the date.' }
    if (minor === null) return { line, code: 'bad-amount', text: shown, reason: 'We couldn’t read the amount.' }
    if (minor === 0) return { line, code: 'no-money-moved', text: shown, reason: 'No money moved.' }
    const note = toText(row.notes).slice(0, 2_000)
    const other = toText(row.transferred_id)
    return {
      line,
      day,
      minor,
      currency,
      account,
      name: (toText(row.imported_description) || payeeName || note || 'No description').slice(0, 500),
      payee: payeeName.slice(0, 200),
      category: getCategoryName(row.category),
      note,
      tags: cleanTags([...findHashTags(note), ...(row.cleared === 0 ? ['Uncleared'] : [])]),
      isPending: isSet(row.pending),
      isTransfer: transferTo !== null,
      isOpening: isSet(row.starting_balance_flag),
      transferTo: transferTo === account ? null : transferTo,
      ...(other === '' ? {} : { pairKey: [toText(row.id), other].sort().join(' ') }),
      splitKey: null,
    }
  }

  function readPlanned(): PlannedAmount[] {
    const isTracking = /^(?:report|tracking)$/.test(findPreference('budgetType'))
    const all = (tables[isTracking ? 'reflect_budgets' : 'zero_budgets'] ?? []).flatMap((row): PlannedAmount[] => {
      const category = categories.get(getCategoryId(row.category))
      const [month, minor] = [getDay(Number(row.month) * 100 + 1), getMinor(row.amount)]
      if (!category || isSet(category.is_income) || isSet(category.tombstone)) return []
      if (month === null || minor === null || minor <= 0) return []
      return [{ month, category: getCategoryName(row.category), minor, currency }]
    })
    return filterNewestMonth(all, context.today)
  }

  return { read, readPlanned }
}

/** Reads dates such as 20260131 or "2026-01-31"; null for other values. */
function getDay(value: unknown): PlainDate | null {
  const digits = typeof value === 'number' ? String(value) : toText(value).replaceAll('-', '')
  const day = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return isPlainDate(day) ? day : null
}
