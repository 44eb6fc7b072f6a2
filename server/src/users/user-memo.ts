import type { Db } from '../platform/database/schema.ts'

const USERS = 500

/**
 * Keeps, for the users seen last, the latest value of a kind that is a pure function of what `key` names. Nothing needs
 * to be told of changes: a key with the user's revision in it changes by itself. Values that can be large are measured
 * by `sizeOf`, and as many are kept as come to `most` together.
 */
export function createUserMemo<Value>(most = USERS, sizeOf: (value: Value) => number = () => 1) {
  type Kept = { key: string; value: Value; size: number }
  type OfUsers = { byUser: Map<string, Kept>; size: number }
  const ofDatabases = new WeakMap<Db, OfUsers>()
  const forget = (db: Db, userId: string) => {
    const ofUsers = ofDatabases.get(db)
    const kept = ofUsers?.byUser.get(userId)
    if (!ofUsers || !kept) return
    ofUsers.byUser.delete(userId)
    ofUsers.size -= kept.size
  }
  return {
    /** The value of this very key. */
    peek(db: Db, userId: string, key: string): Value | undefined {
      const kept = ofDatabases.get(db)?.byUser.get(userId)
      return kept?.key === key ? kept.value : undefined
    },
    /** The value kept last, of whatever key. */
    latest(db: Db, userId: string): Value | undefined {
      return ofDatabases.get(db)?.byUser.get(userId)?.value
    },
    keep(db: Db, userId: string, key: string, value: Value): void {
      const ofUsers = ofDatabases.get(db) ?? { byUser: new Map<string, Kept>(), size: 0 }
      ofDatabases.set(db, ofUsers)
      forget(db, userId)
      const size = sizeOf(value)
      ofUsers.byUser.set(userId, { key, value, size })
      ofUsers.size += size
      for (const oldest of ofUsers.byUser.keys()) {
        if (ofUsers.size <= most) break
        forget(db, oldest)
      }
    },
    forget,
  }
}
