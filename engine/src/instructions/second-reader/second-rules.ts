import { findCategoryByCode } from '../../categoriser/default-categories.ts'
import { type Program, type Step, startsWith } from '../../second-reader/program.ts'
import type { TextUnit } from '../../second-reader/text-units.ts'
import { dropUnset } from '../conditions.ts'
import {
  type AmountBound,
  type InstructionRule,
  makeCategoryEffect,
  type RuleConditions,
  setsIncome,
} from '../instruction-rules.ts'
import { isSameSource, type TextTest } from '../instruction-text.ts'
import { formatCategoryName, isSameCategory } from '../introduced-categories.ts'
import { isAppName } from '../name-cost.ts'
import { getStepKind } from '../row-kinds.ts'
import type { UserCategory } from '../text-context.ts'
import { DATE_SIDES, readDays } from './date-words.ts'
import { findLimit, readProgramRules } from './rule-program.ts'

/** A rule from the second reader. `place`: where the text that it uses starts and ends. */
export type SecondRule = {
  readonly when: RuleConditions
  readonly effects: InstructionRule['effects']
  readonly isIncome?: true
  readonly newCategory: string | null
  readonly place: readonly [number, number]
  readonly chance: number
  /** It has a date that the second reader couldn't read. */
  readonly hasUnreadDate: boolean
}

/** Finds the words, limit and keywords in the steps of a rule. */
function openSteps(steps: readonly Step[], text: string, units: readonly TextUnit[]) {
  /** The words that come after each step of a kind. */
  const findAll = (kind: string) =>
    steps.flatMap((step, i) => {
      if (step !== kind) return []
      const [first, last] = [steps[i + 1], steps[i + 2]].map((at) => units[Number(at)]!)
      return [text.slice(first!.start, last!.end).replace(/^"|"$/g, '')]
    })
  const own = steps.flatMap((step) => (typeof step === 'number' ? units[step]! : []))
  const starts = own.map(({ start }) => start)
  const ends = own.map(({ end }) => end)
  return {
    text,
    limit: findLimit(steps, units),
    monthDay: steps.includes('monthday') ? (units[Number(steps[steps.indexOf('monthday') + 1])]?.value ?? null) : null,
    /** Where the units it points to start and end. */
    place: own.length > 0 ? ([Math.min(...starts), Math.max(...ends)] as const) : null,
    findAll,
    find: (kind: string) => findAll(kind)[0],
    has: (step: string) => steps.includes(step),
    /** The rest of a step such as "kind:fee". */
    getRest: (lead: string) =>
      steps
        .find((one) => startsWith(one, lead))
        ?.toString()
        .slice(lead.length),
  }
}
type ReadSteps = ReturnType<typeof openSteps>

/** The second reader's rules for an instruction. `sources`: the user's accounts, if known. */
export function makeSecondRules(
  text: string,
  program: Program,
  categories: readonly UserCategory[],
  sources?: readonly string[],
): SecondRule[] {
  let place: readonly [number, number] = [0, 0]
  return readProgramRules(program).map(({ steps, chance }) => {
    const rule = openSteps(steps, text, program.units)
    const wanted = rule.find('new') ?? null
    const existing = wanted === null ? undefined : categories.find(({ name }) => isSameCategory(name, wanted))
    // "Interest I earn" is a kind of row that points to no words, so it gets the place of the rule before it.
    place = rule.place ?? place
    const side = DATE_SIDES.find((one) => rule.has(one))
    const days = readDays(side ?? 'during', side ? rule.find(side)! : (rule.getRest('day:') ?? ''))
    const effects = { ...getEffects(rule, categories), ...makeCategoryEffect(existing?.name, categories) }
    return {
      when: { ...getConditions(rule, sources), ...days },
      effects,
      ...(setsIncome(effects, categories) ? { isIncome: true as const } : {}),
      newCategory: existing || wanted === null ? null : formatCategoryName(wanted),
      place,
      chance,
      hasUnreadDate: rule.has('dated') || (side !== undefined && days === null),
    }
  })
}

const ACCOUNT_NOUN = /\s+(?:card|account|feed|statement)$/i

/** "Zelles to Marcus": banks print "Zelle". */
function dropPlural(text: string): string {
  const singular = text.replace(/s$/, '')
  return isAppName(singular) ? singular : text
}

function isUnknownAccount(account: string, sources: readonly string[] = [account]): boolean {
  return !sources.some((source) => isSameSource(source, account))
}

function getConditions(rule: ReadSteps, sources: readonly string[] | undefined): RuleConditions {
  const makeTests = (kind: string) => rule.findAll(kind).map((text): TextTest => ({ how: 'words', text }))
  const kindStep = rule.getRest('kind:')
  // "Refunds from Target" are money in from Target, whatever the bank calls them, and so are deposits.
  const isMoneyIn = kindStep === 'deposit' || (kindStep === 'refund' && rule.has('text'))
  const written = rule.find('account')
  const elsewhere = rule.find('elsewhere')?.replace(ACCOUNT_NOUN, '')
  const account = written?.replace(ACCOUNT_NOUN, '')
  // A transfer to or from my savings may be on the statement of either account.
  const isOwn = account !== undefined && kindStep === 'transfer'
  // If Venmo isn't one of the user's accounts, "on Venmo" means text that the bank prints.
  const isText = account !== undefined && !isOwn && account === written && isUnknownAccount(account, sources)
  const kind = isOwn ? 'transfers between my own accounts' : isMoneyIn ? undefined : getStepKind(kindStep)
  const { monthDay } = rule
  return dropUnset<RuleConditions>({
    anyOf: makeTests('text'),
    allOf: [
      ...(kind ? [{ how: 'idea' as const, text: kind }] : []),
      ...(isText ? [{ how: 'words' as const, text: account }] : []),
      ...makeTests('with').map((test) => ({ ...test, text: dropPlural(test.text) })),
    ],
    noneOf: makeTests('not'),
    ...getBounds(rule.limit),
    direction: isMoneyIn || rule.has('in') ? 'in' : rule.has('out') ? 'out' : undefined,
    sources: account === undefined || isOwn || isText ? undefined : [account],
    notSources: elsewhere === undefined ? undefined : [elsewhere],
    currency: rule.getRest('currency:'),
    monthDays: monthDay === null ? undefined : [monthDay, monthDay],
  })
}

function getBounds(limit: ReadSteps['limit']): { min?: AmountBound; max?: AmountBound } {
  if (!limit) return {}
  const [first = 0, second = first] = limit.numbers
  const makeBound = (value: number, inclusive: boolean): AmountBound => ({
    decimal: String(Math.round(value * 100) / 100),
    inclusive,
  })
  if (limit.word === 'over' || limit.word === 'least') return { min: makeBound(first, limit.word === 'least') }
  if (limit.word === 'under' || limit.word === 'most') return { max: makeBound(first, limit.word === 'most') }
  return { min: makeBound(first, true), max: makeBound(second, limit.word !== 'within') }
}

function getEffects(rule: ReadSteps, categories: readonly UserCategory[]): InstructionRule['effects'] {
  if (rule.has('skip')) return { skip: true }
  if (rule.has('keep')) return { leave: true }
  const [name, tag] = [rule.find('name'), rule.find('tag')]
  return dropUnset<InstructionRule['effects']>({
    category: findCategoryByCode(rule.getRest('category:') ?? null, categories)?.name,
    simpleName: name === undefined ? undefined : restoreCapitals(name, rule.text),
    tags: tag?.split(/\s*(?:,|&|\band\b)\s*/i),
  })
}

/** "That's my rent. Call it Rent": the name with the capitals of its last mention. */
function restoreCapitals(name: string, text: string): string {
  const folded = text.toLowerCase()
  const at = folded.length === text.length ? folded.lastIndexOf(name.toLowerCase()) : -1
  return at < 0 ? name : text.slice(at, at + name.length)
}
