import type { TransactionListQuery } from '@evenkeel/contract/transactions.ts'
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { compareAmount, readSearchedAmount } from '../../ledger/amount-range.ts'
import { isInColumn } from '../../ledger/column-contains.ts'
import { findRevision } from '../../ledger/history/history.ts'
import { SUGGESTED_CATEGORY } from '../../ledger/likely-categories.ts'
import { createNameOrder } from '../../ledger/name-order.ts'
import { createTagFilter } from '../../ledger/tags.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { createUserMemo } from '../../users/user-memo.ts'
import { foldName } from '../../users/user-queries.ts'
import { findByGroup, findCategoryGroups, findSourceGroups, sortFewRows } from './order-by-group.ts'
import { createFewFilter, findSearchedRows, getPageByDay, MAX_FEW, type SearchedRows } from './searched-rows.ts'
import type { TransactionRow } from './transaction-body.ts'

type TransactionFilter = Omit<TransactionListQuery, 'limit' | 'cursor' | 'offset'>
type Page = { limit: number; cursor?: string | undefined; offset?: number | undefined }

/** The user's transactions, joined with their categories. */
export function selectTransactions(db: Db, userId: string) {
  return db
    .selectFrom('txn')
    .leftJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'txn.user_id').onRef('category.id', '=', 'txn.category_id'),
    )
    .where('txn.user_id', '=', userId)
}

async function findTransaction(db: Db, userId: string, id: string): Promise<TransactionRow | undefined> {
  return selectTransactions(db, userId).selectAll('txn').select(COLUMNS).where('txn.id', '=', id).executeTakeFirst()
}

export async function requireTransaction(db: Db, userId: string, id: string): Promise<TransactionRow> {
  const row = await findTransaction(db, userId, id)
  if (!row) throw new AppError('not-found', 'Transaction not found.')
  return row
}

/**
 * One page in the requested order, the total number of matching transactions, and where the next page starts. For rows
 * that aren't shown, only the columns needed to filter and sort are read, and the total is cached until the user's next
 * action. A search first finds its rows, and if there are few, only those are queried.
 */
export async function listTransactions(db: Db, userId: string, filter: TransactionFilter, page: Page) {
  const order = getOrder(db, filter.sort)
  const cursor = page.cursor === undefined ? undefined : readCursor(page.cursor)
  const revision = String(await findRevision(db, userId))
  const search = await getSearch(db, userId, filter)
  const searched = search && (await findSearchedRows(db, userId, filter, search))
  const matching = await applyFilter(db, userId, filter, search)
  const offset = page.offset ?? 0
  const isFromStart = cursor === undefined && offset === 0
  // A search that can't use day texts reads every row anyway, so it looks further ahead to avoid a separate count.
  const rowsToFind = search && !searched && isFromStart ? Math.max(page.limit, SEARCH_AHEAD) : page.limit
  const found = isKnownByDay(searched, filter.sort)
    ? getPageByDay(searched, order.direction, {
        rows: rowsToFind + 1,
        offset,
        cursor: cursor && { day: String(cursor[0]), id: cursor[1] },
      })
    : await findPage(
        db,
        userId,
        matching,
        order,
        { rows: rowsToFind + 1, offset, cursor },
        createFewFilter(db, searched),
      )
  const count = async () => {
    if (isFromStart && found.length <= rowsToFind) return found.length
    return countCached(db, userId, revision, filter, restrictTo(matching, createFewFilter(db, searched)))
  }
  const total = searched?.total ?? (await count())
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)
  const next = found.length > page.limit && last ? writeCursor(last.sort_key, last.id) : null
  return { rows: await findInOrder(db, userId, shown), next, total }
}

const SEARCH_AHEAD = 2_000

function isKnownByDay(searched: SearchedRows | null, sort: TransactionFilter['sort']): searched is SearchedRows {
  return searched?.total !== undefined && sort.endsWith('transaction_date')
}

function restrictTo(query: Query, isAmongFew: RawBuilder<boolean> | null): Query {
  return isAmongFew ? query.where(isAmongFew) : query
}

type Cursor = [value: string | number, id: string]
type PageRequest = { rows: number; offset: number; cursor: Cursor | undefined }

/** If only a few rows can match, `isAmongFew` selects them, and they're looked up and sorted separately. */
async function findPage(
  db: Db,
  userId: string,
  matching: Query,
  order: Order,
  { rows, offset, cursor }: PageRequest,
  isAmongFew: RawBuilder<boolean> | null,
): Promise<{ id: string; sort_key: string | number }[]> {
  const grouping = order.groups === null ? null : await order.groups(db, userId)
  if (grouping) {
    const after = cursor && { key: String(cursor[0]), id: cursor[1] }
    const page = { rows, offset, cursor: after }
    return isAmongFew
      ? sortFewRows(matching.where(isAmongFew), grouping, order.direction, page)
      : findByGroup(matching, grouping, order.direction, page)
  }
  if (isAmongFew) return findAmongFew(db, matching.where(isAmongFew), order, { rows, offset, cursor })
  const query = matching.select('txn.id').select(order.key.as('sort_key')).offset(offset).limit(rows)
  const sign = order.direction === 'asc' ? sql`>` : sql`<`
  // Repeated on purpose: SQLite can only start in the middle of an expression index if the indexed
  // expression is also compared on its own.
  const selectFrom = (start: Cursor) =>
    query
      .where(sql<boolean>`${order.key} ${sign}= ${start[0]}`)
      .where(sql<boolean>`(${order.key}, txn.id) ${sign} (${start[0]}, ${start[1]})`)
  return (cursor ? selectFrom(cursor) : query)
    .orderBy(order.key, order.direction)
    .orderBy('txn.id', order.direction)
    .execute()
}

/** The inner limit keeps SQLite from walking all rows in the requested order to check whether each is among the few. */
function findAmongFew(db: Db, few: Query, { key, direction }: Order, { rows, offset, cursor }: PageRequest) {
  const sign = direction === 'asc' ? sql`>` : sql`<`
  const hits = few.select('txn.id').select(key.as('sort_key')).limit(MAX_FEW)
  const query = db.selectFrom(hits.as('hit')).select(['hit.id', 'hit.sort_key'])
  const page = cursor ? query.where(sql<boolean>`(hit.sort_key, hit.id) ${sign} (${cursor[0]}, ${cursor[1]})`) : query
  return page.orderBy('hit.sort_key', direction).orderBy('hit.id', direction).offset(offset).limit(rows).execute()
}

const counts = createUserMemo<Map<string, number>>()

async function countCached(
  db: Db,
  userId: string,
  revision: string,
  filter: TransactionFilter,
  matching: Query,
): Promise<number> {
  const { sort: _, ...filterOnly } = filter
  const key = JSON.stringify(filterOnly)
  const cached = counts.get(db, userId, revision) ?? new Map<string, number>()
  counts.set(db, userId, revision, cached)
  const cachedCount = cached.get(key)
  if (cachedCount !== undefined) return cachedCount
  const { n } = await matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  if (cached.size > 100) cached.clear()
  cached.set(key, Number(n))
  return Number(n)
}

const sums = createUserMemo<Map<string, TransactionTotals>>()
type TransactionTotals = { count: number; sums: { currency: string; count: number; minor: bigint }[] }

/** Counts matching transactions and adds them up, most frequent currency first. Cached until the user's next action. */
export async function sumTransactions(db: Db, userId: string, filter: TransactionFilter): Promise<TransactionTotals> {
  const revision = String(await findRevision(db, userId))
  const { sort: _, ...filterOnly } = filter
  const key = JSON.stringify(filterOnly)
  const cached = sums.get(db, userId, revision) ?? new Map<string, TransactionTotals>()
  sums.set(db, userId, revision, cached)
  const cachedTotals = cached.get(key)
  if (cachedTotals) return cachedTotals
  const search = await getSearch(db, userId, filter)
  const searched = search && (await findSearchedRows(db, userId, filter, search))
  const rows = await restrictTo(await applyFilter(db, userId, filter, search), createFewFilter(db, searched))
    .select((eb) => [
      'txn.currency',
      eb.fn.countAll<number>().as('n'),
      sql<string>`cast(sum(txn.minor) as text)`.as('minor'),
    ])
    .groupBy('txn.currency')
    .execute()
  const byCurrency = rows
    .map((row) => ({ currency: row.currency, count: Number(row.n), minor: BigInt(row.minor) }))
    .sort((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1))
  const totals = { count: byCurrency.reduce((n, total) => n + total.count, 0), sums: byCurrency }
  if (cached.size > 100) cached.clear()
  cached.set(key, totals)
  return totals
}

/** These transactions, in this order. */
export async function findInOrder(db: Db, userId: string, shown: readonly { id: string }[]): Promise<TransactionRow[]> {
  if (shown.length === 0) return []
  const ids = shown.map((row) => row.id)
  const rows = await selectTransactions(db, userId)
    .selectAll('txn')
    .select(COLUMNS)
    .where('txn.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** All matching transactions, page by page. */
export async function* readAllTransactions(
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

/** What a transaction shows besides its own columns. Attachments are few and found by an index. */
export const COLUMNS = [
  'category.name as category',
  'category.kind as category_kind',
  SUGGESTED_CATEGORY.as('suggested_category'),
  sql<number>`(select count(*) from attachment where attachment.user_id = txn.user_id
    and (attachment.transaction_id = txn.id or attachment.transaction_id = txn.split_of))`.as('attachment_count'),
] as const

type Query = SelectQueryBuilder<Schema, 'txn', object>

/** Categories are few and looked up first, so rows can be checked without a join. */
async function applyFilter(
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
    const ids = await findCategoryIds(db, userId, sql<boolean>`category.name_key in (${sql.join(names)})`)
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
  if (filter.tag !== undefined) query = query.where(await createTagFilter(db, userId, filter.tag.split('\n')))
  if (from !== undefined) query = query.where('txn.day', '>=', from)
  if (to !== undefined) query = query.where('txn.day', '<=', to)
  if (updated_since !== undefined) query = query.where('txn.last_updated', '>=', updated_since)
  if (needs_review !== undefined) query = query.where('txn.needs_review', '=', needs_review ? 1 : 0)
  if (kind !== undefined) {
    const ids = await findCategoryIds(db, userId, sql<boolean>`category.kind = ${kind}`)
    // Uncategorized transactions count by their sign, as in the reports.
    const sign = { expense: '<', income: '>', transfer: null }[kind] as '<' | '>' | null
    query = query.where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('txn.category_id', 'in', ids)] : []),
        ...(sign === null ? [] : [eb.and([eb('txn.category_id', 'is', null), eb('txn.minor', sign, 0)])]),
      ]),
    )
  }
  if (direction !== undefined) query = query.where('txn.minor', direction === 'in' ? '>' : '<', 0)
  if (filter.currency !== undefined) query = query.where('txn.currency', '=', filter.currency)
  if (filter.import_id !== undefined) query = query.where('txn.import_id', '=', filter.import_id)
  for (const [amount, operator, isAbsolute] of [
    [filter.min_amount, '>=', false],
    [filter.max_amount, '<=', false],
    [filter.min_size, '>=', true],
    [filter.max_size, '<=', true],
  ] as const) {
    if (amount === undefined) continue
    query = query.where((eb) =>
      compareAmount(eb as unknown as ExpressionBuilder<Schema, 'txn'>, operator, amount, isAbsolute),
    )
  }
  if (filter.same_merchant_as !== undefined) {
    const { merchant_key, minor } = await requireTransaction(db, userId, filter.same_merchant_as)
    query = query.where('txn.merchant_key', '=', merchant_key).where('txn.minor', minor > 0 ? '>' : '<=', 0)
  }
  return query
}

/** Tests whether a row matches the search: by text, category name or amount. Null without a search. */
async function getSearch(db: Db, userId: string, { search }: TransactionFilter): Promise<RawBuilder<boolean> | null> {
  if (search === undefined || search.trim() === '') return null
  const ids = await findCategoryIds(db, userId, isInColumn(db, 'category.name_key', search))
  const amount = readSearchedAmount(search)
  const conditions = [
    isInColumn(db, 'txn.search_key', search),
    ...(ids.length > 0 ? [sql<boolean>`txn.category_id in (${sql.join(ids)})`] : []),
    ...(amount === null ? [] : [isAmount(amount)]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function isAmount(amount: string): RawBuilder<boolean> {
  const eb = expressionBuilder<Schema, 'txn'>()
  const [atLeast, atMost] = (['>=', '<='] as const).map((operator) => compareAmount(eb, operator, amount, true))
  return sql<boolean>`(${atLeast} and ${atMost})`
}

async function findCategoryIds(db: Db, userId: string, condition: RawBuilder<boolean>): Promise<string[]> {
  const rows = await db.selectFrom('category').select('id').where('user_id', '=', userId).where(condition).execute()
  return rows.map((row) => row.id)
}

type Order = {
  direction: 'asc' | 'desc'
  key: RawBuilder<string | number>
  /** For a category or source: finds the groups to sort by name. */
  groups: typeof findCategoryGroups | typeof findSourceGroups | null
}

/** How to sort. The key is never null, so a page can start after any row. */
function getOrder(db: Db, sort: TransactionFilter['sort']): Order {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const keys = {
    last_updated: sql<string>`txn.last_updated`,
    transaction_date: sql<string>`txn.day`,
    source: sql<string>`coalesce(txn.source, '')`,
    transaction_name: createNameOrder(db, 'transaction_name'),
    simple_name: createNameOrder(db, 'simple_name'),
    category: sql<string>`coalesce(txn.category_id, '')`,
    currency: sql<string>`txn.currency`,
    amount: sql<string | number>`txn.minor`,
  } satisfies Record<string, Order['key']>
  const field = sort.replace(/^-/, '') as keyof typeof keys
  const groups = field === 'category' ? findCategoryGroups : field === 'source' ? findSourceGroups : null
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
    // Falls through to the error below.
  }
  throw new AppError('invalid-input', 'cursor: invalid')
}
