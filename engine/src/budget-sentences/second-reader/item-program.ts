import type { Program, Step, StepGrammar } from '../../second-reader/program.ts'
import type { TextUnit } from '../../second-reader/text-units.ts'

/** An item as written by the program. */
export type ReadItem = {
  readonly amount: number
  readonly frequency: string
  readonly times: number
  readonly direction: 'in' | 'out'
  readonly category: string
  /** First and last unit of the name. */
  readonly name: readonly [number, number] | null
  /** The units behind its amount. */
  readonly from: readonly number[]
  readonly chance: number
}

const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => (a * b) / 100,
  'less%': (a, b) => a - (a * b) / 100,
  'more%': (a, b) => a + (a * b) / 100,
  cents: (a, b) => a + b / 100,
  hundreds: (a, b) => a * 100 + b,
}

const isConstant = (step: Step) => typeof step === 'string' && step.startsWith('n:')
const starts = (step: Step | undefined, word: string) => typeof step === 'string' && step.startsWith(word)

/**
 * Which steps may follow. An item is an amount (numbers and operations in reverse Polish notation), how often, how many
 * times a week, its direction, its category and its name.
 */
function allowedSteps(steps: readonly Step[], units: readonly TextUnit[]): (step: Step) => boolean {
  const last = steps.at(-1)
  const isNumber = (step: Step) => typeof step === 'number' && units[step]!.value !== null
  if (starts(last, 'every:'))
    return (step) => step === 'in' || step === 'out' || (last === 'every:weekly' && step === 'times')
  if (last === 'times') return (step) => isNumber(step) || isConstant(step)
  if (steps.at(-2) === 'times') return (step) => step === 'in' || step === 'out'
  if (last === 'in' || last === 'out') return (step) => starts(step, 'category:')
  if (starts(last, 'category:'))
    return (step) => step === 'unnamed' || (typeof step === 'number' && units[step]!.value === null)
  if (starts(steps.at(-2), 'category:') && typeof last === 'number')
    return (step) => typeof step === 'number' && step >= last && step < last + 8
  const amount = steps.slice(startOfItem(steps))
  const depth = amount.reduce<number>((sum, step) => sum + (typeof step === 'string' && step in OPERATIONS ? -1 : 1), 0)
  return (step) => {
    if (isNumber(step)) return depth < 4
    if (isConstant(step)) return depth > 0 && depth < 4
    if (starts(step, 'every:')) return depth === 1
    if (typeof step === 'string' && step in OPERATIONS) return depth > 1
    return step === 'end' && amount.length === 0
  }
}

export const ITEMS: StepGrammar = { start: '<start>', allowedSteps }

function startOfItem(steps: readonly Step[]): number {
  const category = steps.findLastIndex((step) => starts(step, 'category:'))
  if (category < 0) return 0
  return steps[category + 1] === 'unnamed' ? category + 2 : category + 3
}

/** The items of a program; an item with an invalid step is left out. */
export function itemsOfProgram({ steps, chances, units }: Program): ReadItem[] {
  const items: ReadItem[] = []
  let from = 0
  for (const [i, step] of steps.entries()) {
    if (!starts(step, 'category:')) continue
    const end = steps[i + 1] === 'unnamed' ? i + 2 : i + 3
    const every = steps.findIndex((one, at) => at >= from && starts(one, 'every:'))
    const amount = amountOf(steps.slice(from, every), units)
    const counted = steps[every + 1] === 'times' ? steps[every + 2] : undefined
    if (amount !== null && amount > 0 && steps.length > end - 1)
      items.push({
        amount,
        frequency: String(steps[every]).slice('every:'.length),
        times: counted === undefined ? 1 : numberOf(counted, units),
        direction: steps[i - 1] === 'in' ? 'in' : 'out',
        category: String(step).slice('category:'.length),
        name: steps[i + 1] === 'unnamed' ? null : [Number(steps[i + 1]), Number(steps[i + 2])],
        from: steps.slice(from, every).filter((one) => typeof one === 'number'),
        chance: chances.slice(from, end - (steps[i + 1] === 'unnamed' ? 1 : 2)).reduce((all, one) => all * one, 1),
      })
    from = end
  }
  return items
}

function numberOf(step: Step, units: readonly TextUnit[]): number {
  return typeof step === 'number' ? (units[step]!.value ?? 0) : Number(step.slice('n:'.length))
}

function amountOf(steps: readonly Step[], units: readonly TextUnit[]): number | null {
  const numbers: number[] = []
  for (const step of steps) {
    const operation = typeof step === 'string' ? OPERATIONS[step] : undefined
    if (!operation) numbers.push(numberOf(step, units))
    else {
      const second = numbers.pop()
      const first = numbers.pop()
      if (first === undefined || second === undefined) return null
      numbers.push(operation(first, second))
    }
  }
  const [amount] = numbers
  return numbers.length === 1 && amount !== undefined && Number.isFinite(amount) ? amount : null
}
