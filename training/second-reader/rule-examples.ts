import { readFileSync } from 'node:fs'
import { DEFAULT_CATEGORIES } from '../../engine/src/categoriser/default-categories.ts'
import { addDays, getMonthStart, plainDate } from '../../engine/src/core/plain-date.ts'
import { DATE_SIDES, readDays } from '../../engine/src/instructions/second-reader/date-words.ts'
import type { DayCondition } from '../../engine/src/language/readings/day-spans.ts'
import { normalizeSigns } from '../../engine/src/language/readings/tokens.ts'
import { splitTextUnits, type TextUnit } from '../../engine/src/second-reader/text-units.ts'
import { makeLiteralSteps, type Step } from './examples.ts'

/** A rule as the authors of our instructions label it. */
export type LabeledRule = {
  when: {
    text?: string[]
    with?: string[]
    not_text?: string[]
    direction?: 'in' | 'out'
    amount?: string
    date?: string
    account?: string
    not_account?: string
    currency?: string
    kind?: string
  }
  then: { category?: string; new_category?: string; name?: string; tag?: string; skip?: true; keep?: true }
}
/** `steps`: the program, if it's known already. */
export type LabeledInstruction = { id: string; text: string; rules: LabeledRule[]; unread?: string[]; steps?: Step[] }

export function readInstructions(file: string): LabeledInstruction[] {
  return JSON.parse(readFileSync(file, 'utf8')) as LabeledInstruction[]
}

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const LIMITS: Record<string, string> = { '>': 'over', '>=': 'least', '<': 'under', '<=': 'most', '=': 'exactly' }

/** The program for an instruction; throws if its words or numbers aren't in the text. */
export function makeRuleProgram(labeled: LabeledInstruction): { units: TextUnit[]; steps: Step[] } {
  const { text, rules } = labeled
  const plain = normalizeSigns(text)
  const units = splitTextUnits(plain)
  if (labeled.steps) return { units, steps: labeled.steps }
  const makeSpanSteps = (word: string, wanted: string) => [word, ...getSpan(plain, units, wanted)]
  const programs = rules.map(({ when, then }): Step[] => [
    ...(when.text ?? []).flatMap((name) => makeSpanSteps('text', name)),
    ...(when.with ?? []).flatMap((word) => makeSpanSteps('with', word)),
    ...(when.not_text ?? []).flatMap((name) => makeSpanSteps('not', name)),
    ...(when.amount === undefined ? [] : makeLimitSteps(units, when.amount)),
    ...(when.direction === undefined ? [] : [when.direction]),
    // For our readers, ATM withdrawals are cash.
    ...(when.kind === undefined ? [] : [`kind:${when.kind === 'atm' ? 'cash' : when.kind}`]),
    ...(when.account === undefined ? [] : makeSpanSteps('account', when.account)),
    ...(when.not_account === undefined ? [] : makeSpanSteps('elsewhere', when.not_account)),
    ...(when.currency === undefined ? [] : [`currency:${when.currency}`]),
    ...(when.date === undefined ? [] : makeDateSteps(plain, units, when.date)),
    'then',
    ...(then.category === undefined ? [] : [`category:${getCode(then.category)}`]),
    ...(then.new_category === undefined ? [] : makeSpanSteps('new', then.new_category)),
    ...(then.name === undefined ? [] : makeSpanSteps('name', then.name)),
    ...(then.tag === undefined ? [] : makeSpanSteps('tag', then.tag)),
    ...(then.skip ? ['skip'] : []),
    ...(then.keep ? ['keep'] : []),
    'rule',
  ])
  // The most specific rule wins in any position, so rules are written in the order of their words.
  const place = (steps: readonly Step[]) => Number(steps.find((step) => typeof step === 'number') ?? 0)
  const steps = programs.toSorted((a, b) => place(a) - place(b)).flat()
  return { units, steps: [...steps, 'end'] }
}

function getCode(name: string): string {
  const found = DEFAULT_CATEGORIES.find((category) => category.name === name)
  if (!found) throw new Error(`unknown category ${name}`)
  return found.code
}

/** The first and last unit of these words, as whole words if possible. */
function getSpan(text: string, units: readonly TextUnit[], wanted: string): [number, number] {
  const exact = normalizeSigns(wanted).trim()
  // "That's my rent. Call it Rent": the place with the same capitals counts, if there is one.
  const [low, find] = text.includes(exact) ? [text, exact] : [text.toLowerCase(), exact.toLowerCase()]
  // "Vet" isn't the start of "Vetcare" if the text also has it on its own.
  let partial: [number, number] | undefined
  for (let at = low.indexOf(find); at >= 0; at = low.indexOf(find, at + 1)) {
    const first = units.findIndex(({ start }) => start === at)
    const last = units.findIndex(({ end }) => end >= at + find.length)
    if (first < 0 || last < first || last >= first + 12) continue
    const span: [number, number] = [first, last]
    if (units[last]!.end === at + find.length) return span
    partial ??= span
  }
  if (partial) return partial
  throw new Error(`“${wanted}” is not in the text`)
}

function makeLimitSteps(units: readonly TextUnit[], amount: string): Step[] {
  const [from, to] = amount.split('..')
  const makeNumberSteps = (digits: string) => makeLiteralSteps(units, Number(digits), new Set())
  // "in the twenties": from 20 and below 30.
  if (to?.endsWith('9.99')) return [...makeNumberSteps(from!), ...makeNumberSteps(String(Number(to) + 0.01)), 'within']
  if (to !== undefined) return [...makeNumberSteps(from!), ...makeNumberSteps(to), 'between']
  const [, sign, digits] = amount.match(/^([<>]?=?)(.+)$/)!
  const word = LIMITS[sign!]
  if (!word) throw new Error(`unknown limit ${amount}`)
  return [...makeNumberSteps(digits!), word]
}

/** The days a label means: ">=2026-09-01", "2026-06-01..2026-06-14", "2026-05", "month=12". */
function readLabelDays(date: string): DayCondition | null {
  const [, month] = date.match(/^month=(\d+)$/) ?? []
  if (month !== undefined) return { months: [Number(month)] }
  const [, sign = '', first = '', last = first] = date.match(/^([<>]?=?)(20[\d-]+)(?:\.\.(20[\d-]+))?$/) ?? []
  if (first === '') return null
  const start = (day: string) => plainDate(day.length === 7 ? `${day}-01` : day)
  const getDayAfter = (day: string) =>
    day.length === 7 ? getMonthStart(addDays(start(day), 31)) : addDays(start(day), 1)
  if (sign.startsWith('>')) return { from: sign === '>=' ? start(first) : getDayAfter(first) }
  if (sign.startsWith('<')) return { before: sign === '<=' ? getDayAfter(first) : start(first) }
  return { from: start(first), before: getDayAfter(last) }
}

const MAX_DATE_UNITS = 9
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE_START = new RegExp(`^(?:\\d|the |end |start |beginning |${MONTH})`, 'i')
const DATE_END = new RegExp(`(?:\\d|\\d(?:st|nd|rd|th)|\\b(?:${MONTH})\\p{L}*)$`, 'iu')

function makeDateSteps(text: string, units: readonly TextUnit[], date: string): Step[] {
  if (date === 'weekend' || date === 'weekday' || WEEKDAYS.includes(date)) return [`day:${date}`]
  const [, day] = date.match(/^day=(\d+)$/) ?? []
  const unit = units.findIndex(({ value }) => value === Number(day))
  if (day !== undefined && unit >= 0) return ['monthday', unit]
  return findDateWords(text, units, date) ?? ['dated']
}

/** The longest phrase in the text that means these days. If it leaves out the year, the label's counts. */
function findDateWords(text: string, units: readonly TextUnit[], date: string): Step[] | null {
  const days = readLabelDays(date)
  const wanted = days && toSortedKey(days)
  if (wanted === null) return null
  const [year = ''] = date.match(/20\d\d/) ?? []
  for (let size = MAX_DATE_UNITS; size > 0; size--)
    for (let first = 0; first + size <= units.length; first++) {
      const words = text.slice(units[first]!.start, units[first + size - 1]!.end)
      if (!DATE_START.test(words) || !DATE_END.test(words)) continue
      for (const side of DATE_SIDES)
        if ([words, `${words} ${year}`].some((one) => toSortedKey(readDays(side, one) ?? {}) === wanted))
          return [side, first, first + size - 1]
    }
  return null
}

function toSortedKey(days: DayCondition): string {
  return JSON.stringify(Object.entries(days).toSorted(([a], [b]) => a.localeCompare(b)))
}
