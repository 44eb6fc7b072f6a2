import { isInsideTransaction } from './database/open-transaction.ts'
import type { Db } from './database/schema.ts'
import { TurnQueue } from './database/turn-queue.ts'

const WAIT_MS = 20_000

type Line = { turns: TurnQueue; people: number }
const lines = new WeakMap<object, Map<string, Line>>()

/** Two connections to one database: the actions of a user follow one another whichever they come through. */
export function shareUsersTurns(db: Db, other: Db): void {
  const ofDatabase = lines.get(db) ?? new Map<string, Line>()
  lines.set(db, ofDatabase)
  lines.set(other, ofDatabase)
}

/**
 * Lets the actions of one user follow one another before they ask for a connection. The database would make them wait
 * just the same, but each with a connection in hand, and a user with a large import and an impatient finger could hold
 * all of them. Inside a transaction there is nothing to wait for.
 */
export async function inUsersTurn<T>(db: Db, userId: string, work: () => Promise<T>): Promise<T> {
  if (db.isTransaction) return work()
  if (isInsideTransaction()) throw new Error('A transaction is open here: hand it on instead of `db`.')
  const ofDatabase = lines.get(db) ?? new Map<string, Line>()
  lines.set(db, ofDatabase)
  const line = ofDatabase.get(userId) ?? { turns: new TurnQueue(1, WAIT_MS), people: 0 }
  ofDatabase.set(userId, line)
  line.people += 1
  try {
    const giveBack = await line.turns.take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  } finally {
    line.people -= 1
    if (line.people === 0) ofDatabase.delete(userId)
  }
}
