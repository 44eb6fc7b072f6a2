import type { InstructionRule, RuleConditions, RuleEffects } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'

/** All conditions except the texts. */
export type Conditions = Omit<RuleConditions, 'anyOf' | 'allOf' | 'noneOf'>

/** The conditions without the limits that "otherwise" and "the rest" remove. */
export function dropLimits({ anyOf, allOf, noneOf, currency }: RuleConditions): RuleConditions {
  return { anyOf, allOf, noneOf, ...(currency ? { currency } : {}) }
}

/** A new limit replaces the old limits of its kind: on the amount, or on the day. */
const REPLACED: readonly (readonly string[])[] = [
  ['min', 'max'],
  ['weekdays', 'monthDays', 'months', 'before', 'from'],
]

/**
 * Both conditions combined. The limits of `b` replace those of the same kind, and its names replace several names of
 * `a`. A single name of `a` must also match, unless it's part of a name of `b` ("Costco Gas").
 */
export function mergeConditions(a: RuleConditions, b: RuleConditions): RuleConditions {
  const replaced = REPLACED.filter((fields) => fields.some((field) => field in b)).flat()
  const names = [...b.anyOf, ...b.allOf].map(({ text }) => text.toLowerCase())
  const isKept = ({ text }: TextTest) => !names.some((name) => name.includes(text.toLowerCase()))
  const extra = b.anyOf.length > 0 && a.anyOf.length === 1 ? a.anyOf.filter(isKept) : []
  return {
    ...Object.fromEntries(Object.entries(a).filter(([field]) => !replaced.includes(field))),
    ...b,
    anyOf: b.anyOf.length > 0 ? b.anyOf : a.anyOf,
    allOf: dropDuplicates([...a.allOf, ...extra, ...b.allOf]),
    noneOf: [...a.noneOf, ...b.noneOf],
  }
}

function dropDuplicates(tests: readonly TextTest[]): TextTest[] {
  return [...new Map(tests.map((test) => [`${test.how} ${test.text}`, test])).values()]
}

/** Without the fields that have no value. */
export function dropUnset<T extends object>(fields: { [Field in keyof T]: T[Field] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

export function getLimits({ anyOf: _, allOf: __, noneOf: ___, ...limits }: RuleConditions): Conditions {
  return limits
}

export type Rule = Pick<InstructionRule, 'when' | 'effects'>

/** Whether two rules ask for different things for the same rows. */
export function contradicts(a: Rule, b: Rule): boolean {
  return isSame(a.when, b.when) && haveClashingEffects(a.effects, b.effects)
}

/** Whether a row can't get both effects: one leaves it out or alone, or they differ in the category or the name. */
export function haveClashingEffects(a: RuleEffects, b: RuleEffects): boolean {
  const isExcluded = ({ skip, leave }: RuleEffects) => skip === true || leave === true
  const isDifferent = (field: 'category' | 'simpleName') =>
    a[field] !== undefined && b[field] !== undefined && a[field] !== b[field]
  return isExcluded(a) !== isExcluded(b) || isDifferent('category') || isDifferent('simpleName')
}

/**
 * Whether two rules have the same texts and limits. If there are several texts, it makes no difference whether one is
 * enough or all must match.
 */
export function isSame(a: RuleConditions | undefined, b: RuleConditions): boolean {
  return a !== undefined && getKey(a) === getKey(b)
}

const keys = new WeakMap<RuleConditions, string>()
function getKey(when: RuleConditions): string {
  const toKeys = (tests: readonly TextTest[]) => tests.map(({ how, text }) => `${how} ${text}`).sort()
  const limits = Object.entries(getLimits(when)).sort(([one], [other]) => one.localeCompare(other))
  const key = keys.get(when) ?? JSON.stringify([toKeys([...when.anyOf, ...when.allOf]), toKeys(when.noneOf), limits])
  keys.set(when, key)
  return key
}

/** Whether the conditions contain every text of the topic. */
export function isWithin(topic: RuleConditions, when: RuleConditions): boolean {
  const texts = new Set([...when.anyOf, ...when.allOf].map(({ text }: TextTest) => text))
  return [...topic.anyOf, ...topic.allOf].every(({ text }) => texts.has(text))
}

/** Whether there is no condition except the direction and excluded texts: "money out is Housing". */
export function isNearlyEveryRow(when: RuleConditions): boolean {
  if (when.anyOf.length + when.allOf.length > 0) return false
  return Object.keys(getLimits(when)).every((field) => field === 'direction')
}
