import type { CategoryCode } from '../categoriser/default-categories.ts'
import { foldText } from '../language/fold-text.ts'
import { isOneTypo } from '../language/one-typo.ts'
import { getCached } from '../language/remembered.ts'
import { toSingular } from '../language/singular.ts'
import { BUDGET_WORDS } from './budget-words.ts'
import { isFiller } from './filler-words.ts'

/** A budget word found in a phrase. `at` and `length` count words; `weight` says how much the word counts. */
type WordHit = { code: CategoryCode; at: number; length: number; weight: number; phrase: string }
/** A category named by our own words, and how clearly. */
export type CategoryHit = { code: CategoryCode; confidence: number; phrase: string }
type Known = { code: CategoryCode; weight: number }

const CLEAR = 3
const BENEFICIARY = 2
const BROAD = 1
/** One of our words with a typo: used if nothing else matches, and shown for review. */
const TYPO = 0.5
const LONGEST = 5

const index = new Map<string, Known>()
const endings: [string, Known][] = []
const beginnings: [string, Known][] = []
for (const [category, list] of Object.entries(BUDGET_WORDS)) {
  const code = category as CategoryCode
  for (const entry of list.split(',')) {
    const [, sign, phrase = '', hyphen] = /^\s*([~+-]?)(.*?)(-?)$/.exec(entry)!
    const weight = sign === '~' ? BROAD : sign === '+' || hyphen ? BENEFICIARY : CLEAR
    if (sign === '-') endings.push([phrase, { code, weight }])
    else if (hyphen) beginnings.push([phrase, { code, weight }])
    else index.set(phrase, { code, weight })
  }
}

/** Lowercase letters without accents, split into words; a plus sign stays with its word ("disney+"). */
export function getBudgetWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+\+?/gu) ?? []
}

/** Every budget word of a phrase, longest first at each position, left to right, not overlapping. */
function findBudgetWords(words: readonly string[]): WordHit[] {
  const hits: WordHit[] = []
  for (let at = 0; at < words.length; ) {
    const hit = findLongestAt(words, at)
    if (hit) hits.push(hit)
    at += hit ? hit.length : 1
  }
  return hits
}

function findLongestAt(words: readonly string[], at: number): WordHit | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const found =
      index.get(phrase) ??
      index.get(toSingular(phrase)) ??
      (length === 1 ? findCompound(phrase) : undefined) ??
      (length < 3 ? findTypo(phrase) : undefined)
    if (found) return { code: found.code, weight: found.weight, at, length, phrase }
  }
  return null
}

// A clear word of ours with one typo ("grocries", "netflx"): the first letter is right, and everything it could be has
// the same category. Short words have too many neighbors.
const SHORTEST_MISTYPED = 6
const mistyped = new Map<string, Known | undefined>()
function findTypo(word: string): Known | undefined {
  if (word.length < SHORTEST_MISTYPED - 1 || /\d/.test(word) || isFiller(word)) return undefined
  return getCached(mistyped, word, () => {
    const near = new Set<CategoryCode>()
    for (const [known, { code, weight }] of index)
      if (weight === CLEAR && known.length >= SHORTEST_MISTYPED && known[0] === word[0] && isOneTypo(word, known))
        near.add(code)
    const [code] = near
    return near.size === 1 ? { code: code!, weight: TYPO } : undefined
  })
}

function findCompound(word: string): Known | undefined {
  const ending = endings.find(([part]) => word.length > part.length + 2 && word.endsWith(part))
  const beginning = beginnings.find(([part]) => word.length > part.length + 3 && word.startsWith(part))
  return (ending ?? beginning)?.[1]
}

// The words after these say for whom or where, so the cost itself comes before them.
const AFTERTHOUGHT = new Set('for with at from in on of fur bei von pour chez avec de para con en'.split(' '))

/**
 * The category a phrase refers to, or null. Clear words win over whom it's for, and those over broad words; then more
 * words win; then the last word of a name ("phone insurance" is insurance), but not what follows "for", "with" or "at"
 * ("shoes for work").
 */
export function findCategoryOfPhrase(text: string): CategoryHit | null {
  return getCached(categories, text, () => findCategory(text))
}
const categories = new Map<string, CategoryHit | null>()

function findCategory(text: string): CategoryHit | null {
  const words = getBudgetWords(text)
  const hits = findBudgetWords(words)
  let best: WordHit | null = null
  for (const hit of hits) {
    if (best === null || isBetter(hit, best, words)) best = hit
  }
  if (!best) return null
  const confidence = { [CLEAR]: 0.95, [BENEFICIARY]: 0.85, [BROAD]: 0.7, [TYPO]: 0.55 }[best.weight] ?? 0.55
  return { code: best.code, confidence, phrase: best.phrase }
}

function isBetter(later: WordHit, earlier: WordHit, words: readonly string[]): boolean {
  if (later.weight !== earlier.weight) return later.weight > earlier.weight
  if (later.length !== earlier.length) return later.length > earlier.length
  return !words.slice(earlier.at + earlier.length, later.at).some((word) => AFTERTHOUGHT.has(word))
}
