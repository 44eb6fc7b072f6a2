const MAX_CACHED = 5000

/** The cached result for a text, or a new one. The readings of a sentence need the same results many times. */
export function getCached<Value>(known: Map<string, Value>, text: string, find: () => Value): Value {
  const before = known.get(text)
  if (before !== undefined || known.has(text)) return before as Value
  if (known.size >= MAX_CACHED) known.clear()
  const found = find()
  known.set(text, found)
  return found
}
