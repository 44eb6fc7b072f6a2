import { isInsideTransaction } from './database/open-transaction.ts'
import type { Db } from './database/schema.ts'
import { TurnQueue } from './database/turn-queue.ts'

const WAIT_MS = 20_000

type Line = { turns: TurnQueue; people: number }
const lines = new WeakMap<object, Map<string, Line>>()

/** Both connections to one database share the queue, so a user's actions run one after another. */
export function shareUserTurns(db: Db, other: Db): void {
  const linesOfDatabase = lines.get(db) ?? new Map<string, Line>()
  lines.set(db, linesOfDatabase)
  lines.set(other, linesOfDatabase)
}

/**
 * Queues a user's actions before they take a connection. The database would serialize them anyway, but each would hold
 * a connection while waiting, and one user with a large import could use them all. Inside a transaction there's nothing
 * to wait for.
 */
export async function runInUsersTurn<T>(db: Db, userId: string, work: () => Promise<T>): Promise<T> {
  if (db.isTransaction) return work()
  if (isInsideTransaction()) throw new Error('A transaction is open here: pass it instead of `db`.')
  const linesOfDatabase = lines.get(db) ?? new Map<string, Line>()
  lines.set(db, linesOfDatabase)
  const line = linesOfDatabase.get(userId) ?? { turns: new TurnQueue(1, WAIT_MS), people: 0 }
  linesOfDatabase.set(userId, line)
  line.people += 1
  try {
    const release = await line.turns.acquire()
    try {
      return await work()
    } finally {
      release()
    }
  } finally {
    line.people -= 1
    if (line.people === 0) linesOfDatabase.delete(userId)
  }
}
