import { add, divide, type Exact, exact, isLess, multiply, toExact } from '../core/exact-amount.ts'
import {
  CENT_NAME,
  COUNTRY_CURRENCY,
  CURRENCY_CODES,
  CURRENCY_NAME,
  CURRENCY_SIGN,
  isDollar,
  readCurrencyWord,
} from '../language/currency-words.ts'
import { type NumberReading, readNumberWords } from '../language/number-words.ts'
import { toPlainDigits } from '../language/readings/limit-spans.ts'
import { matches } from './cues.ts'
import type { MoneyValue } from './mark-values.ts'
import { compilePattern, compileWords, findMarks, markAll, matchMark, putMark, type Sheet } from './sentence-sheet.ts'

const ANY_DOLLAR = /^(?:\$|dollars?|bucks?)$/
// Several countries use these names: we assume one of their currencies and ask, unless it's the user's own.
const SHARED_NAMES = /^(?:kr|francs?|pesos?|crowns?|krona)$/
const SCALES: readonly [factor: number, names: string][] = [
  [100, 'hundred'],
  [1000, 'k|grand|thousand|thou|tsd|tausend|mille|mil|千'],
  [10_000, '万'],
  [100_000, 'lakhs?'],
  [1_000_000, 'million|mio|millones'],
  [10_000_000, 'crores?'],
]
const SCALE = SCALES.map(([, names]) => names).join('|')
const DIGITS =
  "\\d{1,3}(?:[.,']\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,3}(?:\\x20\\d{3})+(?:,\\d{1,2})?(?![\\d.])|\\d+(?:[.,]\\d{1,2})?(?!\\d)|\\.\\d{1,2}(?!\\d)"
const SUFFIX = `(?:\\s?(€|\\$|£|¥|円|元|₹|₦|₱|₺|₪|₫|₴|zl|zł|kc|kr)|\\s?(${CURRENCY_NAME})(?![\\p{L}\\p{N}])|\\s?(${CENT_NAME})(?![\\p{L}])|(p|c|¢)(?![\\p{L}\\p{N}]))?`
const NUMBER = compilePattern(
  `(?<![\\p{L}\\p{N}.,#])(?:(${CURRENCY_SIGN})\\s?)?(${DIGITS})(?:\\s?(${SCALE})(?![\\p{L}\\p{N}])|(万|千))?(\\+|ish)?${SUFFIX}(-?ish(?![\\p{L}]))?(?![\\p{L}\\p{N}]|[-/]\\d{1,2}\\b[-/])`,
)

// A plain number before these is a count, not an amount.
const COUNTED = compileWords(
  `class(?:es)?|packs?|lines?|litres?|tickets?|people|sessions?|lessons?|rides?|punch|(?:credit |bank |store )?cards?|(?:little |young |small )?(?:kids|boys|girls|dogs|cats)|grand(?:kids|children|sons|daughters)|nieces|nephews|siblings|(?:brothers|sisters)|members|visits?|shifts?|terms?|semesters?|kids?|children|people|persons?|adults?|dogs?|cats?|pets?|cars?|roommates?|housemates?|flatmates?|bedrooms?|bed|years? old|year olds?|yo|of us|friends?|times?|x|hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|years?|nights?|miles?|km|kilometers?|gallons?|liters?|litres?|lbs?|kg|gb|percent|payments?|instal?lments?|raten|rates?|mensualites|cuotas|plazos|ways|jobs?|cards?|accounts?|kinder|enfants|hijos|ninos|personen|personnes|personas|tage|wochen|monate|jahre|stunden|jours|semaines|mois|ans|heures|dias|semanas|meses|anos|horas|st|nd|rd|th`,
)

/**
 * Marks every amount of money: digits in any grouping, number words, currency symbols, names and codes, cents,
 * thousands ("1.4k", "two grand"), and ranges. Frequencies and dates must be marked first, so that their numbers aren't
 * read as amounts.
 */
export function markMoney(sheet: Sheet, own: string): void {
  markAll(sheet, 'money', compileWords('(?:an? (?:extra )?)?(fiver|tenner)|an? (buck)'), ([, note, buck]) => ({
    amount: exact(buck ? 1 : note === 'fiver' ? 5 : 10),
    currency: buck ? readCurrencyWord('dollars', own) : null,
    isBare: false,
    isApprox: false,
  }))
  markAll(sheet, 'money', NUMBER, (match) => readDigits(match, sheet, own))
  markNumberWords(sheet, own)
  joinCents(sheet)
  applyNamedCurrency(sheet)
  joinRanges(sheet)
}

function readDigits(match: RegExpExecArray, sheet: Sheet, own: string): MoneyValue | null {
  const [whole, before, digits = '', scale, character, suffix, sign, name, cents, penny, ish] = match
  // "$650 MXN": the code says which dollar or peso it is.
  const currencyWord = before === '$' && name !== undefined ? name : (before ?? sign ?? name)
  const currency = readCurrencyWord(currencyWord, own)
  const isCents = cents !== undefined || penny !== undefined
  const isPence = /^p(?:$|en)/.test(cents ?? penny ?? '')
  const word = scale ?? character ?? ''
  const factor = SCALES.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(word))?.[0] ?? 1
  const isBare = currency === null && !isCents && factor === 1 && !/[.,]\d{1,2}$|\d[.,']\d{3}/.test(digits)
  if (isBare && (digits.length > 9 || isCounting(sheet.open, match.index + whole.length))) return null
  return {
    amount: multiply(toExact(toPlainDigits(digits)), exact(factor, isCents ? 100 : 1)),
    currency: currency ?? (isPence ? 'GBP' : null),
    isBare,
    isApprox: suffix === 'ish' || ish !== undefined,
    ...(currency !== own && SHARED_NAMES.test(sign ?? name ?? before ?? '') ? { doubt: 'currency' } : {}),
    ...(ANY_DOLLAR.test(currencyWord ?? '') ? { isAnyDollar: true } : {}),
  }
}

function isCounting(open: string, at: number): boolean {
  const next = at + /^[\s-]*/.exec(open.slice(at))![0].length
  COUNTED.lastIndex = next
  return COUNTED.exec(open)?.index === next
}

const WORD_START = /(?<![\p{L}\p{N}'])\p{L}/gu
const AFTER_WORDS = compilePattern(
  `^(?:[\\s-]?(ish))?(?:\\s?(${CURRENCY_NAME})(?![\\p{L}\\p{N}])|\\s?(${CENT_NAME})(?![\\p{L}]))?`,
)
// A small number in words is money only if the next word can't be the thing counted.
const AMOUNT_CONTEXT =
  /^\s*(?:$|[,;.!?:)]|[\uE001-\uE0FF]|(?:for|on|to|into|in|towards?|each|fur|pour|para|und|and|plus)(?![\p{L}]))/u

function markNumberWords(sheet: Sheet, own: string): void {
  for (const { index } of sheet.open.matchAll(WORD_START)) {
    if (!/\p{L}/u.test(sheet.open.charAt(index))) continue // Already part of a longer number.
    const reading = readNumberWords(sheet.open, index)
    if (!reading) continue
    const { value, end, isRound, isVague, isSpoken } = reading
    AFTER_WORDS.lastIndex = 0
    const [tail, ish, name, cents] = AFTER_WORDS.exec(sheet.open.slice(end))!
    const currency = readCurrencyWord(name, own)
    const isNamed = currency !== null || cents !== undefined
    if (!isNamed && !isRound && isCount(sheet.open, index, reading)) continue
    putMark(sheet, 'money', index, end + tail.length, {
      amount: cents === undefined ? value : divide(value, exact(100)),
      currency,
      isBare: !isNamed && !isRound,
      isApprox: isVague || ish !== undefined,
      ...(isSpoken && cents === undefined ? { doubt: 'cents' } : {}),
      ...(ANY_DOLLAR.test(name ?? '') ? { isAnyDollar: true } : {}),
    })
  }
}

/** Whether a number in words without a currency counts something. */
function isCount(open: string, start: number, { value, end, words: length }: NumberReading): boolean {
  if (isCounting(open, end)) return true
  if (!isLess(value, exact(13))) return false
  // "for my two": the people were mentioned before.
  const isOfPeople = /(?:my|our|the|of) $/.test(open.slice(0, start))
  return length !== 1 || open.slice(start, end) === 'one' || isOfPeople || !AMOUNT_CONTEXT.test(open.slice(end))
}

// A currency apart from any amount ("rent 900, all in CAD", or the answer to our question) applies to amounts without
// one, and says which dollar, krona or peso the others are in.
function applyNamedCurrency(sheet: Sheet): void {
  const codes = CURRENCY_CODES.filter((code) => code !== 'try').join('|')
  const names = compileWords(`(?:(?:all |everything )?in )?(${codes}|${COUNTRY_CURRENCY})`)
  const [, name] = names.exec(sheet.open) ?? []
  const currency = readCurrencyWord(name, '')
  if (currency === null) return
  markAll(sheet, 'aside', names, () => true)
  sheet.marks.forEach((mark, i) => {
    if (mark.kind !== 'money') return
    const { doubt, isAnyDollar, ...value } = mark.value
    const isOpen = value.currency === null || (isAnyDollar && isDollar(currency))
    if (isOpen || doubt === 'currency') sheet.marks[i] = { ...mark, value: { ...value, currency } }
  })
}

const MONEY = matchMark('money')
/** "5 dollars and 50 cents", "three euros twenty", "4 pounds 50". */
function joinCents(sheet: Sheet): void {
  const pair = compilePattern(`(${matchMark('money')})\\s?(and |und |et |y )?(${matchMark('money')})`)
  markAll(sheet, 'money', pair, (match) => {
    const [big, small] = findMarks(sheet, 'money', match.index, match.index + match[0].length).map(({ value }) => value)
    if (!big || !small || big.currency === null) return null
    const text = sheet.folded.slice(match.index, match.index + match[0].length)
    const isSpoken = match[2] === undefined && small.isBare && /\p{L}\s(?:\d\d|\p{L}[\p{L}\s-]*)$/u.test(text)
    const isPart = isSpoken && !isLess(small.amount, exact(10)) && isLess(small.amount, exact(100))
    const isCents = new RegExp(`(?:${CENT_NAME}|¢)$`, 'u').test(text) && isLess(small.amount, exact(1))
    return isCents || isPart
      ? { ...big, amount: add(big.amount, isCents ? small.amount : divide(small.amount, exact(100))) }
      : null
  })
}

const RANGE = compilePattern(
  `(?:(?:anywhere|somewhere)? ?(?:between|in between|from|zwischen|von|entre|de) )?(${MONEY})(?:\\s?-\\s?| (?:to|up to|down to|and|or|bis|und|oder|a|et|ou|y|o) (?:maybe |about |perhaps )?)(${MONEY})`,
)
const OR = /^(?:or|oder|ou|o)(?!\p{L})/u
const CHANGE = compileWords(
  'up|down|raised|raise|increased|increase|increasing|went|goes|going|changed|changes|change|dropped|drops|rose|rises|jumped|switched|moved|reduced|lowered|cut|gestiegen|erhoht|steigt|gesunken|passe|passee|augmente|subio|sube|ha subido|bajo|instead|bumped|hike|hiked',
)

/**
 * Reads two amounts as one: "between 20 and 40" and "20-40" mean the midpoint, "from 20 to 25" after a word like "rose"
 * and "25 to 20" mean the second amount, and "20 or 40" is one of them.
 */
function joinRanges(sheet: Sheet): void {
  markAll(sheet, 'money', RANGE, (match) => {
    const [first, second] = findMarks(sheet, 'money', match.index, match.index + match[0].length)
    if (!first || !second) return null
    const isFrom = /^\s*(?:from|von|de)\s/u.test(match[0])
    const isBetween = /^\s*(?:\p{L}+\s)*(?:between|zwischen|entre)\s/u.test(match[0])
    const joiner = sheet.open.slice(first.end, second.start).trim()
    const currency = second.value.currency ?? first.value.currency
    const [low, high] = [getRangeStart(first.value, second.value), second.value.amount]
    const isChange = matches(CHANGE, sheet.folded.slice(Math.max(0, match.index - 40), match.index))
    if ((isFrom || joiner.endsWith('to')) && isChange) return { ...second.value, currency, isBare: false, from: low }
    const isList = ['and', 'und', 'et', 'y', 'a'].includes(joiner) && !isBetween && !(joiner === 'a' && isFrom)
    if (isList) return null
    if (!isBetween && OR.test(joiner)) return makeEither(first.value, second.value)
    if (isLess(high, low)) return joiner === '-' ? null : { ...second.value, currency, from: low }
    const isBare = first.value.isBare && second.value.isBare
    return { amount: divide(add(low, high), exact(2)), currency, isBare, isApprox: true, range: [low, high] }
  })
}

/** "1,200 or 1,300"; null if each has its own currency. */
function makeEither(first: MoneyValue, second: MoneyValue): MoneyValue | null {
  const currency = second.currency ?? first.currency
  if (first.currency !== null && first.currency !== currency) return null
  const low = getRangeStart(first, second)
  const isApprox = first.isApprox || second.isApprox
  const isBare = first.isBare && second.isBare
  return { amount: low, currency, isBare, isApprox, range: [low, second.amount], isEither: true }
}

/**
 * The first amount of a range. A scale on the second amount applies to both if the first would otherwise be far too
 * small: in "2-3k", but not in "800 to 1.2k".
 */
function getRangeStart(first: MoneyValue, second: MoneyValue): Exact {
  const isSame = second.currency === first.currency || first.currency === null
  const isScaled = isSame && first.isBare && !second.isBare && isLess(multiply(first.amount, exact(100)), second.amount)
  if (!isScaled) return first.amount
  const scaled = RANGE_SCALES.map((factor) => multiply(first.amount, exact(factor)))
  return scaled.find((amount) => !isLess(second.amount, amount)) ?? first.amount
}
const RANGE_SCALES = [1_000_000, 1000, 100]

/**
 * The currency of amounts without one: the only currency that the text names if its first amount has it, or else the
 * user's own. `other`: the currency that they may be in instead, which only the user knows; null if there is no doubt.
 */
export function findBareCurrency(sheet: Sheet, own: string): { assumed: string; other: string | null } {
  const currencies = findMarks(sheet, 'money', 0, sheet.open.length).map(({ value }) => value.currency)
  const [named, ...more] = new Set(currencies.filter((currency) => currency !== null))
  if (named === undefined || named === own || more.length > 0) return { assumed: own, other: null }
  const [assumed, other] = currencies[0] === named ? [named, own] : [own, named]
  return { assumed, other: currencies.includes(null) ? other : null }
}
