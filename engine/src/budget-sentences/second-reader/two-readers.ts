import { DEFAULT_CATEGORIES, findCategoryByCode } from '../../categoriser/default-categories.ts'
import { NEGATION } from '../../second-reader/negation.ts'
import { getChance, type Program } from '../../second-reader/program.ts'
import { splitTextUnits } from '../../second-reader/text-units.ts'
import type { BudgetDraft, BudgetQuestion, BudgetTextOptions, QuestionTopic } from '../budget-draft.ts'
import type { Sheet } from '../sentence-sheet.ts'
import { type ReadItem, readProgramItems } from './item-program.ts'
import { hasRepeat, makeSecondDrafts } from './second-drafts.ts'

type Outcome = { items: BudgetDraft[]; questions: BudgetQuestion[] }
type Pair = { first: BudgetDraft[]; second: BudgetDraft }

/**
 * They differ, and the network was this sure of all figures: it decides alone (decision 88). A grammar without doubts of
 * its own is only overruled by a network that has hardly any, and so is a "not" in the text.
 */
const SURE_ALONE = { overDoubtful: 0.98, overNot: 0.995, overSure: 0.999 }
/** Both agree, but the network was less sure than this: we ask. */
const SURE_TOGETHER = 0.5
/** Both agree, and the network was this sure: words that neither used don't matter. */
const SURE_ABOUT_WORDS = 0.9
/**
 * They differ: above these, the network is right more often than a grammar with doubts, or without any. `alone`: one of
 * them has items where the other has none.
 */
const TRUSTED = { overDoubtful: 0.1, overSure: 0.75, alone: 0.6 }
/** Both agree on the figures: above this, the network's category is right more often. */
const TRUSTED_CATEGORY = 0.5
const LOANS = findCategoryByCode('LOA', DEFAULT_CATEGORIES)?.name
/** The highest confidence of an item to check, and the lowest of one that both readers were sure of. */
const UNSURE = 0.55
const AGREED = 0.8
/** The grammar's doubts about its own reading, which the second reader settles. */
const DOUBTS: ReadonlySet<QuestionTopic> = new Set(['unused', 'check', 'readings'])
/** What the grammar assumed or couldn't place; not asked if we use the network's reading. */
const GAPS: ReadonlySet<QuestionTopic> = new Set([...DOUBTS, 'cadence', 'purpose', 'amount'])
/** How far yearly totals from days, weeks and months may differ. */
const DAYS_OVER = 0.005
/** Up to this length, a question quotes the whole text. */
const SHORT = 200

/**
 * Combines the grammar's reading with the network's. They work differently and make different mistakes: if both agree,
 * the reading is used; if they differ, the likelier one is used and both are offered.
 */
export function withSecondReader(first: Outcome, sheet: Sheet, program: Program, options: BudgetTextOptions): Outcome {
  const read = readProgramItems(program)
  // "500 a month": the network guesses the purpose; the grammar asks.
  const isNameless = first.questions.some(({ topic }) => topic === 'purpose')
  const found = read.filter(({ name, direction }) => name !== null || (direction === 'in' && !isNameless))
  const chance = getFigureChance(read, program)
  const second = makeSecondDrafts(sheet, program.units, found, options)
  const { pairs, ...rest } = pairUp(first.items, second)
  const { open, firstOnly, secondOnly } = withoutOpen(rest, first.questions)
  const isDoubtful = hasDoubts(first.questions, firstOnly.length > 0 ? firstOnly : first.items)
  const isNamed = read.length === found.length
  const { overDoubtful, overNot, overSure } = SURE_ALONE
  // "45, no wait, 49": if the network only leaves out an amount that a doubtful grammar found, they agree.
  const isDated = first.items.some(({ until, firstDate }) => until !== null || firstDate > options.today)
  const isAgreed = secondOnly.length === 0 && !isDated && firstOnly.every((draft) => isBeside(draft, second, sheet))
  // "… so not that one" may be about another item than the one it left out.
  const [ifAgreed, ifApart] = NEGATION.test(sheet.original) ? [overDoubtful, overNot] : [SURE_TOGETHER, overDoubtful]
  const least = isDoubtful ? (isAgreed ? ifAgreed : ifApart) : overSure
  const isSayable = firstOnly.every(({ repeat }) => hasRepeat(repeat))
  const isSure = chance >= least && isNamed && isSayable && !hasOtherCurrencies(first.items, second)
  const agreed = [
    ...pairs.map((pair) => settleCategory(pair, isSure && chance >= overDoubtful)),
    ...open.map((draft) => ({ items: [draft], question: null })),
  ]
  const left = { ...first, questions: first.questions.filter((question) => !isSettled(question, program, chance)) }
  const isOpen = open.length > 0
  if (firstOnly.length + secondOnly.length === 0)
    return confirmFigures(
      isOpen || pairs.length === 0 ? first : left,
      agreed,
      sheet,
      isOpen ? null : isNamed ? chance : 0,
    )
  const isAlone = firstOnly.length === 0 || secondOnly.length === 0
  const trusted = isDoubtful ? TRUSTED.overDoubtful : TRUSTED.overSure
  const isSecond = chance >= (isAlone ? TRUSTED.alone : trusted)
  if (first.items.length === 0 && !isSecond) return first
  const fromSecond = secondOnly.map((draft) => completeDraft(draft, firstOnly))
  if (isSure)
    return {
      items: sortByPosition([...agreed.flatMap(({ items }) => items), ...fromSecond], sheet),
      questions: first.questions.filter(({ topic }) => !GAPS.has(topic)),
    }
  const [taken, other] = isSecond ? [fromSecond, firstOnly] : [firstOnly, fromSecond]
  const doubtful = taken.map((draft) => ({ ...draft, confidence: Math.min(draft.confidence, UNSURE) }))
  const about = doubtful.map(({ sourceText }) => sourceText)
  const settled = isSecond ? GAPS : DOUBTS
  return {
    items: sortByPosition([...agreed.flatMap(({ items }) => items), ...doubtful], sheet),
    questions: [
      ...first.questions.filter(({ topic }) => !settled.has(topic)),
      { text: getQuote(sheet, [...taken, ...other]), topic: 'readings', args: {}, choices: [doubtful, other], about },
      ...agreed.flatMap(({ question }) => question ?? []),
    ],
  }
}

/** Whether one of the others is in the same sentence. */
function isBeside({ sourceText }: BudgetDraft, others: readonly BudgetDraft[], { original }: Sheet): boolean {
  const at = original.indexOf(sourceText)
  return others.some((other) => {
    const places = [at, original.indexOf(other.sourceText)].sort((a, b) => a - b)
    return !/[.!?;\n]\s/.test(original.slice(places[0], places[1]))
  })
}

/** Whether the grammar doubts some of these items, or the text as a whole. */
function hasDoubts(questions: readonly BudgetQuestion[], items: readonly BudgetDraft[]): boolean {
  const isAbout = ({ about }: BudgetQuestion) =>
    about.length === 0 || items.some(({ sourceText }) => about.includes(sourceText))
  return questions.some(isAbout) || items.some(({ confidence }) => confidence <= UNSURE)
}

/** The network doesn't read currencies; a currency that only the grammar's items have may belong to a dropped one. */
function hasOtherCurrencies(first: readonly BudgetDraft[], second: readonly BudgetDraft[]): boolean {
  const known = new Set(second.map(({ currency }) => currency))
  return first.some(({ currency }) => !known.has(currency))
}

/** How sure the network is of amounts, periods and categories; where a name starts and ends doesn't matter. */
function getFigureChance(items: readonly ReadItem[], { chances }: Program): number {
  return getChance(items.length > 0 ? items.map(({ chance }) => chance) : chances)
}

type Rest = { firstOnly: BudgetDraft[]; secondOnly: BudgetDraft[] }

/** "20 on lunch": the grammar asks how often, so the network's guess doesn't matter. */
function withoutOpen({ firstOnly, secondOnly }: Rest, questions: readonly BudgetQuestion[]) {
  const asked = questions.filter(({ topic }) => topic === 'cadence').flatMap(({ about }) => about)
  const guess = (draft: BudgetDraft) =>
    secondOnly.find(
      ({ minor, kind, currency }) => minor === draft.minor && kind === draft.kind && currency === draft.currency,
    )
  const open = firstOnly.filter((draft) => asked.includes(draft.sourceText) && guess(draft))
  const guesses = open.map(guess)
  return {
    open,
    firstOnly: firstOnly.filter((draft) => !open.includes(draft)),
    secondOnly: secondOnly.filter((draft) => !guesses.includes(draft)),
  }
}

/** The whole text, or if it's long, the part the readers disagree about. */
function getQuote(sheet: Sheet, drafts: readonly BudgetDraft[]): string {
  const text = sheet.original.trim()
  const places = drafts.flatMap(({ sourceText }) => {
    const start = text.indexOf(sourceText)
    return start < 0 ? [] : [{ start, end: start + sourceText.length }]
  })
  if (text.length <= SHORT || places.length === 0) return text
  return text.slice(Math.min(...places.map(({ start }) => start)), Math.max(...places.map(({ end }) => end)))
}

/** Words that the grammar didn't use are settled if the network is sure or used their numbers; it never uses a "not". */
function isSettled({ topic, args }: BudgetQuestion, { units, steps }: Program, chance: number): boolean {
  if (topic === 'purpose') return chance >= SURE_ALONE.overDoubtful
  if (topic !== 'unused') return DOUBTS.has(topic) // two guesses at a period prove nothing
  const words = args.unused ?? []
  const used = new Set(steps.flatMap((step) => (typeof step === 'number' ? (units[step]!.value ?? []) : [])))
  if (words.flatMap(splitTextUnits).some(({ value }) => value !== null && !used.has(value)))
    return chance >= SURE_ALONE.overDoubtful
  return chance >= SURE_ABOUT_WORDS || !words.some((piece) => NEGATION.test(piece))
}

/**
 * All figures are the same; only the categories remain, and how sure the network was (null if the grammar asks about a
 * period anyway). A text without items keeps the grammar's questions: each of its figures is an item or a question.
 */
function confirmFigures(first: Outcome, agreed: readonly Settled[], sheet: Sheet, chance: number | null): Outcome {
  const items = sortByPosition(
    agreed.flatMap((one) => one.items),
    sheet,
  )
  const questions = [...first.questions, ...agreed.flatMap(({ question }) => question ?? [])]
  const isChecked = questions.some(({ topic }) => DOUBTS.has(topic))
  if (chance === null || chance >= SURE_TOGETHER || items.length === 0 || isChecked) return { items, questions }
  const about = items.map(({ sourceText }) => sourceText)
  const check: BudgetQuestion = { text: sheet.original.trim(), topic: 'check', args: {}, choices: [items], about }
  return { items, questions: [...questions, check] }
}

type Settled = { items: BudgetDraft[]; question: BudgetQuestion | null }

function settleCategory({ first, second }: Pair, isSure: boolean): Settled {
  const own = first.map((draft) => ({ ...draft, confidence: Math.min(draft.confidence, UNSURE) }))
  if (first.every(({ category }) => category === second.category)) {
    const sure = first.map((draft) => ({ ...draft, confidence: Math.max(draft.confidence, AGREED) }))
    return { items: second.confidence >= SURE_TOGETHER || isSure ? sure : own, question: null }
  }
  const others = own.map((draft) => ({ ...draft, category: second.category, spread: second.spread && !draft.hasDay }))
  const isBought = first.every((draft) => isPaidOff(draft, second))
  const [taken, left] = second.confidence >= TRUSTED_CATEGORY && !isBought ? [others, own] : [own, others]
  const text = first[0]!.sourceText
  if (isSure && !isBought)
    return { items: others.map((draft) => ({ ...draft, confidence: second.confidence })), question: null }
  return { items: taken, question: { text, topic: 'readings', args: {}, choices: [taken, left], about: [text] } }
}

/** "A couch in 12 payments of 75" belongs to the couch's category, whatever it's paid with. */
function isPaidOff({ until }: BudgetDraft, { category }: BudgetDraft): boolean {
  return category === LOANS && until !== null
}

/** Items of both readers with the same figures; two half-month items may match one item of the other reader. */
function pairUp(first: readonly BudgetDraft[], second: readonly BudgetDraft[]) {
  const firstOnly = [...first]
  const pairs: Pair[] = []
  const secondOnly = second.filter((draft) => {
    const one = firstOnly.find((other) => isSame([other], draft))
    const own = one
      ? [one]
      : firstOnly.flatMap((a, i) => firstOnly.slice(i + 1).map((b) => [a, b])).find((two) => isSame(two, draft))
    if (!own) return true
    for (const other of own) firstOnly.splice(firstOnly.indexOf(other), 1)
    pairs.push({ first: own, second: draft })
    return false
  })
  return { pairs, firstOnly, secondOnly }
}

function isSame(first: readonly BudgetDraft[], second: BudgetDraft): boolean {
  const isAlike = ({ kind, currency, repeat }: BudgetDraft) =>
    kind === second.kind && currency === second.currency && (repeat === null) === (second.repeat === null)
  const sum = first.reduce((all, draft) => all + getYearlyAmount(draft), 0)
  // "1,000, sorry, 1,005" is two amounts; 365 days and 52 weeks are the same year.
  const isPace = first.every(
    ({ repeat }) => repeat?.unit === second.repeat?.unit && repeat?.every === second.repeat?.every,
  )
  const most = isPace ? getYearlyAmount({ ...second, minor: 1 }) : getYearlyAmount(second) * DAYS_OVER
  const isUnsayable = first.every(({ minor, repeat }) => minor === second.minor && !hasRepeat(repeat))
  return first.every(isAlike) && (isUnsayable || Math.abs(sum - getYearlyAmount(second)) <= most)
}

function getYearlyAmount({ minor, repeat }: BudgetDraft): number {
  return repeat ? (minor * { day: 365, week: 52, month: 12, year: 1 }[repeat.unit]) / repeat.every : minor
}

/** The network doesn't read dates: they come from the grammar, if it read the same words with the same period. */
function completeDraft(draft: BudgetDraft, others: readonly BudgetDraft[]): BudgetDraft {
  const near = others.find(
    ({ sourceText }) => sourceText.includes(draft.sourceText) || draft.sourceText.includes(sourceText),
  )
  if (!near) return draft
  const isPace = near.repeat?.unit === draft.repeat?.unit && near.repeat?.every === draft.repeat?.every
  const { firstDate, until, hasDay, approx, sourceText } = near
  const text = sourceText.length > draft.sourceText.length ? sourceText : draft.sourceText
  const category = isPaidOff(near, draft) ? near.category : draft.category
  const isUnsayable = !hasRepeat(near.repeat) && near.repeat?.unit === draft.repeat?.unit
  const repeat = isUnsayable ? near.repeat : draft.repeat
  return { ...draft, category, repeat, sourceText: text, ...(isPace ? { firstDate, until, hasDay, approx } : {}) }
}

function sortByPosition(items: BudgetDraft[], sheet: Sheet): BudgetDraft[] {
  const at = ({ sourceText }: BudgetDraft) => sheet.original.indexOf(sourceText)
  return items.toSorted((a, b) => at(a) - at(b))
}
