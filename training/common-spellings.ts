import { readFileSync } from 'node:fs'
import { createBrandIndex, type MerchantEntry } from '../engine/src/categoriser/brand-index.ts'
import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'
import { readDescriptor } from '../engine/src/categoriser/descriptor.ts'
import { buildKeywordIndex, type KeywordIndex, LANGUAGES } from '../engine/src/categoriser/keywords.ts'
import { isKnownCity } from '../engine/src/categoriser/places.ts'
import { foldName } from '../engine/src/language/fold-text.ts'
import { isFunctionWord } from '../engine/src/language/function-words.ts'
import { GIVEN_NAMES } from '../engine/src/language/given-names.ts'
import { isAcceptable } from './close-calls.ts'
import { readNsiBrands } from './distill-brands.ts'
import { parseMerchantList } from './merchant-lists.ts'

// A word in the names of this many types of business doesn't identify anyone.
const MANY_BUSINESSES = 3

type IsCommon = (word: string) => boolean

/**
 * Tells whether a folded word is ordinary: a function word, a city, a given name, a word of the keyword lists, or part
 * of the names of many types of business.
 */
function createCommonTest(): IsCommon {
  const businesses = new Map<string, Set<string>>()
  for (const { name, code } of readNsiBrands())
    for (const word of getWords(name)) businesses.set(word, (businesses.get(word) ?? new Set()).add(code))
  const listed = new Set(
    Object.values(LANGUAGES).flatMap(({ list }) =>
      Object.values(list).flatMap((words) => words.split(/\s+/).map((word) => foldName(word.replace(/[!?*]/g, '')))),
    ),
  )
  return (word) =>
    isFunctionWord(word) ||
    GIVEN_NAMES.has(word) ||
    isKnownCity([word]) ||
    listed.has(word) ||
    (businesses.get(word)?.size ?? 0) >= MANY_BUSINESSES
}

const getWords = (text: string): string[] => foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []

// "DELSUR" is also "del sur": the index compares names without spaces.
function isMadeOf(key: string, isCommon: IsCommon, parts = 3): boolean {
  if (key === '') return true
  if (parts === 0) return false
  for (let size = key.length; size >= 2; size--)
    if (isCommon(key.slice(0, size)) && isMadeOf(key.slice(size), isCommon, parts - 1)) return true
  return false
}

/** Whether a spelling has only ordinary words, and they don't give the merchant's category anyway. */
function isTooCommon(spelling: string, code: CategoryCode, isCommon: IsCommon, keywords: KeywordIndex): boolean {
  const words = getWords(spelling)
  const verdict = keywords.read(words, false)
  if (verdict.best !== null && verdict.top >= 3 && isAcceptable(verdict.best, code)) return false
  if (words.length === 1) return isMadeOf(words[0] ?? '', isCommon)
  return words.length < 4 && words.every(isCommon)
}

/** Whether no statement's text can match a spelling, because the bank's words or the address are cut off first. */
function isNeverFound(spelling: string, entry: MerchantEntry): boolean {
  const index = createBrandIndex({ brands: [], keys: [] }, entry.countries?.[0], [{ ...entry, spellings: [spelling] }])
  const { wide, isCut, words } = readDescriptor(spelling)
  return index.find(wide, isCut, words.length) === null
}

/** Lists spellings to check: `node training/common-spellings.ts FILE.tsv...`. */
if (import.meta.main) {
  const isCommon = createCommonTest()
  const keywords = buildKeywordIndex('', {})
  for (const file of process.argv.slice(2))
    for (const entry of parseMerchantList(readFileSync(file, 'utf8'), file))
      for (const spelling of entry.spellings) {
        const why = isTooCommon(spelling, entry.code, isCommon, keywords)
          ? 'common'
          : isNeverFound(spelling, entry)
            ? 'never found'
            : ''
        if (why) console.log([why, spelling, entry.name, entry.code, entry.countries?.join(',')].join('\t'))
      }
}
