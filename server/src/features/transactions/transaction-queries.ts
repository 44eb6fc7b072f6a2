import type { TransactionListQuery } from '@evenkeel/contract/transactions.ts'
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { amountCompares, searchedAmount } from '../../ledger/amount-range.ts'
import { columnContains } from '../../ledger/column-contains.ts'
import { findRevision } from '../../ledger/history/history.ts'
import { SUGGESTED_CATEGORY } from '../../ledger/likely-categories.ts'
import { nameOrder } from '../../ledger/name-order.ts'
import { hasOneOf } from '../../ledger/tags.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { createUserMemo } from '../../users/user-memo.ts'
import { foldName } from '../../users/user-queries.ts'
import { findByGroup, groupsByCategory, groupsBySource, putInOrder } from './order-by-group.ts'
import { FEW_FOUND, isOneOf, pageOfDays, type SearchedRows, searchedRows } from './searched-rows.ts'
import type { TransactionRow } from './transaction-body.ts'

type TransactionFilter = Omit<TransactionListQuery, 'limit' | 'cursor' | 'offset'>
type Page = { limit: number; cursor?: string | undefined; offset?: number | undefined }

/** All of the user's transactions with category names; the base of all other queries. */
export function transactionsOf(db: Db, userId: string) {
  return db
    .selectFrom('txn')
    .leftJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'txn.user_id').onRef('category.id', '=', 'txn.category_id'),
    )
    .where('txn.user_id', '=', userId)
}

async function findTransaction(db: Db, userId: string, id: string): Promise<TransactionRow | undefined> {
  return transactionsOf(db, userId).selectAll('txn').select(COLUMNS).where('txn.id', '=', id).executeTakeFirst()
}

export async function requireTransaction(db: Db, userId: string, id: string): Promise<TransactionRow> {
  const row = await findTransaction(db, userId, id)
  if (!row) throw new AppError('not-found', 'Transaction not found.')
  return row
}

/**
 * One page in the requested order, the total number of rows, and where the next page starts. For rows that aren't
 * shown, only the columns that decide about them are read, and the total is cached until something is written. A search
 * first finds its rows, and if there are few, only those are queried.
 */
export async function listTransactions(db: Db, userId: string, filter: TransactionFilter, page: Page) {
  const order = orderOf(db, filter.sort)
  const cursor = page.cursor === undefined ? undefined : readCursor(page.cursor)
  const revision = String(await findRevision(db, userId))
  const search = await searchOf(db, userId, filter)
  const searched = search && (await searchedRows(db, userId, filter, search))
  const matching = await filtered(db, userId, filter, search)
  const offset = page.offset ?? 0
  const isFromStart = cursor === undefined && offset === 0
  // A search that reads every text does so anyway, so the rows it finds don't have to be counted again.
  const ahead = search && !searched && isFromStart ? Math.max(page.limit, FOUND_AHEAD) : page.limit
  const found = isKnownByDay(searched, filter.sort)
    ? pageOfDays(searched, order.direction, {
        rows: ahead + 1,
        offset,
        cursor: cursor && { day: String(cursor[0]), id: cursor[1] },
      })
    : await findPage(db, userId, matching, order, { rows: ahead + 1, offset, cursor }, isOneOf(db, searched))
  const count = async () => {
    if (isFromStart && found.length <= ahead) return found.length
    return countOnce(db, userId, revision, filter, among(matching, isOneOf(db, searched)))
  }
  const total = searched?.total ?? (await count())
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)
  const next = found.length > page.limit && last ? writeCursor(last.sort_key, last.id) : null
  return { rows: await findInOrder(db, userId, shown), next, total }
}

const FOUND_AHEAD = 2_000

function isKnownByDay(searched: SearchedRows | null, sort: TransactionFilter['sort']): searched is SearchedRows {
  return searched?.total !== undefined && sort.endsWith('transaction_date')
}

function among(query: Query, isMeant: RawBuilder<boolean> | null): Query {
  return isMeant ? query.where(isMeant) : query
}

type Cursor = [value: string | number, id: string]
type Wanted = { rows: number; offset: number; cursor: Cursor | undefined }

/** `isFew` selects the few possible rows, which are then looked up and sorted separately. */
async function findPage(
  db: Db,
  userId: string,
  matching: Query,
  order: Order,
  { rows, offset, cursor }: Wanted,
  isFew: RawBuilder<boolean> | null,
): Promise<{ id: string; sort_key: string | number }[]> {
  const grouping = order.groups === null ? null : await order.groups(db, userId)
  if (grouping) {
    const after = cursor && { key: String(cursor[0]), id: cursor[1] }
    const page = { rows, offset, cursor: after }
    return isFew
      ? putInOrder(matching.where(isFew), grouping, order.direction, page)
      : findByGroup(matching, grouping, order.direction, page)
  }
  if (isFew) return findAmongFew(db, matching.where(isFew), order, { rows, offset, cursor })
  const query = matching.select('txn.id').select(order.key.as('sort_key')).offset(offset).limit(rows)
  const sign = order.direction === 'asc' ? sql`>` : sql`<`
  // Repeated on purpose: SQLite can only start in the middle of an expression index if one expression is compared on
  // its own.
  const from = (start: Cursor) =>
    query
      .where(sql<boolean>`${order.key} ${sign}= ${start[0]}`)
      .where(sql<boolean>`(${order.key}, txn.id) ${sign} (${start[0]}, ${start[1]})`)
  return (cursor ? from(cursor) : query)
    .orderBy(order.key, order.direction)
    .orderBy('txn.id', order.direction)
    .execute()
}

/** The inner limit keeps SQLite from walking all rows in the requested order to check whether each is among the few. */
function findAmongFew(db: Db, few: Query, { key, direction }: Order, { rows, offset, cursor }: Wanted) {
  const sign = direction === 'asc' ? sql`>` : sql`<`
  const hits = few.select('txn.id').select(key.as('sort_key')).limit(FEW_FOUND)
  const query = db.selectFrom(hits.as('hit')).select(['hit.id', 'hit.sort_key'])
  const page = cursor ? query.where(sql<boolean>`(hit.sort_key, hit.id) ${sign} (${cursor[0]}, ${cursor[1]})`) : query
  return page.orderBy('hit.sort_key', direction).orderBy('hit.id', direction).offset(offset).limit(rows).execute()
}

const counts = createUserMemo<Map<string, number>>()

async function countOnce(
  db: Db,
  userId: string,
  revision: string,
  filter: TransactionFilter,
  matching: Query,
): Promise<number> {
  const { sort: _, ...asked } = filter
  const key = JSON.stringify(asked)
  const ofRevision = counts.peek(db, userId, revision) ?? new Map<string, number>()
  counts.keep(db, userId, revision, ofRevision)
  const known = ofRevision.get(key)
  if (known !== undefined) return known
  const { n } = await matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  if (ofRevision.size > 100) ofRevision.clear()
  ofRevision.set(key, Number(n))
  return Number(n)
}

const sums = createUserMemo<Map<string, TransactionTotals>>()
type TransactionTotals = { count: number; sums: { currency: string; count: number; minor: bigint }[] }

/** Counts matching rows and adds them up, most frequent currency first. Cached until something is written. */
export async function sumTransactions(db: Db, userId: string, filter: TransactionFilter): Promise<TransactionTotals> {
  const revision = String(await findRevision(db, userId))
  const { sort: _, ...asked } = filter
  const key = JSON.stringify(asked)
  const ofRevision = sums.peek(db, userId, revision) ?? new Map<string, TransactionTotals>()
  sums.keep(db, userId, revision, ofRevision)
  const known = ofRevision.get(key)
  if (known) return known
  const search = await searchOf(db, userId, filter)
  const searched = search && (await searchedRows(db, userId, filter, search))
  const rows = await among(await filtered(db, userId, filter, search), isOneOf(db, searched))
    .select((eb) => [
      'txn.currency',
      eb.fn.countAll<number>().as('n'),
      sql<string>`cast(sum(txn.minor) as text)`.as('minor'),
    ])
    .groupBy('txn.currency')
    .execute()
  const ofCurrencies = rows
    .map((row) => ({ currency: row.currency, count: Number(row.n), minor: BigInt(row.minor) }))
    .sort((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1))
  const totals = { count: ofCurrencies.reduce((n, total) => n + total.count, 0), sums: ofCurrencies }
  if (ofRevision.size > 100) ofRevision.clear()
  ofRevision.set(key, totals)
  return totals
}

/** These rows, in this order. */
export async function findInOrder(db: Db, userId: string, shown: readonly { id: string }[]): Promise<TransactionRow[]> {
  if (shown.length === 0) return []
  const ids = shown.map((row) => row.id)
  const rows = await transactionsOf(db, userId).selectAll('txn').select(COLUMNS).where('txn.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** All matching ids, for bulk actions. */
export async function* eachTransaction(
  db: Db,
  userId: string,
  filter: TransactionFilter,
): AsyncGenerator<TransactionRow[]> {
  let cursor: string | undefined
  do {
    const page = await listTransactions(db, userId, filter, { limit: 2_000, cursor })
    yield page.rows
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

/** What a row shows besides its own columns. Files are few and found by an index. */
export const COLUMNS = [
  'category.name as category',
  'category.kind as category_kind',
  SUGGESTED_CATEGORY.as('suggested_category'),
  sql<number>`(select count(*) from attachment where attachment.user_id = txn.user_id
    and (attachment.transaction_id = txn.id or attachment.transaction_id = txn.split_of))`.as('attachment_count'),
] as const

type Query = SelectQueryBuilder<Schema, 'txn', object>

/** Categories are few and looked up first, so rows are checked on their own. */
async function filtered(
  db: Db,
  userId: string,
  filter: TransactionFilter,
  search: RawBuilder<boolean> | null,
): Promise<Query> {
  let query: Query = db.selectFrom('txn').where('txn.user_id', '=', userId)
  const { category, source, from, to, updated_since, needs_review, kind, direction } = filter
  if (search) query = query.where(search)
  if (category !== undefined) {
    const names = category.split('\n').map((name) => foldName(name))
    const ids = await categoryIds(db, userId, sql<boolean>`category.name_key in (${sql.join(names)})`)
    query = query.where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('txn.category_id', 'in', ids)] : []),
        ...(names.includes('') ? [eb('txn.category_id', 'is', null)] : []),
      ]),
    )
  }
  if (source !== undefined) {
    const names = source.split('\n')
    query = query.where((eb) =>
      eb.or([eb('txn.source', 'in', names), ...(names.includes('') ? [eb('txn.source', 'is', null)] : [])]),
    )
  }
  if (filter.tag !== undefined) query = query.where(await hasOneOf(db, userId, filter.tag.split('\n')))
  if (from !== undefined) query = query.where('txn.day', '>=', from)
  if (to !== undefined) query = query.where('txn.day', '<=', to)
  if (updated_since !== undefined) query = query.where('txn.last_updated', '>=', updated_since)
  if (needs_review !== undefined) query = query.where('txn.needs_review', '=', needs_review ? 1 : 0)
  if (kind !== undefined) {
    const ids = await categoryIds(db, userId, sql<boolean>`category.kind = ${kind}`)
    // Uncategorized rows count by their sign, as in the reports.
    const bare = { expense: '<', income: '>', transfer: null }[kind] as '<' | '>' | null
    query = query.where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('txn.category_id', 'in', ids)] : []),
        ...(bare === null ? [] : [eb.and([eb('txn.category_id', 'is', null), eb('txn.minor', bare, 0)])]),
      ]),
    )
  }
  if (direction !== undefined) query = query.where('txn.minor', direction === 'in' ? '>' : '<', 0)
  if (filter.currency !== undefined) query = query.where('txn.currency', '=', filter.currency)
  if (filter.import_id !== undefined) query = query.where('txn.import_id', '=', filter.import_id)
  for (const [amount, operator, isSize] of [
    [filter.min_amount, '>=', false],
    [filter.max_amount, '<=', false],
    [filter.min_size, '>=', true],
    [filter.max_size, '<=', true],
  ] as const) {
    if (amount === undefined) continue
    query = query.where((eb) =>
      amountCompares(eb as unknown as ExpressionBuilder<Schema, 'txn'>, operator, amount, isSize),
    )
  }
  if (filter.same_merchant_as !== undefined) {
    const { merchant_key, minor } = await requireTransaction(db, userId, filter.same_merchant_as)
    query = query.where('txn.merchant_key', '=', merchant_key).where('txn.minor', minor > 0 ? '>' : '<=', 0)
  }
  return query
}

/** Whether a row matches the search: by text, category name or amount. Null without a search. */
async function searchOf(db: Db, userId: string, { search }: TransactionFilter): Promise<RawBuilder<boolean> | null> {
  if (search === undefined || search.trim() === '') return null
  const ids = await categoryIds(db, userId, columnContains(db, 'category.name_key', search))
  const amount = searchedAmount(search)
  const ways = [
    columnContains(db, 'txn.search_key', search),
    ...(ids.length > 0 ? [sql<boolean>`txn.category_id in (${sql.join(ids)})`] : []),
    ...(amount === null ? [] : [amountIs(amount)]),
  ]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

function amountIs(amount: string): RawBuilder<boolean> {
  const eb = expressionBuilder<Schema, 'txn'>()
  const [least, most] = (['>=', '<='] as const).map((operator) => amountCompares(eb, operator, amount, true))
  return sql<boolean>`(${least} and ${most})`
}

async function categoryIds(db: Db, userId: string, which: RawBuilder<boolean>): Promise<string[]> {
  const rows = await db.selectFrom('category').select('id').where('user_id', '=', userId).where(which).execute()
  return rows.map((row) => row.id)
}

type Order = {
  direction: 'asc' | 'desc'
  key: RawBuilder<string | number>
  /** If rows fall into few groups, those groups in name order. */
  groups: typeof groupsByCategory | typeof groupsBySource | null
}

/** The sort key, never null, so that a page can start after any row. */
function orderOf(db: Db, sort: TransactionFilter['sort']): Order {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const keys = {
    last_updated: sql<string>`txn.last_updated`,
    transaction_date: sql<string>`txn.day`,
    source: sql<string>`coalesce(txn.source, '')`,
    transaction_name: nameOrder(db, 'transaction_name'),
    simple_name: nameOrder(db, 'simple_name'),
    category: sql<string>`coalesce(txn.category_id, '')`,
    currency: sql<string>`txn.currency`,
    amount: sql<string | number>`txn.minor`,
  } satisfies Record<string, Order['key']>
  const field = sort.replace(/^-/, '') as keyof typeof keys
  const groups = field === 'category' ? groupsByCategory : field === 'source' ? groupsBySource : null
  return { direction, key: keys[field], groups }
}

function writeCursor(value: unknown, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

function readCursor(text: string): Cursor {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(parsed) && ['string', 'number'].includes(typeof parsed[0]) && typeof parsed[1] === 'string') {
      return [parsed[0], parsed[1]]
    }
  } catch {
    // Falls through to the single refusal below.
  }
  throw new AppError('invalid-input', 'cursor: invalid')
}
