/** The only distinct value; null if there are none or several. */
export function getOnly<T>(values: Iterable<T>): NonNullable<T> | null {
  const [only, ...others] = new Set(values)
  return others.length === 0 ? (only ?? null) : null
}
