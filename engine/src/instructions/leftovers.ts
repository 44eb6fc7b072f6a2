import { readMonthName } from '../language/month-names.ts'
import { readTokenAmount } from '../language/readings/limit-spans.ts'
import { readTokens, type Token } from '../language/readings/tokens.ts'
import { readWeekdayName } from '../language/weekday-names.ts'
import type { CompiledInstructions, Question } from './compiled-instructions.ts'
import type { Doubt } from './doubt.ts'
import type { InstructionRule } from './instruction-rules.ts'
import { foldCached } from './sheet.ts'
import { writeRule } from './write-rule.ts'

/** The number of a list entry: "1." or "2)". */
const LIST_MARK = /(?:^|[\n;,.:])\s*\(?\d{1,2}[.)]\s*$/

/**
 * Asks about sentences that have no question yet, but a number, a weekday or a month that their rules don't use. The
 * grammar's readings are offered as well.
 */
export function askAboutLeftovers(
  compiled: CompiledInstructions,
  byGrammar: CompiledInstructions,
): CompiledInstructions {
  const { rules, questions } = compiled
  const open = new Set([...questions, ...compiled.notUnderstood].map(({ text }) => text))
  const used = foldCached(rules.map(writeRule).join(' '))
  const added = [...new Set(rules.map(({ sentence }) => sentence))].flatMap((sentence): Question[] => {
    if (open.has(sentence)) return []
    const own = rules.filter((rule) => rule.sentence === sentence)
    const doubts = findLeftovers(sentence, used, own)
    return doubts.length > 0
      ? [{ text: sentence, doubts, readings: [own, ...listReadings(byGrammar, sentence)], newCategory: null }]
      : []
  })
  if (added.length === 0) return compiled
  const asked = new Set(added.map(({ text }) => text))
  return {
    ...compiled,
    rules: rules.map((rule) => (asked.has(rule.sentence) ? { ...rule, isDoubted: true } : rule)),
    questions: [...questions, ...added],
  }
}

function listReadings({ rules, questions }: CompiledInstructions, sentence: string): Question['readings'] {
  const own = rules.filter((rule) => rule.sentence === sentence)
  const others = questions.filter(({ text }) => text === sentence).flatMap(({ readings }) => readings)
  return [own, ...others].filter((one) => one.length > 0)
}

function findLeftovers(sentence: string, used: string, rules: readonly InstructionRule[]): Doubt[] {
  const hasDates = rules.some(({ when }) => when.from ?? when.before)
  // "Mondays" in a rule covers "Monday" in the sentence, but 50 doesn't cover 5.
  const isUsed = ({ kind, text, word }: Token) =>
    [foldCached(text), word].some((one) => ` ${used} `.includes(kind === 'number' ? ` ${one} ` : ` ${one}`))
  const tokens = readTokens(sentence).filter((token) => !isUsed(token))
  const numbers = tokens.filter(
    ({ kind, word, end }) =>
      kind === 'number' && !hasDates && !isInRules(word, rules) && !LIST_MARK.test(sentence.slice(0, end + 1)),
  )
  const days = tokens.filter(
    ({ text, word }) =>
      !hasDates && /^\p{Lu}\p{L}{3}/u.test(text) && (readWeekdayName(word) ?? readMonthName(word)) !== null,
  )
  return [
    ...numbers.slice(0, 1).map(({ text }): Doubt => ({ code: 'unused-number', number: text })),
    ...(days.length > 0 ? [{ code: 'unused-words' as const, words: days.map(({ text }) => text) }] : []),
  ]
}

/** Whether a number ("1,150.00", "1.5k") is a limit of the rules, or in the middle of two limits ("around 50"). */
function isInRules(number: string, rules: readonly InstructionRule[]): boolean {
  const value = Number(readTokenAmount(number))
  return rules.some(({ when: { min, max } }) => {
    const limits = [min, max].flatMap((bound) => (bound ? Number(bound.decimal) : []))
    return limits.includes(value) || (limits.length === 2 && limits[0]! + limits[1]! === 2 * value)
  })
}
