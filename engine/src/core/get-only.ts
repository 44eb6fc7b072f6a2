/** The value they all have in common; null if there are none or they differ. */
export function getOnly<T>(values: Iterable<T>): NonNullable<T> | null {
  const [only, ...others] = new Set(values)
  return others.length === 0 ? (only ?? null) : null
}
