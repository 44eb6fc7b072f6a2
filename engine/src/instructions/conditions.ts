import type { RuleConditions, RuleEffects } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import type { Conditions, RowPhrase } from './row-state.ts'

export function getConditions(phrase: RowPhrase): RuleConditions {
  const { sources } = phrase.exceptConditions
  return {
    anyOf: phrase.anyOf,
    allOf: phrase.allOf,
    noneOf: phrase.noneOf,
    ...phrase.conditions,
    ...(sources ? { notSources: sources } : {}),
  }
}

const FIELDS = [
  'min',
  'max',
  'direction',
  'sources',
  'notSources',
  'currency',
  'weekdays',
  'monthDays',
  'months',
  'before',
  'from',
] as const

/** Without the limits that "otherwise" and "the rest" remove. */
export function withoutLimits({ anyOf, allOf, noneOf, currency }: RuleConditions): RuleConditions {
  return { anyOf, allOf, noneOf, ...(currency ? { currency } : {}) }
}

export function isLimited(when: RuleConditions): boolean {
  return FIELDS.some((field) => when[field] !== undefined)
}

const DAYS = ['weekdays', 'monthDays', 'months', 'before', 'from'] as const

/** Both conditions; a new limit replaces the old one. */
export function mergeConditions(a: RuleConditions, b: Conditions & Partial<RuleConditions>): RuleConditions {
  const { min, max, ...others } = a
  // A new day also replaces the old one.
  const rest = DAYS.some((field) => b[field] !== undefined)
    ? Object.fromEntries(Object.entries(others).filter(([field]) => !(DAYS as readonly string[]).includes(field)))
    : others
  const hasBound = b.min !== undefined || b.max !== undefined
  const [anyOf, extra] =
    (b.anyOf?.length ?? 0) === 0 ? [a.anyOf, []] : a.anyOf.length === 0 ? [b.anyOf!, []] : [b.anyOf!, a.anyOf]
  const made: RuleConditions = {
    ...rest,
    ...(hasBound ? {} : { ...(min ? { min } : {}), ...(max ? { max } : {}) }),
    ...b,
    anyOf,
    allOf: dropDuplicates([
      ...a.allOf,
      ...(extra.length === 1 && !anyOf.some(({ text }) => text === extra[0]!.text) ? extra : []),
      ...(b.allOf ?? []),
    ]),
    noneOf: [...a.noneOf, ...(b.noneOf ?? [])],
  }
  return made
}

export function dropDuplicates(tests: readonly TextTest[]): TextTest[] {
  return [...new Map(tests.map((test) => [`${test.how} ${test.text}`, test])).values()]
}

/** Some of a rule's rows. A text that contains the rule's own text is enough ("Costco Gas"). */
export function restrictConditions(base: RuleConditions, own: RuleConditions): RuleConditions {
  const texts = [...own.anyOf, ...own.allOf]
  const names = [...base.anyOf, ...base.allOf].map(({ text }) => text.toLowerCase())
  const isWhole = texts.length > 0 && texts.every(({ text }) => names.some((name) => text.toLowerCase().includes(name)))
  if (isWhole) return { ...own, ...getLimits(base), ...getLimits(own) }
  return { ...mergeConditions(base, own), ...getLimits(own) }
}

export function getLimits(when: RuleConditions): Conditions {
  return Object.fromEntries(FIELDS.flatMap((field) => (when[field] === undefined ? [] : [[field, when[field]]])))
}

/** Whether two rules have the same rows, judging by their conditions. */
export function isEquivalent(a: RuleConditions, b: RuleConditions): boolean {
  const getTests = ({ anyOf, allOf }: RuleConditions) => [...anyOf, ...allOf].map(({ how, text }) => `${how} ${text}`)
  const getKeys = (when: RuleConditions) =>
    JSON.stringify([getTests(when).sort(), when.noneOf.length, ...FIELDS.map((field) => when[field] ?? null)])
  return getKeys(a) === getKeys(b)
}

/** Whether two rules for the same rows contradict each other. */
export function clashes(a: RuleEffects, b: RuleEffects): boolean {
  const isOut = ({ skip, leave }: RuleEffects) => skip === true || leave === true
  const differs = (field: 'category' | 'simpleName') =>
    a[field] !== undefined && b[field] !== undefined && a[field] !== b[field]
  return isOut(a) !== isOut(b) || differs('category') || differs('simpleName')
}

export function isSame(a: RuleConditions | undefined, b: RuleConditions): boolean {
  return a !== undefined && getKey(a) === getKey(b)
}

const keys = new WeakMap<RuleConditions, string>()
function getKey(when: RuleConditions): string {
  const known =
    keys.get(when) ??
    JSON.stringify([when.anyOf, when.allOf, when.noneOf, ...FIELDS.map((field) => when[field] ?? null)])
  keys.set(when, known)
  return known
}

export function isWithin(topic: RuleConditions, when: RuleConditions): boolean {
  const texts = new Set([...when.anyOf, ...when.allOf].map(({ text }: TextTest) => text))
  return [...topic.anyOf, ...topic.allOf].every(({ text }) => texts.has(text))
}

/** Only the direction: "money out is Housing". */
export function isNearlyEveryRow(when: RuleConditions): boolean {
  if (when.anyOf.length + when.allOf.length > 0) return false
  return FIELDS.every((field) => field === 'direction' || when[field] === undefined)
}
