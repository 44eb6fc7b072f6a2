import { CATEGORY_NAME_LIMIT } from '../core/category-name.ts'
import { isVisible } from '../core/visible-text.ts'
import { collapseSpaces } from '../language/fold-text.ts'
import { isFunctionWord } from '../language/function-words.ts'
import { isOneTypo } from '../language/one-typo.ts'
import { readTokens, type Token } from '../language/readings/tokens.ts'
import { toSingular } from '../language/singular.ts'
import { splitSentences } from './sentences.ts'
import { foldCached, getPhrases } from './sheet.ts'
import type { Context, Introduced, UserCategory } from './text-context.ts'

const MAX_WORDS = 5
/** Classes of words that end a name in lower case: "… called side hustle FOR what Etsy pays". */
const ENDS = new Set(
  'file into for link call and or but if except otherwise too not aside new-category noise'.split(' '),
)
/** Words without much meaning that a name may still end with. */
const LAST_WORDS = new Set('cost costs expense expenses stuff trip trips bills money spending'.split(' '))

/**
 * The categories that a text introduces: "make a category called Boat", "Repairs (new category)". If the user already
 * has the category, its name is theirs; otherwise, it's as written, capitalized if it has no capitals or quotes.
 */
export function findIntroducedCategories(text: string, context: Context): Introduced[] {
  const found: Introduced[] = []
  const phrases = getPhrases(text)
  for (const [i, sentence] of splitSentences(text).entries()) {
    const tokens = readTokens(sentence)
    const endsName = (at: number) => phrases.findAt(tokens, at, at + 1).some(({ class: name }) => ENDS.has(name))
    for (let at = 0; at < tokens.length; at++) {
      const matches = phrases.findAt(tokens, at, tokens.length).filter(({ class: name }) => name === 'new-category')
      if (matches.length === 0) continue
      const end = Math.max(...matches.map((match) => match.end))
      const name = readNameAround(sentence, tokens, at, end, endsName)
      at = end - 1
      if (name === null) continue
      const existing = [...context.categories, ...found].find((one) => isSpellingOf(one.name, name))
      found.push({ name: existing?.name ?? name, sentence: i })
    }
  }
  return found
}

/** The name in "a new category X", "X (a new category)" or "a new category: X"; null if there is none. */
function readNameAround(
  sentence: string,
  tokens: readonly Token[],
  start: number,
  end: number,
  endsName: (at: number) => boolean,
): string | null {
  const isCapital = (at: number) => {
    const { kind, word, text } = tokens[at] ?? { kind: 'mark', word: '', text: '' }
    return kind === 'word' && word !== 'i' && /^\p{Lu}/u.test(text) && (at > 0 || !isFunctionWord(word))
  }
  const belongs = (at: number) => {
    const token = tokens[at]
    if (token?.kind !== 'word' || isCapital(at)) return isCapital(at)
    if (/^(?:&|and|of)$/.test(token.word)) return isCapital(at - 1) && isCapital(at + 1)
    return !endsName(at) && (!isFunctionWord(token.word) || LAST_WORDS.has(token.word))
  }
  /** The words of a name that starts or ends here. */
  const readName = (from: number, direction: 1 | -1): readonly Token[] => {
    if (tokens[from]?.kind === 'quote') return [tokens[from]]
    let to = from
    while (Math.abs(to - from) < MAX_WORDS && belongs(to)) to += direction
    return direction > 0 ? tokens.slice(from, to) : tokens.slice(to + 1, from + 1)
  }
  const before = tokens.findLastIndex(({ kind }, at) => at < start && kind !== 'mark')
  const after = /^[:,-]$/.test(tokens[end]?.word ?? '') ? readName(end + 1, 1) : []
  const words = [readName(end, 1), readName(before, -1), after].find(({ length }) => length > 0) ?? []
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return null
  const text = first.kind === 'quote' ? first.text : formatCategoryName(sentence.slice(first.start, last.end))
  const name = collapseSpaces(text)
  return isVisible(name) && name.length <= CATEGORY_NAME_LIMIT ? name : null
}

/** The user's categories, and those that the text asks to create. */
export function addNewCategories(
  categories: readonly UserCategory[],
  introduced: readonly Introduced[],
): readonly UserCategory[] {
  const names = new Set(introduced.map(({ name }) => name))
  for (const { name } of categories) names.delete(name)
  return [...categories, ...[...names].map((name) => ({ name, kind: 'expense', isNew: true as const }))]
}

/**
 * Whether a new name means this existing category, perhaps misspelled. A replaced letter makes it a different name:
 * "Shipping" isn't a typo of "Shopping".
 */
function isSpellingOf(existing: string, name: string): boolean {
  const [a, b] = [getKey(existing), getKey(name)]
  const isReplaced = a.length === b.length && [...a].sort().join() !== [...b].sort().join()
  return isSameCategory(existing, name) && !isReplaced
}

function getKey(name: string): string {
  return toSingular(foldCached(name)).replaceAll(' ', '')
}

/** Whether two names are the same apart from case, accents, spaces, a plural or, unless they're short, one typo. */
export function isSameCategory(a: string, b: string): boolean {
  if (getKey(a) === getKey(b)) return true
  const [one = '', other = ''] = [a, b].map((name) => toSingular(foldCached(name)))
  return Math.min(one.length, other.length) > 4 && one[0] === other[0] && isOneTypo(one, other)
}

/** A name for a new category: with the user's own capitals, or if there are none, capitalized like our categories. */
export function formatCategoryName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text.replace(/[\p{L}\p{N}']+/gu, (word, at: number) =>
    at > 0 && isFunctionWord(word) && !LAST_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}
