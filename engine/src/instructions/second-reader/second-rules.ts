import { categoryByCode } from '../../categoriser/default-categories.ts'
import type { DayCondition } from '../../language/readings/day-spans.ts'
import { plainSigns } from '../../language/readings/tokens.ts'
import { weekdayOfName } from '../../language/weekday-names.ts'
import type { Program } from '../../second-reader/program.ts'
import type { UserCategory } from '../category-phrase.ts'
import {
  type AmountBound,
  categoryEffect,
  type InstructionRule,
  NO_CONDITIONS,
  type RuleConditions,
} from '../instruction-rules.ts'
import type { TextTest } from '../instruction-text.ts'
import { categoryName, isSameCategory } from '../introduced-categories.ts'
import { kindOfStep } from '../row-kinds.ts'
import { daysOfWords } from './date-words.ts'
import { type ReadRule, rulesOfProgram, type Span } from './rule-program.ts'

/** A rule from the second reader. `place`: the first and last character of the text it uses. */
export type SecondRule = {
  readonly when: RuleConditions
  readonly effects: InstructionRule['effects']
  readonly newCategory: string | null
  readonly place: readonly [number, number]
  readonly chance: number
  /** It has a date that the second reader couldn't read. */
  readonly isDated: boolean
}

const WEEKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]

/** The second reader's rules for an instruction. */
export function secondRules(text: string, program: Program, categories: readonly UserCategory[]): SecondRule[] {
  const { units } = program
  const words = ([first, last]: Span) => text.slice(units[first]!.start, units[last]!.end).replace(/^"|"$/g, '')
  let last: readonly [number, number] = [0, 0]
  return rulesOfProgram(program).map((rule) => {
    const wanted = rule.newCategory && words(rule.newCategory)
    const known = wanted === null ? undefined : categories.find(({ name }) => isSameCategory(name, wanted))
    const own = rule.from.map((at) => units[at]!)
    // "Interest I earn" is a kind of row and points to no words, so it gets the place of the rule before it.
    if (own.length > 0) last = [Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end))]
    return {
      when: conditionsOf(rule, words),
      effects: { ...effectsOf(rule, words, text, categories), ...categoryEffect(known?.name, categories) },
      newCategory: known || wanted === null ? null : categoryName(wanted),
      place: last,
      chance: rule.chance,
      isDated: rule.isDated || (rule.date !== null && datesOf(rule, words) === null),
    }
  })
}

/** Whether the second reader knows every category that its rules would create. */
export function hasNoOtherNew(text: string, program: Program, categories: readonly UserCategory[]): boolean {
  return secondRules(plainSigns(text), program, categories).every(({ newCategory }) => newCategory === null)
}

function conditionsOf(rule: ReadRule, words: (span: Span) => string): RuleConditions {
  const test = (span: Span): TextTest => ({ how: 'words', text: words(span) })
  // "Refunds from Target" are money in from it, whatever the bank calls them, and so are deposits.
  const isMoneyIn = rule.kind === 'deposit' || (rule.kind === 'refund' && rule.texts.length > 0)
  const kind = rule.kind === null || isMoneyIn ? undefined : kindOfStep(rule.kind)
  const direction = isMoneyIn ? 'in' : rule.direction
  const weekdays = rule.day === null ? null : weekdaysOf(rule.day)
  const account = rule.account && words(rule.account).replace(/\s+(?:card|account)$/i, '')
  // A transfer to or from my savings may be on the statement of either account.
  const isTransfer = account !== null && rule.kind === 'transfer'
  const side: TextTest[] = isTransfer ? [{ how: 'words', text: account, orSource: true }] : []
  return {
    ...NO_CONDITIONS,
    anyOf: rule.texts.map(test),
    allOf: [...(kind ? [{ how: 'idea', text: kind } as const] : []), ...side],
    noneOf: rule.notTexts.map(test),
    ...boundsOf(rule.limit),
    ...(direction ? { direction } : {}),
    ...(account !== null && !isTransfer ? { sources: [account] } : {}),
    ...(weekdays ? { weekdays } : {}),
    ...datesOf(rule, words),
    ...(rule.monthDay === null ? {} : { monthDays: [rule.monthDay, rule.monthDay] as const }),
  }
}

function datesOf({ date }: ReadRule, words: (span: Span) => string): DayCondition | null {
  return date && daysOfWords(date.side, words(date.words))
}

function weekdaysOf(day: string): readonly number[] | null {
  if (day === 'weekday') return WEEKDAYS
  const named = weekdayOfName(day)
  return day === 'weekend' ? WEEKEND : named === null ? null : [named]
}

function boundsOf(limit: ReadRule['limit']): { min?: AmountBound; max?: AmountBound } {
  if (!limit) return {}
  const [first = 0, second = first] = limit.numbers
  const bound = (value: number, inclusive: boolean): AmountBound => ({
    decimal: String(Math.round(value * 100) / 100),
    inclusive,
  })
  if (limit.word === 'over' || limit.word === 'least') return { min: bound(first, limit.word === 'least') }
  if (limit.word === 'under' || limit.word === 'most') return { max: bound(first, limit.word === 'most') }
  return { min: bound(first, true), max: bound(second, limit.word !== 'within') }
}

function effectsOf(
  rule: ReadRule,
  words: (span: Span) => string,
  text: string,
  categories: readonly UserCategory[],
): InstructionRule['effects'] {
  if (rule.action === 'skip') return { skip: true }
  if (rule.action === 'keep') return { leave: true }
  const category = categoryByCode(rule.category, categories)?.name
  return {
    ...(category === undefined ? {} : { category }),
    ...(rule.name ? { simpleName: asName(words(rule.name), text) } : {}),
    ...(rule.tag ? { tags: words(rule.tag).split(/\s*(?:,|&|\band\b)\s*/i) } : {}),
  }
}

/** "That's my rent. Call it Rent": the name with its capitals, if the text has them anywhere. */
function asName(words: string, text: string): string {
  const [folded, wanted] = [text.toLowerCase(), words.toLowerCase()]
  if (folded.length !== text.length || words !== wanted) return words
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const written = text.slice(at, at + words.length)
    const isWhole = !/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + words.length] ?? ''}`)
    if (isWhole && written !== words) return written
  }
  return words
}
