import type { Db } from '../platform/database/schema.ts'

const MAX_USERS = 500

/**
 * Caches, for recent users, the latest value that is a pure function of `key`. No invalidation is needed: a key that
 * contains the user's revision changes on its own. `getSize` measures a value, and up to `maxSize` in total are kept.
 */
export function createUserMemo<Value>(maxSize = MAX_USERS, getSize: (value: Value) => number = () => 1) {
  type CachedValue = { key: string; value: Value; size: number }
  type UserCache = { byUser: Map<string, CachedValue>; size: number }
  const caches = new WeakMap<Db, UserCache>()
  const forget = (db: Db, userId: string) => {
    const cache = caches.get(db)
    const cached = cache?.byUser.get(userId)
    if (!cache || !cached) return
    cache.byUser.delete(userId)
    cache.size -= cached.size
  }
  return {
    /** The value for exactly this key. */
    get(db: Db, userId: string, key: string): Value | undefined {
      const cached = caches.get(db)?.byUser.get(userId)
      return cached?.key === key ? cached.value : undefined
    },
    /** The last value, for any key. */
    getLatest(db: Db, userId: string): Value | undefined {
      return caches.get(db)?.byUser.get(userId)?.value
    },
    set(db: Db, userId: string, key: string, value: Value): void {
      const cache = caches.get(db) ?? { byUser: new Map<string, CachedValue>(), size: 0 }
      caches.set(db, cache)
      forget(db, userId)
      const size = getSize(value)
      cache.byUser.set(userId, { key, value, size })
      cache.size += size
      for (const oldest of cache.byUser.keys()) {
        if (cache.size <= maxSize) break
        forget(db, oldest)
      }
    },
    forget,
  }
}
