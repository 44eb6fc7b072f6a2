import { minorDigits } from '../core/currency.ts'
import { type Exact, written } from '../core/exact-amount.ts'
import type { BudgetDraft, BudgetQuestion } from './budget-draft.ts'
import type { MoneyValue } from './money-words.ts'
import { type Mark, type Sheet, words } from './sentence-sheet.ts'

/**
 * Looks at a finished reading the other way round: is every amount and every word that changes one reflected in the items?
 * What isn't becomes a question. It knows nothing of how the reading came about, so it catches what the reader is sure of
 * and wrong about.
 */
export function doubtsAbout(
  sheet: Sheet,
  items: readonly BudgetDraft[],
  asked: readonly BudgetQuestion[],
): BudgetQuestion[] {
  if (items.length === 0) return []
  return sentencesOf(sheet).flatMap((sentence) => {
    const own = items.filter(
      ({ sourceText }) => sentence.text.includes(sourceText) || sourceText.includes(sentence.text),
    )
    const isAsked = asked.some(({ text }) => sentence.text.includes(text) || text.includes(sentence.text))
    if (isAsked || own.length === 0) return []
    const doubt = unusedAmount(sentence, own, items) ?? disobeyedCue(sentence, own)
    return doubt ? [{ text: sentence.text, question: doubt, topic: 'check' as const }] : []
  })
}

/** `folded` is the whole sentence, `open` the same without the words of its schedules. */
type Sentence = { text: string; folded: string; open: string; marks: readonly Mark[] }

function sentencesOf(sheet: Sheet): Sentence[] {
  const ends = [...sheet.original.matchAll(/[.!?](?=\s|$)|[;\n]/g)].map(({ index }) => index + 1)
  const cuts = [0, ...ends, sheet.original.length]
  return cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i]!
    const text = sheet.original
      .slice(start, end)
      .replace(/[;\n]$/, '')
      .trim()
    if (text === '') return []
    const marks = sheet.marks.filter((mark) => mark.start >= start && mark.end <= end)
    const folded = sheet.folded.slice(start, end)
    return [{ text, folded, open: withoutSchedule(folded, start, marks), marks }]
  })
}

const SCHEDULE = new Set(['frequency', 'date', 'until', 'starting', 'duration'])

/** "On the first of each month": the words of a schedule change no amount. */
function withoutSchedule(folded: string, start: number, marks: readonly Mark[]): string {
  const letters = folded.split('')
  for (const mark of marks) if (SCHEDULE.has(mark.kind)) letters.fill(' ', mark.start - start, mark.end - start)
  return letters.join('')
}

const amountsOf = ({ marks }: Sentence) =>
  marks.flatMap(({ kind, value }) => (kind === 'money' ? [value as MoneyValue] : []))

/** An amount that is no item's, in no note, and not told to be something else (owed, gross, replaced). */
function unusedAmount(sentence: Sentence, own: readonly BudgetDraft[], all: readonly BudgetDraft[]): string | null {
  if (sentence.marks.some(({ kind }) => ['gross', 'replaced', 'aside', 'hours', 'instalments'].includes(kind)))
    return null
  if (says(OWED, sentence.folded) && own.some(({ until }) => until !== null)) return null
  if (says(CORRECTED, sentence.folded)) return null
  const amounts = amountsOf(sentence)
  const unused = amounts.find((money) => !all.some((item) => isUsedIn(item, money) || isRestOf(item, money, amounts)))
  return unused ? `What about the ${written(unused.amount)}? It isn’t in any item.` : null
}

function isUsedIn({ minor, currency, note = '' }: BudgetDraft, { amount, low, high }: MoneyValue): boolean {
  const isIn = (value: Exact) => new RegExp(`(?<![\\d.])${written(value).replaceAll('.', '\\.')}(?![\\d.])`).test(note)
  if (isIn(amount) || (low && isIn(low)) || (high && isIn(high))) return true
  return isMultiple(minor, amount, currency)
}

/** "60, work reimburses 40": the item is what is left. */
function isRestOf({ minor, currency }: BudgetDraft, { amount }: MoneyValue, amounts: readonly MoneyValue[]): boolean {
  const cents = (value: Exact) => (Number(value.n) / Number(value.d)) * 10 ** minorDigits(currency)
  return amounts.some((other) => Math.abs(Math.abs(cents(amount) - cents(other.amount)) - minor) < 0.5)
}

/** The amount itself, or some whole number of it ("five bucks a pop, three times a week"). */
function isMultiple(minor: number, amount: Exact, currency: string): boolean {
  const one = (Number(amount.n) / Number(amount.d)) * 10 ** minorDigits(currency)
  const ratio = minor / one
  return one > 0 && Math.abs(ratio - Math.round(ratio)) < 1e-6 && ratio >= 1 && ratio <= 400
}

type Cue = {
  readonly words: RegExp
  readonly question: string
  /** Also in the words of a schedule. */
  readonly isAnywhere?: true
  /** Whether the items show that the words were heard. */
  readonly isHeard: (sentence: Sentence, items: readonly BudgetDraft[]) => boolean
}

const isAnyChanged = (sentence: Sentence, items: readonly BudgetDraft[]) => {
  const amounts = amountsOf(sentence)
  return items.some(
    ({ minor, currency, note }) =>
      (note !== undefined && /\d/.test(note)) || amounts.every(({ amount }) => !isSame(minor, amount, currency)),
  )
}
const isSame = (minor: number, amount: Exact, currency: string) =>
  Math.abs((Number(amount.n) / Number(amount.d)) * 10 ** minorDigits(currency) - minor) < 0.5

const PEOPLE =
  '(?:parents?|mom|mum|mother|dad|father|boss|company|work|employer|job|landlord|partner|husband|wife|boyfriend|girlfriend|roommate|flatmate|housemate|brother|sister|friend|son|daughter|insurance|government|state|uni|university|school|church|client|tenant|lodger)s?'
const OWED = words('owe|owes|owing|debt|loan|balance|total|goal|target|save up|saving up')

const PAYDAY = words('paydays?|pay days?|paychecks?')
const CORRECTED = words(
  'i mean|make that|scratch that|correction|oops|sorry|no wait|wait no|actually|used to|was|were|now|went (?:up|down)|dropped|rose|instead',
)

const CUES: readonly Cue[] = [
  {
    words: words(
      `reimburses?|reimbursed|reimbursement|subsidi[sz]e[sd]?|subsidy|chips? in|contributes?|expense it|expensed|(?:my|our|the) (?:\\p{L}+ )?${PEOPLE} (?:pays?|covers?|gives?|picks? up|puts?|matche?s|splits?|takes care)|(?:pays?|covers?|covered|picks? up) (?:half|part|some|the rest|most|a third|the other)|gets? (?:half|some|most|part|it) back|pays? me back|paid back|on (?:the company|work)|comp(?:ed|s)`,
    ),
    question: 'Someone else seems to pay a part. Is the amount what you pay yourself?',
    isHeard: (sentence, items) => isAnyChanged(sentence, items) || items.some(({ kind }) => kind === 'income'),
  },
  {
    words: words(
      'each|apiece|a piece|per (?:person|kid|child|head|night|ticket|visit|session|class|lesson|trip|month each)|a (?:pop|head|session|lesson|visit|night|class|ticket|ride|month each)|both of (?:us|them)|(?:for|all) (?:both|two|three|four|five|six) (?:of|kids|children|people|dogs|cats|cars|phones)|times',
    ),
    question: 'Is this the total, or the price for one?',
    isHeard: (sentence, items) =>
      isAnyChanged(sentence, items) || new Set(items.map(({ minor }) => minor)).size < items.length,
  },
  {
    words: words(
      'except|excluding|skip|skips|skipping|skipped|but not|not in|not during|not for|apart from|other than|unless|leave out|minus|off in|without',
    ),
    question: 'There is an exception in this that an item can’t hold. Adjust the dates or the amount if it matters.',
    isHeard: isAnyChanged,
  },
  {
    words: words(
      'i mean|make that|scratch that|correction|oops|sorry|no wait|wait no|actually|used to|it was|was more like|not \\p{N}+ but',
    ),
    question: 'You corrected yourself here. Is this the figure you meant?',
    isHeard: (sentence, items) =>
      items.some(({ note, replaces }) => replaces !== undefined || /was/.test(note ?? '')) ||
      items.length < amountsOf(sentence).length,
  },
  {
    words: words('if|depending|depends|might|unless|in case|whether'),
    question: 'This depends on something. Is the item right as it is?',
    isHeard: () => false,
  },
  {
    words: words(
      'in (?:the )?(?:summer|winter|spring|autumn|fall)|(?:summer|winter|spring|autumn|fall) (?:months|only)|during (?:the )?(?:term|semester|season|school|summer|winter)|(?:school|term|semester|academic) (?:year|time|term)?|per (?:term|semester|season)|(?:a|each|every) (?:term|semester|season)|seasonal',
    ),
    question: 'This seems to be for a part of the year only. Which months?',
    isAnywhere: true,
    isHeard: (_sentence, items) =>
      items.some(
        ({ repeat, until }) => repeat === null || repeat.unit === 'year' || until !== null || repeat.every > 2,
      ),
  },
  {
    words: words(
      '(?:rents?|renting|rented) (?:it |\\p{L}+ |my \\p{L}+ |the \\p{L}+ |out )?out|brings? in|pays me|pay me|earns?|earning|i (?:get|receive|make)|makes me|gets? back|refund|dividends?|sells?|selling|allowance|stipend|side gig|tips|royalt(?:y|ies)|child support|alimony|pension',
    ),
    question: 'Is this money you receive or money you spend?',
    isHeard: (_sentence, items) => items.some(({ kind }) => kind === 'income'),
  },
  {
    words: words(
      'balance|worth|list price|originally|normally|usually costs|valued|value of|in the bank|saved (?:up|so far)|credit limit|limit|retail|full price|instead of|down from|up from|discount(?:ed)?|coupon|deposit of|price was',
    ),
    question: 'Is every amount here something you pay or receive?',
    isHeard: (sentence, items) => items.length < amountsOf(sentence).length || isAnyChanged(sentence, items),
  },
  {
    words: words(
      '(?:13th|thirteenth|14th|fourteenth) (?:\\p{L}+ )?(?:salary|pay|paycheck|wage|month)|double pay|extra (?:month|paycheck|pay|salary)|bonus month',
    ),
    question: 'Is there an extra payment once a year? Add it as its own item if so.',
    isAnywhere: true,
    isHeard: (_sentence, items) => items.length > 1,
  },
  {
    words: words(
      'same (?:again|as|amount|for|goes)|as much|the same|likewise|ditto|(?:of|from) (?:that|it|this|which)|twice that|half that|that much',
    ),
    question: 'This refers to another amount. Is the figure right?',
    isHeard: (sentence, items) =>
      isAnyChanged(sentence, items) || new Set(items.map(({ minor }) => minor)).size < items.length,
  },
]

function says(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0
  return expression.test(text)
}

function disobeyedCue(sentence: Sentence, items: readonly BudgetDraft[]): string | null {
  // "15 a day, three days a week": two schedules for one item, and only one of them counted.
  const isOnce = sentence.marks.some(({ kind }) => kind === 'gross') || says(PAYDAY, sentence.folded)
  const schedules = isOnce ? 0 : sentence.marks.filter(({ kind }) => kind === 'frequency').length
  if (schedules > items.length && items.every(({ note }) => note === undefined) && !isAnyChanged(sentence, items))
    return 'There are two schedules here. How often does it happen?'
  const cue = CUES.find(
    (one) => says(one.words, one.isAnywhere ? sentence.folded : sentence.open) && !one.isHeard(sentence, items),
  )
  return cue?.question ?? null
}
