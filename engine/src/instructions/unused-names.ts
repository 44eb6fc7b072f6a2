import { isFunctionWord } from '../language/function-words.ts'
import { readMonthName } from '../language/month-names.ts'
import { readTokens } from '../language/readings/tokens.ts'
import { readWeekdayName } from '../language/weekday-names.ts'
import { isPartOfCategory, type UserCategory } from './category-phrase.ts'
import type { Draft } from './instruction-memory.ts'
import { type Context, foldCached } from './sheet.ts'
import { detectLanguage } from './tables/languages.ts'

/** Names and quotes in a sentence that no rule of the text uses. */
export function findUnusedNames(
  sentence: string,
  drafts: readonly Draft[],
  { isKnownName, categories }: Pick<Context, 'isKnownName' | 'categories'>,
): string[] {
  const used = ` ${foldCached(drafts.map(getWords).join(' '))} `
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

/** Whether a sentence names a category. */
export function namesCategory(sentence: string, categories: readonly UserCategory[]): boolean {
  return readTokens(sentence).some(({ kind, text }) => kind === 'word' && isPartOfCategory(text, categories))
}

function getWords({ when, effects, newCategory = '' }: Draft): string {
  const { anyOf, allOf, noneOf, sources = [], notSources = [], currency = '' } = when
  const { category = '', simpleName = '', source = '', tags = [] } = effects
  const tests = [...anyOf, ...allOf, ...noneOf].map(({ text }) => text)
  return [...tests, ...sources, ...notSources, currency, category, simpleName, source, ...tags, newCategory].join(' ')
}

function isOfCalendar(word: string): boolean {
  return readMonthName(word) !== null || readWeekdayName(word) !== null
}
