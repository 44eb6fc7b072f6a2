import type { BudgetDraft, BudgetKind, BudgetQuestion } from '@evenkeel/contract/budget.ts'
import type { BudgetTextOptions, BudgetDraft as Draft } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import { describeQuestion } from '@evenkeel/engine/budget-sentences/question-words.ts'
import { chooseFirstDate, findSameItem } from '@evenkeel/engine/budget-sentences/same-item.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import { requireRoomInBudget } from '../../ledger/budget-size.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { toRepeat } from '../../ledger/reports/budget-plan.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { getInstant } from '../../platform/clock.ts'
import type { TrackedColumns } from '../../platform/database/tracked-columns.ts'
import type { Deps } from '../../platform/deps.ts'
import { createId } from '../../platform/ids.ts'
import { foldName } from '../../users/user-queries.ts'
import { askAboutSentences } from './ask-about-sentences.ts'
import { type BudgetRow, getCategory, type RenderContext, toBody } from './budget-item-body.ts'
import { findItems } from './budget-queries.ts'
import { signByKind } from './edit-budget.ts'

type Owner = { id: string; preferredCurrency: string }
type NewRow = Omit<BudgetRow, keyof TrackedColumns>
/** Below this, an item is saved but marked for review. */
const SURE_CONFIDENCE = 0.6
const UNSURE_CONFIDENCE = 0.5
const MAX_NAME_LENGTH = 200
const MAX_TEXT_LENGTH = 500

/**
 * Reads sentences into items and questions, and saves the items as one action. With `isDryRun`, nothing is saved. An
 * item that seems to be in the budget already becomes a question instead.
 */
export async function readItemsFromText(
  deps: Deps,
  owner: Owner,
  text: string,
  { isDryRun, signal }: { isDryRun: boolean; signal: AbortSignal },
  context: RenderContext,
) {
  const [categoriser, categories, existing, second] = await Promise.all([
    createUserCategoriser(deps, owner.id),
    findCategories(deps.db, owner.id),
    findItems(deps.db, owner.id),
    deps.secondReader.read({ kind: 'items', text }, owner.id),
  ])
  const general = categories.find(({ code }) => code === 'SHO')?.name
  const options: Omit<BudgetTextOptions, 'categorise'> = {
    today: context.today,
    currency: owner.preferredCurrency,
    categories: categories.map(({ name, kind, code }) => ({ name, kind, ...(code === null ? {} : { code }) })),
    existing: existing.map((row) => ({
      id: row.id,
      name: row.simple_name,
      kind: row.kind as BudgetKind, // We only store these two.
      category: getCategory(row, context) ?? '',
      minor: Math.abs(Number(row.minor)),
      currency: row.currency,
      repeat: toRepeat(row),
      spread: row.spread === 1,
    })),
  }
  const read = (sentences: string, program: Program | null) =>
    deps.textReader.readBudget(
      sentences,
      { ...options, second: program, categoriser: categoriser.settings, general },
      owner.id,
    )
  const reading = await read(text, second.program)
  const checked = await askAboutSentences(deps, owner.id, text, reading, read, options, signal)
  const { questions } = checked
  const items = second.hasFailed ? checked.items.map(markForReview) : checked.items
  const at = getInstant(deps.clock)
  const categoryIds = new Map(categories.map(({ id, name }) => [foldName(name), id]))
  const planned = existing.map((row) => ({ row, ...toPlanned(row, context) }))
  const findSame = (draft: Draft) =>
    draft.replaces === undefined ? findSameItem(planned, { ...draft, first: draft.firstDate }) : undefined
  const duplicates = items.flatMap((draft) => {
    const same = findSame(draft)
    return same ? [{ draft, same }] : []
  })
  const fresh = items.filter((draft) => !duplicates.some((duplicate) => duplicate.draft === draft))
  const findReplaced = ({ replaces }: Draft) => existing.find(({ id }) => id === replaces)
  const replaced = fresh.map(findReplaced)
  const createRow = (draft: Draft, old: BudgetRow | undefined) => {
    const row = toRow(draft, categoryIds, at)
    return old ? { ...row, ...keepFields(draft, old, context.today) } : row
  }
  const rows = fresh.map((draft, i) => createRow(draft, replaced[i]))
  const { stored, historyId } =
    isDryRun || rows.length === 0 ? previewItems(owner, rows, at) : await saveRows(deps, owner, rows, replaced, at)
  const toDraftBody = (draft: Draft, row: BudgetRow, old: BudgetRow | undefined): BudgetDraft => ({
    ...toBody(row, context),
    source_text: draft.sourceText,
    is_approximate: draft.approx,
    note: draft.note ?? null,
    replaces: toReplacedBody(old, draft),
  })
  /** The body of an item that isn't saved: a choice, or a changed version of an item already in the budget. */
  const toOfferedBody = (draft: Draft, same = findSame(draft)) => {
    const old = findReplaced(draft)
    const newRow = createRow(draft, old)
    if (same) {
      newRow.day = chooseFirstDate({ ...draft, first: draft.firstDate }, same)
      newRow.source = same.row.source
    }
    const [row] = previewItems(owner, [newRow], at).stored
    return toDraftBody(draft, row!, same?.row ?? old)
  }
  return {
    items: fresh.map((draft, i) => toDraftBody(draft, stored[i]!, replaced[i])),
    questions: [
      ...questions.map(({ itemId, args, choices, ...question }) => ({
        ...question,
        question: describeQuestion({ ...question, args }),
        item_id: itemId ?? null,
        draft: null,
        choices: choices.map((drafts) => drafts.map((draft) => toOfferedBody(draft))),
      })),
      ...duplicates.map(
        ({ draft, same }): BudgetQuestion => ({
          text: draft.sourceText,
          question: describeQuestion({ topic: 'existing', args: { name: same.name } }),
          topic: 'existing',
          item_id: same.row.id,
          draft: toOfferedBody(draft, same),
          choices: [],
          about: [],
        }),
      ),
    ],
    history_id: historyId,
  }
}

/** Asks the user to check an item that only the grammar has read, because the second reader failed. */
function markForReview(draft: Draft): Draft {
  return { ...draft, confidence: Math.min(draft.confidence, UNSURE_CONFIDENCE) }
}

function toPlanned(row: BudgetRow, context: RenderContext) {
  return {
    name: row.simple_name,
    kind: row.kind as BudgetKind, // We only store these two.
    category: getCategory(row, context),
    first: plainDate(row.day),
    repeat: toRepeat(row),
    until: row.until === null ? null : plainDate(row.until),
  }
}

/** What a corrected item keeps: its first date, its source and, unless it's over or the text names another, its end. */
function keepFields({ until }: Draft, { day, source, until: end }: BudgetRow, today: string) {
  return { day, source, until: until ?? (end !== null && end >= today ? end : null) }
}

function toRow(draft: Draft, categoryIds: ReadonlyMap<string, string>, at: string): NewRow {
  const name = draft.name.slice(0, MAX_NAME_LENGTH) || 'Budget item'
  return {
    kind: draft.kind,
    day: draft.firstDate,
    source: null,
    name: draft.sourceText.trim().slice(0, MAX_TEXT_LENGTH).toWellFormed() || name,
    simple_name: name.toWellFormed(),
    category_id: categoryIds.get(foldName(draft.category)) ?? null,
    currency: draft.currency,
    minor: signByKind(draft.minor, draft.kind),
    repeat_every: draft.repeat?.every ?? null,
    repeat_unit: draft.repeat?.unit ?? null,
    until: draft.until,
    spread: draft.spread ? 1 : 0,
    confidence: draft.confidence,
    needs_review: draft.confidence < SURE_CONFIDENCE ? 1 : 0,
    created_at: at,
  }
}

function toReplacedBody(row: BudgetRow | undefined, draft: Draft): BudgetDraft['replaces'] {
  if (!row) return null
  return {
    id: row.id,
    version: row.version,
    name: row.simple_name,
    amount: formatMinor(Number(row.minor), row.currency),
    currency: row.currency,
    repeat: toRepeat(row),
    date_if_added: draft.firstDate,
  }
}

async function saveRows(
  deps: Deps,
  owner: Owner,
  rows: readonly NewRow[],
  replaced: readonly (BudgetRow | undefined)[],
  at: string,
) {
  const args = {
    count: rows.length,
    name: rows[0]?.simple_name ?? '',
    isCorrected: replaced[0] !== undefined,
    corrected: replaced.filter((row) => row !== undefined).length,
  }
  const action: Action = { userId: owner.id, reason: { code: 'budget.from-text', args }, at }
  const { result, historyId } = await recordAction(deps.db, action, async (write, tx) => {
    const stored: BudgetRow[] = []
    for (const [i, row] of rows.entries()) {
      const old = replaced[i]
      const { created_at: _, ...patch } = row
      stored.push(
        await (old ? write.update('budget_item', old.id, old.version, patch) : write.insert('budget_item', row)),
      )
    }
    await requireRoomInBudget(tx, owner.id)
    return stored
  })
  return { stored: result, historyId }
}

/** The items as they would be saved, with new ids. */
function previewItems(owner: Owner, rows: readonly NewRow[], at: string) {
  const stored = rows.map(
    (row): BudgetRow => ({
      ...row,
      user_id: owner.id,
      id: createId(),
      version: 1,
      last_updated: at,
    }),
  )
  return { stored, historyId: null }
}
