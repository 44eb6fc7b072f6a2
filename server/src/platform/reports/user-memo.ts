import type { Db } from '../database/schema.ts'

const USERS = 500

/**
 * Keeps, for the users seen last, the latest value of a kind that is a pure function of what `key` names. Nothing needs
 * to be told of changes: a key with the user's revision in it changes by itself.
 */
export function createUserMemo<Value>() {
  type Kept = { key: string; value: Value }
  const ofDatabases = new WeakMap<Db, Map<string, Kept>>()
  return {
    /** The value of this very key. */
    peek(db: Db, userId: string, key: string): Value | undefined {
      const kept = ofDatabases.get(db)?.get(userId)
      return kept?.key === key ? kept.value : undefined
    },
    /** The value kept last, of whatever key. */
    latest(db: Db, userId: string): Value | undefined {
      return ofDatabases.get(db)?.get(userId)?.value
    },
    keep(db: Db, userId: string, key: string, value: Value): void {
      const ofUsers = ofDatabases.get(db) ?? new Map<string, Kept>()
      ofDatabases.set(db, ofUsers)
      ofUsers.delete(userId)
      ofUsers.set(userId, { key, value })
      for (const oldest of ofUsers.keys()) {
        if (ofUsers.size <= USERS) break
        ofUsers.delete(oldest)
      }
    },
    forget(db: Db, userId: string): void {
      ofDatabases.get(db)?.delete(userId)
    },
  }
}
