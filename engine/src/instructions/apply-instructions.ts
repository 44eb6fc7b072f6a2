import { toExact, toMinor } from '../core/exact-amount.ts'
import { countDaysInMonth, getDateParts, getWeekday, type PlainDate } from '../core/plain-date.ts'
import { cleanTags } from '../core/tags.ts'
import { foldName } from '../language/fold-text.ts'
import { getCached } from '../language/get-cached.ts'
import {
  type AmountBound,
  type InstructionRule,
  type RuleConditions,
  type RuleEffects,
  rateSpecificity,
} from './instruction-rules.ts'
import { getRowText, isSameSource, passesTest, type RowText, type TextTest } from './instruction-text.ts'

/** The parts of a row that rules check. Without a direction, a negative `minor` is money out. */
export type InstructionRow = {
  readonly text: string
  /** Our name for it, which a rule may also match. */
  readonly simpleName?: string
  readonly minor: number
  readonly currency: string
  readonly source?: string
  readonly day: PlainDate
  readonly direction?: 'in' | 'out'
}

export type InstructionResult = {
  category?: string
  simpleName?: string
  source?: string
  /** From every rule that applies, most specific first. */
  tags?: readonly string[]
  skip?: boolean
  /** The rule that sets the category or skips the row, or else the most specific rule that decides something. */
  rule: InstructionRule
}

/**
 * What the rules do with a row, or null if they leave it alone. For each field, the most specific rule wins, or the
 * later of two equally specific ones; a rule that says "leave it" or "skip it" ends this for all less specific rules. A
 * row isn't skipped if a more specific rule sets its category, name or tags. Tags add up. `onMatch` gets each rule that
 * matches the row, and whether it decides something or others override it.
 */
export function applyInstructions(
  rules: readonly InstructionRule[],
  row: InstructionRow,
  onMatch?: (rule: InstructionRule, decides: boolean) => void,
): InstructionResult | null {
  const simple = row.simpleName ? getRowText(row.simpleName) : null
  const text = { own: getRowText(row.text), simple }
  const matches: Match[] = []
  for (const rule of rules) {
    const effects = getEffects(rule, getDirection(row))
    const match = effects && matchConditions(rule.when, row, text)
    if (match) matches.push({ rule, effects, ...match })
  }
  putLongerNamesFirst(matches)
  matches.sort((a, b) => b.score - a.score || b.rule.order - a.rule.order)
  const result: Partial<InstructionResult> = {}
  let isSettled = false // By a rule that says "leave it" or "skip it": all remaining rules are less specific.
  for (const { rule, effects } of matches) {
    const decides = !isSettled && addEffects(rule, effects, result)
    onMatch?.(rule, decides)
    isSettled ||= rule.effects.leave === true || result.skip === true
    if (isSettled && !onMatch) break
  }
  return result.rule ? { ...result, rule: result.rule } : null
}

/** What a rule does to money in this direction; null for nothing. */
function getEffects({ effects, isIncome }: InstructionRule, direction: 'in' | 'out'): RuleEffects | null {
  if (!isIncome || direction === 'in') return effects
  const { category: _, ...others } = effects
  return Object.keys(others).length > 0 ? others : null
}

function getDirection({ direction, minor }: InstructionRow): 'in' | 'out' {
  return direction ?? (minor < 0 ? 'out' : 'in')
}

/** Adds the effects of a rule that no earlier rule decided. False if there are none. */
function addEffects(rule: InstructionRule, effects: RuleEffects, result: Partial<InstructionResult>): boolean {
  const { leave, skip, tags = [] } = effects
  if (leave) return true
  if (skip && result.category === undefined && result.simpleName === undefined && result.tags === undefined) {
    result.skip = true
    result.rule = rule
    return true
  }
  const open = FIELDS.filter((field) => effects[field] !== undefined && result[field] === undefined)
  for (const field of open) result[field] = effects[field]!
  if (open.includes('category')) result.rule = rule
  const tagsBefore = result.tags ?? []
  if (tags.length > 0) result.tags = cleanTags([...tagsBefore, ...tags])
  result.rule ??= rule
  return open.length > 0 || (result.tags ?? []).length > tagsBefore.length
}

/** For each of these, the most specific rule decides. */
const FIELDS = ['category', 'simpleName', 'source'] as const

type Match = {
  readonly rule: InstructionRule
  readonly effects: RuleEffects
  readonly matched: TextTest | null
  score: number
}

/** "Costco Gas" is more specific than any rule about "Costco", even one with a limit or a date. */
function putLongerNamesFirst(matches: Match[]): void {
  if (matches.length < 2) return
  const named = matches.flatMap((match) =>
    match.matched && match.matched.how !== 'idea' ? [{ match, name: foldName(match.matched.text) }] : [],
  )
  for (const one of named.toSorted((a, b) => a.name.length - b.name.length))
    for (const other of named)
      if (one.name !== other.name && ` ${one.name} `.includes(` ${other.name} `))
        one.match.score = Math.max(one.match.score, other.match.score + 1)
}

type RowTexts = { readonly own: RowText; readonly simple: RowText | null }

/**
 * A name may be in the row's own text or in our name for it; all other tests, and exceptions, only look at its own
 * text.
 */
function rowPassesTest({ own, simple }: RowTexts, test: TextTest): boolean {
  return passesTest(own, test) || (simple !== null && test.how === 'words' && passesTest(simple, test))
}

function matchConditions(
  when: RuleConditions,
  row: InstructionRow,
  text: RowTexts,
): Omit<Match, 'rule' | 'effects'> | null {
  if (when.direction && when.direction !== getDirection(row)) return null
  if (when.currency && when.currency !== row.currency) return null
  if (!isAmountIn(when, row)) return null
  if (when.before && !(row.day < when.before)) return null
  if (when.from && row.day < when.from) return null
  if (when.weekdays && !when.weekdays.includes(getWeekday(row.day))) return null
  if (!isDayIn(when, row.day)) return null
  if (when.sources && !when.sources.some((source) => isSameSource(row.source ?? '', source))) return null
  if (when.notSources?.some((source) => isSameSource(row.source ?? '', source))) return null
  if (when.noneOf.some((test) => passesTest(text.own, test))) return null
  if (!when.allOf.every((test) => rowPassesTest(text, test))) return null
  let matched: TextTest | null = null
  if (when.anyOf.length > 0) {
    const passing = when.anyOf.filter((test) => rowPassesTest(text, test))
    if (passing.length === 0) return null
    matched = passing.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  }
  return { matched, score: rateSpecificity(when, matched) }
}

function isAmountIn({ min, max }: RuleConditions, { minor, currency }: InstructionRow): boolean {
  const isBeyond = (bound: AmountBound, side: 1 | -1) => {
    const distance = (Math.abs(minor) - toMinorBound(bound, currency)) * side
    return distance > 0 || (distance === 0 && bound.inclusive)
  }
  return (!min || isBeyond(min, 1)) && (!max || isBeyond(max, -1))
}

const bounds = new Map<string, number>()

// Parsing a decimal exactly costs more than checking the rest of a rule, and its value per currency never changes.
function toMinorBound({ decimal }: AmountBound, currency: string): number {
  return getCached(bounds, `${decimal} ${currency}`, () => toMinor(toExact(decimal), currency))
}

function isDayIn({ monthDays, months }: RuleConditions, date: PlainDate): boolean {
  if (!months && !monthDays) return true
  const [year, month, day] = getDateParts(date)
  if (months && !months.includes(month)) return false
  if (!monthDays) return true
  const [from, to] = monthDays
  const last = countDaysInMonth(year, month)
  return day >= Math.min(from, last) && day <= to
}
