import type { TransactionPatch } from '@evenkeel/contract/transactions.ts'
import { getMerchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { getSimpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { findCategoryId } from '../../ledger/category-lookup.ts'
import { readForRemoval } from '../../ledger/history/hidden-rows.ts'
import { recordAction, recordPrepared, recordStaged } from '../../ledger/history/history.ts'
import { addCurrentOnConflict } from '../../ledger/history/history-errors.ts'
import { MANY_ROWS } from '../../ledger/history/row-patches.ts'
import type { RowPatch, TrackedRow } from '../../ledger/history/tracked-tables.ts'
import { toStoredLikely } from '../../ledger/likely-categories.ts'
import { toMinor } from '../../ledger/minor-amount.ts'
import { createSearchKey } from '../../ledger/search-key.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { changeTags, toStoredTags } from '../../ledger/tags.ts'
import { findPartners, unlink } from '../../ledger/transfers.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { type TransactionRow, toBody } from './transaction-body.ts'
import { requireTransaction, selectTransactions } from './transaction-queries.ts'

type Owner = { id: string; preferredCurrency: string }
type Edit = Omit<TransactionPatch, 'version'>
type BulkEdit = Edit & { add_tags?: string[] | undefined; remove_tags?: string[] | undefined }
type NewTransaction = Edit & Pick<Required<Edit>, 'transaction_date' | 'transaction_name' | 'amount'>

/** The user's choice is final: it's certain, reviewed, and remembered for this merchant. */
export const DECIDED = {
  confidence: 1,
  needs_review: 0,
  reason_level: 'user',
  reason_text: toStoredReasons([{ code: 'category.chosen-by-you' }]),
}

/** Without a category nothing is decided, so the transaction needs review. */
const UNDECIDED = { confidence: null, needs_review: 1, reason_level: null, reason_text: null }

function getDecision(category: string | null) {
  return category === null ? UNDECIDED : DECIDED
}

/** A transaction after a write. `historyId` is the entry that undoes the write; null if nothing changed. */
export type Saved = { row: TransactionRow; historyId: string | null }

/** Adds a transaction entered by hand, and fills in missing fields as an import would. */
export async function addTransaction(deps: Deps, owner: Owner, body: NewTransaction): Promise<Saved> {
  const { db, clock } = deps
  const currency = body.currency ?? owner.preferredCurrency
  const minor = toMinor(body.amount, currency)
  const { source = null, note = null } = body
  const categoriser = await createUserCategoriser(deps, owner.id)
  const input = {
    text: body.transaction_name,
    minor,
    currency,
    source: source ?? undefined,
    day: body.transaction_date,
  }
  const guess = categoriser.categorise(input)
  const category = body.category === undefined ? guess.category : body.category
  const simple = body.simple_name ?? (guess.simpleName || getSimpleName(body.transaction_name))
  const tags = changeTags(toStoredTags(body.tags ?? []), categoriser.getTags(input, simple), [])
  const decision =
    body.category === undefined
      ? {
          confidence: guess.confidence,
          needs_review: guess.needsReview ? 1 : 0,
          reason_level: guess.reason.level,
          reason_text: toStoredReasons(guess.reason.reasons),
          likely: toStoredLikely(guess.likely),
        }
      : getDecision(category)
  const reason = { code: 'transaction.add', args: { name: simple } } as const
  const action = { userId: owner.id, reason, at: getInstant(clock) }
  const { result, historyId } = await recordAction(db, action, async (write, tx) =>
    write.insert('txn', {
      day: body.transaction_date,
      source,
      name: body.transaction_name,
      simple_name: simple,
      category_id: await findCategoryId(tx, owner.id, category),
      currency,
      minor,
      ...decision,
      merchant_key: getMerchantKey(body.transaction_name),
      search_key: createSearchKey({ name: body.transaction_name, simpleName: simple, source, note, tags }),
      note,
      tags,
      transfer_id: null,
      split_of: null,
      import_id: null,
      import_line: null,
      created_at: getInstant(clock),
    }),
  )
  return { row: await requireTransaction(db, owner.id, result.id), historyId }
}

/**
 * Changes one transaction; a stale edit is refused with the current one. With `for_merchant`, the merchant's other
 * transactions in the same direction get its category and simple name in the same action.
 */
export async function editTransaction(
  deps: Deps,
  userId: string,
  id: string,
  { version, for_merchant: forMerchant = false, ...edit }: TransactionPatch,
): Promise<Saved & { edited: number }> {
  const { db, clock } = deps
  const before = await requireTransaction(db, userId, id)
  // A category for the whole merchant counts as the user's choice for this transaction too.
  const ownEdit = forMerchant ? { category: before.category, ...edit } : edit
  const name = edit.simple_name ?? before.simple_name
  const reason = { code: 'transaction.edit', args: { name, isMerchant: forMerchant } } as const
  const action = { userId, reason, at: getInstant(clock) }
  const { result, historyId } = await addCurrentOnConflict(
    async () => toBody(await requireTransaction(db, userId, id)),
    () =>
      recordStaged(
        db,
        action,
        async (edits) => {
          const row = await requireTransaction(db, userId, id)
          const patch = await toPatch(db, userId, row, ownEdit)
          if (!forMerchant) return { patch, others: { count: 0 } }
          const after = { ...row, ...patch }
          const { category_id, simple_name } = after
          const same = (await findSameMerchant(db, userId, after)).filter((other) => other !== id)
          const others = await edits.updateMany(same, (other) => toRowPatch(other, { simple_name }, category_id))
          return { patch, others }
        },
        async (write, _tx, edits, { patch, others }) => {
          await write.update('txn', id, version, patch)
          await write.apply(edits)
          return 1 + others.count
        },
      ),
  )
  return { row: await requireTransaction(db, userId, id), historyId, edited: result }
}

/** Sets the same fields on all of these transactions, or on none. */
export async function editMany(deps: Deps, userId: string, ids: readonly string[], edit: BulkEdit) {
  const reason = { code: 'transaction.edit-many', args: { count: ids.length } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const { result, historyId } = await recordStaged(
    deps.db,
    action,
    async (edits) => {
      const category = edit.category === undefined ? undefined : await findCategoryId(deps.db, userId, edit.category)
      return edits.updateMany(ids, (row) => toRowPatch(row, edit, category))
    },
    async (write, _tx, edits, edited) => {
      await write.apply(edits)
      return edited.count
    },
  )
  deps.wakeJobs()
  return { edited: result, history_id: historyId }
}

/** Gives all of the merchant's transactions in the same direction this one's category and simple name. */
export async function applyToMerchant(deps: Deps, userId: string, id: string) {
  const row = await requireTransaction(deps.db, userId, id)
  const same = await findSameMerchant(deps.db, userId, row)
  return editMany(deps, userId, same, { category: row.category, simple_name: row.simple_name })
}

/** The merchant's transactions in the same direction, except parts of splits. Refused without a merchant. */
async function findSameMerchant(db: Db, userId: string, row: TransactionRow): Promise<string[]> {
  if (!row.merchant_key) throw new AppError('invalid-input', 'This transaction has no merchant name.')
  const same = await selectTransactions(db, userId)
    .select('txn.id')
    .where('txn.merchant_key', '=', row.merchant_key)
    .where('txn.minor', row.minor > 0 ? '>' : '<=', 0)
    .where('txn.split_of', 'is', null)
    .execute()
  return same.map((other) => other.id)
}

export async function deleteTransactions(deps: Deps, userId: string, ids: readonly string[]) {
  const reason = { code: 'transaction.delete', args: { count: ids.length } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const prepare = async () => ({
    partners: await findPartners(deps.reports, userId, ids),
    many: ids.length > MANY_ROWS ? await readForRemoval(deps.reports, userId, ids) : null,
  })
  const { result, historyId } = await recordPrepared(
    deps.db,
    action,
    prepare,
    async (write, _tx, { partners, many }) => {
      await unlink(write, partners)
      return many ? write.removeRead(many) : write.removeMany('txn', ids)
    },
  )
  deps.wakeJobs()
  return { deleted: result, history_id: historyId }
}

type Part = {
  amount: string
  category: string | null
  simple_name?: string | undefined
  note?: string | null | undefined
}

/**
 * Splits a transaction into parts that add up to it. The parts refer to the whole; undo restores it. Splitting one side
 * of a transfer unlinks both, because no part equals the other side, which stays as a normal transaction.
 */
export async function splitTransaction(
  deps: Deps,
  userId: string,
  id: string,
  version: number,
  parts: readonly Part[],
) {
  const { db, clock } = deps
  const whole = await requireTransaction(db, userId, id)
  const minors = parts.map((part) => toMinor(part.amount, whole.currency))
  if (minors.reduce((a, b) => a + b, 0) !== Number(whole.minor)) {
    throw new AppError('invalid-input', 'parts: must add up to the amount of the transaction')
  }
  const reason = { code: 'transaction.split', args: { name: whole.simple_name, parts: parts.length } } as const
  const action = { userId, reason, at: getInstant(clock) }
  const { result: partIds, historyId } = await addCurrentOnConflict(
    async () => toBody(await requireTransaction(db, userId, id)),
    () =>
      recordAction(db, action, async (write, tx) => {
        const ids: string[] = [] // Empty for each attempt: a database transaction that lost a race runs again.
        await unlink(write, await findPartners(tx, userId, [id]))
        const {
          user_id: _,
          id: __,
          version: ___,
          last_updated: ____,
          ...columns
        } = await write.remove('txn', id, version)
        for (const [i, part] of parts.entries()) {
          const simple = part.simple_name ?? columns.simple_name
          const note = part.note ?? columns.note
          const row = await write.insert('txn', {
            ...columns,
            ...getDecision(part.category),
            minor: minors[i]!,
            category_id: await findCategoryId(tx, userId, part.category),
            simple_name: simple,
            note,
            search_key: createSearchKey({ ...columns, simpleName: simple, note }),
            transfer_id: null,
            // Parts say nothing about the merchant: one purchase covers several categories.
            merchant_key: null,
            split_of: whole.split_of ?? whole.id,
          })
          ids.push(row.id)
        }
        return ids
      }),
  )
  return { parts: await Promise.all(partIds.map((part) => requireTransaction(db, userId, part))), historyId }
}

async function toPatch(db: Db, userId: string, row: TransactionRow, edit: Edit): Promise<RowPatch<'txn'>> {
  const category = edit.category === undefined ? undefined : await findCategoryId(db, userId, edit.category)
  return toRowPatch(row, edit, category)
}

function toRowPatch(row: TrackedRow<'txn'>, edit: BulkEdit, categoryId: string | null | undefined): RowPatch<'txn'> {
  const name = edit.transaction_name ?? row.name
  const simple = edit.simple_name ?? row.simple_name
  const source = edit.source === undefined ? row.source : edit.source
  const note = edit.note === undefined ? row.note : edit.note
  const tagsBefore = edit.tags === undefined ? row.tags : toStoredTags(edit.tags)
  const tags = changeTags(tagsBefore, edit.add_tags ?? [], edit.remove_tags ?? [])
  const currency = edit.currency ?? row.currency
  const patch: RowPatch<'txn'> = {
    name,
    simple_name: simple,
    source,
    note,
    tags,
    currency,
    day: edit.transaction_date ?? row.day,
    minor: edit.amount === undefined ? requireValidMinor(row, currency) : toMinor(edit.amount, currency),
    search_key: createSearchKey({ name, simpleName: simple, source, note, tags }),
    merchant_key: edit.transaction_name === undefined ? row.merchant_key : getMerchantKey(name),
  }
  if (edit.needs_review !== undefined) patch.needs_review = edit.needs_review ? 1 : 0
  if (categoryId !== undefined) return { ...patch, category_id: categoryId, ...getDecision(categoryId) }
  // A transaction without a category always needs review.
  return row.category_id === null ? { ...patch, needs_review: 1 } : patch
}

/** Changing only the currency keeps the number, which must be valid in the new currency. */
function requireValidMinor(row: TrackedRow<'txn'>, currency: string): number {
  if (currency === row.currency) return Number(row.minor)
  return toMinor(formatMinor(Number(row.minor), row.currency), currency)
}
