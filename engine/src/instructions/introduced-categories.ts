import { CATEGORY_NAME_LIMIT } from '../core/category-name.ts'
import { isVisible } from '../core/visible-text.ts'
import { collapseSpaces } from '../language/fold-text.ts'
import { isFunctionWord } from '../language/function-words.ts'
import { isOneTypo } from '../language/one-typo.ts'
import { readTokens, type Token } from '../language/readings/tokens.ts'
import { toSingular } from '../language/singular.ts'
import type { UserCategory } from './category-phrase.ts'
import { splitSentences } from './sentences.ts'
import { type Context, foldCached, getPhrases } from './sheet.ts'
import type { InstructionClass } from './tables/instruction-table.ts'

const MOST_WORDS = 5
/** Words that end a name in lower case: "… called side hustle FOR what Etsy pays". */
const ENDS = new Set(
  'file into for link use call and or but if except otherwise too not aside new-category noise request'.split(' '),
)
/** Words without much meaning that a name may still end with. */
const LAST_WORDS = new Set('cost costs expense expenses stuff trip trips bills money spending'.split(' '))

/** A category, and the sentence that introduces it. */
export type Introduced = { readonly name: string; readonly sentence: number }

/**
 * The categories that a text introduces: "make a category called Boat", "Repairs (new category)". A category the user
 * has keeps its name there; others are as written.
 */
export function findIntroducedCategories(text: string, context: Context): Introduced[] {
  const found: Introduced[] = []
  const phrases = getPhrases(text)
  for (const [i, sentence] of splitSentences(text).entries()) {
    const tokens = readTokens(sentence)
    const reader = new NameReader(sentence, tokens, (at, end) => phrases.findAt(tokens, at, end))
    for (let at = 0; at < tokens.length; at++) {
      const ends = phrases
        .findAt(tokens, at, tokens.length)
        .flatMap(({ class: name, end }) => (name === 'new-category' ? [end] : []))
      if (ends.length === 0) continue
      const end = Math.max(...ends)
      const name = reader.readAround(at, end)
      at = end - 1
      if (name === null) continue
      const known = [...context.categories, ...found].find((one) => isSameCategory(one.name, name))
      found.push({ name: known?.name ?? name, sentence: i })
    }
  }
  return found
}

/** The user's categories, and those that the text asks to create. */
export function withNew(
  categories: readonly UserCategory[],
  introduced: readonly Introduced[],
): readonly UserCategory[] {
  const names = new Set(introduced.map(({ name }) => name))
  for (const { name } of categories) names.delete(name)
  return [...categories, ...[...names].map((name) => ({ name, kind: 'expense', isNew: true as const }))]
}

/** Whether two names are the same category, whatever their case, accents, spaces, plural or one typo. */
export function isSameCategory(a: string, b: string): boolean {
  const [one = '', other = ''] = [a, b].map((name) => toSingular(foldCached(name)))
  if (one.replaceAll(' ', '') === other.replaceAll(' ', '')) return true
  return Math.min(one.length, other.length) > 4 && one[0] === other[0] && isOneTypo(one, other)
}

/** A name for a new category: in the user's own capitals, or, without any, like our categories. */
export function formatCategoryName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text.replace(/[\p{L}\p{N}']+/gu, (word, at: number) =>
    at > 0 && isFunctionWord(word) && !LAST_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}

class NameReader {
  private readonly sentence: string
  private readonly tokens: readonly Token[]
  private readonly classesAt: (at: number, end: number) => readonly { readonly class: InstructionClass }[]

  constructor(sentence: string, tokens: readonly Token[], classesAt: NameReader['classesAt']) {
    this.sentence = sentence
    this.tokens = tokens
    this.classesAt = classesAt
  }

  /** "a new category X", "X (a new category)", "a new category: X" */
  readAround(start: number, end: number): string | null {
    const isMark = (at: number) => this.tokens[at]?.kind === 'mark'
    let before = start - 1
    while (isMark(before)) before--
    const after = /^[:,-]$/.test(this.tokens[end]?.word ?? '') ? this.goOn(end + 1, 1) : null
    const [from, to] = this.goOn(end, 1) ?? this.goOn(before, -1)?.toReversed() ?? after ?? []
    const [first, last] = [this.tokens[from ?? -1], this.tokens[to ?? -1]]
    if (!first || !last) return null
    const text = first.kind === 'quote' ? first.text : formatCategoryName(this.sentence.slice(first.start, last.end))
    const name = collapseSpaces(text)
    return isVisible(name) && name.length <= CATEGORY_NAME_LIMIT ? name : null
  }

  /** The first and last word of a name that goes on in this direction. */
  private goOn(from: number, direction: 1 | -1): number[] | null {
    if (this.tokens[from]?.kind === 'quote') return [from, from]
    let to = from
    while (Math.abs(to - from) < MOST_WORDS && this.belongs(to, direction)) to += direction
    return to === from ? null : [from, to - direction]
  }

  private belongs(at: number, direction: 1 | -1): boolean {
    const token = this.tokens[at]
    if (token?.kind !== 'word') return false
    if (this.isCapital(at)) return true
    if (/^(?:&|and|of)$/.test(token.word)) return this.isCapital(at + direction) && this.isCapital(at - direction)
    if (this.classesAt(at, at + 1).some(({ class: name }) => ENDS.has(name))) return false
    return !isFunctionWord(token.word) || LAST_WORDS.has(token.word)
  }

  private isCapital(at: number): boolean {
    const token = this.tokens[at]
    if (token?.kind !== 'word' || token.word === 'i' || !/^\p{Lu}/u.test(token.text)) return false
    return at > 0 || !isFunctionWord(token.word)
  }
}
