import { exactOf, toMinor } from '../core/exact-amount.ts'
import { partsOf as dateParts, daysInMonth, type PlainDate, weekdayOf } from '../core/plain-date.ts'
import { type Doubt, doubtsAbout } from './doubts.ts'
import type { UserCategory } from './instruction-effects.ts'
import { InstructionReader } from './instruction-reader.ts'
import {
  type AmountBound,
  describeRule,
  type InstructionRule,
  type RuleConditions,
  specificity,
} from './instruction-rules.ts'
import { isSameSource, type RowText, rowTextOf, type TextTest, textPasses } from './instruction-text.ts'

export { countCharacters, INSTRUCTIONS_LIMIT } from '../language/count-characters.ts'
export { describeRule, type InstructionRule }

export type CompiledInstructions = {
  rules: InstructionRule[]
  /** Sentences that became rules but hold something that no rule uses. */
  questions: { text: string; doubts: readonly Doubt[] }[]
  notUnderstood: { text: string; why: string }[]
  conflicts: { a: string; b: string; why: string }[]
}

/**
 * Turns instructions in plain words into rules. Every sentence becomes rules, rules with a question, or is listed as not
 * understood with the reason; only greetings and sentences that later rules build on are none of these. Rules that
 * contradict each other are named; the later one wins. Never throws.
 */
export function compileInstructions(
  text: string,
  options: {
    categories: readonly UserCategory[]
    sources?: readonly string[]
    /** Whether a text in small letters is a name: of a merchant, or in the person's own rows. Nothing is when left out. */
    isKnownName?: (text: string) => boolean
  },
): CompiledInstructions {
  const { categories, isKnownName = () => false } = options
  const { rules, notUnderstood } = new InstructionReader(categories, options.sources ?? []).read(text)
  const questions = [...Map.groupBy(rules, ({ sentence }) => sentence)].flatMap(([sentence, made]) => {
    const earlier = rules.slice(0, made[0]!.order)
    const doubts = doubtsAbout(sentence, made, { categories, earlier, isKnownName })
    return doubts.length > 0 ? [{ text: sentence, doubts }] : []
  })
  const asked = new Set(questions.map((question) => question.text))
  return {
    rules: rules.map((rule) => (asked.has(rule.sentence) ? { ...rule, isDoubted: true } : rule)),
    questions,
    notUnderstood,
    conflicts: conflictsIn(rules),
  }
}

/** A row as far as rules look at it. `minor` is signed: negative is money out. */
export type InstructionRow = {
  readonly text: string
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
  skip?: boolean
  /** The rule that decided; with several, the one that asked the most of the row. */
  rule: InstructionRule
}

/**
 * What the rules do with a row, or null where they leave it alone. For each field the rule that asks the most of the
 * row wins, and of equals the later one; a rule that says "leave it" wins in the same way.
 */
export function applyInstructions(rules: readonly InstructionRule[], row: InstructionRow): InstructionResult | null {
  const text = rowTextOf(row.text, row.source)
  const fitting: { rule: InstructionRule; score: number }[] = []
  for (const rule of rules) {
    const score = scoreOf(rule.when, row, text)
    if (score !== null) fitting.push({ rule, score })
  }
  fitting.sort((a, b) => b.score - a.score || b.rule.order - a.rule.order)
  const result: Partial<InstructionResult> = {}
  for (const { rule } of fitting) {
    const { leave, skip, category, simpleName, source } = rule.effects
    if (leave) break // everything below asks less of the row
    if (skip && result.category === undefined && result.simpleName === undefined) {
      result.skip = true
      result.rule ??= rule
      break
    }
    if (category !== undefined) result.category ??= category
    if (simpleName !== undefined) result.simpleName ??= simpleName
    if (source !== undefined) result.source ??= source
    result.rule ??= rule
  }
  return result.rule ? { ...result, rule: result.rule } : null
}

function scoreOf(when: RuleConditions, row: InstructionRow, text: RowText): number | null {
  const direction = row.direction ?? (row.minor < 0 ? 'out' : 'in')
  if (when.direction && when.direction !== direction) return null
  if (when.currency && when.currency !== row.currency) return null
  if (!isAmountIn(when, row)) return null
  if (when.before && !(row.day < when.before)) return null
  if (when.from && row.day < when.from) return null
  if (when.weekdays && !when.weekdays.includes(weekdayOf(row.day))) return null
  if (!isDayIn(when, row.day)) return null
  if (when.sources && !when.sources.some((source) => isSameSource(row.source ?? '', source))) return null
  if (when.notSources?.some((source) => isSameSource(row.source ?? '', source))) return null
  if (when.noneOf.some((test) => textPasses(text, test))) return null
  if (!when.allOf.every((test) => textPasses(text, test))) return null
  let matched: TextTest | null = null
  if (when.anyOf.length > 0) {
    const passing = when.anyOf.filter((test) => textPasses(text, test))
    if (passing.length === 0) return null
    matched = passing.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  }
  return specificity(when, matched)
}

function isAmountIn({ min, max }: RuleConditions, { minor, currency }: InstructionRow): boolean {
  const amount = Math.abs(minor)
  if (min) {
    const bound = boundIn(min, currency)
    if (amount < bound || (amount === bound && !min.inclusive)) return false
  }
  if (max) {
    const bound = boundIn(max, currency)
    if (amount > bound || (amount === bound && !max.inclusive)) return false
  }
  return true
}

const bounds = new WeakMap<AmountBound, Map<string, number>>()

// Reading a decimal exactly costs more than the rest of a rule; its value in a currency never changes.
function boundIn(bound: AmountBound, currency: string): number {
  const known = bounds.get(bound) ?? new Map<string, number>()
  bounds.set(bound, known)
  const minor = known.get(currency) ?? toMinor(exactOf(bound.decimal), currency)
  known.set(currency, minor)
  return minor
}

function isDayIn({ monthDays, months }: RuleConditions, date: PlainDate): boolean {
  if (!months && !monthDays) return true
  const [year, month, day] = dateParts(date)
  if (months && !months.includes(month)) return false
  if (!monthDays) return true
  const [from, to] = monthDays
  const last = daysInMonth(year, month)
  return day >= Math.min(from, last) && day <= to
}

// Two rules contradict where they ask exactly the same of a row and set the same field differently.
function conflictsIn(rules: readonly InstructionRule[]): CompiledInstructions['conflicts'] {
  const conflicts: CompiledInstructions['conflicts'] = []
  for (const [i, a] of rules.entries()) {
    for (const b of rules.slice(i + 1)) {
      if (a.sentence === b.sentence || JSON.stringify(a.when) !== JSON.stringify(b.when)) continue
      const why = contradiction(a, b)
      if (why) conflicts.push({ a: a.sentence, b: b.sentence, why })
    }
  }
  return conflicts
}

function contradiction(a: InstructionRule, b: InstructionRule): string | null {
  const { matches } = describeRule(a)
  if (
    a.effects.category !== undefined &&
    b.effects.category !== undefined &&
    a.effects.category !== b.effects.category
  ) {
    return `Both are for the same rows (${matches}): ${a.effects.category} or ${b.effects.category}. The later one is used.`
  }
  if (
    a.effects.simpleName !== undefined &&
    b.effects.simpleName !== undefined &&
    a.effects.simpleName !== b.effects.simpleName
  ) {
    return `Both name the same rows (${matches}). The later one is used.`
  }
  const isSkip = (rule: InstructionRule) => rule.effects.skip === true || rule.effects.leave === true
  return isSkip(a) !== isSkip(b)
    ? `One changes the same rows (${matches}) that the other leaves out. The later one is used.`
    : null
}
