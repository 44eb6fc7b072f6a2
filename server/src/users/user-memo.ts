import type { Db } from '../platform/database/schema.ts'

const USERS = 500

/**
 * Caches, for recent users, the latest value that is a pure function of `key`. No invalidation is needed: a key that
 * contains the user's revision changes on its own. Large values are measured by `sizeOf`, and up to `most` in total are
 * kept.
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
    /** The value for exactly this key. */
    peek(db: Db, userId: string, key: string): Value | undefined {
      const kept = ofDatabases.get(db)?.byUser.get(userId)
      return kept?.key === key ? kept.value : undefined
    },
    /** The last value, for any key. */
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
