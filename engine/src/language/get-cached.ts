const MAX_CACHED = 5000

/** The cached result for a key, or a new one. Different readings of a sentence need the same results. */
export function getCached<Key, Value>(cache: Map<Key, Value>, key: Key, find: () => Value): Value {
  const cached = cache.get(key)
  if (cached !== undefined || cache.has(key)) return cached as Value
  if (cache.size >= MAX_CACHED) cache.clear()
  const found = find()
  cache.set(key, found)
  return found
}
