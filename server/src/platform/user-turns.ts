import { isInsideTransaction } from './database/open-transaction.ts'
import type { Db } from './database/schema.ts'
import { TurnQueue } from './database/turn-queue.ts'

const WAIT_MS = 20_000

/** One user's turns, and how many of their actions are running or waiting. */
type UserQueue = { turns: TurnQueue; actions: number }
const queues = new WeakMap<object, Map<string, UserQueue>>()

/** Makes two connections to one database share their queues, so a user's actions run one after another. */
export function shareUserTurns(db: Db, other: Db): void {
  const queuesByUser = queues.get(db) ?? new Map<string, UserQueue>()
  queues.set(db, queuesByUser)
  queues.set(other, queuesByUser)
}

/**
 * Queues a user's actions before they take a connection. The database would serialize them anyway, but each would hold
 * a connection while waiting, and one user with a large import could use them all. If `db` is a transaction, there's
 * nothing to wait for. Throws if a transaction is open and `db` isn't it, or after waiting for 20 seconds.
 */
export async function runInUsersTurn<T>(db: Db, userId: string, work: () => Promise<T>): Promise<T> {
  if (db.isTransaction) return work()
  if (isInsideTransaction()) throw new Error('A transaction is open here: pass it instead of `db`.')
  const queuesByUser = queues.get(db) ?? new Map<string, UserQueue>()
  queues.set(db, queuesByUser)
  const queue = queuesByUser.get(userId) ?? { turns: new TurnQueue(1, WAIT_MS), actions: 0 }
  queuesByUser.set(userId, queue)
  queue.actions += 1
  try {
    const release = await queue.turns.acquire()
    try {
      return await work()
    } finally {
      release()
    }
  } finally {
    queue.actions -= 1
    if (queue.actions === 0) queuesByUser.delete(userId)
  }
}
