import { getCached } from '../language/get-cached.ts'
import { readTokens } from '../language/readings/tokens.ts'
import { isNegation } from '../second-reader/negation.ts'
import type { Program } from '../second-reader/program.ts'
import { isPartOfCategory } from './category-phrase.ts'
import type { CompiledInstructions, Question } from './compiled-instructions.ts'
import { contradicts } from './conditions.ts'
import type { Doubt, Miss } from './doubt.ts'
import { findNewCategories, type InstructionRule, makeCategoryEffect, setsIncome } from './instruction-rules.ts'
import { addNewCategories, findIntroducedCategories } from './introduced-categories.ts'
import { findUnmatchedText, findUnusedNames } from './known-names.ts'
import { askAboutLeftovers } from './leftovers.ts'
import { createNameTest, type NameTest } from './name-test.ts'
import { type Reading, type ReadSentence, readInstructions } from './read-instructions.ts'
import type { Draft, Memory } from './resolve-clauses.ts'
import { combineReadings } from './second-reader/two-readers.ts'
import type { TextContext, UserCategory } from './text-context.ts'
import { writeRule } from './write-rule.ts'

/**
 * Turns plain-language instructions into rules. Every sentence becomes rules, rules with a question, or is listed as
 * not understood; one that asks for nothing is listed as background. Never throws.
 */
export function compileInstructions(
  text: string,
  options: {
    categories: readonly UserCategory[]
    sources?: readonly string[]
    /** Lines of the user's statements that the text may refer to. */
    lines?: readonly string[]
    /** Whether the user has transactions, so that a rule that matches none of them raises a question. */
    hasRows?: boolean
    /** The network's reading of the text; without it, the grammar decides alone. */
    program?: Program | null
  },
): CompiledInstructions {
  const { categories, sources = [], lines = [], hasRows = false, program } = options
  const names = new Map<string, boolean>()
  const isOnLine = createNameTest(lines)
  const isKnownName: NameTest = (wanted) => getCached(names, JSON.stringify(wanted), () => isOnLine(wanted))
  const known = { categories, sources, isKnownName, text, lines, hasRows }
  const introduced = findIntroducedCategories(text, known)
  const context = { ...known, categories: addNewCategories(categories, introduced), introduced }
  const { sentences, memory } = readInstructions(text, context)
  const first = compileSentences(sentences, memory, context)
  const texts = sentences.map((one) => one.text)
  const both = askAboutLeftovers(program ? combineReadings(texts, first, program, context) : first, first)
  const rules = dropRepeated(both.rules)
  return {
    ...both,
    rules,
    questions: both.questions.map(dropRepeatedReadings),
    newCategories: findNewCategories(rules),
  }
}

/** Without rules that a later one repeats word for word: of equals, the later one decides. */
function dropRepeated(rules: readonly InstructionRule[]): readonly InstructionRule[] {
  const written = rules.map(writeRule)
  return rules.filter((_, i) => !written.includes(written[i]!, i + 1))
}

/** Readings with the same rules would be the same choice twice. */
function dropRepeatedReadings(question: Question): Question {
  const readings = question.readings.map(dropRepeated)
  const written = readings.map((rules) => rules.map(writeRule).join(' '))
  return { ...question, readings: readings.filter((_, i) => written.indexOf(written[i]!) === i) }
}

function compileSentences(
  sentences: readonly ReadSentence[],
  memory: Memory,
  context: TextContext,
): CompiledInstructions {
  const { drafts } = memory
  const toRule = ({ when, effects, sentence }: Draft, order: number): InstructionRule => ({
    order,
    sentence: sentences[sentence]?.text ?? '',
    when,
    ...(setsIncome(effects, context.categories) ? { isIncome: true as const } : {}),
    effects: { ...effects, ...makeCategoryEffect(effects.category, context.categories) },
  })
  const rules: InstructionRule[] = []
  const questions: Question[] = []
  const background: string[] = []
  const notUnderstood: CompiledInstructions['notUnderstood'][number][] = []
  for (const [i, { text: sentence, readings, isTalk }] of sentences.entries()) {
    const own = drafts.filter((draft) => draft.sentence === i)
    const [best] = readings
    const doubts = findDoubts(sentence, best?.doubts ?? [], own, drafts, context)
    const other = drafts.find((draft) => draft.sentence < i && own.some((one) => contradicts(one, draft)))
    if (other) doubts.push({ code: 'contradicts', sentence: sentences[other.sentence]!.text })
    if (own.length > 0 || (best?.drafts.length ?? 0) > 0) {
      for (const draft of own) if (draft.newCategory === undefined) rules.push(toRule(draft, rules.length))
      if (doubts.length > 0) questions.push(makeQuestion(sentence, doubts, readings, own, toRule))
      continue
    }
    const isBackground = isTalk ? doubts.length === 0 : memory.used.includes(i) && isPremise(best, sentence, context)
    if (isBackground) background.push(sentence)
    else notUnderstood.push({ text: sentence, why: explainFailure(best) })
  }
  const asked = new Set(questions.map(({ text }) => text))
  const marked = rules.map((rule) => (asked.has(rule.sentence) ? { ...rule, isDoubted: true as const } : rule))
  return { rules: marked, questions, notUnderstood, newCategories: [], background }
}

/** What to ask about a sentence: the reading's own doubts, and other kinds of doubt that its rules and names raise. */
function findDoubts(
  sentence: string,
  existing: readonly Doubt[],
  own: readonly Draft[],
  drafts: readonly Draft[],
  context: TextContext,
): Doubt[] {
  const doubts = [...existing]
  const add = (doubt: Doubt) => {
    if (!doubts.some(({ code }) => code === doubt.code)) doubts.push(doubt)
  }
  for (const { when } of own) {
    const unmatched = context.hasRows ? findUnmatchedText(when, context.text, context.isKnownName) : null
    if (unmatched !== null) add({ code: 'no-match', ...unmatched })
  }
  const words = own.length > 0 ? findUnusedNames(sentence, drafts, context) : []
  if (words.length > 0) add({ code: 'unused-words', words })
  return doubts
}

function makeQuestion(
  text: string,
  doubts: readonly Doubt[],
  readings: readonly Reading[],
  own: readonly Draft[],
  asRule: (draft: Draft, order: number) => InstructionRule,
): Question {
  const alternatives = readings.map(({ drafts }) =>
    drafts.filter((draft) => draft.newCategory === undefined).map(asRule),
  )
  const newCategory = own.find((draft) => draft.newCategory !== undefined)?.newCategory ?? null
  const offered = alternatives.filter((rules, i) => rules.length > 0 && (i === 0 || !rules.some(isAboutNegation)))
  return { text, doubts, readings: offered, newCategory }
}

/** A rule for transactions that say "Don't" is never what was meant. */
function isAboutNegation({ when }: InstructionRule): boolean {
  return [...when.anyOf, ...when.allOf].some((test) => isNegation(test.text))
}

/**
 * Whether a sentence is only there for others to build on and asks for nothing itself: "Brandon is my ex", "Blue Bottle
 * is not dining", "Make a category called Boat".
 */
function isPremise(best: Reading | undefined, sentence: string, { categories }: TextContext): boolean {
  const asksForNothing = best?.clauses.some(
    ({ action, category }) => action === 'not-category' || category?.isIntroduced,
  )
  return asksForNothing || !readTokens(sentence).some(({ text }) => isPartOfCategory(text, categories))
}

function explainFailure(best: Reading | undefined): Miss {
  if (best?.clauses.some(({ category }) => category !== undefined)) return 'no-rows'
  return best?.clauses.some(({ rows }) => rows !== null) ? 'no-effect' : 'unclear'
}
