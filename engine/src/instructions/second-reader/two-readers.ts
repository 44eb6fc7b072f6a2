import { foldName } from '../../language/fold-text.ts'
import { plainSigns } from '../../language/readings/tokens.ts'
import type { Program } from '../../second-reader/program.ts'
import type { CompiledInstructions, Question } from '../compile-instructions.ts'
import type { Doubt } from '../doubt.ts'
import { hasConditions, type InstructionRule, type RuleConditions } from '../instruction-rules.ts'
import type { Context } from '../sheet.ts'
import { writeRule } from '../write-rule.ts'
import { differences, haveSameEffect } from './compare-rules.ts'
import { type SecondRule, secondRules } from './second-rules.ts'

type Sentences = readonly string[]
type Known = Context & { readonly lines: readonly string[] }
type Stretch = { readonly from: number; readonly to: number }

/** Both do the same: above this, the grammar's own doubts are settled (decisions 68, 70 and 79). */
const SURE_TOGETHER = 0.9
/** They differ: above these, the network is right more often than a grammar with doubts, or without any (decision 83). */
const TRUSTED = { overDoubtful: 0.2, overSure: 0.95 }
/** The grammar has no rule: above this, the network's is offered. */
const OFFERED = 0.3
/** Doubts about how the words fit together, which a second reader can settle. */
const SETTLED: ReadonlySet<Doubt['code']> = new Set(['unused-words', 'two-readings', 'guessed-category'])

/**
 * Combines the grammar's rules with the network's, one part of the text at a time. If both do the same, it's done; if
 * they differ, one reading is used, its rows need review, and both readings are offered.
 */
export function withSecondReader(
  text: string,
  sentences: Sentences,
  first: CompiledInstructions,
  program: Program,
  context: Known,
): CompiledInstructions {
  const plain = plainSigns(text)
  const second = secondRules(plain, program, context.categories).filter(
    ({ when, effects, newCategory }) =>
      hasConditions(when) && (Object.keys(effects).length > 0 || newCategory !== null),
  )
  const places = placesOf(plain, sentences)
  const whole = { from: 0, to: sentences.length - 1 }
  const isAlike = haveSameEffect(first.rules, completed(second, first.rules), context.lines)
  const stretches = isAlike ? [whole] : stretchesOf(places, sentences, first, second)
  return stretches.reduce((all, stretch) => settle(all, plain, sentences, places, stretch, second, context), first)
}

/** Where each sentence starts and ends. */
function placesOf(text: string, sentences: Sentences): [number, number][] {
  let after = 0
  return sentences.map((sentence) => {
    const start = Math.max(after, text.indexOf(sentence, after))
    after = start + sentence.length
    return [start, after]
  })
}

/** Sentences that build on each other, according to either reader. */
function stretchesOf(
  places: readonly (readonly [number, number])[],
  sentences: Sentences,
  { rules }: CompiledInstructions,
  second: readonly SecondRule[],
): Stretch[] {
  const sentenceAt = (at: number) =>
    Math.max(
      0,
      places.findLastIndex(([start]) => start <= at),
    )
  const links = second.map(({ place: [start, end] }): Stretch => ({ from: sentenceAt(start), to: sentenceAt(end - 1) }))
  for (const { sentence, when } of rules) {
    const own = sentences.indexOf(sentence)
    const named = [...when.anyOf, ...when.allOf].filter(({ how }) => how !== 'idea')
    const earlier = named.flatMap(({ text }) => {
      const at = sentences.findLastIndex((one, i) => i <= own && one.includes(text))
      return at < 0 ? [] : [at]
    })
    links.push({ from: Math.min(own, ...earlier), to: own })
  }
  const stretches = sentences.map((_, i): Stretch => ({ from: i, to: i }))
  for (const link of links) {
    const touched = stretches.filter(({ from, to }) => from <= link.to && to >= link.from)
    const joined = {
      from: Math.min(link.from, ...touched.map(({ from }) => from)),
      to: Math.max(link.to, ...touched.map(({ to }) => to)),
    }
    stretches.splice(stretches.indexOf(touched[0]!), touched.length, joined)
  }
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const isIn = (sentence: number) => sentence >= stretch.from && sentence <= stretch.to
    const hasFirst = rules.some(({ sentence }) => isIn(sentences.indexOf(sentence)))
    const hasSecond = second.some(({ place: [start] }) => isIn(sentenceAt(start)))
    // "The rest is dining": the network points to what came before, while the grammar has its rule here.
    const before = hasFirst && !hasSecond ? joined.pop() : undefined
    joined.push({ from: before?.from ?? stretch.from, to: stretch.to })
  }
  return joined
}

function settle(
  all: CompiledInstructions,
  text: string,
  sentences: Sentences,
  places: readonly (readonly [number, number])[],
  { from, to }: Stretch,
  second: readonly SecondRule[],
  context: Known,
): CompiledInstructions {
  const own = new Set(sentences.slice(from, to + 1))
  const [start, end] = [places[from]![0], places[to]![1]]
  const rules = all.rules.filter(({ sentence }) => own.has(sentence))
  const found = second.filter(({ place }) => place[0] >= start && place[0] < end)
  const others = completed(found, rules)
  // A rule in our own words, like a chosen reading, has only one meaning.
  if (rules.map(writeRule).join(' ') === text.slice(start, end)) return all
  const questions = all.questions.filter((question) => own.has(question.text))
  const missed = all.notUnderstood.filter((miss) => own.has(miss.text))
  const asksNew = questions.some(({ newCategory }) => newCategory !== null)
  if (rules.length + others.length === 0 || asksNew) return all
  const chance = others.reduce((least, rule) => Math.min(least, rule.chance), 1)
  const isAlike = others.length > 0 && haveSameEffect(rules, others, context.lines)
  const filed = rules.map((rule) => asCategory(rule, context))
  if (filed.some((rule, i) => rule !== rules[i]))
    return asked(
      all,
      own,
      questions,
      { text: text.slice(start, end), readings: [filed, rules], newCategory: null },
      filed,
    )
  if (isAlike) return chance >= SURE_TOGETHER && missed.length === 0 ? settled(all, own) : all
  const isDoubtful = questions.length + missed.length > 0
  const isDated = found.some((rule) => rule.isDated)
  if (!isDoubtful && isNoReasonToAsk(text.slice(start, end), rules, others, isDated, chance, context.lines)) return all
  const newCategory = others.find((rule) => rule.newCategory !== null)?.newCategory ?? null
  const about = { text: text.slice(start, end), newCategory }
  // Without its date, or without a category to create, a rule would do more or less than the user asked.
  const isWhole = others.every((rule) => !rule.isDated && rule.newCategory === null)
  if (rules.length === 0 && (chance < OFFERED || (!isWhole && newCategory === null))) return all
  if (others.length === 0 || !isWhole) return asked(all, own, questions, { ...about, readings: [rules] }, rules)
  const theirs = others.map(
    ({ when, effects }, i): InstructionRule => ({ order: i, sentence: sentences[to]!, when, effects }),
  )
  const trusted = isDoubtful ? TRUSTED.overDoubtful : TRUSTED.overSure
  const isTaken = isBetterKnown(rules, theirs, context) ?? chance >= trusted
  const ways = rules.length === 0 ? [theirs] : isTaken ? [theirs, rules] : [rules, theirs]
  return asked(all, own, questions, { ...about, readings: ways }, ways[0]!)
}

/** "Show Xcel as Utilities": a new name that is one of the categories is probably meant as one. */
function asCategory(rule: InstructionRule, { categories }: Context): InstructionRule {
  const { simpleName, ...rest } = rule.effects
  const named = categories.find(({ name }) => simpleName !== undefined && foldName(name) === foldName(simpleName))
  return named && rest.category === undefined ? { ...rule, effects: { ...rest, category: named.name } } : rule
}

/**
 * Where a grammar without doubts is nearly always right, whatever the network says (decision 70): in texts with dates,
 * which the network doesn't read, and where an unsure network has other categories than those the text names.
 */
function isNoReasonToAsk(
  text: string,
  rules: readonly InstructionRule[],
  others: readonly SecondRule[],
  isDated: boolean,
  chance: number,
  lines: readonly string[],
): boolean {
  if (rules.length === 0 || others.length === 0) return false
  if (isDated && rules.some(({ when }) => when.months ?? when.before ?? when.from)) return true
  const found = differences(rules, others, lines)
  const isNamed = rules.every((rule) => rule.effects.category === undefined || names(text, rule.effects.category))
  return chance < SURE_TOGETHER && isNamed && found.has('other category') && !found.has('more')
}

const WORD = /\p{L}{3,}/gu

/** Whether the text has a word of the category's name. */
function names(text: string, category: string): boolean {
  const words = new Set(foldName(text).match(WORD))
  return (foldName(category).match(WORD) ?? []).some((word) => words.has(word))
}

/** Dates and new names come from the grammar, if it has rules for the same rows. */
function completed(second: readonly SecondRule[], rules: readonly InstructionRule[]): SecondRule[] {
  return second.map((one, i) => {
    const rule = withGrammarsName(one, rules)
    if (!rule.isDated) return rule
    const alike = rules.find(({ effects }) => JSON.stringify(effects) === JSON.stringify(rule.effects))
    const near = alike ?? (rules.length === second.length ? rules[i] : undefined)
    if (!near) return rule
    const { months, before, from, monthDays, weekdays } = near.when
    const dates = { months, before, from, monthDays, weekdays }
    const set = Object.fromEntries(Object.entries(dates).filter(([, value]) => value !== undefined))
    return { ...rule, when: { ...rule.when, ...set }, isDated: Object.keys(set).length === 0 }
  })
}

/** "It's for the windows, call it Window cleaner": the grammar knows better which words give a name. */
function withGrammarsName(rule: SecondRule, rules: readonly InstructionRule[]): SecondRule {
  if (rule.effects.simpleName === undefined) return rule
  const namesOf = ({ anyOf, allOf }: RuleConditions) => [...anyOf, ...allOf].map(({ text }) => foldName(text))
  const own = namesOf(rule.when)
  const isAbout = (when: RuleConditions) =>
    namesOf(when).some((name) => own.some((other) => name.includes(other) || other.includes(name)))
  const named = rules.find(({ when, effects }) => effects.simpleName !== undefined && isAbout(when))
  return named ? { ...rule, effects: { ...rule.effects, simpleName: named.effects.simpleName! } } : rule
}

/** Whether only the second reading matches names in the user's rows; null if that doesn't decide. */
function isBetterKnown(
  first: readonly InstructionRule[],
  second: readonly InstructionRule[],
  { isKnownName }: Context,
): boolean | null {
  const isKnown = (rules: readonly InstructionRule[]) =>
    rules.every(({ when }) => when.anyOf.every((test) => test.how === 'idea' || isKnownName([test, ...when.allOf])))
  const [a, b] = [isKnown(first), isKnown(second)]
  return a === b || first.length === 0 ? null : b
}

function settled(all: CompiledInstructions, own: ReadonlySet<string>): CompiledInstructions {
  const questions = all.questions.filter(
    ({ text, doubts }) => !own.has(text) || !doubts.every(({ code }) => SETTLED.has(code)),
  )
  const open = new Set(questions.map(({ text }) => text))
  const rules = all.rules.map((rule) => {
    if (!own.has(rule.sentence) || open.has(rule.sentence)) return rule
    const { isDoubted: _, ...sure } = rule
    return sure
  })
  return { ...all, rules, questions }
}

function asked(
  all: CompiledInstructions,
  own: ReadonlySet<string>,
  questions: readonly Question[],
  { text, readings, newCategory }: Pick<Question, 'text' | 'readings' | 'newCategory'>,
  taken: readonly InstructionRule[],
): CompiledInstructions {
  const others = questions.flatMap((question) => question.readings)
  const doubts = questions.flatMap((question) => question.doubts)
  const question: Question = {
    text,
    doubts: doubts.length > 0 ? doubts : [newCategory === null ? { code: 'two-readings' } : newDoubt(newCategory)],
    readings: distinct([...readings, ...others]).slice(0, 3),
    newCategory,
  }
  const at = all.rules.findIndex(({ sentence }) => own.has(sentence))
  const kept = all.rules.filter(({ sentence }) => !own.has(sentence))
  const rules = kept.toSpliced(
    at < 0 ? kept.length : at,
    0,
    ...taken.map((rule) => ({ ...rule, isDoubted: true as const })),
  )
  return {
    ...all,
    rules: rules.map((rule, order) => ({ ...rule, order })),
    questions: [...all.questions.filter(({ text: sentence }) => !own.has(sentence)), question],
    notUnderstood: all.notUnderstood.filter((miss) => !own.has(miss.text)),
    background: all.background.filter((sentence) => !own.has(sentence)),
  }
}

function newDoubt(name: string): Doubt {
  return { code: 'new-category', name }
}

function distinct(readings: readonly (readonly InstructionRule[])[]): (readonly InstructionRule[])[] {
  return readings.filter(
    (one, i) => one.length > 0 && !readings.slice(0, i).some((other) => haveSameEffect(other, one)),
  )
}
