import { isSimilarToName, SIMILAR_TO_NAME } from '@evenkeel/contract/password-rules.ts'

export type PasswordStrength = {
  /** 0: nothing typed, 1: refused, 2: weak, 3: good, 4: strong. The server may still refuse levels 2 to 4. */
  level: 0 | 1 | 2 | 3 | 4
  text: string
}

const MIN = 12
const MAX = 128
// Not a list of passwords (the server has that): common words that make a long password easy to guess.
const COMMON_WORDS =
  /password|passwort|qwert|azerty|letmein|welcome|iloveyou|abc123|admin|monkey|dragon|football|evenkeel/gi

/**
 * A hint while typing. Length counts most because it makes guessing expensive. Repeats, runs such as "abcd" and common
 * words count as only one or two characters.
 */
export function getPasswordStrength(password: string, user?: { username: string; email: string }): PasswordStrength {
  const length = [...password].length
  if (length === 0) return { level: 0, text: '' }
  if (length < MIN) {
    const missing = MIN - length
    return { level: 1, text: `Too short: ${missing} more ${missing === 1 ? 'character' : 'characters'} to go.` }
  }
  if (length > MAX) return { level: 1, text: `Too long: at most ${MAX} characters.` }
  if (user && isSimilarToName(password, user)) return { level: 1, text: SIMILAR_TO_NAME }
  const effective = getEffectiveLength(password)
  if (effective < 8) return { level: 2, text: 'Weak: easy to guess from its pattern. Add a few unrelated words.' }
  if (effective < 16) return { level: 3, text: 'Good. Longer is even better.' }
  return { level: 4, text: 'Strong.' }
}

function getEffectiveLength(password: string): number {
  const text = [...password.replace(COMMON_WORDS, '\u0001').toLowerCase()]
  const codes = text.map((character) => character.codePointAt(0) ?? 0)
  let counted = 0
  for (const [i, code] of codes.entries()) {
    const step = i >= 1 ? code - (codes[i - 1] ?? 0) : Number.NaN
    const previousStep = i >= 2 ? (codes[i - 1] ?? 0) - (codes[i - 2] ?? 0) : Number.NaN
    const continuesRun = step === 0 || (step === previousStep && Math.abs(step) === 1)
    if (!continuesRun) counted += 1
  }
  // "lalalalala" is long but only has two different characters.
  return Math.min(counted, new Set(text).size * 2)
}
