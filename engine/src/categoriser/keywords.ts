import { getFoldedSpellings } from '../language/fold-text.ts'
import { type CategoryCode, DEFAULT_CATEGORIES } from './default-categories.ts'
import { AFRICAN } from './keyword-lists/african.ts'
import { ARABIC } from './keyword-lists/arabic.ts'
import { BALTIC } from './keyword-lists/baltic.ts'
import { BRITISH } from './keyword-lists/british.ts'
import { CHINESE } from './keyword-lists/chinese.ts'
import { CYRILLIC } from './keyword-lists/cyrillic.ts'
import { DUTCH } from './keyword-lists/dutch.ts'
import { ENGLISH } from './keyword-lists/english.ts'
import { FILIPINO } from './keyword-lists/filipino.ts'
import { FRENCH } from './keyword-lists/french.ts'
import { AFRICAN_FRENCH } from './keyword-lists/french-africa.ts'
import { GERMAN } from './keyword-lists/german.ts'
import { GREEK } from './keyword-lists/greek.ts'
import { HEBREW } from './keyword-lists/hebrew.ts'
import { HUNGARIAN } from './keyword-lists/hungarian.ts'
import { INDIAN } from './keyword-lists/indian.ts'
import { ITALIAN } from './keyword-lists/italian.ts'
import { JAPANESE } from './keyword-lists/japanese.ts'
import type { KeywordList } from './keyword-lists/keyword-list.ts'
import { KOREAN } from './keyword-lists/korean.ts'
import { MALAY } from './keyword-lists/malay.ts'
import { NORDIC } from './keyword-lists/nordic.ts'
import { PORTUGUESE } from './keyword-lists/portuguese.ts'
import { BRAZILIAN } from './keyword-lists/portuguese-brazil.ts'
import { REGIONAL_ENGLISH } from './keyword-lists/regional-english.ts'
import { ROMANIAN } from './keyword-lists/romanian.ts'
import { SLAVIC } from './keyword-lists/slavic.ts'
import { SOUTH_SLAVIC } from './keyword-lists/south-slavic.ts'
import { SPANISH } from './keyword-lists/spanish.ts'
import { LATIN_AMERICAN_SPANISH } from './keyword-lists/spanish-latin-america.ts'
import { THAI } from './keyword-lists/thai.ts'
import { TURKISH } from './keyword-lists/turkish.ts'
import { VIETNAMESE } from './keyword-lists/vietnamese.ts'
import reliabilityData from './model/word-reliability.generated.json' with { type: 'json' }
import { findVenue, givesWayTo } from './venues.ts'

type Language = {
  readonly list: KeywordList
  readonly countries: string
  readonly isHeadFirst: boolean
  readonly hasCompounds?: boolean
  /**
   * Shorter words count only in the list's own countries, because elsewhere they can mean anything. 4 by default.
   * English words, and scripts without spaces, count everywhere.
   */
  readonly minLengthAbroad?: number
}

/**
 * Each list with its countries, and whether names there start with the type of business ("Farmacia Central") or end
 * with it ("Central Pharmacy").
 */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  english: { list: ENGLISH, countries: 'US CA GB IE AU NZ IN ZA NG KE GH SG HK PH MY', isHeadFirst: false },
  british: { list: BRITISH, countries: 'GB IE', isHeadFirst: false, minLengthAbroad: 99 },
  german: { list: GERMAN, countries: 'DE AT CH LU', isHeadFirst: false, hasCompounds: true },
  french: { list: FRENCH, countries: 'FR BE CH LU CA MA TN DZ SN CI CM', isHeadFirst: true },
  spanish: { list: SPANISH, countries: 'ES MX US AR CL CO PE EC UY BO PY VE CR PA GT SV HN DO', isHeadFirst: true },
  italian: { list: ITALIAN, countries: 'IT CH', isHeadFirst: true },
  dutch: { list: DUTCH, countries: 'NL BE', isHeadFirst: false, hasCompounds: true },
  portuguese: { list: PORTUGUESE, countries: 'PT BR AO MZ', isHeadFirst: true },
  japanese: { list: JAPANESE, countries: 'JP', isHeadFirst: false },
  nordic: { list: NORDIC, countries: 'SE NO DK FI IS', isHeadFirst: false, hasCompounds: true },
  korean: { list: KOREAN, countries: 'KR', isHeadFirst: false },
  indian: { list: INDIAN, countries: 'IN PK BD LK NP', isHeadFirst: false },
  slavic: { list: SLAVIC, countries: 'PL CZ SK', isHeadFirst: false },
  hungarian: { list: HUNGARIAN, countries: 'HU', isHeadFirst: false, minLengthAbroad: 6 },
  romanian: { list: ROMANIAN, countries: 'RO MD', isHeadFirst: true, minLengthAbroad: 6 },
  greek: { list: GREEK, countries: 'GR CY', isHeadFirst: true, minLengthAbroad: 6 },
  southSlavic: { list: SOUTH_SLAVIC, countries: 'HR RS SI BA ME MK', isHeadFirst: true, minLengthAbroad: 6 },
  cyrillic: { list: CYRILLIC, countries: 'UA BG RS MK ME RU BY KZ', isHeadFirst: true, minLengthAbroad: 6 },
  baltic: { list: BALTIC, countries: 'LT LV EE', isHeadFirst: false, minLengthAbroad: 6 },
  latinAmericanSpanish: {
    list: LATIN_AMERICAN_SPANISH,
    countries: 'MX AR CL CO PE EC UY BO PY VE CR PA GT SV HN DO',
    isHeadFirst: true,
    minLengthAbroad: 6,
  },
  brazilian: { list: BRAZILIAN, countries: 'BR AO MZ', isHeadFirst: true, minLengthAbroad: 6 },
  africanFrench: { list: AFRICAN_FRENCH, countries: 'MA TN DZ SN CI CM', isHeadFirst: true, minLengthAbroad: 6 },
  turkish: { list: TURKISH, countries: 'TR CY', isHeadFirst: false, minLengthAbroad: 6 },
  arabic: { list: ARABIC, countries: 'EG SA AE MA TN DZ JO LB KW QA BH OM IQ LY', isHeadFirst: true },
  hebrew: { list: HEBREW, countries: 'IL', isHeadFirst: true },
  chinese: { list: CHINESE, countries: 'TW HK MO CN SG MY', isHeadFirst: false },
  thai: { list: THAI, countries: 'TH', isHeadFirst: false },
  vietnamese: { list: VIETNAMESE, countries: 'VN', isHeadFirst: true, minLengthAbroad: 6 },
  malay: { list: MALAY, countries: 'MY ID SG BN', isHeadFirst: true, minLengthAbroad: 6 },
  filipino: { list: FILIPINO, countries: 'PH', isHeadFirst: false, minLengthAbroad: 6 },
  african: { list: AFRICAN, countries: 'KE TZ UG RW ZA NA NG GH', isHeadFirst: false, minLengthAbroad: 6 },
  regionalEnglish: {
    list: REGIONAL_ENGLISH,
    countries: 'NG GH KE UG TZ ZM ZW ZA NA BW AE SA QA KW BH OM EG IN PK BD LK NP SG MY HK PH',
    isHeadFirst: false,
    minLengthAbroad: 6,
  },
}

export const CODES: readonly CategoryCode[] = DEFAULT_CATEGORIES.map((category) => category.code)
export const CODE_INDEX: ReadonlyMap<string, number> = new Map(CODES.map((code, i) => [code, i]))

type Meaning = {
  readonly code: number
  readonly weight: number
  readonly isHeadFirst: boolean
  readonly hasCompounds: boolean
}

/** What the words of a name say about its category. */
export type KeywordVerdict = {
  /** One per category; 0 is no evidence. */
  readonly scores: Float32Array
  /** The strongest word for the best category; empty if no word says anything. */
  readonly word: string
  readonly best: CategoryCode | null
  /** The best category's score. */
  readonly top: number
}

export type KeywordIndex = {
  read(words: readonly string[], isCut: boolean): KeywordVerdict
  /** The listed words and phrases that occur in full, each with the categories it stands for. */
  findWords(words: readonly string[]): { word: string; codes: CategoryCode[] }[]
}

/** How far a word can be trusted for a category, as a factor of its weight: { "garden DIN": 0.4 }. */
export type WordReliability = Readonly<Record<string, number>>

const STRENGTH = { '!': 3, '?': 1 } as const
// A word from a language that isn't spoken where the user lives, or may not be, can be a false friend.
const ABROAD = 0.6
const COUNTRY_UNKNOWN = 0.75
const HEAD = 1.45
// How much another type of business still counts in the name of a place to eat or drink.
const VENUE_FACTOR = 0.4
const MAX_PHRASE = 4
// Scripts that banks print without spaces between words: kana, Chinese characters, Hangul and Thai.
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/
const MAX_LENGTH_INSIDE = 13
const STREETS = new Set('street road lane avenue square rd ave'.split(' '))
// Arabic and Hebrew write "the" as part of the word, at its beginning.
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^[\u0620-\u064a]{3}/u, 'ال'],
  [/^[\u05d0-\u05ea]{3}/u, 'ה'],
]

const BUILT = new Map<string, KeywordIndex>()

/** The keywords of all languages, built once per country; those of the user's country and English count in full. */
export function createKeywordIndex(country: string | undefined): KeywordIndex {
  const home = country === 'UK' ? 'GB' : (country ?? '')
  const known = BUILT.get(home)
  if (known) return known
  const index = buildKeywordIndex(home, reliabilityData)
  BUILT.set(home, index)
  return index
}

type Tables = {
  exact: Map<string, Meaning[]>
  endings: Map<string, Meaning[]>
  beginnings: Map<string, Meaning[]>
  inside: Map<string, Meaning[]>
  /** Words that can end a compound, in languages that write compounds as one word. */
  compounds: Map<string, Meaning[]>
  longestEnding: number
  sorted: string[]
}

/** An index that weighs words by the given reliability. */
export function buildKeywordIndex(home: string, reliability: WordReliability): KeywordIndex {
  const tables: Tables = {
    exact: new Map(),
    endings: new Map(),
    beginnings: new Map(),
    inside: new Map(),
    compounds: new Map(),
    longestEnding: 0,
    sorted: [],
  }
  for (const [name, language] of Object.entries(LANGUAGES)) {
    const countsFully = name === 'english' || language.countries.split(' ').includes(home)
    const factor = countsFully ? 1 : home === '' ? COUNTRY_UNKNOWN : ABROAD
    for (const [code, text] of Object.entries(language.list))
      addWords(tables, CODE_INDEX.get(code) ?? 0, text, factor, countsFully, language)
  }
  for (const [key, meanings] of tables.exact) tables.exact.set(key, applyReliability(key, meanings, reliability))
  tables.sorted = [...tables.exact.keys()].filter((key) => key.length >= 5 && !key.includes(' ')).sort()
  for (const [key, meanings] of tables.exact) {
    const compounds = meanings.filter((meaning) => meaning.hasCompounds)
    if (compounds.length > 0 && key.length >= 6) tables.compounds.set(key, compounds)
  }
  for (const key of tables.endings.keys()) tables.longestEnding = Math.max(tables.longestEnding, key.length)
  return {
    read: (words, isCut) => read(tables, words, isCut),
    findWords: (words) =>
      findHits(tables, words, false)
        .filter(({ word }) => tables.exact.has(word))
        .map(({ word, meanings }) => ({ word, codes: meanings.map(({ code }) => CODES[code]!) })),
  }
}

function applyReliability(key: string, meanings: Meaning[], reliability: WordReliability): Meaning[] {
  return meanings.map((meaning) => {
    const factor = reliability[`${key} ${CODES[meaning.code]}`]
    return factor === undefined ? meaning : { ...meaning, weight: meaning.weight * factor }
  })
}

function addWords(
  tables: Tables,
  code: number,
  text: string,
  factor: number,
  countsFully: boolean,
  { isHeadFirst, hasCompounds = false, minLengthAbroad = 4 }: Language,
): void {
  for (const entry of text.split(/\s+/)) {
    if (entry === '') continue
    const mark = entry.at(-1)
    const weight = (mark === '!' || mark === '?' ? STRENGTH[mark] : 2) * factor
    const bare = mark === '!' || mark === '?' ? entry.slice(0, -1) : entry
    for (const key of getKeys(bare.replace(/^\*|\*$/g, ''))) {
      // A short word may mean something else in another language.
      if (key === '' || (!countsFully && key.length < minLengthAbroad && !UNSPACED.test(key))) continue
      for (const table of chooseTables(bare, key)) add(tables[table], key, { code, weight, isHeadFirst, hasCompounds })
    }
  }
}

/** The tables that find a word by its stars: "*shop" may end a longer word, "pizz*" begin one. See `KeywordList`. */
function chooseTables(bare: string, key: string): readonly ('exact' | 'endings' | 'beginnings' | 'inside')[] {
  const starts = bare.startsWith('*')
  const ends = bare.endsWith('*')
  if (starts && UNSPACED.test(key)) return ['inside']
  if (starts && !ends) return ['endings', 'exact']
  return ends && !starts ? ['beginnings'] : ['exact']
}

/** A word as it appears in a parsed text: no accents, no vowel signs, with and without "the". */
function getKeys(word: string): string[] {
  return getFoldedSpellings(word).flatMap((spelling) => {
    const key = spelling
      .replace(/\p{M}+/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const article = ARTICLES.find(([script]) => script.test(key))?.[1]
    return article === undefined || key.startsWith(article) ? [key] : [key, article + key]
  })
}

function add(table: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const found = table.get(key)
  if (!found) table.set(key, [meaning])
  else {
    const same = found.findIndex((other) => other.code === meaning.code)
    const other = found[same]
    if (!other) found.push(meaning)
    else if (other.weight < meaning.weight) found[same] = meaning
  }
}

type Hit = { from: number; to: number; meanings: readonly Meaning[]; factor: number; word: string }

function getScores(hits: readonly Hit[]): Float32Array {
  const scores = new Float32Array(CODES.length)
  const venue = hits.length > 1 ? findVenue(hits.map((hit) => hit.word)) : null
  const isFirst = venue === hits[0]?.word
  for (const [i, hit] of hits.entries()) {
    for (const meaning of hit.meanings) {
      const isHead = meaning.isHeadFirst ? i === 0 : i === hits.length - 1
      const venueFactor = venue !== null && givesWayTo(venue, CODES[meaning.code] ?? '', isFirst) ? VENUE_FACTOR : 1
      const score = meaning.weight * hit.factor * (isHead ? HEAD : 1) * venueFactor
      scores[meaning.code] = (scores[meaning.code] ?? 0) + score
    }
  }
  return scores
}

function read(tables: Tables, words: readonly string[], isCut: boolean): KeywordVerdict {
  const hits = findHits(tables, words, isCut)
  const scores = getScores(hits)
  let word = ''
  let most = 0
  let best = -1
  let top = 0
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] ?? 0
    if (score > top) {
      top = score
      best = i
    }
  }
  for (const hit of hits) {
    const own = hit.meanings.find((meaning) => meaning.code === best)
    if (own && own.weight * hit.factor > most) {
      most = own.weight * hit.factor
      word = hit.word
    }
  }
  return { scores, word, best: CODES[best] ?? null, top }
}

function findHits(tables: Tables, words: readonly string[], isCut: boolean): Hit[] {
  const hits: Hit[] = []
  let at = 0
  while (at < words.length) {
    const phrase = findPhrase(tables, words, at)
    if (phrase) {
      // "Church Street Social" isn't a church.
      if (phrase.to - at > 1 || !STREETS.has(words[phrase.to] ?? '')) hits.push(phrase)
      at = phrase.to
      continue
    }
    const word = words[at] ?? ''
    const whole = findByEnding(tables, word) ?? findByStart(tables, word) ?? findInside(tables, word)
    const begun = whole || at < words.length - 1 ? null : findByBeginning(tables, word, isCut)
    if (whole) hits.push({ from: at, to: at + 1, meanings: whole, factor: 0.85, word })
    if (begun) hits.push({ from: at, to: at + 1, meanings: begun, factor: word.length >= 6 ? 0.8 : 0.5, word })
    at++
  }
  return hits
}

function findPhrase(tables: Tables, words: readonly string[], from: number): Hit | null {
  for (let to = Math.min(words.length, from + MAX_PHRASE); to > from; to--) {
    const key = to - from === 1 ? (words[from] ?? '') : words.slice(from, to).join(' ')
    const meanings = tables.exact.get(key)
    // A phrase says more than its words: an "animal hospital" isn't a hospital.
    if (meanings) return { from, to, meanings, factor: to - from > 1 ? 1.6 : 1, word: key }
  }
  return null
}

function findByEnding(tables: Tables, word: string): readonly Meaning[] | null {
  if (word.length < 6 || UNSPACED.test(word)) return null
  const longest = Math.max(2, word.length - tables.longestEnding)
  for (let from = longest; from <= word.length - 3; from++) {
    const meanings = tables.endings.get(word.slice(from))
    if (meanings) return meanings
  }
  // Germanic languages write compounds as one word ("stadtapotheke"); in others, an ending is a coincidence
  // ("alchemist").
  for (let from = 2; from <= word.length - 6; from++) {
    const meanings = tables.compounds.get(word.slice(from))
    if (meanings) return meanings
  }
  return null
}

function findByStart(tables: Tables, word: string): readonly Meaning[] | null {
  for (let size = Math.min(word.length, 10); size >= 4; size--) {
    const meanings = tables.beginnings.get(word.slice(0, size))
    if (meanings) return meanings
  }
  return null
}

function findInside(tables: Tables, word: string): readonly Meaning[] | null {
  if (!UNSPACED.test(word)) return null
  for (let size = Math.min(word.length, MAX_LENGTH_INSIDE); size > 0; size--) {
    for (let from = word.length - size; from >= 0; from--) {
      const meanings = tables.inside.get(word.slice(from, from + size))
      if (meanings) return meanings
    }
  }
  return null
}

// The last word of a text may be cut off: "RESTAUR", "VETERINA". All words it could be must agree on the category.
function findByBeginning(tables: Tables, word: string, isCut: boolean): readonly Meaning[] | null {
  if (word.length < (isCut ? 4 : 7)) return null
  let low = 0
  let high = tables.sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tables.sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  let agreed: readonly Meaning[] | null = null
  for (let i = low; i < Math.min(low + 12, tables.sorted.length); i++) {
    const key = tables.sorted[i] ?? ''
    if (!key.startsWith(word)) break
    if (word.length < key.length * (isCut ? 0.45 : 0.7)) continue
    const meanings = tables.exact.get(key) ?? []
    if (agreed && meanings[0]?.code !== agreed[0]?.code) return null
    agreed ??= meanings
  }
  return agreed
}
