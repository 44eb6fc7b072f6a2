import { isFunctionWord } from '../language/function-words.ts'
import { readMonthName } from '../language/month-names.ts'
import { readTokens } from '../language/readings/tokens.ts'
import { readWeekdayName } from '../language/weekday-names.ts'
import { isPartOfCategory } from './category-phrase.ts'
import type { RuleConditions } from './instruction-rules.ts'
import { getRowText, passesTest, type TextTest } from './instruction-text.ts'
import type { Draft } from './resolve-clauses.ts'
import { type Context, foldCached } from './sheet.ts'
import { detectLanguage } from './tables/languages.ts'
import { writeRule } from './write-rule.ts'

const MAX_WORDS = 60
const MIN_LENGTH = 3

/** The words of instructions that may be part of a name on a statement, in the singular. */
export function getWordsToLookFor(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&*'.-]+/gu) ?? []
  const plain = words
    .map((word) => word.replace(/['’]s?$|[.*-]+$/g, '').replace(/(?<=\p{L}{4}[^aious])s$/u, ''))
    .filter((word) => word.length >= MIN_LENGTH && !isFunctionWord(word))
  return [...new Set(plain)].slice(0, MAX_WORDS)
}

/**
 * Whether one of the user's statement lines has this text, or passes all of these tests, in any spelling that rules
 * recognize.
 */
export type NameTest = (text: string | readonly TextTest[]) => boolean

export function createNameTest(lines: readonly string[]): NameTest {
  const rows = [...new Set(lines)].map((line) => getRowText(line))
  return (wanted) => {
    const tests = typeof wanted === 'string' ? [{ how: 'words', text: wanted } as const] : wanted
    return rows.some((row) => tests.every((test) => passesTest(row, test)))
  }
}

/** Names and quotes in a sentence that no rule of the text uses. */
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

/** The first name of a rule that matches no statement at all, unless it's quoted; null if there is none. */
export function findUnmatchedText(when: RuleConditions, text: string, isKnownName: NameTest): string | null {
  const ways = when.anyOf.length > 0 ? when.anyOf.map((test) => [test, ...when.allOf]) : [when.allOf]
  const isFound = (tests: readonly TextTest[]) => isKnownName(tests) || isQuoted(tests, text)
  // Not every number in a range of checks has been used.
  if (when.anyOf.length > 1 && when.anyOf.every((test) => /^\d+$/.test(test.text)) && ways.some(isFound)) return null
  const unmatched = ways.find((tests) => !isFound(tests))
  return unmatched?.flatMap(({ how, text: name }) => (how === 'idea' ? [] : [name])).join(' + ') ?? null
}

/** What the user put in quotes is meant exactly as written, and a kind of transaction needs no match. */
function isQuoted(tests: readonly TextTest[], sentence: string): boolean {
  return tests.every(
    ({ how, text }) => how === 'idea' || sentence.includes(`"${text}"`) || sentence.includes(`'${text}'`),
  )
}
