import { splitEnglishUnits } from '../../second-reader/english.ts'
import {
  calculate,
  getChance,
  isConstant,
  JOINS,
  type Program,
  type Step,
  type StepGrammar,
  startsWith,
} from '../../second-reader/program.ts'
import type { TextUnit } from '../../second-reader/text-units.ts'
import { DATE_SIDES } from './date-words.ts'

/** The steps of one rule, and how sure the network was of them. */
type RuleSteps = { readonly steps: readonly Step[]; readonly chance: number }

const CONDITION_SPANS = ['text', 'with', 'not', 'account', 'elsewhere', ...DATE_SIDES]
const EFFECT_SPANS = ['new', 'name', 'tag']
const SPANS: ReadonlySet<Step> = new Set([...CONDITION_SPANS, ...EFFECT_SPANS])
const ONE_LIMIT: ReadonlySet<Step> = new Set(['over', 'least', 'under', 'most', 'exactly'])
const DATES: ReadonlySet<Step> = new Set(['dated', 'monthday', ...DATE_SIDES])
const TWO_LIMITS: ReadonlySet<Step> = new Set(['between', 'within'])
const MAX_SPAN = 12

/**
 * Which steps may come next. A rule is its conditions, "then" and its effects. A span of the text (a name, a tag, a
 * date) is a keyword, a pointer to its first unit and one to its last; a limit is one or two numbers and a word such as
 * "over".
 */
export const RULES: StepGrammar = {
  splitUnits: splitEnglishUnits,
  sectionPieces: 80,
  start: '<rules>',
  findAllowedSteps(steps, units) {
    const [before, last] = [steps.at(-2), steps.at(-1)]
    if (last !== undefined && SPANS.has(last)) return (step) => typeof step === 'number'
    if (before !== undefined && SPANS.has(before) && typeof last === 'number')
      return (step) => typeof step === 'number' && step >= last && step < last + MAX_SPAN
    const isNumber = (step: Step) => typeof step === 'number' && units[step]!.value !== null
    if (last === 'monthday') return isNumber
    const rule = steps.slice(steps.lastIndexOf('rule') + 1)
    const then = rule.indexOf('then')
    return then < 0 ? allowInCondition(rule, isNumber) : allowInEffect(rule.slice(then + 1))
  },
}

function allowInCondition(rule: readonly Step[], isNumber: (step: Step) => boolean): (step: Step) => boolean {
  const open = countOpenNumbers(rule)
  const isFigure = (step: Step) => isNumber(step) || isConstant(step)
  if (open > 0)
    return (step) =>
      (isFigure(step) && open < 4) ||
      (open === 1 && ONE_LIMIT.has(step)) ||
      (open === 2 && TWO_LIMITS.has(step)) ||
      (open > 1 && typeof step === 'string' && step in JOINS)
  const has = (words: ReadonlySet<Step>) => rule.some((step) => words.has(step))
  const hasStart = (word: string) => rule.some((step) => startsWith(step, word))
  const isDated = hasStart('day:') || has(DATES)
  return (step) => {
    if (step === 'end') return rule.length === 0
    if (step === 'then') return rule.length > 0
    if (step === 'text' || step === 'with' || step === 'not') return true
    if (step === 'account' || step === 'elsewhere') return !rule.includes('account') && !rule.includes('elsewhere')
    if (step === 'in' || step === 'out') return !rule.includes('in') && !rule.includes('out')
    if (startsWith(step, 'kind:')) return !hasStart('kind:')
    if (startsWith(step, 'currency:')) return !hasStart('currency:')
    if (DATES.has(step) || startsWith(step, 'day:')) return !isDated
    return isFigure(step) && !has(ONE_LIMIT) && !has(TWO_LIMITS)
  }
}

/** How many numbers are waiting for the word that makes them a limit ("over"). */
function countOpenNumbers(rule: readonly Step[]): number {
  let open = 0
  for (const [i, step] of rule.entries()) {
    const isSpan = SPANS.has(rule[i - 1] ?? '') || (SPANS.has(rule[i - 2] ?? '') && typeof rule[i - 1] === 'number')
    if (isSpan || rule[i - 1] === 'monthday') continue
    if (typeof step === 'number' || isConstant(step)) open++
    else if (typeof step === 'string' && step in JOINS) open--
    else open = 0
  }
  return open
}

function allowInEffect(effects: readonly Step[]): (step: Step) => boolean {
  return (step) => {
    if (step === 'rule') return effects.length > 0
    if (startsWith(step, 'category:')) return !effects.some((one) => startsWith(one, 'category:'))
    return (EFFECT_SPANS.includes(String(step)) || step === 'skip' || step === 'keep') && !effects.includes(step)
  }
}

/** The rules of a program, in its order. */
export function readProgramRules({ steps, chances }: Program): RuleSteps[] {
  const ends = steps.flatMap((step, i) => (step === 'rule' ? [i] : []))
  return ends.map((end, i) => {
    const from = i === 0 ? 0 : ends[i - 1]! + 1
    return { steps: steps.slice(from, end), chance: getChance(chances.slice(from, end + 1)) }
  })
}

/**
 * The amounts that limit a rule, and the word that says how ("over"); null if there is no limit. No amounts if they
 * can't be calculated.
 */
export function findLimit(
  steps: readonly Step[],
  units: readonly TextUnit[],
): { word: string; numbers: number[] } | null {
  const end = steps.findIndex((step) => ONE_LIMIT.has(step) || TWO_LIMITS.has(step))
  if (end < 0) return null
  let first = end
  while (first > 0 && countOpenNumbers(steps.slice(0, first)) > 0) first--
  return { word: String(steps[end]), numbers: calculate(steps.slice(first, end), units, JOINS) ?? [] }
}
