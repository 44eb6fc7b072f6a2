const MAX_REMEMBERED = 5000

/** The cached result for a text, or a new one: the readings of a sentence ask the same things many times. */
export function getCached<Value>(known: Map<string, Value>, text: string, find: () => Value): Value {
  const before = known.get(text)
  if (before !== undefined || known.has(text)) return before as Value
  if (known.size >= MAX_REMEMBERED) known.clear()
  const found = find()
  known.set(text, found)
  return found
}
