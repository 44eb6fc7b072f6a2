import type { HistoryReason } from '@evenkeel/contract/reasons/history-reasons.ts'
import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import type { Reason } from '@evenkeel/engine/reasons/reason.ts'
import { sql } from 'kysely'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, HistoryTable, Tx } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { createId } from '../../platform/ids.ts'
import { runInUsersTurn } from '../../platform/user-turns.ts'
import { requireRoom } from '../record-limits.ts'
import { readReasons, toStoredReasons } from '../stored-reasons.ts'
import { StagedEdits } from './staged-edits.ts'
import { TrackedWriter, type Write } from './tracked-writes.ts'

/** What a user does, and when. In tests and benchmarks, `text` describes an action that has no code of its own. */
export type Action = { userId: string; reason: HistoryReason | PlainText; at: string }
type PlainText = { readonly code: 'text'; readonly args: { readonly text: string } }
type Recorded<T> = {
  result: T
  /** The entry in the user's history; null if the action changed nothing and so left no entry. */
  historyId: string | null
}

export type HistoryEntry = {
  id: string
  revision: number
  action: string
  summary: string
  reasons: Reason[]
  at: string
  rowCount: number
  undoes: string | null
  isUndone: boolean
}

/**
 * The number of the user's last action; 0 before the first. If you cache what you read, ask for this first: a change
 * made while you read then has a higher number.
 */
export async function findRevision(db: Db, userId: string): Promise<number> {
  const head = await db.selectFrom('history_head').select('revision').where('user_id', '=', userId).executeTakeFirst()
  return head?.revision ?? 0
}

/** The number of the user's next action. */
export async function getNextRevision(db: Db, userId: string): Promise<number> {
  const seen = await findRevision(db, userId)
  return seen === 0 ? FIRST_REVISION : seen + 1
}

/**
 * Performs a user's action in one transaction, all or nothing, with one history entry that can undo it; an action that
 * changes nothing leaves no entry. Actions of one user run one after the other, so they never deadlock and each sees
 * the result of the previous one. Change tracked tables only with `write`; `tx` is for reading and for other tables.
 */
export async function recordAction<T>(
  db: Db,
  action: Action,
  work: (write: Write, tx: Tx) => Promise<T>,
): Promise<Recorded<T>> {
  return runInUsersTurn(db, action.userId, () =>
    runInTransaction(db, (tx) => record(tx, action, (write) => work(write, tx))),
  )
}

/**
 * Runs `prepare`, which reads or stages what an action needs to know about many rows, and then `work` in a transaction
 * that stays short. `work` calls `requireNext` with its entry's number, which throws if that isn't the one `prepare`
 * was given, because the user has acted in the meantime. Both then run again, up to five times in all.
 */
export async function withPreparedTurn<P, T>(
  db: Db,
  userId: string,
  prepare: (revision: number) => Promise<P>,
  work: (tx: Tx, prepared: P, requireNext: (revision: number) => void) => Promise<T>,
): Promise<T> {
  return runInUsersTurn(db, userId, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const next = await getNextRevision(db, userId)
      const prepared = await prepare(next)
      const requireNext = (revision: number) => {
        if (revision !== next) throw new OutdatedPlanError()
      }
      try {
        return await runInTransaction(db, (tx) => work(tx, prepared, requireNext))
      } catch (error) {
        if (!(error instanceof OutdatedPlanError) || attempt === MAX_ATTEMPTS) throw error
      }
    }
  })
}

/** What was prepared no longer holds, because the user has acted in the meantime: nothing was done. */
export class OutdatedPlanError extends AppError {
  constructor() {
    super('unavailable', 'Another of your changes is still being saved. Please try again.', { retryAfterSeconds: 1 })
  }
}
const MAX_ATTEMPTS = 5

/** Like `recordAction`, with what `prepare` read beforehand. */
export async function recordPrepared<P, T>(
  db: Db,
  action: Action,
  prepare: () => Promise<P>,
  work: (write: Write, tx: Tx, prepared: P) => Promise<T>,
): Promise<Recorded<T>> {
  return withPreparedTurn(db, action.userId, prepare, (tx, prepared, requireNext) =>
    record(tx, action, (write) => {
      requireNext(write.revision)
      return work(write, tx, prepared)
    }),
  )
}

/**
 * Like `recordAction`, for actions that may edit very many transactions: `plan` prepares the edits in small steps,
 * between which others can write, and `work` makes them part of the action with `write.apply(edits)`.
 */
export async function recordStaged<P, T>(
  db: Db,
  action: Action,
  plan: (edits: StagedEdits) => Promise<P>,
  work: (write: Write, tx: Tx, edits: StagedEdits, planned: P) => Promise<T>,
): Promise<Recorded<T>> {
  const { userId, at } = action
  let edits: StagedEdits | undefined
  const prepare = async (revision: number) => {
    await edits?.discard()
    edits = new StagedEdits(db, { userId, at, revision, historyId: createId() })
    return { edits, planned: await plan(edits) }
  }
  try {
    return await withPreparedTurn(db, userId, prepare, (tx, prepared, requireNext) =>
      record(
        tx,
        action,
        (write) => {
          requireNext(write.revision)
          return work(write, tx, prepared.edits, prepared.planned)
        },
        prepared.edits.entry.historyId,
      ),
    )
  } finally {
    await edits?.discard()
  }
}

async function record<T>(
  tx: Tx,
  action: Action,
  work: (write: Write) => Promise<T>,
  id?: string,
): Promise<Recorded<T>> {
  const { writer, store } = await beginEntry(tx, action, { id })
  const result = await work(writer)
  await store()
  return { result, historyId: writer.rowCount > 0 ? writer.historyId : null }
}

// Rows created before any action (a new user's categories, the demo household) have version 1. The first action must
// have a different number, or the first edit of a row wouldn't make older copies of it stale.
const FIRST_REVISION = 2

/** For the entry of an undo or redo: the entry it reverses, and the reasons of the original action. */
type Reversal = { undoes: string; original: readonly Reason[] }

/**
 * Takes the user's next revision (and with it their turn). Call `store` after the last write: it saves what the writer
 * still holds, and throws if the user now has too many rows.
 */
export async function beginEntry(
  tx: Tx,
  { userId, reason, at }: Action,
  { id = createId(), reversal }: { id?: string | undefined; reversal?: Reversal } = {},
) {
  const { revision } = await tx
    .insertInto('history_head')
    .values({ user_id: userId, revision: FIRST_REVISION })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ revision: sql<number>`history_head.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()

  const entry: HistoryTable = {
    user_id: userId,
    id,
    revision,
    action: reason.code,
    summary: toStoredReasons([reason, ...(reversal?.original ?? [])]),
    at,
    row_count: 0,
    undoes: reversal?.undoes ?? null,
    undone_by: null,
  }
  const writer: TrackedWriter = new TrackedWriter(tx, { userId, historyId: id, revision, at }, async () => {
    await tx
      .insertInto('history')
      .values({ ...entry, row_count: writer.shownCount })
      .execute()
    entry.row_count = writer.shownCount
  })
  const store = async () => {
    await writer.flush()
    await requireRoom(tx, userId, writer.grownTables)
    if (writer.shownCount === entry.row_count) return
    const own = tx.updateTable('history').where('user_id', '=', userId).where('id', '=', id)
    await own.set({ row_count: writer.shownCount }).execute()
  }
  return { writer, store }
}

/** Newest first; `before` is the revision of the previous page's last entry. */
export async function listHistory(
  db: Db,
  userId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<HistoryEntry[]> {
  let query = db.selectFrom('history').selectAll().where('user_id', '=', userId)
  if (before !== undefined) query = query.where('revision', '<', before)
  return (await query.orderBy('revision', 'desc').limit(limit).execute()).map(toEntry)
}

export async function countHistory(db: Db, userId: string): Promise<number> {
  const count = db.selectFrom('history').select((eb) => eb.fn.countAll<number>().as('n'))
  return Number((await count.where('user_id', '=', userId).executeTakeFirstOrThrow()).n)
}

export async function findHistoryEntry(db: Db, userId: string, id: string): Promise<HistoryEntry | undefined> {
  const rows = db.selectFrom('history').selectAll().where('user_id', '=', userId).where('id', '=', id)
  const row = await rows.executeTakeFirst()
  return row && toEntry(row)
}

function toEntry(row: HistoryTable): HistoryEntry {
  const { id, revision, action, at, undoes } = row
  const reasons = readReasons(row.summary)
  const summary = renderReasons(reasons)
  return {
    id,
    revision,
    action,
    summary,
    reasons,
    at,
    undoes,
    rowCount: row.row_count,
    isUndone: row.undone_by !== null,
  }
}
