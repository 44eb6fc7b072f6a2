import type { PlainDate } from '../core/plain-date.ts'
import { MONTH_NAMES } from '../language/month-names.ts'
import { WEEKDAY_NAMES } from '../language/weekday-names.ts'
import type { InstructionRule, RuleConditions, RuleEffects } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'

/**
 * A rule as a sentence that is read back as exactly this rule, or as several sentences that together do the same. "A or
 * B, and both with C" is two sentences, because one would leave open what C belongs to.
 */
export function writeRule({ when, effects }: Pick<InstructionRule, 'when' | 'effects'>): string {
  if (when.anyOf.length > 1 && when.allOf.length > 0)
    return when.anyOf.map((test) => writeRule({ when: { ...when, anyOf: [test] }, effects })).join(' ')
  const rows = writeRows(when)
  if (effects.skip) return `Skip ${rows}.`
  if (effects.leave) return `Leave ${rows} alone.`
  const { source, ...others } = effects
  return [
    ...(source === undefined ? [] : [`Set the source to "${dropQuotes(source)}" for ${rows}.`]),
    ...splitEffects(others).map((part) => `${rows} → ${writeEffects(part)}.`),
  ].join(' ')
}

/** The effects by sentence: one with a category, a name and tags would be misread. */
function splitEffects({ tags, ...effects }: Omit<RuleEffects, 'source'>): RuleEffects[] {
  if (tags === undefined) return Object.keys(effects).length === 0 ? [] : [effects]
  const isTooMuch = effects.category !== undefined && effects.simpleName !== undefined
  return isTooMuch ? [effects, { tags }] : [{ ...effects, tags }]
}

/** What a rule gives its rows: "Shopping, name "Snacks", tags "a" and "b"". */
export function writeEffects({ category, isNewCategory, simpleName, tags = [] }: RuleEffects): string {
  const quote = (text: string) => `"${dropQuotes(text)}"`
  const parts = [
    isNewCategory ? `new category ${quote(category ?? '')}` : category,
    simpleName === undefined ? undefined : `name ${quote(simpleName)}`,
    tags.length === 0 ? undefined : `${tags.length > 1 ? 'tags' : 'tag'} ${tags.map(quote).join(' and ')}`,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

/** The rows of a rule: "money out "Shell" over 20, except "Shell Energy"". */
export function writeRows(when: RuleConditions, formatDay: (day: PlainDate) => string = String): string {
  const parts: string[] = []
  if (when.direction) parts.push(`money ${when.direction}`)
  // Whole words first: "containing" applies until the next word of its kind.
  const anyOf = [...when.anyOf].sort((a, b) => Number(a.how !== 'words') - Number(b.how !== 'words'))
  const isShared = anyOf.length > 1 && when.allOf.length > 0
  if (anyOf.length > 0) parts.push(`${anyOf.map((test) => writeText(test)).join(' or ')}${isShared ? ', each' : ''}`)
  for (const [i, test] of when.allOf.entries()) parts.push(writeText(test, i > 0 || anyOf.length > 0 ? 'with ' : ''))
  parts.push(...writeAmount(when), ...writeDays(when, formatDay))
  for (const source of when.sources ?? []) parts.push(`on my "${dropQuotes(source)}" account`)
  if (when.currency) parts.push(`in ${when.currency}`)
  const except = [
    ...when.noneOf.map((test) => writeText(test)),
    ...(when.notSources ?? []).map((source) => `on my "${dropQuotes(source)}" account`),
  ]
  return [parts.join(' '), ...(except.length > 0 ? [`except ${except.join(' or ')}`] : [])].join(', ')
}

function writeText({ how, text }: TextTest, lead = ''): string {
  if (how === 'idea') return text
  const verb = { words: lead, part: 'containing ', start: 'starting with ', end: 'ending with ' }[how]
  return `${verb}"${dropQuotes(text)}"`
}

/** The limits on the amount: ["over 50"]. */
function writeAmount({ min, max }: RuleConditions): string[] {
  if (min && max && min.decimal === max.decimal && min.inclusive && max.inclusive) return [`exactly ${min.decimal}`]
  if (min?.inclusive && max?.inclusive) return [`between ${min.decimal} and ${max.decimal}`]
  return [
    ...(min ? [`${min.inclusive ? 'at least' : 'over'} ${min.decimal}`] : []),
    ...(max ? [`${max.inclusive ? 'at most' : 'under'} ${max.decimal}`] : []),
  ]
}

/** The limits on the day: ["on Mondays", "in May"]. */
function writeDays(
  { weekdays, monthDays, months, from, before }: RuleConditions,
  formatDay: (day: PlainDate) => string,
): string[] {
  const parts: string[] = []
  if (weekdays) parts.push(`on ${weekdays.map((day) => `${WEEKDAY_NAMES[day - 1]}s`).join(' and ')}`)
  if (monthDays) {
    const [first, last] = monthDays.map(formatOrdinal)
    parts.push(first === last ? `on the ${first} of the month` : `between the ${first} and the ${last} of the month`)
  }
  if (months) parts.push(`in ${months.map((month) => MONTH_NAMES[month - 1]).join(' and ')}`)
  if (from) parts.push(`since ${formatDay(from)}`)
  if (before) parts.push(`before ${formatDay(before)}`)
  return parts
}

function formatOrdinal(day: number): string {
  const isTeen = day > 10 && day < 14
  return `${day}${(isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) ?? 'th'}`
}

/** Quotes would end the quoted text. */
function dropQuotes(text: string): string {
  return text.replaceAll('"', '').trim()
}
