/** Looks up a word in a table without finding what every object inherits, such as "constructor". */
export function getOwnValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
