import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import type { DayBalance } from '@evenkeel/engine/statement-files/day-balances.ts'
import { dropGroup, mapCategory } from '@evenkeel/engine/statement-files/products/map-category.ts'
import { getProductOfFormat } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import type { PlannedAmount } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import { suggestAccountType } from '@evenkeel/engine/wealth/suggest-account-type.ts'
import { requireRoomInBudget } from '../../ledger/budget-size.ts'
import { findCategories, type KnownCategory } from '../../ledger/category-lookup.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { foldForSearch } from '../../ledger/search-key.ts'
import { findAccounts, makeAccountRow } from '../../ledger/wealth/find-wealth.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { foldName } from '../../users/user-queries.ts'
import { findMappings } from './category-mappings.ts'
import type { FileFindings } from './import-messages.ts'

type ImportContext = { userId: string; importId: string; at: string }

/** Whether a file has no transactions, but balances or a budget that make it worth importing. */
export function hasOtherContents({ rows, dayBalances, planned }: FileFindings): boolean {
  return rows === 0 && (dayBalances.length > 0 || planned.length > 0)
}

/**
 * Adds a file's budget, and links the balances of a file without transactions to accounts, in the import's own action.
 * Runs before the balances are saved. If there are transactions too, we offer to link the balances instead.
 */
export async function addOtherContents(
  write: Write,
  tx: Tx,
  context: ImportContext,
  found: FileFindings,
): Promise<(ImportReason | null)[]> {
  const balances = found.rows === 0 ? found.dayBalances : []
  return [await linkSources(write, tx, context, balances), await addPlan(write, tx, context, found)]
}

/**
 * Someone who imports a file of balances wants statements, so we link each unlinked source to the account of the same
 * name and currency, or to a new one.
 */
async function linkSources(
  write: Write,
  tx: Tx,
  { userId, at }: ImportContext,
  balances: readonly DayBalance[],
): Promise<ImportReason | null> {
  const bySource = Map.groupBy(balances, ({ source }) => source ?? '')
  bySource.delete('')
  const accounts = await findAccounts(tx, userId)
  const linked = await tx.selectFrom('account_link').select('source').where('user_id', '=', userId).execute()
  const linkedSources = new Set(linked.map(({ source }) => source))
  for (const [source, sourceBalances] of bySource) {
    if (linkedSources.has(source)) continue
    const latest = sourceBalances.reduce((a, b) => (a.day > b.day ? a : b))
    const existingAccount = accounts.find(
      (account) => account.currency === latest.currency && foldForSearch(account.name) === foldForSearch(source),
    )
    const account = { name: source, type: suggestAccountType(source, latest.minor), currency: latest.currency }
    const linkedAccount =
      existingAccount ?? (await write.insert('wealth_account', await makeAccountRow(tx, userId, account, at)))
    await write.insert('account_link', { source, account_id: linkedAccount.id, created_at: at })
  }
  return bySource.size === 0 ? null : { code: 'import.balances-added', args: { accounts: bySource.size } }
}

/** Adds a monthly item for each planned category, unless an item of that name exists. */
async function addPlan(
  write: Write,
  tx: Tx,
  { userId, at }: ImportContext,
  { planned, format }: FileFindings,
): Promise<ImportReason | null> {
  const [first] = planned
  if (!first) return null
  const product = getProductOfFormat(format)
  const own = (await findCategories(tx, userId)) as (KnownCategory & { kind: CategoryKind })[]
  const mappings = await findMappings(tx, userId)
  const mapped = new Map(
    mappings.filter((mapping) => mapping.product === product).map(({ name, category }) => [name, category]),
  )
  const findCategory = ({ category }: PlannedAmount) => {
    const name = mapped.get(category) ?? mapCategory(category, own)
    // A plan is an expense, so an income category doesn't fit.
    return own.find((candidate) => candidate.name === name && candidate.kind !== 'income') ?? null
  }
  const existing = await tx.selectFrom('budget_item').select('name').where('user_id', '=', userId).execute()
  const names = new Set(existing.map(({ name }) => foldName(name)))
  const newPlans = planned.filter(({ category }) => !names.has(foldName(category)))
  for (const plan of newPlans) {
    const category = findCategory(plan)
    await write.insert('budget_item', {
      kind: 'expense',
      day: plan.month,
      source: null,
      name: plan.category,
      simple_name: dropGroup(plan.category),
      category_id: category?.id ?? null,
      currency: plan.currency,
      minor: -plan.minor,
      repeat_every: 1,
      repeat_unit: 'month',
      until: null,
      spread: 1,
      confidence: 1,
      needs_review: category === null ? 1 : 0,
      created_at: at,
    })
  }
  await requireRoomInBudget(tx, userId)
  const known = planned.length - newPlans.length
  return { code: 'import.budget-added', args: { items: newPlans.length, known, month: first.month.slice(0, 7) } }
}
