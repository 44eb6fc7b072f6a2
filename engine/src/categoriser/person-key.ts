const PERSON = '@'

/** The key for decisions about a person. No merchant's key starts like it. */
export function getPersonKey(words: readonly string[]): string {
  return PERSON + words.join(' ')
}

export function isPersonKey(key: string): boolean {
  return key.startsWith(PERSON)
}
