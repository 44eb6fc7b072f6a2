import { add, divide, type Exact, exact, isLess, multiply, toExact } from '../core/exact-amount.ts'
import {
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
import { compilePattern, compileWords, findMarks, markAll, matchMark, putMark, type Sheet } from './sentence-sheet.ts'

/**
 * An amount as written. `currency` is null if none was named; `isBare` if only a plain number suggests that it's money;
 * `low` and `high` if a range was given, with `amount` in the middle.
 */
export type MoneyValue = {
  readonly amount: Exact
  readonly currency: string | null
  readonly isBare: boolean
  /** "$", "dollars" or "bucks": something else may say which dollar. */
  readonly isAnyDollar?: true
  readonly isApprox: boolean
  readonly low?: Exact
  readonly high?: Exact
  readonly from?: Exact
  /** `currency`: several countries use this name. `cents`: "one-fifty" is 150 or 1.50. */
  readonly doubt?: 'currency' | 'cents'
}

// Currency names shared by several countries: the first reading is used, with a question.
const ANY_DOLLAR = /^(?:\$|dollars?|bucks?)$/
const SHARED_NAMES = /^(?:kr|francs?|pesos?|crowns?|krona)$/
const CENTS = 'cents?|pence|pennies|centimes?|centimos?|centavos?|ct'
const SCALE = 'lakhs?|crores?|k|grand|thousand|thou|tsd|tausend|mille|mil|hundred|million|mio|millones'
const SCALES: Record<string, number> = Object.fromEntries(
  'k:1000 grand:1000 thousand:1000 thou:1000 tsd:1000 tausend:1000 mille:1000 mil:1000 hundred:100 lakh:1e5 lakhs:1e5 crore:1e7 crores:1e7 million:1e6 mio:1e6 millones:1e6 万:10000 千:1000'
    .split(' ')
    .map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])]),
)
const DIGITS =
  "\\d{1,3}(?:[.,']\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,3}(?:\\x20\\d{3})+(?:,\\d{1,2})?(?![\\d.])|\\d+(?:[.,]\\d{1,2})?(?!\\d)|\\.\\d{1,2}(?!\\d)"
const PREFIX = `(?:(${CURRENCY_SIGN})\\s?)?`
const SUFFIX = `(?:\\s?(€|\\$|£|¥|円|元|₹|₦|₱|₺|₪|₫|₴|zl|zł|kc|kr)|\\s?(${CURRENCY_NAME})(?![\\p{L}\\p{N}])|\\s?(${CENTS})(?![\\p{L}])|(p|c|¢)(?![\\p{L}\\p{N}]))?`
const NUMBER = compilePattern(
  `(?<![\\p{L}\\p{N}.,#])${PREFIX}(${DIGITS})(?:\\s?(${SCALE})(?![\\p{L}\\p{N}])|(万|千))?(\\+|ish)?${SUFFIX}(-?ish(?![\\p{L}]))?(?![\\p{L}\\p{N}]|[-/]\\d{1,2}\\b[-/])`,
)

// A plain number before these is a count, not an amount.
const COUNTED = compileWords(
  `class(?:es)?|packs?|lines?|litres?|tickets?|people|sessions?|lessons?|rides?|punch|(?:credit |bank |store )?cards?|(?:little |young |small )?(?:kids|boys|girls|dogs|cats)|grand(?:kids|children|sons|daughters)|nieces|nephews|siblings|(?:brothers|sisters)|members|visits?|shifts?|terms?|semesters?|kids?|children|people|persons?|adults?|dogs?|cats?|pets?|cars?|roommates?|housemates?|flatmates?|bedrooms?|bed|years? old|year olds?|yo|of us|friends?|times?|x|hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|years?|nights?|miles?|km|kilometers?|gallons?|liters?|litres?|lbs?|kg|gb|percent|payments?|instal?lments?|raten|rates?|mensualites|cuotas|plazos|ways|jobs?|cards?|accounts?|kinder|enfants|hijos|ninos|personen|personnes|personas|tage|wochen|monate|jahre|stunden|jours|semaines|mois|ans|heures|dias|semanas|meses|anos|horas|st|nd|rd|th`,
)

/**
 * Marks every amount of money: digits in any grouping, number words, currency symbols, names and codes, cents,
 * thousands ("1.4k", "two grand"), and ranges. Frequencies and dates must be marked before, so that their numbers are
 * taken.
 */
export function markMoney(sheet: Sheet, own: string): void {
  const named = (amount: Exact, currency: string | null): MoneyValue => ({
    amount,
    currency,
    isBare: false,
    isApprox: false,
  })
  markAll(sheet, 'money', compileWords(`a buck (${ROUND_CENTS}(?:[ -]five)?)`), ([, cents = '']) => {
    const amount = add(exact(1), divide(readNumberWords(cents, 0)?.value ?? exact(0), exact(100)))
    return named(amount, readCurrencyWord('dollars', own))
  })
  markAll(sheet, 'money', compileWords('(?:a |an? extra )?(fiver|tenner)'), ([, note]) =>
    named(exact(note === 'fiver' ? 5 : 10), null),
  )
  markAll(sheet, 'money', NUMBER, (match) => readDigits(match, sheet, own))
  markNumberWords(sheet, own)
  joinDollarsAndCents(sheet)
  nameCurrencies(sheet)
  joinRanges(sheet)
}
const ROUND_CENTS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'

function readDigits(match: RegExpExecArray, sheet: Sheet, own: string): MoneyValue | null {
  const [whole, before, digits = '', scale, tenThousand, mark1, sign, name, cents, penny, ish] = match
  // "$650 MXN": the code says which dollar or peso it is.
  const said = before === '$' && name !== undefined ? name : (before ?? sign ?? name)
  const currency = readCurrencyWord(said, own)
  const isCents = cents !== undefined || penny !== undefined
  const factor = SCALES[scale ?? tenThousand ?? ''] ?? 1
  const isBare = currency === null && !isCents && factor === 1 && !/[.,]\d{1,2}$|\d[.,']\d{3}/.test(digits)
  if (isBare && isCounting(sheet.open, match.index + whole.length)) return null
  if (isBare && digits.length > 9) return null
  let amount = multiply(toExact(toPlainDigits(digits)), exact(factor))
  if (isCents) amount = divide(amount, exact(100))
  const centCurrency =
    isCents && currency === null ? (/pence|penn|^p$/.test(cents ?? penny ?? '') ? 'GBP' : null) : currency
  const doubt = SHARED_NAMES.test(sign ?? name ?? before ?? '') ? { doubt: 'currency' as const } : {}
  const dollar = ANY_DOLLAR.test(said ?? '') ? { isAnyDollar: true as const } : {}
  return { amount, currency: centCurrency, isBare, isApprox: mark1 === 'ish' || ish !== undefined, ...doubt, ...dollar }
}

function isCounting(open: string, at: number): boolean {
  const next = at + /^[\s-]*/.exec(open.slice(at))![0].length
  COUNTED.lastIndex = next
  return COUNTED.exec(open)?.index === next
}

const WORD_START = /(?<![\p{L}\p{N}'])\p{L}/gu
const AFTER_WORDS = compilePattern(
  `^(?:[\\s-]?(ish))?(?:\\s?(${CURRENCY_NAME})(?![\\p{L}\\p{N}])|\\s?(${CENTS})(?![\\p{L}]))?`,
)
// A small number in words is money only if the next word can't be the thing counted.
const AMOUNT_CONTEXT =
  /^\s*(?:$|[,;.!?:)]|[\uE001-\uE0FF]|(?:for|on|to|into|in|towards?|each|fur|pour|para|und|and|plus)(?![\p{L}]))/u

function markNumberWords(sheet: Sheet, own: string): void {
  for (const { index } of sheet.open.matchAll(WORD_START)) {
    if (!/\p{L}/u.test(sheet.open.charAt(index))) continue // Already taken by a longer reading.
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
      ...(ANY_DOLLAR.test(name ?? '') ? { isAnyDollar: true as const } : {}),
      ...(isSpoken && cents === undefined ? { doubt: 'cents' } : {}),
    })
  }
}

/** Whether a number in words without a currency counts something. */
function isCount(open: string, start: number, { value, end, words: length }: NumberReading): boolean {
  if (isCounting(open, end)) return true
  if (!isLess(value, exact(13))) return false
  // "for my two": people, who were already counted.
  const isOfPeople = /(?:my|our|the|of) $/.test(open.slice(0, start))
  return length !== 1 || open.slice(start, end) === 'one' || isOfPeople || !AMOUNT_CONTEXT.test(open.slice(end))
}

// A code alone ("rent 900, all in CAD"; the answer to our own question) applies to amounts without a currency.
function nameCurrencies(sheet: Sheet): void {
  const codes = CURRENCY_CODES.filter((code) => code !== 'try').join('|')
  let named: string | null = null
  markAll(
    sheet,
    'aside',
    compileWords(`(?:(?:all |everything )?in )?(${codes}|${COUNTRY_CURRENCY})`),
    ([, name = '']) => {
      named ??= readCurrencyWord(name, '')
      return true
    },
  )
  if (named === null) return
  const currency: string = named
  sheet.marks.forEach((mark, i) => {
    if (mark.kind !== 'money') return
    const { doubt, isAnyDollar, ...sure } = mark.value
    if (sure.currency === null || doubt === 'currency' || (isAnyDollar && isDollar(currency)))
      sheet.marks[i] = { ...mark, value: { ...sure, currency } }
  })
}

// "5 dollars and 50 cents"
function joinDollarsAndCents(sheet: Sheet): void {
  const expression = compilePattern(`(${matchMark('money')})\\s?(?:and |und |et |y )?(${matchMark('money')})`)
  markAll(sheet, 'money', expression, (match) => {
    const [big, small] = readMoney(sheet, match)
    const text = sheet.folded.slice(match.index, match.index + match[0].length)
    if (!big || !small || big.currency === null) return null
    if (new RegExp(`(?:${CENTS}|¢)$`, 'u').test(text) && isLess(small.amount, exact(1)))
      return { ...big, amount: add(big.amount, small.amount) }
    // "three euros twenty", "4 pounds 50"
    const isSpoken = /\p{L}\s(?:\d\d|\p{L}[\p{L}\s-]*)$/u.test(text) && !/ (?:and|und|et|y) /.test(text)
    const isPrice = small.isBare && !isLess(small.amount, exact(10)) && isLess(small.amount, exact(100))
    return isSpoken && isPrice ? { ...big, amount: add(big.amount, divide(small.amount, exact(100))) } : null
  })
}

const MONEY = matchMark('money')
const RANGE = compilePattern(
  `(?:(?:anywhere|somewhere)? ?(?:between|in between|from|zwischen|von|entre|de) )?(${MONEY})(?:\\s?-\\s?| (?:to|up to|down to|and|or|bis|und|oder|a|et|ou|y|o) (?:maybe |about |perhaps )?)(${MONEY})`,
)
const CHANGE = compileWords(
  'up|down|raised|raise|increased|increase|increasing|went|goes|going|changed|changes|change|dropped|drops|rose|rises|jumped|switched|moved|reduced|lowered|cut|gestiegen|erhoht|steigt|gesunken|passe|passee|augmente|subio|sube|ha subido|bajo|instead|bumped|hike|hiked',
)

/** Two amounts as one: "between 20 and 40" and "20-40" mean the midpoint, "from 20 to 25" after a change means 25. */
function joinRanges(sheet: Sheet): void {
  markAll(sheet, 'money', RANGE, (match) => {
    const [first, second] = readMoney(sheet, match)
    if (!first || !second) return null
    const text = match[0].trimStart()
    const isFrom = /^(?:from|von|de)\s/u.test(text)
    const isBetween = /(?:between|zwischen|entre)\s/u.test(text)
    const joiner = text
      .slice(text.search(/[\uE001-\uE0FF]/u))
      .replace(/[\uE000-\uE0FF]/gu, '')
      .trim()
    const currency = second.currency ?? first.currency
    const low = getRangeStart(first, second)
    if (
      (isFrom || joiner.endsWith('to')) &&
      matches(CHANGE, sheet.folded.slice(Math.max(0, match.index - 40), match.index))
    )
      return { ...second, currency, isBare: false, from: low }
    const isList = ['and', 'und', 'et', 'y'].includes(joiner) && !isBetween
    if (isList || (joiner === 'a' && !isFrom && !isBetween)) return null
    if (isLess(second.amount, low)) return joiner === '-' ? null : { ...second, currency, from: low }
    const amount = divide(add(low, second.amount), exact(2))
    return { amount, currency, isBare: first.isBare && second.isBare, isApprox: true, low, high: second.amount }
  })
}

/** "2-3k" and "800 to 1.2k": a scale on the second applies to both if the first would otherwise be far too small. */
function getRangeStart(first: MoneyValue, second: MoneyValue): Exact {
  const isSame = second.currency === first.currency || first.currency === null
  const isScaled = isSame && first.isBare && !second.isBare && isLess(multiply(first.amount, exact(100)), second.amount)
  return isScaled ? multiply(first.amount, exact(1000)) : first.amount
}

function readMoney(sheet: Sheet, match: RegExpExecArray): MoneyValue[] {
  return findMarks(sheet, 'money', match.index, match.index + match[0].length).map(({ value }) => value)
}

/** The only currency named in a text, which also applies to bare amounts. Null if there are none or several. */
export function findSharedCurrency(sheet: Sheet): string | null {
  const named = new Set(findMarks(sheet, 'money', 0, sheet.open.length).flatMap(({ value }) => value.currency ?? []))
  return named.size === 1 ? [...named][0]! : null
}
