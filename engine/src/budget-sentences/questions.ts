import type { Repeat } from '../core/recurrence.ts'
import { countFunctionWords } from '../language/function-words.ts'
import { COUNT } from '../language/number-words.ts'
import type { BudgetDraft, BudgetQuestion } from './budget-draft.ts'
import { getCuePattern } from './cues.ts'
import type { Drafts } from './make-drafts.ts'
import type { Piece } from './read-piece.ts'
import type { Item, State } from './reading-state.ts'
import { compileWords, findMarks, type Mark, type Sheet, type Span } from './sentence-sheet.ts'

/** A text after reading: its marks, its pieces, the items and their drafts, and what no item reflects. */
export type Reading = {
  readonly sheet: Sheet
  readonly pieces: readonly Piece[]
  readonly state: State
  readonly drafts: Drafts
  readonly unused: readonly Span[]
  /** The position where reading stopped because the text was too long. */
  readonly unreadFrom: number | null
}

const MAX_QUOTE_LENGTH = 120
/** Up to this length, a question quotes the whole text. */
const SHORT = 200
/** Items to check have at most this confidence. */
export const UNSURE = 0.55

/** What to ask: what is missing or assumed, and words about money that the items don't reflect. */
export function findQuestions({ sheet, pieces, drafts, unused, unreadFrom }: Reading): BudgetQuestion[] {
  const asked = drafts.asks.map(({ topic, start, end, args = {}, itemId, choices: given }): BudgetQuestion => {
    const text = getText(sheet, { start, end })
    const own = drafts.items.filter(({ sourceText }) => sourceText === text)
    const choices = given ?? (topic === 'cadence' ? makeOtherRepeats(own) : topic === 'readings' ? [own, []] : [])
    const about = own.map(({ sourceText }) => sourceText)
    return { text, topic, args, choices, about, ...(itemId === undefined ? {} : { itemId }) }
  })
  const unsure = splitSentences(pieces).flatMap((sentence) => {
    const text = getText(sheet, sentence)
    if (asked.some((one) => one.topic !== 'readings' && text.includes(one.text))) return []
    return askAboutUnused(sheet, text, drafts.items, unused.filter(isIn(sentence)))
  })
  // A text with figures always gets an item or a question, even "30만원" in a language that we can't read.
  const isUnread = drafts.items.length + asked.length + unsure.length === 0
  const hasFigures = /\p{Nd}/u.test(sheet.original) || findMarks(sheet, 'money', 0, sheet.open.length).length > 0
  const from = unreadFrom ?? (isUnread && hasFigures ? 0 : null)
  const text = from === null ? '' : getText(sheet, { start: from, end: from + MAX_QUOTE_LENGTH })
  const unread: BudgetQuestion = { text, topic: 'unused', args: { unused: [text] }, choices: [], about: [] }
  return text === '' ? [...asked, ...unsure] : [...asked, ...unsure, unread]
}

/** Whether a text is mostly in a language other than our four: we may not know its words for "a week". */
function isInOtherLanguage(folded: string): boolean {
  const [most] = [...countFunctionWords(folded)].toSorted(([, a], [, b]) => b - a)
  return most !== undefined && most[1] > 1 && !LANGUAGES.has(most[0])
}
const LANGUAGES: ReadonlySet<string> = new Set(['english', 'german', 'french', 'spanish'])

/**
 * The drafts, with a capped confidence for those to check. Unused words belong to the item they're inside, or else to
 * the one before them, or else to the first.
 */
export function addDoubts({ sheet, state: { items }, drafts, unused }: Reading): BudgetDraft[] {
  if (isInOtherLanguage(sheet.folded)) return drafts.items.map(addDoubt)
  const getOwner = ({ start, end }: Span): Item | undefined =>
    items.find((item) => isIn(item)({ start, end })) ?? items.findLast((item) => item.start <= start) ?? items[0]
  const doubtful = new Set<Item | undefined>([
    ...unused.map(getOwner),
    ...items.filter(({ code, direction }) => code === null && direction === 'out'),
  ])
  const asked = drafts.asks.filter(({ topic }) => topic === 'readings')
  const texts = new Set([...items.filter((item) => doubtful.has(item)), ...asked].map((place) => getText(sheet, place)))
  return drafts.items.map((draft) => (texts.has(draft.sourceText) ? addDoubt(draft) : draft))
}

export function addDoubt(draft: BudgetDraft): BudgetDraft {
  return { ...draft, confidence: Math.min(draft.confidence, UNSURE) }
}

/** The items in sentences without unused words or questions: nothing there says that an item doesn't count. */
export function findPlainItems({ pieces, sheet, state, drafts, unused }: Reading): BudgetDraft[] {
  const open = [...unused, ...drafts.asks]
  const plain = splitSentences(pieces).filter((sentence) => !open.some(isIn(sentence)))
  const texts = state.items.filter((item) => plain.some((sentence) => isIn(sentence)(item)))
  const plainTexts = new Set(texts.map((item) => getText(sheet, item)))
  return drafts.items.filter(({ sourceText }) => plainTexts.has(sourceText))
}

function askAboutUnused(
  sheet: Sheet,
  text: string,
  items: readonly BudgetDraft[],
  unused: readonly Span[],
): BudgetQuestion[] {
  const own = items.filter(({ sourceText }) => text.includes(sourceText))
  const about = own.map(({ sourceText }) => sourceText)
  const widest = unused.filter(
    (span) => !unused.some((other) => other.end - other.start > span.end - span.start && isIn(other)(span)),
  )
  const words = new Set(widest.map((span) => getText(sheet, span)))
  return words.size > 0 ? [{ text, topic: 'unused', args: { unused: [...words] }, choices: [own], about }] : []
}

/** The whole text, or if it's long, the part with these items. */
export function getQuote(sheet: Sheet, drafts: readonly BudgetDraft[]): string {
  const text = sheet.original.trim()
  const places = drafts.flatMap(({ sourceText }) => {
    const start = text.indexOf(sourceText)
    return start < 0 ? [] : [{ start, end: start + sourceText.length }]
  })
  if (text.length <= SHORT || places.length === 0) return text
  return text.slice(Math.min(...places.map(({ start }) => start)), Math.max(...places.map(({ end }) => end)))
}

function splitSentences(pieces: readonly Piece[]): Span[] {
  const sentences = Map.groupBy(pieces, ({ clause }) => clause.sentence)
  return [...sentences.values()].map((own) => ({ start: own[0]!.start, end: own.at(-1)!.end }))
}

function isIn(span: Span): (one: Span) => boolean {
  return ({ start, end }) => start >= span.start && end <= span.end
}

function getText({ original }: Sheet, { start, end }: Span): string {
  return original.slice(start, end).trim()
}

const REPEATS: readonly (Repeat | null)[] = [{ every: 1, unit: 'month' }, { every: 1, unit: 'year' }, null]

/** The same items as we assumed them, and then monthly, yearly and once where that differs. */
export function makeOtherRepeats(items: readonly BudgetDraft[]): BudgetDraft[][] {
  const assumed = JSON.stringify(items[0]?.repeat ?? null)
  const others = REPEATS.filter((repeat) => JSON.stringify(repeat) !== assumed)
  return items.length === 0 ? [] : [[...items], ...others.map((repeat) => items.map((item) => ({ ...item, repeat })))]
}

/** Words that change an amount or who pays it. If they're unmarked, the grammar didn't understand them. */
const SIGNALS = compileWords(
  "not|never|no|nothing|without|except|instead of|unless|each|both|half|halves|thirds?|quarters?|fifths?|double|triple|twice|turns|alternat\\p{L}*|empty|skip\\p{L}*|pause\\p{L}*|minus|less|(?:more|less) than|\\p{L}+n't|kein\\p{L}*|nicht|ohne|davon|statt|sans|sauf|au lieu de|en vez de|en lugar de|sin|menos|nunca",
)
const NUMBERS = compileWords(`(?!one|un|une|una|uno|ein|eine|einen)${COUNT}|\\d[\\d.,]*\\d`)
/** A price for one of several people or things, as opposed to "9 a go". */
const FOR_ONE =
  /^(?:each|apiece|(?:per|a|pro) (?:head|person|kid|child|kind|adult|pupil|line|ticket)|chacune?|cada un[oa]|jeweils)$/

/** The parts of the text that no item reflects, in order: numbers, negations, conditions, and words about who pays. */
export function findUnused(sheet: Sheet, items: readonly Item[], unread: readonly Span[]): Span[] {
  const loose = [SIGNALS, NUMBERS, getCuePattern('complicated'), getCuePattern('paidBy')].flatMap((expression) => {
    expression.lastIndex = 0
    return [...sheet.open.matchAll(expression)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }))
  })
  const marks = sheet.marks.filter((mark) => isUnused(mark, sheet, items))
  return [...unread, ...marks, ...loose].sort((a, b) => a.start - b.start)
}

function isUnused(mark: Mark, sheet: Sheet, items: readonly Item[]): boolean {
  const { kind, start, end } = mark
  if (kind === 'percent' || (mark.kind === 'money' && mark.value.doubt === 'cents')) return true
  if (kind === 'share' || kind === 'ways')
    return !items.some(({ pieces }) => pieces.some((piece) => piece.start <= start && piece.end >= end))
  if (kind !== 'each' || !FOR_ONE.test(sheet.folded.slice(start, end))) return false
  // "Netflix and Hulu are 12 each" is two items.
  return items.filter((item) => item.start <= start && item.end >= end).length < 2
}
