import { DEFAULT_CATEGORIES, findCategoryByCode } from '../../categoriser/default-categories.ts'
import { foldText } from '../../language/fold-text.ts'
import { NEGATION } from '../../second-reader/negation.ts'
import { getChance, type Program } from '../../second-reader/program.ts'
import { splitTextUnits, type TextUnit } from '../../second-reader/text-units.ts'
import type { BudgetDraft, BudgetQuestion, BudgetTextOptions, QuestionTopic } from '../budget-draft.ts'
import { hasCue } from '../cues.ts'
import type { MarkKind } from '../mark-values.ts'
import { isCostAlone, isOnlyDenial, OTHERS_PAY } from '../modifier-rules.ts'
import { addDoubt, findPlainItems, getQuote, type Reading, UNSURE } from '../questions.ts'
import { getValues, type Piece } from '../read-piece.ts'
import type { Sheet } from '../sentence-sheet.ts'
import { countItems, readProgramItems } from './item-program.ts'
import { readPartOfPay } from './part-of-pay.ts'
import { getDefaultName, hasRepeat, hasSamePace, makeSecondDrafts } from './second-drafts.ts'

type Outcome = { items: BudgetDraft[]; questions: BudgetQuestion[] }
type Pair = { first: BudgetDraft[]; second: BudgetDraft }

/**
 * If the readers differ, the network decides alone when it's this sure of all figures (decision 88). It must be surest
 * to overrule a grammar without doubts, and surer than usual if the text says "not". `leavesOut`: it only leaves out
 * what a doubtful grammar found ("45, no wait, 49"). An item is never left out without a question if nothing in the
 * sentence speaks against it.
 */
const SURE_ALONE = { leavesOut: 0.9, overDoubtful: 0.98, overNot: 0.995, overSure: 0.998 }
/** The readers agree, but the network wasn't surer than this: the item is marked to be checked. */
const SURE_TOGETHER = 0.5
/** The readers agree, and the network was this sure: a "not" that neither used doesn't matter. */
const SURE_ABOUT_WORDS = 0.9
/** The readers differ: above this, the network is right more often than a grammar without doubts. */
const TRUSTED = 0.75
/** The readers agree on the figures: above this, the network's category is right more often. */
const TRUSTED_CATEGORY = 0.5
const LOANS = findCategoryByCode('LOA', DEFAULT_CATEGORIES)?.name
/** The lowest confidence of an item that both readers were sure of. */
const AGREED = 0.8
/**
 * What the grammar couldn't place and a sure network settles. `cadence` isn't here: if the text doesn't say how often,
 * neither reader knows.
 */
const GAPS: ReadonlySet<QuestionTopic> = new Set(['purpose', 'people', 'hours', 'paydays'])
/**
 * Not asked if the readers differ: then the network decides, or the user chooses a reading. We still ask about
 * costs without an amount in either reading, and about those that someone else pays.
 */
const OWN_QUESTIONS: ReadonlySet<QuestionTopic> = new Set([...GAPS, 'unused', 'cadence', 'amount'])
/** How far yearly totals from days, weeks and months may differ. */
const YEAR_TOLERANCE = 0.005

/**
 * Combines the grammar's reading with the network's. They work differently and make different mistakes: if both agree,
 * the reading is used; if they differ, the likelier one is used, and unless the network is sure, both are offered.
 */
export function combineReadings(
  first: Outcome,
  reading: Reading,
  program: Program,
  options: BudgetTextOptions,
): Outcome {
  const { sheet } = reading
  const all = readProgramItems(program)
  const amounts = all.filter(({ from }) => !from.every((at) => isNotAmount(sheet, program.units[at]!)))
  const context = { sheet, pieces: reading.pieces, units: program.units }
  const read = amounts.flatMap((item) => readPartOfPay(item, all, context) ?? [])
  // An amount that the network can't name is named by the grammar or after its category, unless the grammar asks.
  const asksName = first.questions.some(({ topic }) => topic === 'purpose')
  const found = read.filter(({ name, direction }) => name !== null || direction === 'in' || !asksName)
  const second = makeSecondDrafts(sheet, program.units, found, options)
  const { pairs, firstOnly, secondOnly } = pairUp(first, second)
  // How sure the network is of amounts, periods and categories, and that there's nothing else if the grammar has more;
  // where a name starts and ends doesn't matter.
  const end = firstOnly.length > 0 ? program.chances.slice(-1) : []
  const chance = getChance(read.length > 0 ? [...read.map((item) => item.chance), ...end] : program.chances)
  const isDoubtful = hasDoubts(first.questions, firstOnly.length > 0 ? firstOnly : first.items)
  // We ask for the cost of "dentist 5 May".
  const asksAmount = first.questions.some(({ topic }) => topic === 'amount')
  const isNamed = countItems(program) === found.length + (asksAmount ? all.length - amounts.length : 0)
  const { leavesOut, overDoubtful, overNot, overSure } = SURE_ALONE
  // "… so not that one" may be about a different item than the one the network left out.
  const [ifLess, ifOther] = NEGATION.test(sheet.original) ? [overDoubtful, overNot] : [leavesOut, overDoubtful]
  const minChance = isDoubtful ? (secondOnly.length === 0 ? ifLess : ifOther) : overSure
  const isLost = found.length === 0 || findPlainItems(reading).some((item) => isLeftOut(item, firstOnly, second))
  // "1,200 or 1,300": only the user knows.
  const isUndecided = getValues(sheet, 'money').some(({ isEither }) => isEither)
  // "My half comes to 1,380": one of the readers may have divided the figure.
  const isRescaled = !isDoubtful && secondOnly.some((other) => firstOnly.some((own) => hasOtherAmount(own, other)))
  const isSure = chance >= minChance && isNamed && !isLost && !isUndecided && !isRescaled
  const agreed = pairs.map((pair) => settleCategory(pair, isSure && chance >= overDoubtful))
  const same = agreed.flatMap(({ items }) => items)
  // If something might not be an amount at all, its category matters less.
  const maybeNotAmounts = first.questions.filter(({ topic }) => topic === 'readings').map(({ text }) => text)
  const asked = agreed.flatMap(({ questions }) => questions.filter(({ text }) => !maybeNotAmounts.includes(text)))
  if (firstOnly.length + secondOnly.length === 0) {
    // Each figure is an item or a question, even if the text has no items or the network has one that it can't name.
    const isOpen = same.length === 0 || !isNamed
    const unsettled = first.questions.filter((question) => isOpen || !isSettled(question, program, chance, same))
    const checked = isNamed ? markDoubtful(same, unsettled) : same.map(addDoubt)
    return { items: sortByPosition(checked, sheet), questions: [...unsettled, ...asked] }
  }
  const fromSecond = secondOnly.map((draft) => completeDraft(draft, firstOnly))
  const isPayer = ({ args }: BudgetQuestion) => same.some((item) => isPaidByOthers(item, args.unused ?? []))
  const isOpen = (question: BudgetQuestion) =>
    question.topic === 'readings'
      ? same.some(isAskedAbout(question))
      : isMissing(reading, question, second) || !OWN_QUESTIONS.has(question.topic)
  const questions = first.questions.filter((question) => isOpen(question) || isPayer(question))
  const kept = markDoubtful(same, questions)
  if (isSure) return { items: sortByPosition([...kept, ...fromSecond], sheet), questions }
  const [taken, other] = isDoubtful || chance >= TRUSTED ? [fromSecond, firstOnly] : [firstOnly, fromSecond]
  const doubtful = taken.map(addDoubt)
  const about = doubtful.map(({ sourceText }) => sourceText)
  const text = getQuote(sheet, [...taken, ...other])
  const more = listAlternatives(firstOnly, first.questions)
  return {
    items: sortByPosition([...kept, ...doubtful], sheet),
    questions: [
      ...questions,
      { text, topic: 'readings', args: {}, choices: [doubtful, other, ...more], about },
      ...asked,
    ],
  }
}

/** The grammar's items with each of the other readings that it would ask about. */
function listAlternatives(items: readonly BudgetDraft[], questions: readonly BudgetQuestion[]): BudgetDraft[][] {
  const open = questions.filter((question) => question.topic === 'readings' && items.some(isAskedAbout(question)))
  return open.flatMap((question) => {
    const others = items.filter((item) => !isAskedAbout(question)(item))
    return question.choices.slice(1).flatMap((choice) => (choice.length > 0 ? [[...others, ...choice]] : []))
  })
}

/** Whether unused words say that someone else pays for this item: "Marcus pays for Hulu". */
function isPaidByOthers({ name }: BudgetDraft, unused: readonly string[]): boolean {
  return unused.some((text) => OTHERS_PAY.test(text) && foldText(text).includes(foldText(name)))
}

/** Whether unused words say who pays ("paid by my employer"), although both readers may keep the cost. */
function saysWhoPays({ unused = [] }: BudgetQuestion['args']): boolean {
  return unused.some((text) => hasCue('paidBy', foldText(text)))
}

/** Whether only the grammar has this item, and the network has no other for the same words. */
function isLeftOut(
  { sourceText, minor }: BudgetDraft,
  firstOnly: readonly BudgetDraft[],
  second: readonly BudgetDraft[],
): boolean {
  const isOwn = (item: BudgetDraft) => item.sourceText === sourceText && item.minor === minor
  return firstOnly.some(isOwn) && !second.some((other) => isNear(sourceText, other.sourceText))
}

/** Whether the network has no amount either for a cost without one. */
function isMissing({ sheet, pieces }: Reading, { topic, text, args }: BudgetQuestion, second: readonly BudgetDraft[]) {
  const isOwn = ({ name, sourceText }: BudgetDraft) => isNear(sourceText, text) || name === args.name
  const isAlone = (piece: Piece) =>
    sheet.original.slice(piece.start, piece.end).trim() === text && isCostAlone(sheet, piece)
  return topic === 'amount' && pieces.some(isAlone) && !second.some(isOwn)
}

/** Whether two readings of the same words only differ in the amount. */
function hasOtherAmount(own: BudgetDraft, other: BudgetDraft): boolean {
  return own.minor !== other.minor && isNear(own.sourceText, other.sourceText) && hasSamePace(own.repeat, other.repeat)
}

function isNear(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

function isAskedAbout({ about }: BudgetQuestion): (draft: BudgetDraft) => boolean {
  return ({ sourceText }) => about.includes(sourceText)
}

/** Marks what others may pay, and what the grammar can read in several ways. */
function markDoubtful(items: readonly BudgetDraft[], questions: readonly BudgetQuestion[]): BudgetDraft[] {
  const unused = questions.flatMap(({ args }) => args.unused ?? [])
  const about = questions.filter(({ topic, args }) => topic === 'readings' || saysWhoPays(args))
  const isDoubtful = (item: BudgetDraft) =>
    isPaidByOthers(item, unused) || about.some((question) => isAskedAbout(question)(item))
  return items.map((item) => (isDoubtful(item) ? addDoubt(item) : item))
}

/** "Apartment 12" and "dentist 5 May": these numbers aren't amounts. */
const NOT_AN_AMOUNT: ReadonlySet<MarkKind> = new Set(['label', 'date', 'until', 'starting'])

function isNotAmount({ marks }: Sheet, { start, end }: TextUnit): boolean {
  return marks.some((mark) => NOT_AN_AMOUNT.has(mark.kind) && mark.start <= start && mark.end >= end)
}

/** Whether the grammar doubts some of these items, or the text as a whole. */
function hasDoubts(questions: readonly BudgetQuestion[], items: readonly BudgetDraft[]): boolean {
  const isAbout = ({ about }: BudgetQuestion) =>
    about.length === 0 || items.some(({ sourceText }) => about.includes(sourceText))
  return questions.some(isAbout) || items.some(({ confidence }) => confidence <= UNSURE)
}

/**
 * Whether a network that agrees settles a question of the grammar: what it couldn't place, or words that it didn't use.
 * The network must be sure if the words contain a "not", or a number that it didn't use either.
 */
function isSettled(
  { topic, text, args }: BudgetQuestion,
  { units, steps }: Program,
  chance: number,
  items: readonly BudgetDraft[],
): boolean {
  // The network often takes a list of people who share for two.
  const sharers = topic === 'people' ? text.slice(0, Math.max(0, text.search(/split|shar/i))) : ''
  if (sharers.includes(',') && / (?:and|&) /i.test(sharers)) return false
  if (GAPS.has(topic)) return chance >= SURE_ALONE.overDoubtful
  if (topic !== 'unused') return false
  const words = args.unused ?? []
  if (saysWhoPays(args) || items.some((item) => isPaidByOthers(item, words))) return false
  // "… and my husband does the same" is another item.
  if (words.some((text) => /(?<!\p{L})(?:same|ditto|likewise)(?!\p{L})/iu.test(text))) return false
  // "Hulu 10, canceled": both readers kept it.
  if (words.some((text) => isOnlyDenial(foldText(text)))) return false
  const used = new Set(steps.flatMap((step) => (typeof step === 'number' ? (units[step]!.value ?? []) : [])))
  if (words.flatMap(splitTextUnits).some(({ value }) => value !== null && !used.has(value)))
    return chance >= SURE_ALONE.overDoubtful
  return chance >= SURE_ABOUT_WORDS || !words.some((piece) => NEGATION.test(piece))
}

function settleCategory({ first, second }: Pair, isSure: boolean): Outcome {
  const named = first.map((draft) => ({ ...draft, name: chooseName(draft, second) }))
  const own = named.map(addDoubt)
  if (first.every(({ category }) => category === second.category)) {
    const sure = named.map((draft) => ({ ...draft, confidence: Math.max(draft.confidence, AGREED) }))
    return { items: second.confidence > SURE_TOGETHER || isSure ? sure : own, questions: [] }
  }
  const others = own.map((draft) => ({ ...draft, category: second.category, spread: second.spread && !draft.hasDay }))
  const isBought = first.every((draft) => isPaidOff(draft, second))
  const [taken, rejected] = second.confidence >= TRUSTED_CATEGORY && !isBought ? [others, own] : [own, others]
  const text = first[0]!.sourceText
  if (isSure && !isBought)
    return { items: others.map((draft) => ({ ...draft, confidence: second.confidence })), questions: [] }
  return { items: taken, questions: [{ text, topic: 'readings', args: {}, choices: [taken, rejected], about: [text] }] }
}

/** The network is better at naming an item, but often leaves out where it's bought ("Coffee at Greggs"). */
function chooseName({ name: own }: BudgetDraft, { name: other, category, kind }: BudgetDraft): string {
  const words = new Set(foldText(own).split(' '))
  const isUnnamed = other === getDefaultName(kind, category)
  return isUnnamed ||
    foldText(other)
      .split(' ')
      .every((word) => words.has(word))
    ? own
    : other
}

/** "A couch in 12 payments of 75" belongs to the couch's category, whatever it's paid with. */
function isPaidOff({ until }: BudgetDraft, { category }: BudgetDraft): boolean {
  return category === LOANS && until !== null
}

/**
 * Pairs the items of both readers that have the same figures. The grammar's items from the same words, such as pay on
 * the 15th and the 30th, can together match one of the network's.
 */
function pairUp(first: Outcome, second: readonly BudgetDraft[]) {
  const firstOnly = [...first.items]
  const pairs: Pair[] = []
  const secondOnly = second.filter((draft) => {
    const one = firstOnly.find((other) =>
      [[other], ...listAlternatives([other], first.questions)].some((reading) => isSame(reading, draft)),
    )
    const halves = firstOnly.map((half) => firstOnly.filter(({ sourceText }) => sourceText === half.sourceText))
    const own = one ? [one] : halves.find((two) => isSame(two, draft))
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
  const isSamePace = first.every(({ repeat }) => hasSamePace(repeat, second.repeat))
  const maxDifference = isSamePace ? getYearlyAmount({ ...second, minor: 1 }) : getYearlyAmount(second) * YEAR_TOLERANCE
  const hasNoWord = first.every(({ minor, repeat }) => minor === second.minor && !hasRepeat(repeat))
  return first.every(isAlike) && (hasNoWord || Math.abs(sum - getYearlyAmount(second)) <= maxDifference)
}

function getYearlyAmount({ minor, repeat }: BudgetDraft): number {
  return repeat ? (minor * { day: 365, week: 52, month: 12, year: 1 }[repeat.unit]) / repeat.every : minor
}

/** The network doesn't read dates: they come from the grammar, if it read the same words with the same period. */
function completeDraft(draft: BudgetDraft, others: readonly BudgetDraft[]): BudgetDraft {
  const near = others.find(({ sourceText }) => isNear(sourceText, draft.sourceText))
  if (!near) return draft
  const isSamePace = hasSamePace(near.repeat, draft.repeat)
  const { firstDate, until, hasDay, approx, sourceText } = near
  const text = sourceText.length > draft.sourceText.length ? sourceText : draft.sourceText
  const category = isPaidOff(near, draft) ? near.category : draft.category
  const hasNoWord = !hasRepeat(near.repeat) && near.repeat?.unit === draft.repeat?.unit
  const repeat = hasNoWord ? near.repeat : draft.repeat
  return { ...draft, category, repeat, sourceText: text, ...(isSamePace ? { firstDate, until, hasDay, approx } : {}) }
}

function sortByPosition(items: BudgetDraft[], sheet: Sheet): BudgetDraft[] {
  const findPosition = ({ sourceText }: BudgetDraft) => sheet.original.indexOf(sourceText)
  return items.toSorted((a, b) => findPosition(a) - findPosition(b))
}
