import { foldName } from '../../language/fold-text.ts'
import { normalizeSigns } from '../../language/readings/tokens.ts'
import { NEGATION } from '../../second-reader/negation.ts'
import type { Program } from '../../second-reader/program.ts'
import type { CompiledInstructions, Question } from '../compiled-instructions.ts'
import { haveClashingEffects } from '../conditions.ts'
import type { Doubt } from '../doubt.ts'
import { hasConditions, type InstructionRule, type RuleConditions } from '../instruction-rules.ts'
import type { TextTest } from '../instruction-text.ts'
import { findUnmatchedText } from '../known-names.ts'
import type { TextContext } from '../text-context.ts'
import { writeRule } from '../write-rule.ts'
import { haveSameEffect } from './compare-rules.ts'
import { makeSecondRules, type SecondRule } from './second-rules.ts'

/** Part of the text, and the sentences in it. */
type Passage = { readonly text: string; readonly from: number; readonly to: number; readonly own: ReadonlySet<string> }

/** Both readers do the same: from here on, the grammar's own doubts are settled (decisions 68, 70 and 79). */
const SURE_TOGETHER = 0.9
/** The readers differ: the network is right more often than a grammar with doubts and, above this, than one without. */
const TRUSTED = 0.95
/**
 * The readers differ: above these, the network's rules are used without a question (decisions 90 and 97), unless they
 * leave out a currency, or the text has a "not" but none of them leaves, skips or excludes anything. `toLeave`: both
 * only leave rows alone.
 */
const SURE_ALONE = { toLeave: 0.95, overDoubtful: 0.995, overSure: 0.999 }
/** How many characters before an account we look for "except". */
const MAX_EXCEPT = 20
/** The grammar has no rule, or no such category: above this, the network's is offered. */
const OFFERED = 0.3
/** Doubts about how the words fit together, which a second reader can settle. */
const SETTLED: ReadonlySet<Doubt['code']> = new Set(['unused-words', 'two-readings'])

/**
 * Whether a doubt is settled if both readers do the same. A "not" that the grammar didn't use isn't: the network
 * carries out "Don't put Amazon in Shopping" as if the "don't" weren't there.
 */
function isSettled(doubt: Doubt): boolean {
  return (
    SETTLED.has(doubt.code) && !(doubt.code === 'unused-words' && doubt.words.some((words) => NEGATION.test(words)))
  )
}

/**
 * Combines the grammar's rules with the network's, one part of the text at a time. If both do the same, the grammar's
 * rules stay. If they differ, one reading is used; unless the network is sure, its rows need review, and both readings
 * are offered.
 */
export function combineReadings(
  sentences: readonly string[],
  first: CompiledInstructions,
  program: Program,
  context: TextContext,
): CompiledInstructions {
  const plain = normalizeSigns(context.text)
  const second = makeSecondRules(plain, program, context.categories, context.sources).filter(
    ({ when, effects, newCategory }) =>
      hasConditions(when) && (Object.keys(effects).length > 0 || newCategory !== null),
  )
  const passages = findPassages(plain, sentences, first.rules, second)
  return passages.reduce((all, passage) => settle(all, passage, second, context), first)
}

/** Groups sentences that build on each other, according to the network. */
function findPassages(
  text: string,
  sentences: readonly string[],
  rules: readonly InstructionRule[],
  second: readonly SecondRule[],
): Passage[] {
  const passages: Passage[] = []
  let after = 0
  for (const sentence of sentences) {
    const from = Math.max(after, text.indexOf(sentence, after))
    after = from + sentence.length
    const end = after
    const crossesStart = second.some(({ place }) => place[0] < from && place[1] > from)
    // "The rest is dining": the network points to what came before, while the grammar has its rule here.
    const belongsToPrevious =
      rules.some((rule) => rule.sentence === sentence) &&
      !second.some(({ place }) => place[0] >= from && place[0] < end)
    const before = crossesStart || belongsToPrevious ? passages.pop() : undefined
    const start = before?.from ?? from
    const own = new Set([...(before?.own ?? []), sentence])
    passages.push({ text: text.slice(start, end), from: start, to: end, own })
  }
  return passages
}

function settle(
  all: CompiledInstructions,
  { text, from, to, own }: Passage,
  second: readonly SecondRule[],
  context: TextContext,
): CompiledInstructions {
  const rules = all.rules.filter(({ sentence }) => own.has(sentence))
  // A rule in our own words, like a chosen reading, has only one meaning.
  if (rules.map(writeRule).join(' ') === text) return all
  const inPassage = second.filter(({ place }) => place[0] >= from && place[0] < to)
  const others = useOwnCategory(useGrammarsName(useGrammarsTests(inPassage, rules), rules), rules, context).map(
    (rule, i, named) => narrowLikeGrammar(rule, named.slice(0, i), rules, context),
  )
  const questions = all.questions.filter((question) => own.has(question.text))
  const missed = all.notUnderstood.filter((miss) => own.has(miss.text))
  const chance = Math.min(1, ...others.map((rule) => rule.chance))
  if (rules.length + others.length === 0 || isNewCategoryOpen(text, questions, others, chance)) return all
  const ask = (readings: Question['readings'], newCategory: string | null = null) =>
    addQuestion(replaceRules(all, own, readings[0]!, true), questions, { text, readings, newCategory })
  const hasUnreadDate = others.some((rule) => rule.hasUnreadDate)
  // A rule that leaves rows alone does the same as none unless it's an exception to other rules, but it shows how we
  // read the sentence.
  const isShown = rules.length > 0 || missed.length === 0
  const rest = all.rules.filter(({ sentence }) => !own.has(sentence))
  const isSame = () => haveSameEffect([...rest, ...rules], [...rest, ...others], context.lines)
  if (others.length > 0 && !hasUnreadDate && isShown && isSame())
    return chance >= SURE_TOGETHER ? settleQuestions(all, own) : all
  const newCategory = findNewCategory(others)
  // Without its date, or without a category to create, a rule would do more or less than the user asked.
  const isWhole = !hasUnreadDate && newCategory === null
  if (rules.length === 0 && (chance < OFFERED || (!isWhole && newCategory === null))) return all
  const theirs = toRules(others, [...own].at(-1)!)
  if (addsCategory(rules, theirs) && !hasUnreadDate && chance >= OFFERED) return ask([theirs, rules])
  if (others.length === 0 || !isWhole) return ask([rules], newCategory)
  const isDoubtful = questions.length + missed.length > 0
  const isTaken = isPreferred(rules, theirs, text, context) ?? (isDoubtful || chance >= TRUSTED)
  const isUnseen = context.hasRows && !isSeen(theirs, context)
  if (isTaken && !isUnseen && chance >= getMinChance(rules, theirs, text, isDoubtful))
    return replaceRules(all, own, theirs, false)
  return ask(rules.length === 0 ? [theirs] : isTaken ? [theirs, rules] : [rules, theirs])
}

/**
 * Whether the grammar's question about a new category stays open. It doesn't if the network is sure and only uses
 * categories that the text names: "… is nuggets and drinks = Dining".
 */
function isNewCategoryOpen(
  text: string,
  questions: readonly Question[],
  second: readonly SecondRule[],
  chance: number,
): boolean {
  const isNamed = ({ when, effects }: SecondRule) => {
    const rest = getNames(when).reduce((left, name) => left.replaceAll(name, ' '), foldName(text))
    return (
      effects.category !== undefined && rest.split(/[^\p{L}]+/u).includes(foldName(effects.category).split(' ')[0]!)
    )
  }
  const isSureOfOthers = second.length > 0 && second.every(isNamed) && chance >= SURE_ALONE.overDoubtful
  return questions.some(({ newCategory }) => newCategory !== null) && !isSureOfOthers
}

function findNewCategory(rules: readonly SecondRule[]): string | null {
  return rules.find(({ newCategory }) => newCategory !== null)?.newCategory ?? null
}

/** Whether only the second reading creates a category. */
function addsCategory(...[first, second]: [readonly InstructionRule[], readonly InstructionRule[]]): boolean {
  const [a, b] = [first, second].map((rules) => rules.some(({ effects }) => effects.isNewCategory))
  return !a && b!
}

function toRules(second: readonly SecondRule[], sentence: string): InstructionRule[] {
  return second.map(({ when, effects, isIncome, newCategory: category }, order) => {
    const added = category === null ? {} : { category, isNewCategory: true as const }
    return { order, sentence, when, effects: { ...effects, ...added }, ...(isIncome ? { isIncome } : {}) }
  })
}

/** How sure the network must be for its rules to be used without a question. */
function getMinChance(
  first: readonly InstructionRule[],
  second: readonly InstructionRule[],
  text: string,
  isDoubtful: boolean,
): number {
  if ([...first, ...second].every(({ effects }) => effects.leave)) return SURE_ALONE.toLeave
  const namesCurrency = (rules: readonly InstructionRule[]) => rules.some(({ when }) => when.currency !== undefined)
  if (namesCurrency(first) && !namesCurrency(second)) return Number.POSITIVE_INFINITY
  const usesNot = second.some(({ when, effects }) => effects.leave || effects.skip || when.noneOf.length > 0)
  if (NEGATION.test(text) && !usesNot) return Number.POSITIVE_INFINITY
  return isDoubtful ? SURE_ALONE.overDoubtful : SURE_ALONE.overSure
}

/** Whether a rule is about an account that the text excludes: the network reads "except on my Visa" as "on my Visa". */
function isOnExceptedAccount({ when, effects }: InstructionRule, text: string): boolean {
  return (effects.leave ? [] : (when.sources ?? [])).some((source) => {
    const at = text.toLowerCase().indexOf(source.toLowerCase())
    return NEGATION.test(text.slice(Math.max(0, at - MAX_EXCEPT), Math.max(0, at)))
  })
}

/** Whether the names in each rule are on the user's statements, or don't need to be. */
function isSeen(rules: readonly Pick<InstructionRule, 'when'>[], { text, isKnownName }: TextContext): boolean {
  return rules.every(({ when }) => findUnmatchedText(when, text, isKnownName) === null)
}

/**
 * "It's for the windows, call it Window cleaner": the grammar knows better which words give a name, unless it has fewer
 * names or the network is sure.
 */
function useGrammarsName(second: readonly SecondRule[], first: readonly InstructionRule[]): readonly SecondRule[] {
  const countNames = (rules: readonly Pick<InstructionRule, 'effects'>[]) =>
    new Set(rules.flatMap(({ effects }) => effects.simpleName ?? [])).size
  if (countNames(second) > countNames(first)) return second
  return second.map((rule) => {
    const name = rule.effects.simpleName
    const named = first.filter(({ when, effects }) => effects.simpleName !== undefined && isAbout(when, rule.when))
    if (name === undefined || named.length === 0 || rule.chance >= SURE_ALONE.overDoubtful) return rule
    const simpleName = named[0]!.effects.simpleName!
    // "Just write Dunnes for everything from Dunnes Stores": the readers disagree about which words are the new name.
    const isSwapped = getNames(rule.when).includes(foldName(simpleName))
    const isKept = isSwapped || named.some(({ effects }) => effects.simpleName === name)
    return isKept ? rule : { ...rule, effects: { ...rule.effects, simpleName } }
  })
}

function isAbout(a: RuleConditions, b: RuleConditions): boolean {
  return getNames(a).some((name) => getNames(b).some((other) => name.includes(other) || other.includes(name)))
}

/** The network only knows our categories: it may read "Put Shell in Railway Models" as entertainment. */
function useOwnCategory(
  second: readonly SecondRule[],
  first: readonly InstructionRule[],
  { categories }: TextContext,
): readonly SecondRule[] {
  const [rule, other] = [second[0], first[0]]
  if (!rule || !other || second.length + first.length > 2) return second
  const isOwn = (category?: string) => categories.some(({ name, code }) => name === category && !code)
  const { category } = other.effects
  if (!category || !isOwn(category) || isOwn(rule.effects.category) || !isAbout(other.when, rule.when)) return second
  return rule.effects.category ? [{ ...rule, effects: { ...rule.effects, category } }] : second
}

/** The network has no words for "starts with" and "contains": for the same text, the grammar's test is used. */
function useGrammarsTests(second: readonly SecondRule[], first: readonly InstructionRule[]): readonly SecondRule[] {
  const own = first
    .flatMap(({ when }) => [...when.anyOf, ...when.allOf])
    .filter(({ how }) => how !== 'words' && how !== 'idea')
  const choose = (test: TextTest) =>
    own.find(({ text }) => test.how === 'words' && foldName(text) === foldName(test.text)) ?? test
  if (own.length === 0) return second
  return second.map((rule) => ({
    ...rule,
    when: { ...rule.when, anyOf: rule.when.anyOf.map(choose), allOf: rule.when.allOf.map(choose) },
  }))
}

function getNames({ anyOf, allOf }: RuleConditions): string[] {
  return [...anyOf, ...allOf].map(({ text }) => foldName(text))
}

/**
 * "City of Boise is … but PARKING is …" may be only "PARKING" to the network. If the grammar's rule for these words
 * also asks for the words of an earlier rule, they're added to the network's rule.
 */
function narrowLikeGrammar(
  rule: SecondRule,
  earlier: readonly SecondRule[],
  first: readonly InstructionRule[],
  context: TextContext,
): SecondRule {
  const names = getNames(rule.when)
  const own = earlier.flatMap(({ when }) => getNames(when))
  for (const { when, effects } of names.length === 0 ? [] : first) {
    const added = when.allOf.filter(({ text }) => !names.includes(foldName(text)))
    const isNarrower = added.length > 0 && added.every(({ text }) => own.includes(foldName(text)))
    const isSame =
      getNames(when).length === names.length + added.length &&
      when.anyOf.every(({ text }) => names.includes(foldName(text)))
    const narrower = { ...rule, when: { ...rule.when, allOf: [...rule.when.allOf, ...added] } }
    if (isNarrower && isSame && !haveClashingEffects(effects, rule.effects) && isSeen([narrower], context))
      return narrower
  }
  return rule
}

/**
 * Whether the second reading is better than the first; null if we can't tell. A reading is worse if it ignores an
 * exception, a new category or check numbers, or if it has names that aren't on the user's statements or a rule with
 * nothing but a limit.
 */
function isPreferred(
  first: readonly InstructionRule[],
  second: readonly InstructionRule[],
  text: string,
  context: TextContext,
): boolean | null {
  if (first.length === 0) return null
  if (second.some((rule) => isOnExceptedAccount(rule, text)) || addsCategory(second, first)) return false
  // "Checks 2040 to 2045" are check numbers, but amounts to the network.
  if (first.some(({ when }) => when.anyOf.filter(({ text }) => /^\d+$/.test(text)).length > 1)) return false
  const [a, b] = [isSeen(first, context), isSeen(second, context)]
  if (a !== b) return b
  if (first.some(isAnyRow) !== second.some(isAnyRow)) return first.some(isAnyRow)
  return null
}

/** "£15 and above leave it be": a limit without anything else is rarely what was meant. */
function isAnyRow({ when }: InstructionRule): boolean {
  const { anyOf, allOf, sources = [], notSources = [], currency, from, before, months, weekdays, monthDays } = when
  const others = [currency, from, before, months, weekdays, monthDays].filter(Boolean)
  return [...anyOf, ...allOf, ...sources, ...notSources, ...others].length === 0
}

/** Both do the same: the grammar's doubts are settled, and the network has read what the grammar didn't understand. */
function settleQuestions(all: CompiledInstructions, own: ReadonlySet<string>): CompiledInstructions {
  const questions = all.questions.filter(({ text, doubts }) => !own.has(text) || !doubts.every(isSettled))
  const open = new Set(questions.map(({ text }) => text))
  const rules = all.rules.map((rule) => {
    if (!own.has(rule.sentence) || open.has(rule.sentence)) return rule
    const { isDoubted: _, ...sure } = rule
    return sure
  })
  const { false: notUnderstood = [], true: solved = [] } = Object.groupBy(
    all.notUnderstood,
    ({ text }) => `${own.has(text)}`,
  )
  return { ...all, rules, questions, notUnderstood, background: [...all.background, ...solved.map(({ text }) => text)] }
}

/** Replaces the rules and questions of a part of the text with other rules. */
function replaceRules(
  all: CompiledInstructions,
  own: ReadonlySet<string>,
  taken: readonly InstructionRule[],
  isDoubted: boolean,
): CompiledInstructions {
  const at = all.rules.findIndex(({ sentence }) => own.has(sentence))
  const kept = all.rules.filter(({ sentence }) => !own.has(sentence))
  const added = taken.map((rule) => (isDoubted ? { ...rule, isDoubted } : rule))
  const rules = kept.toSpliced(at < 0 ? kept.length : at, 0, ...added)
  return {
    ...all,
    rules: rules.map((rule, order) => ({ ...rule, order })),
    questions: all.questions.filter(({ text }) => !own.has(text)),
    notUnderstood: all.notUnderstood.filter(({ text }) => !own.has(text)),
    background: all.background.filter((sentence) => !own.has(sentence)),
  }
}

function addQuestion(
  all: CompiledInstructions,
  questions: readonly Question[],
  { text, readings, newCategory }: Pick<Question, 'text' | 'readings' | 'newCategory'>,
): CompiledInstructions {
  const doubts = questions.flatMap((question) => question.doubts)
  const doubt: Doubt = newCategory === null ? { code: 'two-readings' } : { code: 'new-category', name: newCategory }
  const alternatives = dropDuplicates([...readings, ...questions.flatMap((question) => question.readings)]).slice(0, 3)
  const question = { text, doubts: doubts.length > 0 ? doubts : [doubt], readings: alternatives, newCategory }
  return { ...all, questions: [...all.questions, question] }
}

function dropDuplicates(readings: readonly (readonly InstructionRule[])[]): (readonly InstructionRule[])[] {
  return readings.filter(
    (one, i) => one.length > 0 && !readings.slice(0, i).some((other) => haveSameEffect(other, one)),
  )
}
