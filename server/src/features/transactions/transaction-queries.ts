import type { TransactionListQuery } from '@evenkeel/contract/transactions.ts'
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { amountCompares } from '../../platform/ledger/amount-range.ts'
import { likePattern } from '../../platform/ledger/search-key.ts'
import { foldName } from '../../platform/users/user-queries.ts'
import type { TransactionRow } from './transaction-body.ts'

export type TransactionFilter = Omit<TransactionListQuery, 'limit' | 'cursor' | 'offset'>
type Joined = Schema & { category: Schema['category'] }
type Page = { limit: number; cursor?: string | undefined; offset?: number | undefined }

/** Every transaction of the user with its category's name; the one query all others begin with. */
export function transactionsOf(db: Db, userId: string) {
  return db
    .selectFrom('txn')
    .leftJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'txn.user_id').onRef('category.id', '=', 'txn.category_id'),
    )
    .where('txn.user_id', '=', userId)
}

export async function findTransaction(db: Db, userId: string, id: string): Promise<TransactionRow | undefined> {
  return transactionsOf(db, userId).selectAll('txn').select(COLUMNS).where('txn.id', '=', id).executeTakeFirst()
}

export async function requireTransaction(db: Db, userId: string, id: string): Promise<TransactionRow> {
  const row = await findTransaction(db, userId, id)
  if (!row) throw new AppError('not-found', 'There is no such transaction.')
  return row
}

/** One page in the order asked for, how many there are in all, and where the next page begins. */
export async function listTransactions(db: Db, userId: string, filter: TransactionFilter, page: Page) {
  const order = orderOf(filter.sort)
  const matching = await filtered(transactionsOf(db, userId), db, userId, filter)
  let query = matching.selectAll('txn').select(COLUMNS).select(order.key.as('sort_key'))
  if (page.cursor !== undefined) query = query.where(after(order, readCursor(page.cursor)))
  if (page.offset !== undefined) query = query.offset(page.offset)
  const rows = await query
    .orderBy(order.key, order.direction)
    .orderBy('txn.id', order.direction)
    .limit(page.limit + 1)
    .execute()
  const { n } = await matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const next = rows.length > page.limit && last ? writeCursor(last.sort_key, last.id) : null
  return { rows: shown as TransactionRow[], next, total: Number(n) }
}

/** Every id that matches, for actions on all that is shown. */
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

const COLUMNS = ['category.name as category', 'category.kind as category_kind'] as const

type Query<Output> = SelectQueryBuilder<Joined, 'txn' | 'category', Output>

async function filtered<Output>(
  start: Query<Output>,
  db: Db,
  userId: string,
  filter: TransactionFilter,
): Promise<Query<Output>> {
  let query = start
  const { search, category, source, from, to, updated_since, needs_review, kind, direction } = filter
  if (search !== undefined && search.trim() !== '') {
    const pattern = likePattern(search)
    query = query.where(
      sql<boolean>`(txn.search_key like ${pattern} escape '\\' or category.name_key like ${pattern} escape '\\')`,
    )
  }
  if (category !== undefined) {
    const names = category.split('\n').map((name) => foldName(name))
    query = query.where((eb) =>
      eb.or([eb('category.name_key', 'in', names), ...(names.includes('') ? [eb('txn.category_id', 'is', null)] : [])]),
    )
  }
  if (source !== undefined) {
    const names = source.split('\n')
    query = query.where((eb) =>
      eb.or([eb('txn.source', 'in', names), ...(names.includes('') ? [eb('txn.source', 'is', null)] : [])]),
    )
  }
  if (from !== undefined) query = query.where('txn.day', '>=', from)
  if (to !== undefined) query = query.where('txn.day', '<=', to)
  if (updated_since !== undefined) query = query.where('txn.last_updated', '>=', updated_since)
  if (needs_review !== undefined) query = query.where('txn.needs_review', '=', needs_review ? 1 : 0)
  if (kind !== undefined) query = query.where('category.kind', '=', kind)
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

/** What rows are ordered by; never null, so that a page can begin after any row. */
function orderOf(sort: string) {
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  const keys = {
    last_updated: sql<string>`txn.last_updated`,
    transaction_date: sql<string>`txn.day`,
    source: sql<string>`coalesce(txn.source, '')`,
    transaction_name: sql<string>`txn.name`,
    simple_name: sql<string>`txn.simple_name`,
    category: sql<string>`coalesce(category.name, '')`,
    currency: sql<string>`txn.currency`,
    amount: sql<string | number>`txn.minor`,
  } satisfies Record<string, RawBuilder<string | number>>
  return { direction, key: keys[sort.replace(/^-/, '') as keyof typeof keys] as RawBuilder<string | number> }
}

function after({ direction, key }: ReturnType<typeof orderOf>, [value, id]: [string | number, string]) {
  const sign = direction === 'asc' ? sql`>` : sql`<`
  return sql<boolean>`(${key} ${sign} ${value} or (${key} = ${value} and txn.id ${sign} ${id}))`
}

function writeCursor(value: unknown, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

function readCursor(text: string): [string | number, string] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(parsed) && ['string', 'number'].includes(typeof parsed[0]) && typeof parsed[1] === 'string') {
      return [parsed[0], parsed[1]]
    }
  } catch {
    // falls through to the one refusal
  }
  throw new AppError('invalid-input', 'cursor: not one that was given out')
}
