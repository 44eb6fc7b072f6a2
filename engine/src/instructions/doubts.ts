import { categoryOfPhrase } from '../budget-sentences/budget-word-index.ts'
import { foldName } from '../language/fold-text.ts'
import { isFunctionWord } from '../language/function-words.ts'
import { monthOfName } from '../language/month-names.ts'
import { readNumberWords } from '../language/number-words.ts'
import { weekdayOfName } from '../language/weekday-names.ts'
import { categoryOfWord } from './instruction-category-words.ts'
import type { UserCategory } from './instruction-effects.ts'
import type { InstructionRule } from './instruction-rules.ts'

/**
 * Why a sentence should be asked about although it was read: something in it changed nothing. `unused-words` and
 * `unused-number`: no rule looks at them. `unobeyed-not`: it says "not", "except" or "otherwise" and no rule leaves
 * anything out. `every-row`: a rule asks nothing of a row but which way the money went. `unlikely-text`: the text to
 * look for doesn't look like a name. `two-answers`: it gives the same rows two categories.
 */
export type Doubt =
  | { readonly code: 'unused-words'; readonly words: readonly string[] }
  | { readonly code: 'unused-number'; readonly number: string }
  | { readonly code: 'unobeyed-not'; readonly word: string }
  | { readonly code: 'every-row' }
  | { readonly code: 'unlikely-text'; readonly text: string }
  | { readonly code: 'two-answers'; readonly categories: readonly string[] }

export type DoubtContext = {
  readonly categories: readonly UserCategory[]
  /** Rules that the sentences before made: "otherwise" and "the rest" go on with them. */
  readonly earlier: readonly InstructionRule[]
  /** Whether a text is known as a name: a merchant, or something in the person's own rows. */
  readonly isKnownName: (text: string) => boolean
}

const NEGATIONS = new Set(
  `not dont doesnt isnt arent wasnt wont shouldnt never except excepting unless excluding exclude without besides apart
  nicht kein keine ausser ohne sauf pas excepto menos salvo sin tranne eccetto senza niet geen behalve zonder exceto`.split(
    /\s+/,
  ),
)
const ALTERNATIVES = new Set(
  'else otherwise rest others remaining sonst sinon altrimenti anders ubrigen restliche'.split(' '),
)
const BOUND_WORDS = new Set(
  `under over above below less fewer more greater bigger larger smaller higher lower cheaper than between least most
  exactly around about up down maximum minimum max min limit amount amounts amounting total hundred thousand grand bucks
  dollar dollars euro euros pound pounds quid cent cents uber unter mehr weniger als bis ab mindestens hochstens plus
  moins superieur inferieur mas menos hasta desde piu meno fino oltre meer minder dan tot boven`.split(/\s+/),
)
const DIRECTION_WORDS = new Set(
  `incoming outgoing income deposit deposits deposited credit credits credited refund refunds refunded return returns
  returned received receive receives sent send sends sending withdrawal withdrawals earned earn paycheck paychecks salary
  wages payroll inbound outbound transfer transfers dividend dividends reimbursement reimbursements`.split(/\s+/),
)
const DATE_WORDS = new Set(
  `day days date dates week weeks weekend weekends weekday weekdays month months monthly year years before after until
  since during between first last early late beginning middle end start st nd rd th`.split(/\s+/),
)
const SKIP_WORDS = new Set(
  `skip ignore drop leave alone out hide omit remove delete dont do not never import include bother untouched`.split(
    /\s+/,
  ),
)

/** What in a sentence its rules don't account for; empty when every word, number and "not" was used. */
export function doubtsAbout(sentence: string, rules: readonly InstructionRule[], context: DoubtContext): Doubt[] {
  if (rules.length === 0) return []
  const words = wordsOf(sentence)
  const known = explainedWords(rules, words, context)
  const doubts: Doubt[] = []
  if (rules.some((rule) => isForEveryRow(rule))) doubts.push({ code: 'every-row' })
  const answers = answersFor(rules)
  if (answers.length > 1) doubts.push({ code: 'two-answers', categories: answers })
  const all = [...context.earlier, ...rules]
  const isObeyed = rules.some(
    ({ when, effects }) => when.noneOf.length > 0 || when.notSources !== undefined || effects.skip || effects.leave,
  )
  const negation = words.findIndex(
    (word, i) => NEGATIONS.has(word) && !known.has(word) && !isAgainstCategory(words, i, rules, context),
  )
  if (negation >= 0 && !isObeyed) doubts.push({ code: 'unobeyed-not', word: words[negation]! })
  const alternative = words.find((word) => ALTERNATIVES.has(word) && !known.has(word))
  if (alternative && all.length < 2) doubts.push({ code: 'unobeyed-not', word: alternative })

  const isUnused = (word: string) =>
    !known.has(word) && !isFunctionWord(word) && !NEGATIONS.has(word) && !ALTERNATIVES.has(word)
  for (const number of words.filter((word) => /^\d/.test(word) && isUnused(word)))
    doubts.push({ code: 'unused-number', number })
  const content = unusedBesideTexts(sentence, rules, isUnused)
  if (content.length > 0) doubts.push({ code: 'unused-words', words: content })
  for (const text of textsOf(rules)) {
    const look = lookOf(text, sentence)
    const isName =
      look === 'name' || (look === 'plain' && (categoryOfPhrase(text) !== null || context.isKnownName(text)))
    if (!isName) doubts.push({ code: 'unlikely-text', text })
  }
  return doubts
}

/**
 * Words that no rule looks at, in the parts of the sentence that name rows: "Costco food court is Dining" must not become
 * every Costco. What stands between other commas only explains ("he is my landlord").
 */
function unusedBesideTexts(
  sentence: string,
  rules: readonly InstructionRule[],
  isUnused: (word: string) => boolean,
): string[] {
  const named = new Set(textsOf(rules).flatMap(wordsOf))
  const parts = sentence.split(
    /[,;:()]|\.\s|\s-\s|(?<!\p{L})(?:because|since|so|even though|as they|weil|denn|car|parce que|porque|perche)(?!\p{L})/iu,
  )
  const unused = parts
    .map((part) => wordsOf(part.split(COPULA)[0] ?? ''))
    .filter((words) => words.some((word) => named.has(word)))
    .flatMap((words) => words.filter((word) => !/^\d/.test(word) && isUnused(word)))
  return [...new Set(unused)]
}

/** "Clothing, never Income": the category that was meant is another one, so the "never" is obeyed. */
function isAgainstCategory(
  words: readonly string[],
  at: number,
  rules: readonly InstructionRule[],
  { categories }: DoubtContext,
): boolean {
  const next = words.slice(at + 1, at + 4)
  if (
    next.some((word) => ['touch', 'change'].includes(word)) &&
    rules.every(({ effects }) => effects.category === undefined)
  )
    return true
  const meant = categories.find(({ name, code }) => {
    const [first = ''] = wordsOf(name)
    return (
      next.includes(first) ||
      next.some((word) => categoryOfWord(word) === code || categoryOfPhrase(word)?.code === code)
    )
  })
  return meant !== undefined && rules.every(({ effects }) => effects.category !== meant.name)
}

const COPULA =
  /(?<!\p{L})(?:is|are|was|were|goes?|go|should|must|belongs?|counts?|means?|ist|sind|gehoren|gehort|est|sont|es|son|sono|zijn|va|van|vanno)(?!\p{L})|['’](?:s|re)(?!\p{L})|->|→|=/iu

/** The categories of rules that ask exactly the same of a row. */
function answersFor(rules: readonly InstructionRule[]): string[] {
  for (const rule of rules) {
    const same = rules.filter((other) => JSON.stringify(other.when) === JSON.stringify(rule.when))
    const categories = new Set(same.flatMap(({ effects }) => effects.category ?? []))
    if (categories.size > 1) return [...categories]
  }
  return []
}

function wordsOf(text: string): string[] {
  return (
    foldName(text)
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? []
  ).map((word) => (/^\d/.test(word) ? word.replaceAll(',', '') : word))
}

function explainedWords(
  rules: readonly InstructionRule[],
  words: readonly string[],
  { categories }: DoubtContext,
): Set<string> {
  const known = new Set<string>()
  const add = (text: string) => {
    for (const word of wordsOf(text)) for (const form of formsOf(word)) known.add(form)
  }
  const codes = new Set<string>()
  for (const { when, effects } of rules) {
    for (const test of [...when.anyOf, ...when.allOf, ...when.noneOf]) {
      add(test.text)
      if (test.how === 'idea')
        for (const word of `${IDEA_WORDS} ${[...DIRECTION_WORDS].join(' ')}`.split(/\s+/)) known.add(word)
    }
    for (const text of [effects.category, effects.simpleName, effects.source]) if (text !== undefined) add(text)
    for (const source of [...(when.sources ?? []), ...(when.notSources ?? [])]) add(source)
    if (when.currency) add(when.currency)
    const category = categories.find(({ name }) => name === effects.category)
    // Named by its own name, a category needs no second word: "baby stuff from Target is Kids" is not all of Target.
    if (category?.code !== undefined && !isNamed(category.name, words)) codes.add(category.code)
    if (when.min ?? when.max) {
      for (const word of BOUND_WORDS) known.add(word)
      for (const bound of [when.min, when.max]) if (bound) addNumber(known, bound.decimal)
    }
    if (when.direction) for (const word of DIRECTION_WORDS) known.add(word)
    if (hasDays(when)) {
      for (const word of DATE_WORDS) known.add(word)
      for (const number of [...(when.monthDays ?? []), ...(when.months ?? [])]) known.add(String(number))
      for (const day of [when.before, when.from]) if (day) for (const part of day.split('-')) addNumber(known, part)
    }
    if (effects.skip || effects.leave) for (const word of SKIP_WORDS) known.add(word)
  }
  const hasBound = rules.some(({ when }) => when.min ?? when.max)
  for (const [i, word] of words.entries()) {
    if (known.has(word)) continue
    const code = categoryOfWord(word) ?? categoryOfPhrase(word)?.code
    if (code !== undefined && codes.has(code)) known.add(word)
    const pair = categoryOfPhrase(words.slice(i, i + 2).join(' '))
    if (pair && codes.has(pair.code)) for (const each of words.slice(i, i + 2)) known.add(each)
    if (rules.some(({ when }) => hasDays(when)) && (weekdayOfName(word) !== null || monthOfName(word) !== null))
      known.add(word)
    if (hasBound && readNumberWords(word, 0) !== null && !/^\d/.test(word)) known.add(word)
  }
  return known
}

function isNamed(category: string, words: readonly string[]): boolean {
  return wordsOf(category).every((word) => words.includes(word))
}

const IDEA_WORDS =
  'own between internal savings checking credit card cash atm machine interest fees fee bank check checks cheque cheques paper'

function hasDays({ weekdays, monthDays, months, before, from }: InstructionRule['when']): boolean {
  return (weekdays ?? monthDays ?? months ?? before ?? from) !== undefined
}

function addNumber(known: Set<string>, decimal: string): void {
  known.add(decimal)
  known.add(String(Number(decimal)))
  known.add(decimal.replace(/\.0+$/, ''))
}

/** A word with and without the ending of a plural or a possessive. */
function formsOf(word: string): string[] {
  return [word, `${word}s`, ...(word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : [])]
}

/** Only the direction or the currency: "money out is Housing". */
function isForEveryRow({ when }: InstructionRule): boolean {
  const asksNothing = when.anyOf.length + when.allOf.length === 0 && !when.min && !when.max && !hasDays(when)
  return asksNothing && !when.sources && !when.notSources
}

function textsOf(rules: readonly InstructionRule[]): string[] {
  return [
    ...new Set(
      rules
        .flatMap(({ when }) => [...when.anyOf, ...when.allOf, ...when.noneOf])
        .flatMap((test) => (test.how === 'idea' ? [] : [test.text])),
    ),
  ]
}

/**
 * `name`: quoted, or written like one. `plain`: common words that may be a name. `mixed`: a request, a number or a verb
 * slipped in.
 */
function lookOf(text: string, sentence: string): 'name' | 'plain' | 'mixed' {
  if (new RegExp(`["“”'‘’]\\s*${escaped(text)}`, 'iu').test(sentence)) return 'name'
  const at = sentence.toLowerCase().indexOf(text.toLowerCase())
  const written = at < 0 ? text : sentence.slice(at, at + text.length)
  if (!/\p{Script=Latin}/u.test(written)) return 'name'
  const words = written.split(/\s+/)
  const isStray = (word: string, i: number) =>
    (/^\p{Ll}/u.test(word) || word === 'I') &&
    (isFunctionWord(foldName(word)) || BOUND_WORDS.has(word) || (DATE_WORDS.has(word) && words.length > 1)) &&
    (i === 0 || i === words.length - 1 || !INSIDE_NAMES.has(word))
  if (words.some(isStray)) return 'mixed'
  // The first word of a sentence has a capital whatever it is.
  return /\p{Lu}|\d|[*&#.]/u.test(at === 0 ? written.slice(1) : written) ? 'name' : 'plain'
}

/** Small words that names have between their other words: Bank of America, Casa de Cambio. */
const INSIDE_NAMES = new Set('of and the de la le du el les los y e und & n for'.split(' '))

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
