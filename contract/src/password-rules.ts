/** A password that contains a name also needs this many different other characters to be hard to guess. */
const MIN_OTHER_CHARACTERS = 6
const MIN_NAME_LENGTH = 3

export const SIMILAR_TO_NAME = 'This password is too similar to your username or email. Choose another.'

/**
 * Whether a password is little more than the person's username, their email or its first part: once, repeated or in
 * pieces. Ignores capitals, spaces and punctuation. The page and the server both check this.
 */
export function isSimilarToName(password: string, user: { username: string; email: string }): boolean {
  const [local = ''] = user.email.split('@')
  const names = [user.email, local, user.username].flatMap((name) => [squash(name), ...splitWords(name)])
  const longestFirst = names.filter((name) => name.length >= MIN_NAME_LENGTH).sort((a, b) => b.length - a.length)
  const whole = squash(password)
  const withoutNames = longestFirst.reduce((text, name) => text.replaceAll(name, ' '), whole)
  return withoutNames !== whole && new Set(squash(withoutNames)).size < MIN_OTHER_CHARACTERS
}

function splitWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function squash(text: string): string {
  return splitWords(text).join('')
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
