import { getCached } from '../language/remembered.ts'
import { ENGLISH, ENGLISH_DIRECTIONS, ENGLISH_SOURCES } from './cues/english.ts'
import { FRENCH, FRENCH_DIRECTIONS, FRENCH_SOURCES } from './cues/french.ts'
import { GERMAN, GERMAN_DIRECTIONS, GERMAN_SOURCES } from './cues/german.ts'
import { SPANISH, SPANISH_DIRECTIONS, SPANISH_SOURCES } from './cues/spanish.ts'
import { compileWords } from './sentence-sheet.ts'

/** Kinds of words that say what an amount is, rather than how much or when. English has all of them. */
export type Cue = keyof typeof ENGLISH
/** The patterns of one language. A space means any whitespace; a pattern matches whole words. */
export type CueTable = Partial<Record<Cue, string>>

const LANGUAGES: readonly CueTable[] = [ENGLISH, GERMAN, FRENCH, SPANISH]

// A figure is short; a long run of digits and commas would be slow.
function compileCueWords(source: string): RegExp {
  return compileWords(source.replaceAll('\\S*\\d\\S*', '\\S{0,9}\\d\\S{0,9}'))
}

const CUES = Object.keys(ENGLISH) as Cue[]
const patterns = new Map(
  CUES.map((cue) => [cue, compileCueWords(LANGUAGES.flatMap((table) => table[cue] ?? []).join('|'))] as const),
)

/** Whether a folded text contains words of this kind. */
export function hasCue(cue: Cue, text: string): boolean {
  return matches(patterns.get(cue)!, text)
}

/** The words of a kind in all languages. The pattern is shared and global: reset `lastIndex` before you use it. */
export function getCuePattern(cue: Cue): RegExp {
  return patterns.get(cue)!
}

/** The positions of words of these kinds in a folded text. */
export function findCueSpans(text: string, cues: readonly Cue[]): { start: number; end: number }[] {
  return cues.flatMap((cue) => {
    const expression = patterns.get(cue)!
    expression.lastIndex = 0
    return [...text.matchAll(expression)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
  })
}

/** Whether a pattern is in a text. Patterns are shared and global, so each search starts at the beginning. */
export function matches(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0
  return expression.test(text)
}

const DIRECTIONS = [ENGLISH_DIRECTIONS, GERMAN_DIRECTIONS, FRENCH_DIRECTIONS, SPANISH_DIRECTIONS]
  .flat()
  .map(([source, weight]) => [compileCueWords(source), weight] as const)
const INCOMING = DIRECTIONS.filter(([, weight]) => weight > 0)
const OUTGOING = DIRECTIONS.filter(([, weight]) => weight < 0)
const SOURCES = compileWords([ENGLISH_SOURCES, GERMAN_SOURCES, FRENCH_SOURCES, SPANISH_SOURCES].join('|'))

const NOT_INCOME = compileWords('income tax(?:es)?|income protection|tax on income|pay ?day|pays? off')

/**
 * The direction that a clause's words suggest: above 0 is in, below 0 is out. `noun` is what the category words name:
 * "I get my hair done for 80" is spending, although "get" alone would be income.
 */
export function scoreDirection(clause: string, noun: 'income' | 'other' | null): number {
  return getCached(scores, `${noun} ${clause}`, () => getScore(clause, noun))
}
const scores = new Map<string, number>()

function getScore(clause: string, noun: 'income' | 'other' | null): number {
  const text = clause.replace(NOT_INCOME, ' ')
  if (noun === null && isPayLine(text)) return 5
  let score = noun === 'income' ? 2.5 : noun === 'other' ? -1.5 : 0
  const income = findStrongest(INCOMING, text)
  // "gives me" must not also count as "gives".
  const rest = INCOMING.filter(([, weight]) => weight > 1).reduce(
    (left, [expression]) => left.replace(expression, ' '),
    text,
  )
  score += income + findStrongest(OUTGOING, income > 1 && /(?:^|\s)(?:me|us)(?:\s|$)/.test(text) ? rest : text)
  if (matches(SOURCES, text) && (noun !== 'other' || income > 0)) score += 1.5
  return score
}

function findStrongest(list: readonly (readonly [RegExp, number])[], text: string): number {
  return list.reduce(
    (most, [expression, weight]) => (Math.abs(weight) > Math.abs(most) && matches(expression, text) ? weight : most),
    0,
  )
}

/** "paid 1,900 on the 1st", "Pay: 3,000": a list entry without anything that it could pay for. */
function isPayLine(text: string): boolean {
  if (/^\s*pay\s*[:=-]?\s*[\p{Sc}\d]/u.test(text)) return true
  const isPaid = /(?:^|[^\p{L}])paid\s/u.test(text)
  return isPaid && !/(?:i|we|i've|have|be|is|are|it|was|being)\s+(?:just\s+|already\s+)?paid/.test(text)
}
