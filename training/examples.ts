import type { MerchantEntry } from '../engine/src/categoriser/brand-index.ts'
import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'
import { LANGUAGES } from '../engine/src/categoriser/keywords.ts'
import type { Random } from '../engine/src/core/random.ts'
import type { NsiBrand } from './distill-brands.ts'
import { ADJECTIVES, DEBIT_PREFIXES, EATING_PLACE_WORDS, FIRST_NAMES, NOUNS, PLACE_WORDS, SURNAMES } from './lexicon.ts'
import { addNoise } from './statement-noise.ts'

/**
 * One generated row: what a bank would print, its category, and the name it was made from (rows with one name stay
 * together).
 */
export type Example = {
  text: string
  code: CategoryCode
  group: string
  kind: 'brand' | 'keyword' | 'bare' | 'firm' | 'independent' | 'misleading'
  country?: string | undefined
}

// Roughly how often a household's card or account rows fall into each category (household surveys weigh money,
// statements count rows: most are restaurants and groceries).
export const SHARES: Partial<Record<CategoryCode, number>> = {
  DIN: 20,
  GRO: 9,
  SHO: 7,
  BAR: 6,
  TRA: 5,
  GAS: 4,
  ENT: 6,
  HEA: 6,
  CLO: 4,
  TVL: 5,
  HOM: 5,
  PER: 4,
  CAR: 4,
  FIT: 4,
  SVC: 5,
  EDU: 4,
  ELE: 3,
  KID: 3,
  PET: 3,
  GIV: 3,
  UTI: 3,
  PHO: 2,
  INS: 3,
  TAX: 3,
  HOU: 2,
  LOA: 2,
  INV: 2,
  SUB: 3,
}

// What a bare name paid by card turns out to be: usually a restaurant or bar, although the name doesn't say. A
// household eats or drinks out at independents a few times a week, and most of their names say nothing; it goes to a
// boutique, a salon or a guest house once a month, and half of those names say what they are.
const BARE_SHARES: Partial<Record<CategoryCode, number>> = {
  DIN: 62,
  BAR: 9,
  SHO: 9,
  GRO: 4,
  CLO: 3,
  PER: 3,
  SVC: 2,
  ENT: 3,
  HEA: 1,
  TVL: 2,
  HOM: 1,
}
// What a registered company, a person by initials or a code on a card terminal turns out to be: anything.
const FIRM_SHARES: Partial<Record<CategoryCode, number>> = {
  DIN: 26,
  SVC: 13,
  SHO: 12,
  HOM: 8,
  HEA: 6,
  CLO: 5,
  ENT: 5,
  PER: 5,
  TVL: 4,
  ELE: 4,
  CAR: 4,
  GRO: 4,
  BAR: 2,
  GAS: 2,
}
// What a direct debit under an uninformative name turns out to be.
const DRAWN_SHARES: Partial<Record<CategoryCode, number>> = {
  SVC: 20,
  INS: 15,
  SUB: 14,
  UTI: 11,
  PHO: 9,
  LOA: 9,
  HOU: 9,
  GIV: 6,
  FIT: 5,
  INV: 2,
}
const FIRM_ENDS =
  'GmbH|mbH|KG|AG|LLC|Inc|Ltd|Pty|PTY LTD|SARL|SAS|SL|SRL|S.R.L.|BV|Holdings|Enterprises|Services|Group'.split('|')

const BANK_ONLY = new Set<CategoryCode>(['INC', 'TRF', 'FEE', 'CSH'])

/** Rows from known brands: each gets a few noisy spellings. */
export function makeBrandExamples(
  brands: readonly (NsiBrand | MerchantEntry)[],
  random: Random,
  each: number,
): Example[] {
  return brands.flatMap((brand) => {
    if (BANK_ONLY.has(brand.code)) return []
    const spellings = [...new Set([brand.name, ...brand.spellings])]
    return Array.from({ length: each }, () => ({
      text: addNoise(random.pick(spellings), brand.code, random),
      code: brand.code,
      group: brand.name,
      kind: 'brand' as const,
      country: (brand.countries?.length ?? 0) > 0 ? random.pick(brand.countries!) : undefined,
    }))
  })
}

/** Rows from independents whose name reveals their type of business, in all languages. */
export function makeKeywordExamples(count: number, random: Random): Example[] {
  const words = getKeywordTable()
  const codes = repeatByShare(SHARES)
  return Array.from({ length: count }, () => {
    const code = random.pick(codes)
    const languages = words.get(code) ?? []
    // English statements are most common, but every language must be learned.
    const language = random.next() < 0.45 ? languages[0] : random.pick(languages)
    const keyword = random.pick(language?.words ?? ['shop'])
    // Names borrow words from other types of business ("Hospital Automotive"): the head decides.
    const borrowed =
      random.next() < 0.12
        ? random.pick(words.get(random.pick(codes))?.[languages.indexOf(language ?? languages[0]!)]?.words ?? ['shop'])
        : null
    const name = borrowed
      ? language?.isHeadFirst
        ? `${keyword} ${borrowed}`
        : `${borrowed} ${keyword}`
      : makeNameAround(keyword, language?.isHeadFirst ?? false, random, language?.words ?? [])
    return { text: addNoise(name, code, random), code, group: `${code} ${keyword}`, kind: 'keyword' as const }
  })
}

export type NameWords = Readonly<
  Record<'firstNames' | 'surnames' | 'nouns' | 'adjectives' | 'places' | 'eatingPlaces', readonly string[]>
>

export function filterWords(isKept: (word: string) => boolean): NameWords {
  return {
    firstNames: FIRST_NAMES.filter(isKept),
    surnames: SURNAMES.filter(isKept),
    nouns: NOUNS.filter(isKept),
    adjectives: ADJECTIVES.filter(isKept),
    places: PLACE_WORDS.filter(isKept),
    eatingPlaces: EATING_PLACE_WORDS.filter(isKept),
  }
}

const ALL_WORDS = filterWords(() => true)

/** Words for bare names to learn from, and separate ones for held-out rows, so that no name is in both. */
export const LEARNED_WORDS = filterWords((word) => hashText(word) % 5 !== 0)
export const UNSEEN_WORDS = filterWords((word) => hashText(word) % 5 === 0)

/** The same number for the same text in every run. */
export function hashText(text: string): number {
  let hash = 7
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return hash
}

/** Rows that say nothing: the model must learn to lean toward restaurants and to be unsure. */
export function makeBareExamples(count: number, random: Random, words: NameWords = ALL_WORDS): Example[] {
  const codes = repeatByShare(BARE_SHARES)
  return Array.from({ length: count }, () => {
    const isForeign = random.next() < 0.25
    const code: CategoryCode = isForeign ? (random.next() < 0.93 ? 'DIN' : 'TVL') : random.pick(codes)
    const name = isForeign ? makeForeignName(random, words) : makeBareName(random, words)
    return { text: addNoise(name, code, random), code, group: name, kind: 'bare' as const }
  })
}

/**
 * Rows under a registered name, initials or a code: the calibration is fitted to how rarely a guess about them is
 * right, but the model never learns from them.
 */
export function makeFirmExamples(count: number, random: Random): Example[] {
  const onCard = repeatByShare(FIRM_SHARES)
  const drawn = repeatByShare(DRAWN_SHARES)
  return Array.from({ length: count }, () => {
    const isDrawn = random.next() < 0.3
    const code = random.pick(isDrawn ? drawn : onCard)
    const name = makeFirmName(random)
    const prefix = isDrawn ? random.pick(DEBIT_PREFIXES) : ''
    return { text: `${prefix}${addNoise(name, 'SVC', random)}`, code, group: name, kind: 'firm' as const }
  })
}

function makeFirmName(random: Random): string {
  const roll = random.next()
  const makeInitial = () => String.fromCharCode(65 + random.int(0, 25))
  if (roll < 0.12) return `${makeInitial()} ${random.pick(SURNAMES)}`
  if (roll < 0.2)
    return `${makeInitial()}${makeInitial()}${random.next() < 0.5 ? makeInitial() : ''} ${random.pick(FIRM_ENDS)}`
  return `${makeBareName(random)} ${random.pick(FIRM_ENDS)}`
}

type LanguageWords = { words: string[]; isHeadFirst: boolean }

function getKeywordTable(): Map<CategoryCode, LanguageWords[]> {
  const table = new Map<CategoryCode, LanguageWords[]>()
  for (const { list, isHeadFirst } of Object.values(LANGUAGES)) {
    for (const [code, text] of Object.entries(list) as [CategoryCode, string][]) {
      const words = text.split(/\s+/).flatMap((entry) => {
        if (entry === '' || entry.endsWith('?')) return []
        const word = entry.replace(/[!*]/g, '').replaceAll('_', ' ')
        // Strong words are in the list twice, because they're the ones on signs.
        return entry.endsWith('!') ? [word, word] : [word]
      })
      if (words.length > 0) table.set(code, [...(table.get(code) ?? []), { words, isHeadFirst }])
    }
  }
  return table
}

function makeNameAround(keyword: string, isHeadFirst: boolean, random: Random, others: readonly string[]): string {
  const own = makeBareName(random)
  const roll = random.next()
  if (/[\u3040-\u9fff]/.test(keyword)) return roll < 0.5 ? `${random.pick(SURNAMES)}${keyword}` : keyword
  if (roll < 0.06) return keyword
  if (roll < 0.2) return isHeadFirst ? `${keyword} ${random.pick(others)}` : `${random.pick(others)} ${keyword}`
  if (roll < 0.3) return `${own} ${keyword} ${random.pick(PLACE_WORDS)}`
  if (roll < 0.42) return `${random.pick(PLACE_WORDS)} ${keyword}`
  return isHeadFirst ? `${keyword} ${own}` : `${own} ${keyword}`
}

export function makeBareName(random: Random, words: NameWords = ALL_WORDS): string {
  if (random.next() < 0.2) return makeUpWord(random)
  const roll = random.next()
  const { firstNames, surnames, nouns, adjectives, places } = words
  if (roll < 0.14) return `${random.pick(firstNames)}'s`
  if (roll < 0.28) return random.pick(surnames)
  if (roll < 0.36) return `${random.pick(firstNames)} ${random.pick(surnames)}`
  if (roll < 0.44) return `${random.pick(nouns)} & ${random.pick(nouns)}`
  if (roll < 0.54) return `The ${random.pick(adjectives)} ${random.pick(nouns)}`
  if (roll < 0.72) return `${random.pick(adjectives)} ${random.pick(nouns)}`
  if (roll < 0.82) return `The ${random.pick(nouns)}`
  if (roll < 0.9) return random.pick(nouns)
  return `${random.pick(places)} ${random.pick(nouns)}`
}

const STARTS = 'b br c ch cl d dr f fl g gr h j k kr l m n p ph pl qu r s sc sh sl st t th tr v w y z'.split(' ')
const MIDDLES = 'a e i o u ai ea ee ia io oo ou y au ie'.split(' ')
const ENDS = 'n r s l m t ck nd rt st x th ng ll ss ff nt k d p'.split(' ')

// Names that aren't words teach the letter groups to be cautious.
function makeUpWord(random: Random): string {
  const count = random.int(2, 3)
  let word = ''
  for (let i = 0; i < count; i++)
    word +=
      random.pick(STARTS) + random.pick(MIDDLES) + (i === count - 1 || random.next() < 0.3 ? random.pick(ENDS) : '')
  if (random.next() < 0.3) word += random.pick(['o', 'a', 'i', 'e'])
  return random.next() < 0.25 ? `${word} ${random.pick(STARTS)}${random.pick(MIDDLES)}${random.pick(ENDS)}` : word
}

function makeForeignName(random: Random, words: NameWords): string {
  const word = random.pick(words.eatingPlaces)
  const roll = random.next()
  if (roll < 0.3) return `${word} ${random.pick(words.eatingPlaces)}`
  if (roll < 0.5)
    return `${random.pick(['La', 'El', 'Il', 'Le', 'Los', 'Las', 'Chez', 'Casa', 'Da', 'Mi', 'New', 'Little'])} ${word}`
  return roll < 0.7 ? word : `${random.pick(words.adjectives)} ${word}`
}

function repeatByShare(shares: Partial<Record<CategoryCode, number>>): CategoryCode[] {
  return (Object.entries(shares) as [CategoryCode, number][]).flatMap(([code, share]) =>
    Array.from({ length: share }, () => code),
  )
}
