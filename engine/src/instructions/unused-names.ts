import { isFunctionWord } from '../language/function-words.ts'
import { readMonthName } from '../language/month-names.ts'
import { readTokens } from '../language/readings/tokens.ts'
import { readWeekdayName } from '../language/weekday-names.ts'
import { isPartOfCategory } from './category-phrase.ts'
import type { RuleConditions } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import type { NameTest } from './known-names.ts'
import type { Draft } from './resolve-clauses.ts'
import { type Context, foldCached } from './sheet.ts'
import { detectLanguage } from './tables/languages.ts'
import { writeRule } from './write-rule.ts'

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
      kind === 'word' && isName && !isFunctionWord(word) && !isOfCalendar(word) && !isPartOfCategory(text, categories)
    )
  })
  return names.map(({ text }) => text).filter((text) => !used.includes(` ${foldCached(text).replace(/ s$/, '')}`))
}

function isOfCalendar(word: string): boolean {
  return readMonthName(word) !== null || readWeekdayName(word) !== null
}

/**
 * The text of a rule that is on none of the user's statements although part of it is, as in "smaller Walmart": then the
 * rule was probably cut wrong. Null for a quoted text, and for a name we know nothing about yet.
 */
export function findUnseenText(when: RuleConditions, sentence: string, isKnownName: NameTest): string | null {
  const unseen = getWaysToMatch(when).filter((tests) => !isKnownName(tests))
  return unseen.map((tests) => cutWrong(tests, sentence, isKnownName)).find((text) => text !== null) ?? null
}

/** The first name of a rule that matches no statement at all; null for a quoted text. */
export function findUnmatchedText(when: RuleConditions, text: string, isKnownName: NameTest): string | null {
  const unmatched = getWaysToMatch(when).filter((tests) => !isKnownName(tests))
  const texts = unmatched.map((tests) => getTextsToFind(tests, text)).filter(({ length }) => length > 0)
  return texts[0]?.join(' + ') ?? null
}

function getWaysToMatch({ anyOf, allOf }: RuleConditions): (readonly TextTest[])[] {
  return anyOf.length > 0 ? anyOf.map((test) => [test, ...allOf]) : [allOf]
}

/** None if the user put them in quotes: those are meant exactly as they are. */
function getTextsToFind(tests: readonly TextTest[], sentence: string): string[] {
  const texts = tests.flatMap(({ how, text }) => (how === 'idea' ? [] : [text]))
  const isQuoted = texts.every((text) => sentence.includes(`"${text}"`) || sentence.includes(`'${text}'`))
  return isQuoted ? [] : texts
}

function cutWrong(tests: readonly TextTest[], sentence: string, isKnownName: NameTest): string | null {
  const texts = getTextsToFind(tests, sentence)
  if (texts.length === 0) return null
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 2 && !isFunctionWord(word))
  // "Costco Gas", if there was only Costco so far.
  const isTitle = texts.length === 1 && (texts[0] ?? '').split(/\s+/).every((word) => /^\p{Lu}./u.test(word))
  const isMoreOfName = isTitle && isKnownName(words[0] ?? '')
  return words.some((word) => isKnownName(word)) && !isMoreOfName ? texts.join(' + ') : null
}
