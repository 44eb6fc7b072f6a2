import { addDays, countDaysInMonth, makePlainDate, type PlainDate, plainDate } from '../../core/plain-date.ts'
import { foldName } from '../../language/fold-text.ts'
import { applyInstructions, type InstructionRow } from '../apply-instructions.ts'
import type { Rule } from '../conditions.ts'
import type { InstructionRule, RuleConditions } from '../instruction-rules.ts'
import { getRowText, passesTest, type TextTest } from '../instruction-text.ts'

const SOME_DAY = plainDate('2026-09-02')
const MAX_ROWS = 8000
const STRIDES = [1, 3, 7, 17, 37, 79, 163, 337, 677]

/**
 * Whether two readings of an instruction have the same effect. We try both on made-up rows: each name that either of
 * them matches, as the user's statements write it, on both sides of each limit, in and out, on each kind of day and
 * account.
 */
export function haveSameEffect(
  first: readonly Rule[],
  second: readonly Rule[],
  lines: readonly string[] = [],
): boolean {
  const [a, b] = [first, second].map((rules) => rules.map((rule, order) => ({ ...rule, order, sentence: '' })))
  return makeRows([...first, ...second], lines).every((row) => getOutcome(a!, row) === getOutcome(b!, row))
}

function getOutcome(rules: readonly InstructionRule[], row: InstructionRow): string | null {
  const result = applyInstructions(rules, row)
  if (!result || result.skip) return result && 'skipped'
  const { category = '', simpleName = '', source = '', tags = [] } = result
  return [category, foldName(simpleName), source, ...tags.map(foldName).sort()].join('\n')
}

function makeRows(rules: readonly Rule[], lines: readonly string[]): InstructionRow[] {
  const conditions = rules.map(({ when }) => when)
  const minors = dropDuplicates([2500, ...conditions.flatMap(makeAmounts)]).flatMap((minor) => [-minor, minor])
  const sources = conditions.flatMap(({ sources: own = [], notSources = [] }) => [...own, ...notSources])
  const fields: Partial<InstructionRow>[][] = [
    dropDuplicates(conditions.flatMap((when) => makeTexts(when, lines))).map((text) => ({ text })),
    dropDuplicates(['', ...sources]).map((source) => ({ source })),
    dropDuplicates([SOME_DAY, ...conditions.flatMap(makeDays)]).map((day) => ({ day })),
    minors.map((minor) => ({ minor })),
    dropDuplicates(['USD', ...conditions.flatMap(({ currency }) => currency ?? [])]).map((currency) => ({ currency })),
  ]
  const all = fields.reduce((product, { length }) => product * length, 1)
  // With very many rows, we try only some of them. A stride is a prime that doesn't divide their number, so every name,
  // limit and day gets its turn.
  const strides = STRIDES.filter((one) => one === 1 || all % one > 0)
  const stride = strides.find((one) => all / one <= MAX_ROWS) ?? strides.at(-1)!
  const rows: InstructionRow[] = []
  for (let i = 0; i < all; i += stride) {
    let rest = i
    const chosen = fields.map((values) => {
      const value = values[rest % values.length]
      rest = Math.floor(rest / values.length)
      return value
    })
    rows.push(Object.assign({}, ...chosen))
  }
  return rows
}

function dropDuplicates<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

function makeTexts({ anyOf, allOf, noneOf }: RuleConditions, lines: readonly string[]): string[] {
  const write = (tests: readonly TextTest[]) => tests.flatMap((test) => makeWordings(test, lines))
  const needed = allOf.map((test) => makeWordings(test, lines)[0]!).join(' ')
  const names = [...write(anyOf), ...write(allOf), needed || 'SOMETHING ELSE']
  const rows = [...names, ...names.map((name) => `${name} ${needed}`.trim())]
  return [...rows, ...write(noneOf), ...rows.flatMap((name) => noneOf.map(({ text }) => `${name} ${text}`))]
}

/** The user's statement lines that have a name or are of a kind; without any, the name or kind itself. */
function makeWordings(test: TextTest, lines: readonly string[]): string[] {
  const own = lines.filter((line) => passesTest(getRowText(line), test))
  return own.length > 0 ? own.slice(0, MAX_LINES) : [test.text]
}
const MAX_LINES = 20

function makeAmounts({ min, max }: RuleConditions): number[] {
  return [min, max].flatMap((bound) => {
    if (!bound) return []
    const minor = Math.round(Number(bound.decimal) * 100)
    return [minor - 1, minor, minor + 1].filter((one) => one > 0)
  })
}

function makeDays({ weekdays, monthDays, months, before, from }: RuleConditions): PlainDate[] {
  const days: PlainDate[] = []
  if (weekdays) for (let day = 0; day < 7; day++) days.push(addDays(SOME_DAY, day))
  if (monthDays)
    for (const month of months ?? [8])
      for (const day of [monthDays[0] - 1, monthDays[0], monthDays[1], monthDays[1] + 1])
        if (day > 0 && day <= countDaysInMonth(2026, month)) days.push(makePlainDate(2026, month, day))
  if (months)
    for (let month = 1; month <= 12; month++) days.push(plainDate(`2026-${String(month).padStart(2, '0')}-10`))
  for (const edge of [before, from]) if (edge) days.push(addDays(edge, -1), edge, addDays(edge, 1))
  return days
}
