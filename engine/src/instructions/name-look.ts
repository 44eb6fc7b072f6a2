import { categoryOfPhrase } from '../budget-sentences/budget-word-index.ts'
import { PAYMENT_APPS } from '../categoriser/payment-apps.ts'
import { isFunctionWord } from '../language/function-words.ts'
import { isPartOfCategory } from './category-phrase.ts'
import type { Note } from './doubt.ts'
import type { Sheet } from './sheet.ts'

/** Words that do something elsewhere: to pass them over costs more. */
export const VERBS = new Set<string>(
  'file use call show skip link not-link leave named skipped shows-as under over up-to at-least exactly around just-under just-over or-less or-more between before after since until money-in money-out otherwise'.split(
    ' ',
  ),
)

/** Small words that names have between their other words: Bank of America, Casa de Cambio. */
const INSIDE_NAMES = new Set('of and the de la le du el les los y e und et & n di da del van der den des'.split(' '))
/** Words that no name begins or ends with in a sentence. */
const EDGES = new Set(
  'the a an of from to in at on for and or my our his her their is are was it its that this these those with by as any all every each what which who whose when where if i we you me us them they der die das den dem ein eine von an bei und oder le la les un une de du des et ou el los las y o il lo gli i di da e het een van en'.split(
    ' ',
  ),
)
const OPENING_VERBS = new Set<string>('skip file call show leave use'.split(' '))
const STRUCTURE = new Set<string>('smaller bigger other rest both same except if purpose'.split(' '))

export function isCapitalWord(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

const APP = new RegExp(`^(?:${PAYMENT_APPS})$`, 'i')
export function isAppName(text: string): boolean {
  return APP.test(text)
}

/** What it costs to take words for a text on a statement; null where they can't be one. */
export function lookOf(sheet: Sheet, start: number, end: number): Note | null {
  const words = sheet.tokens.slice(start, end)
  const [first, last] = [words[0]!, words.at(-1)!]
  const text = sheet.textOf(start, end)
  const isCapital = (token: (typeof words)[number], i: number) =>
    token.word !== 'i' &&
    /^["'#*]?[\p{Lu}\p{Lo}]/u.test(token.text) &&
    !(start + i === 0 && /^\p{Lu}[\p{Ll}']*$/u.test(token.text))
  const isSmall = (token: (typeof words)[number]) => isFunctionWord(token.word) && !/^\p{Lu}/u.test(token.text)
  const isKnown = sheet.context.isKnownName(text)
  const isArticle = (word: string) => EDGES.has(word)
  if (
    words.length === 1 &&
    first.kind === 'word' &&
    (isArticle(first.word) || (isFunctionWord(first.word) && (first.text === first.word || start === 0)))
  )
    return null
  if (
    (isSmall(first) && !(isKnown && !isArticle(first.word))) ||
    (isSmall(last) && !(isKnown && !isArticle(last.word)))
  )
    return null
  if (
    start === 0 &&
    isFunctionWord(first.word) &&
    !isKnown &&
    (isArticle(first.word) || words.length < 2 || !isCapitalWord(words[1]!.text))
  )
    return null
  // Words that were left out before stand between: no name.
  if (words.some((token, i) => i > 0 && /\p{L}/u.test(sheet.original.slice(words[i - 1]!.end, token.start))))
    return null
  if (!isKnown && words.some((token) => isSmall(token) && !INSIDE_NAMES.has(token.word))) return null
  const structural = isKnown
    ? 0
    : words.filter(
        (token, i) =>
          !isCapitalWord(token.text) &&
          sheet.classesAt(start + i, end).some(({ class: name }) => VERBS.has(name) || STRUCTURE.has(name)),
      ).length
  if (structural > 0 && words.length > 1) return null
  const isLed =
    first.text === first.word &&
    (sheet.grammar.roles.has(first.word) ||
      sheet.classesAt(start, start + 1).some(({ class: name }) => name === 'filler'))
  if (isLed && words.length > 1 && !isKnown) return null
  if (
    words.some(
      ({ word }, i) =>
        i > 0 &&
        i < words.length - 1 &&
        /^(?:is|are|was|should|goes|go|to|from|at|if|when|as|an|von|bei|chez)$/.test(word),
    )
  )
    return null
  if (
    words.every((token) => isFunctionWord(token.word)) &&
    words.length < 2 &&
    !/^\p{Lu}/u.test(first.text.slice(0, start === 0 ? 0 : 1)) &&
    !isKnown
  )
    return null
  const joined = words.some(
    ({ word }) => word === 'and' || word === 'or' || word === 'und' || word === 'et' || word === 'y',
  )
  const joint = joined ? (isKnown ? 0 : 0.35) : 0
  const inner = words.filter(isSmall).length * 0.06
  const isCategory =
    isPartOfCategory(text, sheet.context.categories) ||
    sheet.context.sources.some((source) => source.toLowerCase() === text.toLowerCase())
      ? isKnown
        ? 0.3
        : 1.2
      : 0
  // A capital at the start of a sentence makes no name of a word that has a meaning here.
  const kinds = sheet.classesAt(start, sheet.tokens.length).filter(({ class: name }) => name.startsWith('kind '))
  const isKind = kinds.some(({ end: to }) => to > end)
    ? 0.3
    : words.length === 1 && kinds.some(({ end: to }) => to === end)
      ? first.text === first.word
        ? 0.4
        : 0.12
      : 0
  // "Carol Diaz zelles": more than the name that is on statements.
  const name = words.findIndex((token) => !isCapitalWord(token.text))
  const isBeyond = !isKnown && name > 0 && sheet.context.isKnownName(sheet.textOf(start, start + name)) ? 0.3 : 0
  // "KROGER FUEL Kroger": the statement's capitals end where the name begins.
  const isTorn = words.some(
    (token, i) => i > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && /^\p{Lu}{2,}$/u.test(words[i - 1]!.text),
  )
    ? 0.3
    : 0
  if (!isKnown && words.some(({ kind, text: one }) => kind === 'number' && /[$€£¥]/.test(one))) return null
  const isMove = words.length > 1 && last.text === last.word && sheet.endsOf('moved', end - 1, end).length > 0 ? 0.3 : 0
  const isAppAndName = words.length > 1 && isAppName(first.text) && isCapitalWord(words[1]!.text) ? 0.3 : 0
  const isOwnCard =
    words.length > 1 &&
    start > 0 &&
    sheet.endsOf('account-noun', end - 1, end).length > 0 &&
    sheet.endsOf('owner', start - 1, start).length > 0
      ? 0.2
      : 0
  const isCalendar =
    !isKnown && first.kind === 'word' && sheet.daysAt(start, start + 1).some((span) => span.end === start + 1)
      ? 0.45
      : 0
  const isKindAndNumber =
    words.length > 1 &&
    /^#?\d+$/.test(last.word) &&
    sheet.classesAt(start, end - 1).some(({ class: name, end: to }) => name.startsWith('kind ') && to === end - 1)
      ? 0.25
      : 0
  const isOpening =
    start === 0 &&
    !isKnown &&
    (sheet
      .classesAt(start, end)
      .some(({ class: name }) => words.length > 1 || name.startsWith('kind ') || OPENING_VERBS.has(name)) ||
      sheet.daysAt(start, end).length > 0)
      ? 0.5
      : 0
  if (isKnown)
    return {
      cost:
        isMove +
        isKind +
        isAppAndName +
        isOwnCard +
        isKindAndNumber +
        joint +
        Math.max(0, inner - 0.05) +
        isCategory -
        0.03 * (words.length - 1),
    }
  const capitals = words.filter(isCapital).length
  const digits = words.filter(({ kind, word }) => kind === 'number' || /^\d+$/.test(word)).length
  const isNumberOnly = digits === words.length
  if (isNumberOnly)
    return words.length === 1 && /^\d{4,}$/.test(first.word)
      ? { cost: 0.5 }
      : { cost: 1.5, doubt: { code: 'unlikely-text', text } }
  const lower = words.length - capitals - digits - words.filter(isSmall).length
  const isFirst = start === 0 && /^\p{Lu}/u.test(first.text)
  // "Cash withdrawals over": more words than a name has.
  const wordy: Pick<Note, 'doubt'> =
    digits === 0 && lower - (isFirst ? 1 : 0) > 1 ? { doubt: { code: 'unlikely-text', text } } : {}
  if (capitals > 0 || /\d|[*#.]/.test(text.replace(/\d+$/, '')) || !/\p{Script=Latin}/u.test(text))
    return {
      ...wordy,
      cost:
        isKind +
        isBeyond +
        isTorn +
        isAppAndName +
        isOwnCard +
        isCalendar +
        isKindAndNumber +
        isCategory +
        isOpening +
        joint +
        inner +
        digits * 0.1 +
        Math.max(0, lower - (isFirst ? 1 : 0)) * 0.25,
    }
  const isBudget = categoryOfPhrase(text) !== null
  // The first word of a sentence has a capital whatever it is: one that is no common word is a name.
  if (isFirst && !isBudget && !isFunctionWord(first.word))
    return { ...wordy, cost: isOpening + joint + inner + 0.1 + (lower - 1) * 0.3 }
  // "Spotify is …", "Rent: …": a capital at the start may be a name's.
  if (isBudget && isFirst) return { cost: joint + inner + 0.3 + isCategory }
  if (isBudget)
    return { cost: joint + inner + 0.45 + isCategory + 0.05 * lower, doubt: { code: 'unlikely-text', text } }
  return { cost: joint + inner + 0.8 + 0.05 * (words.length - 1), doubt: { code: 'unlikely-text', text } }
}

/** The category that words speak of, as its code. */
export function codeOf(text: string): string | null {
  return categoryOfPhrase(text)?.code ?? null
}
