import { readFileSync } from 'node:fs'
import { FREQUENCIES } from '../../engine/src/budget-sentences/second-reader/second-drafts.ts'
import { normalizeSigns } from '../../engine/src/language/readings/tokens.ts'
import { fold, splitTextUnits, type TextUnit } from '../../engine/src/second-reader/text-units.ts'

/** A budget item as the authors of our sentences label it. */
export type LabeledItem = {
  name: string
  category: string
  /** How the amount of one occurrence follows from the numbers in the text. */
  calc?: string
  amount?: number
  currency: string | null
  frequency: string
  direction: 'in' | 'out'
  times?: number
  days?: string
}
/** `steps`: the program, if it's known already. */
export type LabeledSentence = {
  id: string
  text: string
  items?: LabeledItem[]
  expected?: LabeledItem[]
  steps?: Step[]
}

/** A step of the program: a keyword, or a pointer to a unit of the text. */
export type Step = string | number

const CONSTANTS = new Set([...Array.from({ length: 60 }, (_, i) => i + 1), 70, 80, 90, 100, 260, 365, 1000])
/** The numbers that people leave to the reader: halves, quarters, months, weeks. */
const UNWRITTEN = [2, 3, 4, 5, 6, 10, 12, 26, 52]
const OPERATORS = new Set(['+', '-', '*', '/'])

export function readLabeled(file: string): LabeledSentence[] {
  return JSON.parse(readFileSync(file, 'utf8')) as LabeledSentence[]
}

/** The program for a sentence; throws if its numbers aren't in the text or the grammar has no word for a frequency. */
export function makeProgram(labeled: LabeledSentence): { units: TextUnit[]; steps: Step[] } {
  const { text, items, expected } = labeled
  const units = splitTextUnits(normalizeSigns(text))
  if (labeled.steps) return { units, steps: labeled.steps }
  const used = new Set<number>()
  const steps = (items ?? expected ?? []).flatMap((item) => makeItemSteps(units, item, used))
  return { units, steps: [...steps, 'end'] }
}

function makeItemSteps(units: readonly TextUnit[], item: LabeledItem, used: Set<number>): Step[] {
  const calc = item.calc ?? searchAmount(units, item.amount!)
  const amount = makeAmountSteps(units, calc, used)
  const anchor = amount.find((step) => typeof step === 'number') ?? 0
  const frequency = item.days === 'weekdays' ? 'weekdays' : item.frequency
  if (!FREQUENCIES.split(' ').includes(frequency)) throw new Error(`no word for ${frequency}`)
  const times = item.times && frequency === 'weekly' ? makeTimesSteps(units, item.times) : []
  return [
    ...amount,
    `every:${frequency}`,
    ...times,
    item.direction,
    `category:${item.category}`,
    ...makeNameSteps(units, item.name, Number(anchor)),
  ]
}

function makeTimesSteps(units: readonly TextUnit[], times: number): Step[] {
  if (times === 1) return []
  const unit = units.findIndex(({ value, shape }) => value === times && shape !== 'ordinal')
  return ['times', unit >= 0 ? unit : `n:${times}`]
}

/** Reverse Polish notation: first the numbers, then the operations. */
function makeAmountSteps(units: readonly TextUnit[], calc: string, used: Set<number>): Step[] {
  const steps = toPostfix(calc).flatMap((token): Step[] => {
    if (OPERATORS.has(token)) return [token]
    return makeLiteralSteps(units, Number(token), used)
  })
  return simplify(putNumbersFirst(steps))
}

/** "2 × 310" as "310 × 2": an amount starts with a number of the text, not with one of ours. */
function putNumbersFirst(steps: readonly Step[]): Step[] {
  const isOurs = (part: readonly Step[]) => typeof part[0] === 'string'
  const parts: Step[][] = []
  for (const step of steps) {
    if (typeof step === 'number' || step.startsWith('n:')) {
      parts.push([step])
      continue
    }
    const [b = [], a = []] = [parts.pop(), parts.pop()]
    const isSwapped = (step === '*' || step === '+') && isOurs(a) && !isOurs(b)
    parts.push(isSwapped ? [...b, ...a, step] : [...a, ...b, step])
  }
  return parts.flat()
}

export function makeLiteralSteps(units: readonly TextUnit[], value: number, used: Set<number>): Step[] {
  const isSame = (unit: TextUnit) => unit.value !== null && Math.abs(unit.value - value) < 1e-6 * Math.max(1, value)
  const found = units.flatMap((unit, i) => (isSame(unit) && unit.shape !== 'fraction' ? [i] : []))
  const plain = found.filter((i) => units[i]!.shape !== 'ordinal')
  const choice = (plain.length > 0 ? plain : found).find((i) => !used.has(i)) ?? plain.at(-1) ?? found.at(-1)
  if (choice !== undefined) {
    used.add(choice)
    return [choice]
  }
  const spoken = makeSpokenSteps(units, value)
  if (spoken) return spoken
  if (CONSTANTS.has(value)) return [`n:${value}`]
  if (value === 0.5) return ['n:1', 'n:2', '/']
  if (value === 0.25) return ['n:1', 'n:4', '/']
  if (Number.isInteger(value * 100) && value < 1)
    return makeLiteralSteps(units, Math.round(value * 100), used).concat('n:100', '/')
  throw new Error(`${value} is not in the text`)
}

/** "thirteen ninety-nine" is 13.99, "six-fifty" is 650 or 6.50. */
function makeSpokenSteps(units: readonly TextUnit[], value: number): Step[] | null {
  for (const [i, unit] of units.entries()) {
    const j = units[i + 1]?.value == null ? i + 2 : i + 1 // "six-fifty", "nine pounds fifty"
    const next = units[j]?.value
    if (unit.value === null || next == null) continue
    if (Math.abs(unit.value + next / 100 - value) < 1e-6) return [i, j, 'cents']
    if (unit.value * 100 + next === value) return [i, j, 'hundreds']
  }
  return null
}

/** One standard form for equivalent programs. */
function simplify(steps: readonly Step[]): Step[] {
  const out: Step[] = []
  for (const step of steps) {
    out.push(step)
    const tail = out.map((one) => (typeof one === 'number' ? 'p' : one)).join(' ')
    // x × p / 100; x × (100 − p) / 100; x − p % of x; x + p % of x.
    if (tail.endsWith('p p * n:100 /')) out.splice(-3, 3, '%')
    else if (tail.endsWith('n:100 p - * n:100 /')) out.splice(-6, 6, out.at(-5)!, 'less%')
    else if (tail.endsWith('p p p % -') && out.at(-5) === out.at(-4)) out.splice(-4, 4, out.at(-3)!, 'less%')
    else if (tail.endsWith('p p p % +') && out.at(-5) === out.at(-4)) out.splice(-4, 4, out.at(-3)!, 'more%')
    if (out.at(-1) === '*' && out.at(-2) === 'n:1') out.splice(-2)
    // × (1 / 2) is / 2.
    if (out.at(-1) === '*' && out.at(-2) === '/' && out.at(-4) === 'n:1') out.splice(-4, 4, out.at(-3)!, '/')
  }
  return out
}

function toPostfix(calc: string): string[] {
  const out: string[] = []
  const waiting: string[] = []
  const rank = (op: string) => (op === '+' || op === '-' ? 1 : 2)
  for (const token of calc.replace(/,/g, '').match(/\d+(?:\.\d+)?|\.\d+|[-+*/()]/g) ?? []) {
    if (/[\d]/.test(token)) out.push(token)
    else if (token === '(') waiting.push(token)
    else if (token === ')') {
      while (waiting.at(-1) !== '(') out.push(waiting.pop()!)
      waiting.pop()
    } else {
      while (waiting.length > 0 && waiting.at(-1) !== '(' && rank(waiting.at(-1)!) >= rank(token))
        out.push(waiting.pop()!)
      waiting.push(token)
    }
  }
  return [...out, ...waiting.reverse()]
}

/** Finds how an amount follows from the numbers in a text, simplest way first. */
function searchAmount(units: readonly TextUnit[], amount: number): string {
  const values = [
    ...new Set(units.flatMap(({ value, shape }) => (value === null || shape === 'ordinal' ? [] : [value]))),
  ]
  const isAmount = (value: number) => Math.abs(value - amount) < 0.006
  const ways: [string, number][] = [[String(amount), amount]]
  for (const a of values) {
    for (const n of UNWRITTEN) ways.push([`${a}/${n}`, a / n], [`${a}*${n}`, a * n])
    for (const b of values) {
      ways.push([`${a}*${b}`, a * b], [`${a}/${b}`, a / b], [`${a}-${b}`, a - b], [`${a}+${b}`, a + b])
      ways.push([`(${a}+${b})/2`, (a + b) / 2], [`${a}*${b}/100`, (a * b) / 100])
      ways.push([`${a}-${a}*${b}/100`, a - (a * b) / 100], [`${a}+${a}*${b}/100`, a + (a * b) / 100])
      ways.push([`(${a}-${b})/2`, (a - b) / 2], [`(${a}+${b})/2`, (a + b) / 2])
      for (const c of values)
        ways.push([`${a}*${b}-${c}`, a * b - c], [`(${a}-${b})*${c}`, (a - b) * c], [`${a}*${b}/${c}`, (a * b) / c])
    }
  }
  const found = ways.find(([calc, value]) => isAmount(value) && canPoint(units, calc))
  if (!found) throw new Error(`the numbers in the text don’t give ${amount}`)
  return found[0]
}

function canPoint(units: readonly TextUnit[], calc: string): boolean {
  try {
    return makeAmountSteps(units, calc, new Set()).some((step) => typeof step === 'number')
  } catch {
    return false
  }
}

/** The position of the name in the text, as close to the amount as possible. */
function makeNameSteps(units: readonly TextUnit[], name: string, anchor: number): Step[] {
  const getStem = (word: string) => word.replace(/'s$|s$/, '').slice(0, 5)
  const words = (fold(name).match(/[a-z]+/g) ?? []).filter((word) => word.length > 2)
  const hits = words.flatMap((word) => {
    const at = units.flatMap((unit, i) => (unit.value === null && getStem(unit.word) === getStem(word) ? [i] : []))
    const nearest = at.sort((a, b) => Math.abs(a - anchor) - Math.abs(b - anchor))[0]
    return nearest === undefined ? [] : [nearest]
  })
  if (hits.length === 0) return ['unnamed']
  const first = Math.min(...hits)
  const last = Math.max(...hits)
  return last - first <= 5 ? [first, last] : [hits[0]!, hits[0]!]
}
