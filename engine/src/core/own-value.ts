/** What a table of words says about a word that somebody typed. "constructor" is in no table, though every object has one. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
