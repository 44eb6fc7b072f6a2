import { SURE } from './calibration.ts'
import type { Evidence, EvidenceKind } from './evidence.ts'

// Guesses from what such rows usually are: they say nothing about this row.
const TELLS_NOTHING: ReadonlySet<EvidenceKind> = new Set(['prior', 'model', 'firm', 'nothing', 'person'])
const MORE_LIKELY_THAN_NOT = 0.5

/** Whether enough is known to put the row in the category. Otherwise it stays uncategorized and the person is asked. */
export function isKnown({ kind, code }: Evidence, confidence: number): boolean {
  if (confidence >= SURE) return true
  // A transfer to somebody is spending until we know that both accounts are the person's own.
  if (TELLS_NOTHING.has(kind) || (kind === 'weak-operation' && code === 'TRF')) return false
  return confidence >= MORE_LIKELY_THAN_NOT
}

/** Below this the best guess isn't worth showing as one. */
export const WORTH_SUGGESTING = 0.17

// Where the names come from that the model learned. Elsewhere its guesses are right one time in four at most.
const LEARNED_FROM = new Set('US CA GB IE AU NZ DE AT CH LU FR BE ES IT NL PT JP SE NO DK FI IS PL CZ SK'.split(' '))
const GUESS_ELSEWHERE = 0.25

/** What a guess is worth in a country whose names the model never learned. */
export function doubtElsewhere({ kind }: Evidence, chance: number, country: string | undefined): number {
  const isGuess = kind === 'prior' || kind === 'model' || kind === 'lean'
  return isGuess && country !== undefined && !LEARNED_FROM.has(country) ? Math.min(chance, GUESS_ELSEWHERE) : chance
}
