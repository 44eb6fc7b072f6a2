import { PAYMENT_APPS } from '../categoriser/payment-apps.ts'
import { findCategoryOfPhrase } from '../category-words/find-category.ts'
import { isFunctionWord } from '../language/function-words.ts'
import type { Token } from '../language/readings/tokens.ts'
import { isPartOfCategory, VERBS } from './category-phrase.ts'
import type { Note } from './doubt.ts'
import type { Sheet } from './sheet.ts'

/** Small words inside names: Bank of America, Casa de Cambio. */
const INSIDE_NAMES = new Set('of and the de la le du el les los y e und et & n di da del van der den des'.split(' '))
const STRUCTURE = new Set<string>('rest same except if'.split(' '))
const OPENING_VERBS = new Set<string>('skip file call leave'.split(' '))

function isCapitalWord(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

const APP = new RegExp(`^(?:${PAYMENT_APPS})$`, 'i')
export function isAppName(text: string): boolean {
  return APP.test(text)
}

const CONJUNCTIONS = new Set('and or und et y'.split(' '))

type Candidate = {
  readonly sheet: Sheet
  readonly start: number
  readonly end: number
  readonly words: readonly Token[]
  readonly text: string
  /** On the user's statements. */
  readonly isKnown: boolean
}

/** The cost of reading words as a text on a statement; null if they can't be one. */
export function getNameCost(sheet: Sheet, start: number, end: number): Note | null {
  const text = sheet.getText(start, end)
  const isKnown = sheet.context.isKnownName(text)
  const candidate: Candidate = { sheet, start, end, words: sheet.tokens.slice(start, end), text, isKnown }
  if (!canBeText(candidate)) return null
  const { words } = candidate
  const inner = words.filter(isSmall).length * 0.06
  const category = isCategoryOrAccount(candidate) ? 1.2 : 0
  const shared = (isKind(candidate) ? 0.3 : 0) + category
  if (isKnown) return { cost: shared + Math.max(0, inner - 0.05) - 0.03 * (words.length - 1) }
  const joined = words.some(({ word }) => CONJUNCTIONS.has(word)) ? 0.35 : 0
  return getUnknownCost(candidate, shared, inner + joined, category)
}

function isSmall({ word, text }: Token): boolean {
  return isFunctionWord(word) && !isCapitalWord(text)
}

function canBeText({ sheet, start, end, words, isKnown }: Candidate): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  // "The", "of": never alone or at the edge of a name, whatever is on statements.
  if (words.length === 1 && start === 0 && isFunctionWord(first.word)) return false
  if (isSmall(first) || isSmall(last) || hasWordsBetween(sheet, words)) return false
  if (words.slice(1, -1).some(({ word }) => BETWEEN_CLAUSES.has(word))) return false
  if (isKnown) return true
  if (words.some((token) => isSmall(token) && !INSIDE_NAMES.has(token.word))) return false
  const isStructure = (token: Token, i: number) =>
    !isCapitalWord(token.text) &&
    sheet.findClasses(start + i, end).some(({ class: name }) => VERBS.has(name) || STRUCTURE.has(name))
  return words.length === 1 || !words.some(isStructure)
}

const BETWEEN_CLAUSES = new Set('is are was should goes go to from at if when as an von bei chez'.split(' '))

/** Whether the original has other words between these. */
export function hasWordsBetween(sheet: Sheet, words: readonly Token[]): boolean {
  return words.some((token, i) => i > 0 && /\p{L}/u.test(sheet.original.slice(words[i - 1]!.end, token.start)))
}

/** Whether it's one of the user's categories or accounts. */
function isCategoryOrAccount({ sheet: { context }, text }: Candidate): boolean {
  const isAccount = context.sources.some((source) => source.toLowerCase() === text.toLowerCase())
  return isAccount || isPartOfCategory(text, context.categories)
}

/** "refunds", or the start of "wire transfers": words for a kind of row. */
function isKind({ sheet, start, end, words }: Candidate): boolean {
  const kinds = sheet.findClasses(start, sheet.tokens.length).filter(({ class: name }) => name.startsWith('kind '))
  return kinds.some(({ end: to }) => to > end || (words.length === 1 && to === end))
}

/** A capital at the start of a sentence doesn't make a known word a name. */
function opensSentence({ sheet, start, end, words }: Candidate): boolean {
  if (start > 0) return false
  const isMeant = ({ class: name }: { class: string }) =>
    words.length > 1 || name.startsWith('kind ') || OPENING_VERBS.has(name)
  return sheet.findClasses(start, end).some(isMeant) || sheet.findDays(start, end).length > 0
}

function getUnknownCost(candidate: Candidate, shared: number, inner: number, category: number): Note {
  const { sheet, start, words, text } = candidate
  const doubt = { code: 'no-match', text } as const
  const first = words[0]!
  const openingCost = opensSentence(candidate) ? 0.5 : 0
  const isCapital = (token: Token, i: number) =>
    token.word !== 'i' &&
    /^["'#*]?[\p{Lu}\p{Lo}]/u.test(token.text) &&
    !(start + i === 0 && /^\p{Lu}[\p{Ll}']*$/u.test(token.text))
  const capitals = words.filter(isCapital).length
  const digits = words.filter(({ kind, word }) => kind === 'number' || /^\d+$/.test(word)).length
  if (digits === words.length) return { cost: 1.5, doubt }
  const lower = words.length - capitals - digits - words.filter(isSmall).length
  const isFirst = start === 0 && isCapitalWord(first.text)
  const others = lower - (isFirst ? 1 : 0)
  const isCalendar = first.kind === 'word' && sheet.findDays(start, start + 1).some((span) => span.end === start + 1)
  const calendar = isCalendar ? 0.45 : 0
  if (capitals > 0 || /\d|[*#.]/.test(text.replace(/\d+$/, '')) || !/\p{Script=Latin}/u.test(text))
    return { cost: shared + calendar + openingCost + inner + digits * 0.1 + Math.max(0, others) * 0.25 }
  const isBudget = findCategoryOfPhrase(text) !== null
  // The first word of a sentence has a capital in any case, so it may be a name or not: "Spotify is …", "Rent: …".
  if (isFirst && !isFunctionWord(first.word)) return { cost: openingCost + inner + 0.1 + (lower - 1) * 0.3 }
  return { cost: inner + (isBudget ? 0.45 + category : 0.8) + 0.05 * lower, doubt }
}
