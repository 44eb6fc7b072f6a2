import { isFunctionWord } from '../language/function-words.ts'
import type { RuleConditions } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import type { NameTest } from './known-names.ts'

/**
 * The text of a rule that is on none of the user's statements although part of it is, as in "smaller Walmart": then the
 * rule was probably cut wrong. Null for a quoted text, and for a name we know nothing about yet.
 */
export function findUnseenText(when: RuleConditions, sentence: string, isKnownName: NameTest): string | null {
  const ways = getWaysToMatch(when)
  const seen = ways.filter((tests) => isKnownName(tests))
  const unseen = ways.filter((tests) => !seen.includes(tests) && !isVariant(tests[0], seen))
  return unseen.map((tests) => cutWrong(tests, sentence, isKnownName)).find((text) => text !== null) ?? null
}

/** The text of a rule that matches no statement at all; null for a quoted text. */
export function findUnmatchedText(when: RuleConditions, text: string, isKnownName: NameTest): string | null {
  const ways = getWaysToMatch(when)
  const texts = ways.map((tests) => getTextsToFind(tests, text))
  if (ways.some((tests) => isKnownName(tests)) || texts.some(({ length }) => length === 0)) return null
  return texts[0]!.join(' + ')
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

/** The plural of a known text. */
function isVariant(test: TextTest | undefined, seen: readonly (readonly TextTest[])[]): boolean {
  return seen.some(
    ([other]) => other !== undefined && (`${other.text}s` === test?.text || other.text === `${test?.text}s`),
  )
}
