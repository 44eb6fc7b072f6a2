import type { Cue, CueTable } from './cues/cue-table.ts'
import { ENGLISH } from './cues/english.ts'
import { FRENCH } from './cues/french.ts'
import { GERMAN } from './cues/german.ts'
import { SPANISH } from './cues/spanish.ts'
import { compileWords } from './sentence-sheet.ts'

const LANGUAGES: readonly CueTable[] = [ENGLISH, GERMAN, FRENCH, SPANISH]

/** The words of a kind in all languages. The pattern is shared and global; each call resets its `lastIndex`. */
export function getCuePattern(cue: Cue): RegExp {
  return compileWords(joinCue(cue))
}

/** The same words, as part of a larger pattern. */
export function joinCue(cue: Cue): string {
  return LANGUAGES.flatMap((table) => table[cue] ?? []).join('|')
}

/** Whether a folded text contains words of this kind. */
export function hasCue(cue: Cue, text: string): boolean {
  return matches(getCuePattern(cue), text)
}

/** Whether a pattern matches in a text. Patterns are shared and global, so each search starts at the beginning. */
export function matches(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0
  return expression.test(text)
}

const DIRECTIONS = [
  ['surelyIn', 5],
  ['in', 3],
  ['maybeIn', 1],
  ['out', -2],
  ['surelyOut', -6],
] as const
const NOT_INCOME = compileWords('income tax(?:es)?|income protection|tax on income|pay ?day|pays? off')

/**
 * The direction that a clause's words suggest: above 0 is money in, below 0 money out. `noun` is what the category
 * words name: "I get my hair done for 80" is spending, although "get" alone would be income.
 */
export function scoreDirection(clause: string, noun: 'income' | 'other' | null): number {
  const text = clause.replace(NOT_INCOME, ' ')
  const weights = DIRECTIONS.filter(([cue]) => hasCue(cue, text)).map(([, weight]) => weight)
  const income = Math.max(0, ...weights)
  const fromNoun = noun === 'income' ? 2.5 : noun === 'other' ? -1.5 : 0
  const fromSource = hasCue('source', text) && (noun !== 'other' || income > 0) ? 1.5 : 0
  return fromNoun + fromSource + income + Math.min(0, ...weights)
}
