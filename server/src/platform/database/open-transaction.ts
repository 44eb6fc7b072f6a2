import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { isRetryable } from './database-errors.ts'

type Span = { isOpen: boolean }

const ATTEMPTS = 6
const spans = new AsyncLocalStorage<Span>()

/**
 * Runs `work` in one transaction: all of it is kept, or none. Handed an open transaction, it joins that one.
 * Loses a race (deadlock or serialization failure) → the whole of `work` runs again, so it must not do anything
 * outside the database that it cannot do twice.
 */
export async function inTransaction<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<DB>)
  for (let attempt = 1; ; attempt += 1) {
    const span: Span = { isOpen: true }
    try {
      return await db.transaction().execute((tx) => spans.run(span, () => work(tx)))
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      // Uneven pauses, so that two that collided do not meet again.
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * (1 + Math.random() * 4)))
    } finally {
      span.isOpen = false
    }
  }
}

/** True in code that was called from inside `inTransaction`: it must use the transaction it was given. */
export function isInsideTransaction(): boolean {
  return spans.getStore()?.isOpen === true
}
