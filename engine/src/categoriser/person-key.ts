const PERSON = '@'

/** What decisions about a person are kept under. No merchant's key begins like it. */
export function personKey(words: readonly string[]): string {
  return PERSON + words.join(' ')
}

export function isPersonKey(key: string): boolean {
  return key.startsWith(PERSON)
}
