import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { isRetryable } from './database-errors.ts'

type Span = { isOpen: boolean }

const MAX_ATTEMPTS = 6
const spans = new AsyncLocalStorage<Span>()

/**
 * Runs `work` in one transaction: all or nothing. Joins an open transaction. If it loses a race (deadlock or
 * serialization failure), the whole `work` runs again, so it must not have side effects outside the database that can't
 * be repeated.
 */
export async function runInTransaction<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<DB>)
  for (let attempt = 1; ; attempt += 1) {
    const span: Span = { isOpen: true }
    try {
      return await db.transaction().execute((tx) => spans.run(span, () => work(tx)))
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error
      // Random pauses, so that two transactions that collided don't collide again.
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * (1 + Math.random() * 4)))
    } finally {
      span.isOpen = false
    }
  }
}

/** True in code called from inside `runInTransaction`, which must use the given transaction. */
export function isInsideTransaction(): boolean {
  return spans.getStore()?.isOpen === true
}
