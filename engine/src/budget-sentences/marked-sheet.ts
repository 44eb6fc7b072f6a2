import { formatExact } from '../core/exact-amount.ts'
import type { BudgetTextOptions } from './budget-draft.ts'
import { getCuePattern } from './cues.ts'
import { markDates } from './dates-in-text.ts'
import { markFrequencies } from './frequency.ts'
import { markLabels } from './labels.ts'
import { markMoney } from './money-words.ts'
import { ANY_MARK, compilePattern, compileWords, makeSheet, markFlag, matchMark, type Sheet } from './sentence-sheet.ts'
import { markPercents, markShares } from './shares.ts'
import { markDurations, markInstallments } from './spans-in-text.ts'

/** Far more than anyone types into the sentence box; anything after it isn't read. */
const MAX_TEXT_LENGTH = 8000

type Options = Pick<BudgetTextOptions, 'today' | 'currency'>

/** The text with marks on everything that can be understood on its own: amounts, dates, frequencies, shares. */
export function makeMarkedSheet(text: string, { today, currency }: Options): Sheet {
  const sheet = makeSheet(text.slice(0, MAX_TEXT_LENGTH))
  protectNames(sheet)
  markFlag(sheet, 'aside', compileWords(INTEREST))
  markShares(sheet)
  markPercents(sheet)
  markInstallments(sheet)
  markFrequencies(sheet)
  markDates(sheet, today, ['USD', 'CAD', 'PHP'].includes(currency))
  markDurations(sheet)
  markMoney(sheet, currency)
  markLabels(sheet)
  markQualifiers(sheet)
  sheet.marks.sort((a, b) => a.start - b.start)
  return sheet
}

/** Turns digits and signs of a name ("7-Eleven") into letters, so that they aren't read as amounts or dates. */
function protectNames(sheet: Sheet): void {
  const names = compileWords(
    "(?:12|6|24|twelve|six)[ -]pack|24/7|401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b\\)?|529(?= plan| account| college| fund)|(?<=(?:the|a|my|our|kids'?|her|his|into|in|to|\\p{L}'s) )529|7-eleven|24 hour fitness|(?:office|microsoft) 365|ps ?[45]|[45]g|1password|trading 212|o2|iphone \\d+|galaxy s\\d+|w-?2|1099|f-?150|canal\\+|livret a",
  )
  sheet.open = sheet.open.replace(names, (name) => name.replace(/[^\p{L}\s]/gu, 'x'))
}

const EXTRAS =
  'tax|taxes|tip|tips|gratuity|escrow|vat|gst|delivery|fees|everything|shipping|bills|service|mwst\\.?|tva|iva|propina|trinkgeld|nebenkosten|utilities|charges'
/** Neither what a price includes nor how it's paid is a separate item. */
const ASIDES = `(?:with|plus|without|avec|con|sin|ohne|after|and|mit|zzgl\\.?|\\+) (?:the |a |all |my |some )?(?:${EXTRAS})(?: (?:included|on top))?(?! (?:is|are|bill|of|${ANY_MARK}|\\d))(?=\\s*(?:[,;.)\\n]|$|${ANY_MARK}))|(?:paid )?(?:by|via|through|per|par|por) (?:direct debit|standing order|credit card|debit card|card|bank transfer|check|cheque|autopay|lastschrift|dauerauftrag|uberweisung|carte|prelevement|virement|domiciliacion|tarjeta)|on autopay|warm|kalt|all in|all included|all[ -]inclusive|utilities included|bills included|included|each way|in total|together|combined|altogether|zusammen|insgesamt|en tout|au total|en total|total`
/** "at 4 %", "at 0 % APR": an interest rate isn't an amount. */
const INTEREST =
  '(?:at |@ ?)(?:a |an )?(?:fixed |variable )?(?:rate of )?\\d{1,2}(?:[.,]\\d{1,3})? ?(?:%|percent|per cent)(?: (?:apr|interest|fixed|variable))?(?! off| discount)'

/** Marks qualifiers: about, before or after tax, each, all of them, "including tax". */
function markQualifiers(sheet: Sheet): void {
  markFlag(sheet, 'gross', getCuePattern('gross'))
  markFlag(sheet, 'net', getCuePattern('net'))
  markFlag(sheet, 'aside', compileWords(ASIDES))
  markFlag(sheet, 'each', getCuePattern('each'))
  markFlag(sheet, 'each', compilePattern('@'))
  markFlag(sheet, 'all', getCuePattern('all'))
  markFlag(sheet, 'approx', getCuePattern('approx'))
  markFlag(sheet, 'approx', compilePattern(`[~≈]|(?<![\\p{L}])like (?=${matchMark('money')})`))
}

/**
 * Whether every amount, currency, date and duration in a text is also in the original, so that whoever rephrased it
 * didn't make one up. Frequencies, percentages and shares aren't compared.
 */
export function hasOnlyFiguresOf(text: string, original: string, options: Options): boolean {
  const allowed = findFigures(original, options)
  const used = findFigures(text, options)
  return (
    used.days.every((day) => allowed.days.includes(day)) &&
    used.amounts.every(({ amount, currency }) =>
      allowed.amounts.some(
        (one) => one.amount === amount && (currency === null || (one.currency ?? options.currency) === currency),
      ),
    )
  )
}

/**
 * Whether both texts have the same amounts, currencies, dates, durations and frequencies. A text can add frequencies
 * if we found none in the original.
 */
export function hasSameFigures(text: string, original: string, options: Options): boolean {
  const [used, allowed] = [findFrequencies(text, options), findFrequencies(original, options)]
  const isSameFrequency =
    allowed.length === 0 || (used.every((one) => allowed.includes(one)) && allowed.every((one) => used.includes(one)))
  return isSameFrequency && hasOnlyFiguresOf(text, original, options) && hasOnlyFiguresOf(original, text, options)
}

const DAY_KINDS = new Set(['date', 'until', 'starting', 'duration', 'installments'])

function findFigures(text: string, options: Options) {
  const { marks } = makeMarkedSheet(text, options)
  const amounts = marks.flatMap((mark) => {
    if (mark.kind !== 'money') return []
    const { amount, range = [], from, currency } = mark.value
    return [amount, ...range, from].flatMap((one) => (one ? [{ amount: formatExact(one), currency }] : []))
  })
  const days = marks.filter(({ kind }) => DAY_KINDS.has(kind)).map(({ value }) => JSON.stringify(value))
  return { amounts, days }
}

function findFrequencies(text: string, options: Options): string[] {
  const { marks } = makeMarkedSheet(text, options)
  return marks.flatMap(({ kind, value }) => (kind === 'frequency' ? [JSON.stringify(value)] : []))
}
