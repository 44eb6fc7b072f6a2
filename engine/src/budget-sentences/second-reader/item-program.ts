import { splitEnglishUnits } from '../../second-reader/english.ts'
import {
  calculate,
  getChance,
  getNumber,
  isConstant,
  JOINS,
  type Operations,
  type Program,
  type Step,
  type StepGrammar,
  startsWith,
} from '../../second-reader/program.ts'
import type { TextUnit } from '../../second-reader/text-units.ts'

/** An item as the network's program describes it. */
export type ReadItem = {
  readonly amount: number
  /** One of `FREQUENCIES`. */
  readonly frequency: string
  /** How many times a week, if it's weekly; otherwise 1. */
  readonly times: number
  readonly direction: 'in' | 'out'
  readonly category: string
  /** First and last unit of the name; null if the network can't name the item. */
  readonly name: readonly [number, number] | null
  /** The units that its amount is calculated from. */
  readonly from: readonly number[]
  /** How sure the network is of everything but the name. */
  readonly chance: number
  /** How sure the network is of the direction. */
  readonly directionChance: number
}

const OPERATIONS: Operations = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => (a * b) / 100,
  'less%': (a, b) => a - (a * b) / 100,
  'more%': (a, b) => a + (a * b) / 100,
  ...JOINS,
}

/**
 * Which steps may come next. An item is an amount (numbers and operations in reverse Polish notation), how often, how
 * many times a week if it's weekly, its direction, its category and its name.
 */
function getAllowedSteps(steps: readonly Step[], units: readonly TextUnit[]): (step: Step) => boolean {
  const last = steps.at(-1)
  const isNumber = (step: Step) => typeof step === 'number' && units[step]!.value !== null
  if (startsWith(last, 'every:'))
    return (step) => step === 'in' || step === 'out' || (last === 'every:weekly' && step === 'times')
  if (last === 'times') return (step) => isNumber(step) || isConstant(step)
  if (steps.at(-2) === 'times') return (step) => step === 'in' || step === 'out'
  if (last === 'in' || last === 'out') return (step) => startsWith(step, 'category:')
  if (startsWith(last, 'category:'))
    return (step) => step === 'unnamed' || (typeof step === 'number' && units[step]!.value === null)
  if (startsWith(steps.at(-2), 'category:') && typeof last === 'number')
    return (step) => typeof step === 'number' && step >= last && step < last + 8
  const amount = steps.slice(getItemStart(steps))
  const depth = amount.reduce<number>((sum, step) => sum + (typeof step === 'string' && step in OPERATIONS ? -1 : 1), 0)
  return (step) => {
    if (isNumber(step)) return depth < 4
    if (isConstant(step)) return depth > 0 && depth < 4
    if (startsWith(step, 'every:')) return depth === 1
    if (typeof step === 'string' && step in OPERATIONS) return depth > 1
    return step === 'end' && amount.length === 0
  }
}

export const ITEMS: StepGrammar = {
  start: '<start>',
  findAllowedSteps: getAllowedSteps,
  splitUnits: splitEnglishUnits,
  sectionPieces: 80,
}

function getItemStart(steps: readonly Step[]): number {
  const category = steps.findLastIndex((step) => startsWith(step, 'category:'))
  if (category < 0) return 0
  return steps[category + 1] === 'unnamed' ? category + 2 : category + 3
}

/** How many items a program has, including those that make no sense. */
export function countItems({ steps }: Program): number {
  return steps.filter((step) => startsWith(step, 'category:')).length
}

/** The items of a program, without those that are incomplete or whose amount isn't a single positive number. */
export function readProgramItems({ steps, chances, units }: Program): ReadItem[] {
  const items: ReadItem[] = []
  let from = 0
  for (const [i, step] of steps.entries()) {
    if (!startsWith(step, 'category:')) continue
    const end = steps[i + 1] === 'unnamed' ? i + 2 : i + 3
    const every = steps.findIndex((one, at) => at >= from && startsWith(one, 'every:'))
    const [amount = 0, ...others] = calculate(steps.slice(from, every), units, OPERATIONS) ?? []
    const counted = steps[every + 1] === 'times' ? steps[every + 2] : undefined
    if (others.length === 0 && Number.isFinite(amount) && amount > 0 && steps.length > end - 1)
      items.push({
        amount,
        frequency: String(steps[every]).slice('every:'.length),
        times: counted === undefined ? 1 : getNumber(counted, units),
        direction: steps[i - 1] === 'in' ? 'in' : 'out',
        category: String(step).slice('category:'.length),
        name: steps[i + 1] === 'unnamed' ? null : [Number(steps[i + 1]), Number(steps[i + 2])],
        from: steps.slice(from, every).filter((one) => typeof one === 'number'),
        directionChance: chances[i - 1]!,
        chance: getChance(chances.slice(from, end - (steps[i + 1] === 'unnamed' ? 1 : 2))),
      })
    from = end
  }
  return items
}
