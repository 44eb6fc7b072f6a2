const COLOR_COUNT = 10

/** One of the ten category colours, the same for a name on every page. */
export function categoryColor(name: string | null): string {
  if (name === null || name === '') return 'var(--color-budget)'
  let hash = 7
  for (const character of name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return `var(--category-${1 + (hash % COLOR_COUNT)})`
}
