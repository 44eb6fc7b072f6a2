/** Looks up a typed word in a table. "constructor" is in no table, although every object has one. */
export function getOwnValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
