import { isFunctionWord } from '../language/function-words.ts'
import type { RuleConditions } from './instruction-rules.ts'
import type { NameTest } from './known-names.ts'

/**
 * The text of a rule that is on none of the person's statements although part of it is, as in "smaller Walmart": then
 * the rule was probably cut wrong. Null for a quoted text, and for a name that nothing is known of yet.
 */
export function unseenText(when: RuleConditions, sentence: string, isKnownName: NameTest): string | null {
  const { anyOf, allOf } = when
  const texts = [...anyOf, ...allOf].flatMap(({ how, text }) => (how === 'idea' ? [] : [text]))
  const isQuoted = texts.every((text) => sentence.includes(`"${text}"`) || sentence.includes(`'${text}'`))
  const hasRow = anyOf.length > 0 ? anyOf.some((test) => isKnownName([test, ...allOf])) : isKnownName(allOf)
  if (texts.length === 0 || isQuoted || hasRow) return null
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 2 && !isFunctionWord(word))
  const isPartKnown = words.some((word) => isKnownName(word))
  // "Costco Gas", where there was only Costco so far.
  const isTitle = texts.length === 1 && (texts[0] ?? '').split(/\s+/).every((word) => /^\p{Lu}./u.test(word))
  const isMoreOfName = isTitle && isKnownName(words[0] ?? '')
  return isPartKnown && !isMoreOfName ? texts.join(' + ') : null
}
