import type { listBudgetItems } from '@evenkeel/contract/budget.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { z } from 'zod'
import { findCategories } from '../../ledger/category-lookup.ts'
import { getCurrentRates } from '../../ledger/exchange-rates/current-rates.ts'
import { foldForSearch } from '../../ledger/search-key.ts'
import { getLocalDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { type BudgetRow, getCategory, type RenderContext } from './budget-item-body.ts'

type Owner = { id: string; preferredCurrency: string }
type Query = z.output<typeof listBudgetItems.query>

export async function createRenderContext(deps: Deps, owner: Owner, today?: PlainDate): Promise<RenderContext> {
  const [categories, rates] = await Promise.all([findCategories(deps.db, owner.id), getCurrentRates(deps.db)])
  return {
    today: today ?? getLocalDay(deps.clock),
    currency: owner.preferredCurrency,
    rates: rates.table,
    categories: new Map(categories.map(({ id, name, kind }) => [id, { name, kind }])),
  }
}

/** All items, because the totals need every one. `requireRoomInBudget` limits how many there can be. */
export function findItems(db: Db, userId: string): Promise<BudgetRow[]> {
  return db.selectFrom('budget_item').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export async function requireItem(db: Db, userId: string, id: string): Promise<BudgetRow> {
  const items = db.selectFrom('budget_item').selectAll().where('user_id', '=', userId).where('id', '=', id)
  const row = await items.executeTakeFirst()
  if (!row) throw new AppError('not-found', 'Budget item not found.')
  return row
}

/** One page of matching items, in the requested order. */
export function getPage(rows: readonly BudgetRow[], query: Query, context: RenderContext) {
  const matching = rows.filter((row) => matches(row, query, context))
  const isDescending = query.sort.startsWith('-')
  const getSortKey = sortKeys[query.sort.replace(/^-/, '') as keyof typeof sortKeys]
  const compareKeys = (a: [string | number, string], b: [string | number, string]) => {
    const order = compare(a[0], b[0]) || compare(a[1], b[1])
    return isDescending ? -order : order
  }
  const keyed = matching
    .map((row) => ({ row, key: [getSortKey(row, context), row.id] as [string | number, string] }))
    .sort((a, b) => compareKeys(a.key, b.key))
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor)
  const following = cursor === null ? keyed : keyed.filter(({ key }) => compareKeys(key, cursor) > 0)
  const shown = following.slice(0, query.limit)
  const next = following.length > shown.length ? writeCursor(shown.at(-1)!.key) : null
  return { rows: shown.map(({ row }) => row), next, total: matching.length }
}

const sortKeys = {
  last_updated: (row: BudgetRow) => row.last_updated,
  transaction_date: (row: BudgetRow) => row.day,
  source: (row: BudgetRow) => foldForSearch(row.source ?? ''),
  transaction_name: (row: BudgetRow) => foldForSearch(row.name),
  simple_name: (row: BudgetRow) => foldForSearch(row.simple_name),
  category: (row: BudgetRow, context: RenderContext) => foldForSearch(getCategory(row, context) ?? ''),
  currency: (row: BudgetRow) => row.currency,
  amount: (row: BudgetRow) => Number(row.minor),
}

function matches(row: BudgetRow, { kind, search, category, source }: Query, context: RenderContext): boolean {
  if (kind !== undefined && row.kind !== kind) return false
  const name = getCategory(row, context) ?? ''
  if (category !== undefined && !category.split('\n').map(foldForSearch).includes(foldForSearch(name))) return false
  if (source !== undefined && !source.split('\n').includes(row.source ?? '')) return false
  if (search === undefined || search.trim() === '') return true
  const searchText = foldForSearch(search)
  return [row.name, row.simple_name, row.source ?? '', name].some((text) => foldForSearch(text).includes(searchText))
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function writeCursor(key: [string | number, string]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function readCursor(text: string): [string | number, string] {
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
