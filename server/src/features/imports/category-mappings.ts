import type { ImportCategory } from '@evenkeel/contract/import-categories.ts'
import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import { dropGroup, mapCategory } from '@evenkeel/engine/statement-files/products/map-category.ts'
import {
  getProductOfFormat,
  PRODUCTS,
  type ProductId,
} from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import { findCategories, type KnownCategory } from '../../ledger/category-lookup.ts'
import { recordStaged } from '../../ledger/history/history.ts'
import type { EditResult, StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { RowPatch, TrackedRow } from '../../ledger/history/tracked-tables.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { readReasons, toStoredReasons } from '../../ledger/stored-reasons.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createId } from '../../platform/ids.ts'
import { foldName } from '../../users/user-queries.ts'
import { recastMinor } from './correct-currency.ts'
import type { CategoryMapping } from './import-messages.ts'
import { requireImport } from './import-queries.ts'
import { findImportedSplits, type ImportedSplit } from './imported-splits.ts'
import type { StagedPart } from './staged-rows.ts'

type OwnCategory = KnownCategory & { kind: CategoryKind }
/** `before`: the category that our items of this name have had until now. */
type PlannedCategory = { name: string; category: { id: string; kind: string }; before: string | null }
type ChosenCategory = { name: string; category: string; kind: CategoryKind }

/** Which of the user's categories they chose for other products' categories. */
export function findMappings(db: Db, userId: string): Promise<CategoryMapping[]> {
  return db
    .selectFrom('category_mapping')
    .innerJoin('category', (join) =>
      join
        .onRef('category.user_id', '=', 'category_mapping.user_id')
        .onRef('category.id', '=', 'category_mapping.category_id'),
    )
    .select(['category_mapping.product', 'category_mapping.name', 'category.name as category'])
    .where('category_mapping.user_id', '=', userId)
    .execute()
}

/**
 * The other product's categories that an import's transactions and budget items have, each with the user's category for
 * it, if any, and the name and kind of a new one. Those without a category come first.
 */
export async function findImportCategories(db: Db, userId: string, importId: string) {
  const product = getProductOfFormat((await requireImport(db, userId, importId)).format)
  if (product === null) return { product: null, results: [] }
  const [counted, mappings, own] = await Promise.all([
    countCategories(db, userId, importId),
    findMappings(db, userId),
    findCategories(db, userId),
  ])
  const mapped = getMapped(mappings, product)
  const shortNames = new Map<string, number>()
  for (const name of counted.keys()) shortNames.set(dropGroup(name), (shortNames.get(dropGroup(name)) ?? 0) + 1)
  const results = [...counted].map(([name, { rows, income, budgetItems }]): ImportCategory => {
    const short = dropGroup(name)
    return {
      name,
      rows,
      budget_items: budgetItems,
      category: mapped.get(name) ?? mapCategory(name, own as OwnCategory[]),
      is_yours: mapped.has(name),
      // Two groups may each have a category with that name.
      new_name: (shortNames.get(short) === 1 ? short : name).slice(0, 60).trim(),
      new_kind: income * 2 > rows ? 'income' : 'expense',
    }
  })
  const getOrder = (category: ImportCategory) => (category.category === null ? 0 : 1)
  results.sort((a, b) => getOrder(a) - getOrder(b) || b.rows - a.rows || (a.name < b.name ? -1 : 1))
  return { product: PRODUCTS[product], results }
}

function getMapped(mappings: readonly CategoryMapping[], product: ProductId): Map<string, string> {
  return new Map(
    mappings.filter((mapping) => mapping.product === product).map(({ name, category }) => [name, category]),
  )
}

type Counted = Map<string, { rows: number; income: number; budgetItems: number }>

async function countCategories(db: Db, userId: string, importId: string): Promise<Counted> {
  const counted: Counted = new Map()
  const count = (name: string | null, rows: number, income: number, budgetItems = 0) => {
    if (name === null) return
    const before = counted.get(name) ?? { rows: 0, income: 0, budgetItems: 0 }
    counted.set(name, {
      rows: before.rows + rows,
      income: before.income + income,
      budgetItems: before.budgetItems + budgetItems,
    })
  }
  const added = db
    .selectFrom('import_row')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('verdict', '=', 'added')
  const unsplit = await added
    .select((eb) => [
      'file_category',
      eb.fn.countAll<number>().as('rows'),
      eb.fn.sum<number>(eb.case().when('minor', '>', 0).then(1).else(0).end()).as('income'),
    ])
    .where('parts', 'is', null)
    .where('file_category', 'is not', null)
    .groupBy('file_category')
    .execute()
  for (const { file_category, rows, income } of unsplit) count(file_category, Number(rows), Number(income))
  const split = await added.select('parts').where('parts', 'is not', null).execute()
  for (const { parts } of split)
    for (const part of JSON.parse(parts!) as StagedPart[]) count(part.fileCategory, 1, part.minor > 0 ? 1 : 0)
  for (const name of await findBudgetCategories(db, userId, importId)) count(name, 0, 0, 1)
  return counted
}

/** The categories of the budget items that an import added, recognized by the time of its action. */
async function findBudgetCategories(db: Db, userId: string, importId: string): Promise<string[]> {
  const items = await db
    .selectFrom('budget_item')
    .innerJoin('statement_import', (join) =>
      join
        .onRef('statement_import.user_id', '=', 'budget_item.user_id')
        .onRef('statement_import.created_at', '=', 'budget_item.created_at'),
    )
    .select('budget_item.name')
    .where('budget_item.user_id', '=', userId)
    .where('statement_import.id', '=', importId)
    .execute()
  return items.map(({ name }) => name)
}

/**
 * Maps a product's categories in one action: creates missing ones, remembers the choices for the next file, and applies
 * them to this import's transactions and to budgeted expenses of that name, unless the user has given them another
 * category. A budgeted expense doesn't get an income category.
 */
export async function mapCategories(deps: Deps, userId: string, importId: string, chosen: readonly ChosenCategory[]) {
  const { db, clock } = deps
  const current = await requireImport(db, userId, importId)
  const product = getProductOfFormat(current.format)
  if (product === null || current.visible_id === null)
    throw new AppError('conflict', 'This import was undone, or has no categories to match.')
  const at = getInstant(clock)
  const reason = { code: 'import.categories', args: { count: chosen.length, product: PRODUCTS[product] } } as const
  const action = { userId, reason, at }
  const sign = current.visible_is_turned === 1 ? -1 : 1
  const plan = async (edits: StagedEdits) => {
    const own = await findCategories(db, userId)
    const mapped = getMapped(await findMappings(db, userId), product)
    const byKey = new Map(own.map(({ name, id, kind }) => [foldName(name), { id, kind }]))
    const planned: (PlannedCategory & { edited: EditResult })[] = []
    for (const { name, category: chosenName, kind } of chosen) {
      const key = foldName(chosenName)
      const category = byKey.get(key) ?? { id: createId(), kind }
      if (!byKey.has(key))
        await edits.addCategories([{ id: category.id, name: chosenName, name_key: key, kind, code: null }])
      byKey.set(key, category)
      const before = byKey.get(foldName(mapped.get(name) ?? mapCategory(name, own as OwnCategory[]) ?? ''))?.id ?? null
      const edited = await planEdits(edits, deps.reports, { importId, product, name, categoryId: category.id, sign })
      planned.push({ name, category, before, edited })
    }
    return planned
  }
  const { result, historyId } = await recordStaged(db, action, plan, async (write, tx, edits, planned) => {
    await write.apply(edits)
    let budgetItems = 0
    for (const { name, category, before } of planned) {
      const categoryId = category.id
      if (category.kind !== 'income') budgetItems += await applyToPlan(write, tx, { userId, name, categoryId, before })
      await remember(write, tx, userId, { product, name, category_id: categoryId })
    }
    const edited = planned.reduce((sum, mapping) => sum + mapping.edited.count, 0)
    return { created: edits.categories.length, edited, edited_budget_items: budgetItems }
  })
  deps.wakeJobs()
  return { ...result, history_id: historyId }
}

async function remember(
  write: Write,
  tx: Tx,
  userId: string,
  mapping: { product: string; name: string; category_id: string },
): Promise<void> {
  const existing = await tx
    .selectFrom('category_mapping')
    .select('id')
    .where('user_id', '=', userId)
    .where('product', '=', mapping.product)
    .where('name', '=', mapping.name)
    .executeTakeFirst()
  if (existing) await write.update('category_mapping', existing.id, null, { category_id: mapping.category_id })
  else await write.insert('category_mapping', mapping)
}

/** `sign`: -1 if the import's signs are the opposite of its file's. */
type Mapping = { importId: string; product: ProductId; name: string; categoryId: string; sign: 1 | -1 }

async function planEdits(
  edits: StagedEdits,
  reports: Db,
  { importId, product, name, categoryId, sign }: Mapping,
): Promise<EditResult> {
  const { userId } = edits.entry
  const unsplit = await reports
    .selectFrom('import_row')
    .innerJoin('txn', (join) =>
      join.onRef('txn.user_id', '=', 'import_row.user_id').onRef('txn.id', '=', 'import_row.transaction_id'),
    )
    .select('txn.id')
    .where('import_row.user_id', '=', userId)
    .where('import_row.import_id', '=', importId)
    .where('import_row.verdict', '=', 'added')
    .where('import_row.file_category', '=', name)
    .execute()
  const splits = await findImportedSplits(reports, userId, importId)
  const ids = [...unsplit.map((row) => row.id), ...splits.flatMap((split) => findPartIds(split, name, sign))]
  const reason = { code: 'category.from-product', args: { product: PRODUCTS[product], category: name } } as const
  const patch: RowPatch<'txn'> = {
    category_id: categoryId,
    confidence: 1,
    needs_review: 0,
    reason_level: 'user',
    reason_text: toStoredReasons([reason]),
  }
  return edits.updateMany(ids, (row) => (isChosen(row) || row.category_id === categoryId ? {} : patch))
}

type PlanMapping = { userId: string; name: string; categoryId: string; before: string | null }

/** Applies the category to budgeted expenses of this name that have none or `before`. Returns how many there are. */
async function applyToPlan(write: Write, tx: Tx, { userId, name, categoryId, before }: PlanMapping): Promise<number> {
  const items = await tx
    .selectFrom('budget_item')
    .select(['id', 'category_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'expense')
    .where('name', '=', name)
    .execute()
  const ids = items.filter((item) => item.category_id === null || item.category_id === before).map(({ id }) => id)
  await write.updateMany('budget_item', ids, () => ({ category_id: categoryId, needs_review: 0 }))
  return ids.length
}

/** The ids of a split's parts in this category of its file, if their amount and note are still as the file had them. */
function findPartIds({ row, parts }: ImportedSplit, name: string, sign: 1 | -1): string[] {
  const remaining = [...parts]
  // All of them, so that of two parts with the same amount and note, each keeps its own category.
  return (JSON.parse(row.parts ?? '[]') as StagedPart[]).flatMap((part) => {
    const isSame = ({ minor, currency, note }: (typeof parts)[number]) =>
      recastMinor(minor, currency, row.currency!) === sign * part.minor && note === part.note
    const at = remaining.findIndex(isSame)
    const found = at < 0 ? [] : remaining.splice(at, 1).map(({ id }) => id)
    return part.fileCategory === name ? found : []
  })
}

/** Whether the user has chosen the category of this one transaction, rather than by a mapping. */
function isChosen(row: TrackedRow<'txn'>): boolean {
  return row.reason_level === 'user' && readReasons(row.reason_text)[0]?.code === 'category.chosen-by-you'
}
