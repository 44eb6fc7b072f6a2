import type { CategoryCode } from '../categoriser/default-categories.ts'
import { foldText } from '../language/fold-text.ts'
import { getCached } from '../language/get-cached.ts'
import { toSingular } from '../language/singular.ts'
import { CATEGORY_WORDS } from './category-words.ts'

/** A category that a text names, how clearly, and with which of its words. */
export type CategoryHit = { code: CategoryCode; confidence: number; phrase: string }
type Known = Omit<CategoryHit, 'phrase'>
/** `at` and `length` count words. */
type WordHit = CategoryHit & { at: number; length: number }

const CLEAR = 0.95
const BENEFICIARY = 0.85
const BROAD = 0.7
const MAX_WORDS = 5

const index = new Map<string, Known>()
const endings: [string, Known][] = []
const beginnings: [string, Known][] = []
for (const [category, list] of Object.entries(CATEGORY_WORDS)) {
  const code = category as CategoryCode
  for (const entry of list.split(',')) {
    const [, sign, phrase = '', hyphen] = /^\s*([~+-]?)(.*?)(-?)$/.exec(entry)!
    const confidence = sign === '~' ? BROAD : sign === '+' || hyphen ? BENEFICIARY : CLEAR
    if (sign === '-') endings.push([phrase, { code, confidence }])
    else if (hyphen) beginnings.push([phrase, { code, confidence }])
    else index.set(phrase, { code, confidence })
  }
}

/**
 * The words of a text in lowercase, without accents. A plus sign stays with its word ("disney+"), and "don't" is one
 * word.
 */
export function splitWords(text: string): string[] {
  return (
    foldText(text)
      .replace(/n['’]t\b/g, 'nt')
      .match(/[\p{L}\p{N}]+\+?/gu) ?? []
  )
}

function findLongestAt(words: readonly string[], at: number): WordHit | null {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const compound = length === 1 ? findCompound(phrase) : undefined
    const known = index.get(phrase) ?? index.get(toSingular(phrase)) ?? compound
    if (known) return { ...known, at, length, phrase }
  }
  return null
}

function findCompound(word: string): Known | undefined {
  const ending = endings.find(([part]) => word.length > part.length + 2 && word.endsWith(part))
  const beginning = beginnings.find(([part]) => word.length > part.length + 3 && word.startsWith(part))
  return (ending ?? beginning)?.[1]
}

// The words after these say for whom or where, so the cost itself comes before them.
const AFTERTHOUGHT = new Set('for with at from in on of fur bei von pour chez avec de para con en'.split(' '))

/**
 * The category a phrase refers to, or null. Clear words win over words that say whom a cost is for, and those win over
 * broad words. After that, the longer phrase wins, then the later one ("phone insurance" is insurance), unless a word
 * such as "for", "with" or "at" comes between them ("shoes for work").
 */
export function findCategoryOfPhrase(text: string): CategoryHit | null {
  return getCached(categories, text, () => findCategory(text))
}
const categories = new Map<string, CategoryHit | null>()

function findCategory(text: string): CategoryHit | null {
  const words = splitWords(text)
  let best: WordHit | null = null
  for (let at = 0; at < words.length; ) {
    const hit = findLongestAt(words, at)
    if (hit && (best === null || isBetter(hit, best, words))) best = hit
    at += hit?.length ?? 1
  }
  return best
}

function isBetter(later: WordHit, earlier: WordHit, words: readonly string[]): boolean {
  if (later.confidence !== earlier.confidence) return later.confidence > earlier.confidence
  if (later.length !== earlier.length) return later.length > earlier.length
  return !words.slice(earlier.at + earlier.length, later.at).some((word) => AFTERTHOUGHT.has(word))
}
