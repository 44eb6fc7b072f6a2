const PERSON = '@'

/** The key for decisions about a person. No merchant's key starts the same way. */
export function getPersonKey(words: readonly string[]): string {
  return PERSON + words.join(' ')
}

export function isPersonKey(key: string): boolean {
  return key.startsWith(PERSON)
}
