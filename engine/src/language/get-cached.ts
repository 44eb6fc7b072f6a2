const MAX_CACHED = 5000

/** The cached result for a key, or a new one. Different readings of a sentence need the same results. */
export function getCached<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined || known.has(key)) return before as Value
  if (known.size >= MAX_CACHED) known.clear()
  const found = find()
  known.set(key, found)
  return found
}
