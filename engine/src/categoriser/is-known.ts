import { SURE } from './calibration.ts'
import type { Evidence, EvidenceKind } from './evidence.ts'

// Guesses from similar rows aren't evidence about this one, and a payment to a person can be for anything.
const GUESSES: ReadonlySet<EvidenceKind> = new Set(['prior', 'model', 'firm', 'nothing', 'person'])
const MORE_LIKELY_THAN_NOT = 0.5

/** Whether we know enough to assign the category. Otherwise the row stays uncategorized and the user is asked. */
export function isKnown({ kind, code }: Evidence, confidence: number): boolean {
  if (confidence >= SURE) return true
  // A transfer to someone is spending until we know that both accounts are the user's own.
  if (GUESSES.has(kind) || (kind === 'weak-operation' && code === 'TRF')) return false
  return confidence >= MORE_LIKELY_THAN_NOT
}

/** Below this, the best guess isn't worth suggesting. */
export const WORTH_SUGGESTING = 0.05

// The countries whose names the model was trained on. Elsewhere its guesses are right one time in four at most.
const LEARNED_FROM = new Set('US CA GB IE AU NZ DE AT CH LU FR BE ES IT NL PT JP SE NO DK FI IS PL CZ SK'.split(' '))
const GUESS_ELSEWHERE = 0.25

/** The probability, lowered for a guess in a country whose names the model was never trained on. */
export function lowerChanceAbroad({ kind }: Evidence, chance: number, country: string | undefined): number {
  const isGuess = kind === 'prior' || kind === 'model' || kind === 'lean'
  return isGuess && country !== undefined && !LEARNED_FROM.has(country) ? Math.min(chance, GUESS_ELSEWHERE) : chance
}
