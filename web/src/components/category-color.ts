const COLOR_COUNT = 12

// Categories that are usually large have different colors. Others get one of the twelve from a hash of their name.
const FIXED_COLORS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    housing: 4,
    groceries: 1,
    'dining & coffee': 2,
    travel: 3,
    shopping: 5,
    taxes: 7,
    insurance: 6,
    utilities: 8,
    health: 9,
    kids: 10,
    car: 11,
    loans: 12,
  }),
)

/** A category's color, the same on every page; gray if there's no category. */
export function getCategoryColor(name: string | null): string {
  if (name === null || name === '') return 'var(--color-budget)'
  const folded = name.toLowerCase()
  let hash = 7
  for (const character of folded) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return `var(--category-${FIXED_COLORS.get(folded) ?? 1 + (hash % COLOR_COUNT)})`
}
