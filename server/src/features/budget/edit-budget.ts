import type { BudgetItemPatch, BudgetKind, NewBudgetItem } from '@evenkeel/contract/budget.ts'
import type { Categoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { requireRoomInBudget } from '../../ledger/budget-size.ts'
import { findCategories, findCategoryId, type KnownCategory } from '../../ledger/category-lookup.ts'
import { recordAction } from '../../ledger/history/history.ts'
import { addCurrentOnConflict } from '../../ledger/history/history-errors.ts'
import type { NewRow, RowPatch } from '../../ledger/history/tracked-tables.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { toMinor } from '../../ledger/minor-amount.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { type BudgetRow, type RenderContext, toBody } from './budget-item-body.ts'
import { requireItem } from './budget-queries.ts'

type Owner = { id: string; preferredCurrency: string }

type ItemEdit = BudgetItemPatch & { id: string }

/**
 * Adds and changes items as one action, all or nothing, and fills in the missing fields of new items. A stale edit is
 * refused, and the error includes the current item.
 */
export async function saveItems(
  deps: Deps,
  owner: Owner,
  { items: bodies, edits = [] }: { items: readonly NewBudgetItem[]; edits?: readonly ItemEdit[] | undefined },
  context: RenderContext,
) {
  const at = getInstant(deps.clock)
  const needsCategory = bodies.some((body) => body.category === undefined)
  const categoriser = needsCategory ? await createUserCategoriser(deps, owner.id) : null
  const [first] = bodies
  const name = first ? (first.simple_name ?? first.transaction_name) : null
  const reason = { code: 'budget.add', args: { added: bodies.length, changed: edits.length, name } } as const
  const action = { userId: owner.id, reason, at }
  const { result, historyId } = await addCurrentOnConflict(
    (present: BudgetRow) => toBody(present, context),
    () =>
      recordAction(deps.db, action, async (write, tx) => {
        const categories = await findCategories(tx, owner.id)
        const rows: BudgetRow[] = []
        for (const body of bodies)
          rows.push(await write.insert('budget_item', await toRow(tx, owner, body, categories, categoriser, at)))
        for (const { id, version, ...edit } of edits) rows.push(await update(write, tx, owner, { id, version }, edit))
        await requireRoomInBudget(tx, owner.id)
        return rows
      }),
  )
  return { rows: result, historyId }
}

async function toRow(
  tx: Db,
  owner: Owner,
  body: NewBudgetItem,
  categories: readonly KnownCategory[],
  categoriser: Categoriser | null,
  at: string,
): Promise<NewRow<'budget_item'>> {
  const currency = body.currency ?? owner.preferredCurrency
  const kind = body.kind ?? (body.amount.startsWith('-') ? 'expense' : 'income')
  const minor = signByKind(toMinor(body.amount, currency), kind)
  const simple = body.simple_name ?? body.transaction_name
  requireDatesInOrder(body.transaction_date, body.until ?? null)
  const category =
    body.category === undefined
      ? guessCategory(categoriser!, { text: simple, minor, currency }, kind, categories)
      : { id: await findCategoryId(tx, owner.id, body.category), confidence: null, isUnsure: false }
  return {
    kind,
    day: body.transaction_date,
    source: body.source ?? null,
    name: body.transaction_name,
    simple_name: simple,
    category_id: category.id,
    currency,
    minor,
    repeat_every: body.repeat?.every ?? null,
    repeat_unit: body.repeat?.unit ?? null,
    until: body.until ?? null,
    spread: body.spread ? 1 : 0,
    confidence: category.confidence,
    needs_review: category.isUnsure ? 1 : 0,
    created_at: at,
  }
}

/** The categorizer's answer if it fits the kind. If not, income gets an income category, and an expense gets none. */
function guessCategory(
  categoriser: Categoriser,
  row: { text: string; minor: number; currency: string },
  kind: BudgetKind,
  categories: readonly KnownCategory[],
) {
  const guess = categoriser.categorise(row)
  const fitsKind = (category: KnownCategory) => (category.kind === 'income') === (kind === 'income')
  const guessed = categories.find((category) => category.name === guess.category)
  if (guessed && fitsKind(guessed)) return { id: guessed.id, confidence: guess.confidence, isUnsure: guess.needsReview }
  const fallback = kind === 'income' ? categories.find(fitsKind) : undefined
  return { id: fallback?.id ?? null, confidence: 0.5, isUnsure: true }
}

/** Changes one item. A stale edit is refused, and the error includes the current item. */
export async function editItem(
  deps: Deps,
  owner: Owner,
  id: string,
  { version, ...edit }: BudgetItemPatch,
  context: RenderContext,
): Promise<{ row: BudgetRow; historyId: string | null }> {
  const before = await requireItem(deps.db, owner.id, id)
  const reason = { code: 'budget.edit', args: { name: edit.simple_name ?? before.simple_name } } as const
  const action = { userId: owner.id, reason, at: getInstant(deps.clock) }
  const { result, historyId } = await addCurrentOnConflict(
    (present: BudgetRow) => toBody(present, context),
    () =>
      recordAction(deps.db, action, async (write, tx) => {
        const after = await update(write, tx, owner, { id, version }, edit)
        if (edit.repeat) await requireRoomInBudget(tx, owner.id)
        return after
      }),
  )
  return { row: result, historyId }
}

async function update(
  write: Write,
  tx: Tx,
  owner: Owner,
  { id, version }: { id: string; version: number },
  edit: Omit<BudgetItemPatch, 'version'>,
): Promise<BudgetRow> {
  // The version is checked first, because a patch only makes sense for the item the user saw.
  const row = await requireItem(tx, owner.id, id)
  const patch = row.version === version ? await toPatch(tx, owner, row, edit) : {}
  return write.update('budget_item', id, version, patch)
}

async function toPatch(
  tx: Db,
  owner: Owner,
  row: BudgetRow,
  edit: Omit<BudgetItemPatch, 'version'>,
): Promise<RowPatch<'budget_item'>> {
  const kind = edit.kind ?? (row.kind as BudgetKind) // We only store these two.
  const currency = edit.currency ?? row.currency
  // Changing only the currency keeps the number, which must be valid in the new currency.
  const amount = edit.amount ?? formatMinor(Number(row.minor), row.currency)
  const patch: RowPatch<'budget_item'> = { kind, currency, minor: signByKind(toMinor(amount, currency), kind) }
  if (edit.transaction_date !== undefined) patch.day = edit.transaction_date
  if (edit.source !== undefined) patch.source = edit.source
  if (edit.transaction_name !== undefined) patch.name = edit.transaction_name
  if (edit.simple_name !== undefined) patch.simple_name = edit.simple_name
  if (edit.repeat !== undefined) {
    patch.repeat_every = edit.repeat?.every ?? null
    patch.repeat_unit = edit.repeat?.unit ?? null
  }
  if (edit.until !== undefined) patch.until = edit.until
  if (edit.spread !== undefined) patch.spread = edit.spread ? 1 : 0
  requireDatesInOrder(edit.transaction_date ?? row.day, edit.until === undefined ? row.until : edit.until)
  if (edit.category !== undefined) {
    patch.category_id = await findCategoryId(tx, owner.id, edit.category)
    patch.confidence = null
  }
  patch.needs_review = 0 // The user has just checked it.
  return patch
}

export async function deleteItems(deps: Deps, userId: string, ids: readonly string[]) {
  const reason = { code: 'budget.delete', args: { count: new Set(ids).size } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const { result, historyId } = await recordAction(deps.db, action, (write) => write.removeMany('budget_item', ids))
  return { deleted: result, history_id: historyId }
}

/** The kind decides the sign: "50" and "-50" are the same expense. */
export function signByKind(minor: number, kind: BudgetKind): number {
  const absolute = Math.abs(minor)
  return kind === 'expense' && absolute !== 0 ? -absolute : absolute
}

function requireDatesInOrder(first: string, until: string | null): void {
  if (until === null || until >= first) return
  const message = 'must not be before the first date'
  throw new AppError('invalid-input', `until: ${message}`, { errors: [{ path: 'until', message }] })
}
