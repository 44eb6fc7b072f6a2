import type { BudgetDraft } from '@evenkeel/contract/budget.ts'
import type { BudgetDraft as Draft } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import { parseBudgetText } from '@evenkeel/engine/budget-sentences/parse-budget-sentence.ts'
import { instant } from '../../platform/clock.ts'
import type { TrackedColumns } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordAction } from '../../platform/history.ts'
import { newId } from '../../platform/ids.ts'
import { findCategories } from '../../platform/ledger/category-lookup.ts'
import { createUserCategoriser } from '../../platform/ledger/user-categoriser.ts'
import { requireRoomInPlan } from '../../platform/plan-size.ts'
import { repeatOf } from '../../platform/reports/budget-plan.ts'
import { foldName } from '../../platform/users/user-queries.ts'
import { type BudgetRow, categoryOf, type Reader, toBody } from './budget-item-body.ts'
import { findItems } from './budget-queries.ts'
import { signed } from './edit-budget.ts'

type Owner = { id: string; preferredCurrency: string }
type Kept = Omit<BudgetRow, keyof TrackedColumns>
/** Below this a reading is kept and marked for a look. */
const SURE = 0.6
const NAME_MAX = 200
const TEXT_MAX = 500

/** Reads sentences into items and keeps them as one action; with `isDryRun` the same answer, and nothing is kept. */
export async function itemsFromText(deps: Deps, owner: Owner, text: string, isDryRun: boolean, reader: Reader) {
  const [categoriser, categories, existing] = await Promise.all([
    createUserCategoriser(deps.db, owner.id),
    findCategories(deps.db, owner.id),
    findItems(deps.db, owner.id),
  ])
  const { items, questions } = parseBudgetText(text, {
    today: reader.today,
    currency: owner.preferredCurrency,
    categorise: (phrase, direction) => {
      const minor = direction === 'in' ? 100 : -100
      return categoriser.categorise({ text: phrase, minor, currency: owner.preferredCurrency, direction })
    },
    categories: categories.map(({ name, kind, code }) => ({ name, kind, ...(code === null ? {} : { code }) })),
    existing: existing.map((row) => ({
      name: row.simple_name,
      kind: row.kind as 'expense', // written by us, from the same list
      category: categoryOf(row, reader) ?? '',
      minor: Math.abs(Number(row.minor)),
      currency: row.currency,
      repeat: repeatOf(row),
    })),
  })
  const at = instant(deps.clock)
  const categoryIds = new Map(categories.map(({ id, name }) => [foldName(name), id]))
  const rows = items.map((draft) => toRow(draft, categoryIds, at))
  const { stored, historyId } =
    isDryRun || rows.length === 0 ? unstored(owner, rows, at) : await store(deps, owner, rows, at)
  return {
    items: items.map(
      (draft, i): BudgetDraft => ({
        ...toBody(stored[i]!, reader),
        source_text: draft.sourceText,
        is_approximate: draft.approx,
        note: draft.note ?? null,
      }),
    ),
    questions: questions.map(({ text: about, question }) => ({ text: about, question })),
    history_id: historyId,
  }
}

function toRow(draft: Draft, categoryIds: ReadonlyMap<string, string>, at: string): Kept {
  const name = draft.name.slice(0, NAME_MAX) || 'Budget item'
  return {
    kind: draft.kind,
    day: draft.firstDate,
    source: null,
    name: draft.sourceText.trim().slice(0, TEXT_MAX).toWellFormed() || name,
    simple_name: name.toWellFormed(),
    category_id: categoryIds.get(foldName(draft.category)) ?? null,
    currency: draft.currency,
    minor: signed(draft.minor, draft.kind),
    repeat_every: draft.repeat?.every ?? null,
    repeat_unit: draft.repeat?.unit ?? null,
    until: draft.until,
    confidence: draft.confidence,
    needs_review: draft.confidence < SURE ? 1 : 0,
    created_at: at,
  }
}

async function store(deps: Deps, owner: Owner, rows: readonly Kept[], at: string) {
  const summary =
    rows.length === 1 ? `Added ${rows[0]!.simple_name} to the budget` : `Added ${rows.length} budget items`
  const action = { userId: owner.id, action: 'budget.from-text', summary, at }
  const { result, historyId } = await recordAction(deps.db, action, async (write, tx) => {
    const stored: BudgetRow[] = []
    for (const row of rows) stored.push(await write.insert('budget_item', row))
    await requireRoomInPlan(tx, owner.id)
    return stored
  })
  return { stored: result, historyId }
}

/** The rows as they would be, under ids that nothing has. */
function unstored(owner: Owner, rows: readonly Kept[], at: string) {
  const stored = rows.map(
    (row): BudgetRow => ({
      ...row,

      user_id: owner.id,
      id: newId(),
      version: 1,
      last_updated: at,
    }),
  )
  return { stored, historyId: null }
}
