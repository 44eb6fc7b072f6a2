import { isFunctionWord } from '../language/function-words.ts'
import { readMonthName } from '../language/month-names.ts'
import { readTokens } from '../language/readings/tokens.ts'
import { readWeekdayName } from '../language/weekday-names.ts'
import { isPartOfCategory } from './category-phrase.ts'
import type { RuleConditions } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import type { NameTest } from './name-test.ts'
import type { Draft } from './resolve-clauses.ts'
import { foldCached } from './sheet.ts'
import { detectLanguage } from './tables/languages.ts'
import type { Context } from './text-context.ts'
import { writeRule } from './write-rule.ts'

const MAX_WORDS = 60
const MIN_LENGTH = 3

/** Up to 60 words of instructions that may be part of a name on a statement, without a plural "s". */
export function getWordsToLookFor(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&*'.-]+/gu) ?? []
  const plain = words
    .map((word) => word.replace(/['’]s?$|[.*-]+$/g, '').replace(/(?<=\p{L}{4}[^aious])s$/u, ''))
    .filter((word) => word.length >= MIN_LENGTH && !isFunctionWord(word))
  return [...new Set(plain)].slice(0, MAX_WORDS)
}

/** Names and quotes in a sentence that no rule uses. `drafts`: the rules of the whole text. */
export function findUnusedNames(
  sentence: string,
  drafts: readonly Draft[],
  { isKnownName, categories }: Pick<Context, 'isKnownName' | 'categories'>,
): string[] {
  const used = ` ${foldCached(drafts.map(writeRule).join(' '))} `
  // Other languages capitalize nouns, or nothing at all.
  const isEnglish = detectLanguage(sentence) === 'english'
  const names = readTokens(sentence).filter(({ kind, text, word }, i) => {
    if (kind === 'quote') return true
    const isName = /^\p{Lu}\p{L}{3,}/u.test(text) && (isKnownName(text) || (isEnglish && i > 0))
    return (
      kind === 'word' && isName && !isFunctionWord(word) && !isCalendarWord(word) && !isPartOfCategory(text, categories)
    )
  })
  return names.map(({ text }) => text).filter((text) => !used.includes(` ${foldCached(text).replace(/ s$/, '')}`))
}

function isCalendarWord(word: string): boolean {
  return readMonthName(word) !== null || readWeekdayName(word) !== null
}

/**
 * The first name of a rule that no statement line has; names that must match together are joined ("Venmo + Sarah").
 * With `kind`, lines have the name, but aren't of that kind. Null if there is none. Quoted names, and those without a
 * word that we look for, don't need a match.
 */
export function findUnmatchedText(
  when: RuleConditions,
  text: string,
  isKnownName: NameTest,
): { text: string; kind?: string } | null {
  const ways = when.anyOf.length > 0 ? when.anyOf.map((test) => [test, ...when.allOf]) : [when.allOf]
  const isFound = (tests: readonly TextTest[]) => isKnownName(tests) || tests.every((test) => needsNoMatch(test, text))
  // Not every number in a range of checks has been used.
  if (when.anyOf.length > 1 && when.anyOf.every((test) => /^\d+$/.test(test.text)) && ways.some(isFound)) return null
  const unmatched = ways.find((tests) => !isFound(tests))
  if (unmatched === undefined) return null
  const [ideas, names] = [unmatched.filter(isIdea), unmatched.filter((test) => !isIdea(test))]
  const write = (tests: readonly TextTest[], link: string) => tests.map((test) => test.text).join(link)
  return { text: write(names, ' + '), ...(isKnownName(names) ? { kind: write(ideas, ' and ') } : {}) }
}

const isIdea = ({ how }: TextTest) => how === 'idea'

function needsNoMatch({ how, text }: TextTest, instructions: string): boolean {
  // What the user put in quotes is meant exactly as written.
  const isQuoted = instructions.includes(`"${text}"`) || instructions.includes(`'${text}'`)
  return how === 'idea' || isQuoted || getWordsToLookFor(text).length === 0
}
