import type { MerchantEntry } from '../engine/src/categoriser/brand-index.ts'
import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'
import { LANGUAGES } from '../engine/src/categoriser/keywords.ts'
import type { Random } from '../engine/src/core/random.ts'
import type { NsiBrand } from './distil-brands.ts'
import {
  ADJECTIVES,
  CARD_PREFIXES,
  CITY_TAILS,
  DEBIT_PREFIXES,
  EATING_PLACE_WORDS,
  FIRST_NAMES,
  NOUNS,
  PLACE_WORDS,
  SURNAMES,
} from './lexicon.ts'

/** One made-up row: what a bank would print, what it is, and the name it was made from (rows of a name stay together). */
export type Example = { text: string; code: CategoryCode; group: string; kind: 'brand' | 'keyword' | 'bare' }

// How often a card or account row of a household falls into each category, roughly (household surveys weigh money,
// statements count rows: eating out and groceries are most of them).
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

// What a bare name paid by card turns out to be: mostly somewhere to eat, and nobody can tell.
const BARE_SHARES: Partial<Record<CategoryCode, number>> = {
  DIN: 58,
  BAR: 9,
  SHO: 9,
  GRO: 4,
  CLO: 4,
  PER: 3,
  SVC: 3,
  ENT: 4,
  HEA: 2,
  TVL: 2,
  HOM: 1,
  FIT: 1,
}

const BANK_ONLY = new Set<CategoryCode>(['INC', 'TRF', 'FEE', 'CSH'])

/** Rows from known brands: every one gets a few noisy spellings. */
export function brandExamples(brands: readonly (NsiBrand | MerchantEntry)[], random: Random, each: number): Example[] {
  return brands.flatMap((brand) => {
    if (BANK_ONLY.has(brand.code)) return []
    const spellings = [...new Set([brand.name, ...brand.spellings])]
    return Array.from({ length: each }, () => ({
      text: noisy(random.pick(spellings), brand.code, random),
      code: brand.code,
      group: brand.name,
      kind: 'brand' as const,
    }))
  })
}

/** Rows of independents whose name tells the trade, in all languages. */
export function keywordExamples(count: number, random: Random): Example[] {
  const words = keywordTable()
  const codes = weighted(SHARES)
  return Array.from({ length: count }, () => {
    const code = random.pick(codes)
    const languages = words.get(code) ?? []
    // English statements are the most, but every language must be learned.
    const language = random.next() < 0.45 ? languages[0] : random.pick(languages)
    const keyword = random.pick(language?.words ?? ['shop'])
    // Names borrow words of other trades ("Hospital Automotive"): the head decides.
    const borrowed =
      random.next() < 0.12
        ? random.pick(words.get(random.pick(codes))?.[languages.indexOf(language ?? languages[0]!)]?.words ?? ['shop'])
        : null
    const name = borrowed
      ? language?.headFirst
        ? `${keyword} ${borrowed}`
        : `${borrowed} ${keyword}`
      : nameAround(keyword, language?.headFirst ?? false, random, language?.words ?? [])
    return { text: noisy(name, code, random), code, group: `${code} ${keyword}`, kind: 'keyword' as const }
  })
}

/** Rows that say nothing: the model must learn to lean towards a place to eat and to be unsure. */
export function bareExamples(count: number, random: Random): Example[] {
  const codes = weighted(BARE_SHARES)
  return Array.from({ length: count }, () => {
    const foreign = random.next() < 0.25
    const code: CategoryCode = foreign ? (random.next() < 0.93 ? 'DIN' : 'TVL') : random.pick(codes)
    const name = foreign ? foreignName(random) : bareName(random)
    return { text: noisy(name, code, random), code, group: name, kind: 'bare' as const }
  })
}

type LanguageWords = { words: string[]; headFirst: boolean }

function keywordTable(): Map<CategoryCode, LanguageWords[]> {
  const table = new Map<CategoryCode, LanguageWords[]>()
  for (const { list, headFirst } of Object.values(LANGUAGES)) {
    for (const [code, text] of Object.entries(list) as [CategoryCode, string][]) {
      const words = text.split(/\s+/).flatMap((entry) => {
        if (entry === '' || entry.endsWith('?')) return []
        const word = entry.replace(/[!*]/g, '').replaceAll('_', ' ')
        // Sure words twice: they are the ones signs carry.
        return entry.endsWith('!') ? [word, word] : [word]
      })
      if (words.length > 0) table.set(code, [...(table.get(code) ?? []), { words, headFirst }])
    }
  }
  return table
}

function nameAround(keyword: string, headFirst: boolean, random: Random, others: readonly string[]): string {
  const own = bareName(random)
  const roll = random.next()
  if (/[\u3040-\u9fff]/.test(keyword)) return roll < 0.5 ? `${random.pick(SURNAMES)}${keyword}` : keyword
  if (roll < 0.06) return keyword
  if (roll < 0.2) return headFirst ? `${keyword} ${random.pick(others)}` : `${random.pick(others)} ${keyword}`
  if (roll < 0.3) return `${own} ${keyword} ${random.pick(PLACE_WORDS)}`
  if (roll < 0.42) return `${random.pick(PLACE_WORDS)} ${keyword}`
  return headFirst ? `${keyword} ${own}` : `${own} ${keyword}`
}

function bareName(random: Random): string {
  if (random.next() < 0.2) return madeUpWord(random)
  const roll = random.next()
  if (roll < 0.14) return `${random.pick(FIRST_NAMES)}'s`
  if (roll < 0.28) return random.pick(SURNAMES)
  if (roll < 0.36) return `${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`
  if (roll < 0.44) return `${random.pick(NOUNS)} & ${random.pick(NOUNS)}`
  if (roll < 0.54) return `The ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`
  if (roll < 0.72) return `${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`
  if (roll < 0.82) return `The ${random.pick(NOUNS)}`
  if (roll < 0.9) return random.pick(NOUNS)
  return `${random.pick(PLACE_WORDS)} ${random.pick(NOUNS)}`
}

const STARTS = 'b br c ch cl d dr f fl g gr h j k kr l m n p ph pl qu r s sc sh sl st t th tr v w y z'.split(' ')
const MIDDLES = 'a e i o u ai ea ee ia io oo ou y au ie'.split(' ')
const ENDS = 'n r s l m t ck nd rt st x th ng ll ss ff nt k d p'.split(' ')

// Names that are no words teach the letter groups to be modest.
function madeUpWord(random: Random): string {
  const count = random.int(2, 3)
  let word = ''
  for (let i = 0; i < count; i++)
    word +=
      random.pick(STARTS) + random.pick(MIDDLES) + (i === count - 1 || random.next() < 0.3 ? random.pick(ENDS) : '')
  if (random.next() < 0.3) word += random.pick(['o', 'a', 'i', 'e'])
  return random.next() < 0.25 ? `${word} ${random.pick(STARTS)}${random.pick(MIDDLES)}${random.pick(ENDS)}` : word
}

function foreignName(random: Random): string {
  const word = random.pick(EATING_PLACE_WORDS)
  const roll = random.next()
  if (roll < 0.3) return `${word} ${random.pick(EATING_PLACE_WORDS)}`
  if (roll < 0.5)
    return `${random.pick(['La', 'El', 'Il', 'Le', 'Los', 'Las', 'Chez', 'Casa', 'Da', 'Mi', 'New', 'Little'])} ${word}`
  return roll < 0.7 ? word : `${random.pick(ADJECTIVES)} ${word}`
}

/** What a bank makes of a name: a processor in front, numbers and a place behind, capitals, a column's end. */
function noisy(name: string, code: CategoryCode, random: Random): string {
  let text = name
  if (random.next() < 0.7) text = text.toUpperCase()
  if (random.next() < 0.3) text = text.replaceAll("'", random.next() < 0.5 ? '' : ' ')
  text = prefixOf(code, random) + text
  const roll = random.next()
  if (roll < 0.18) text += ` #${random.int(10, 9999)}`
  else if (roll < 0.3) text += ` ${random.int(100, 99_999)}`
  if (random.next() < 0.18) text = text.slice(0, random.pick([18, 20, 22, 22, 23, 25]))
  else if (random.next() < 0.45) text += ` ${random.pick(CITY_TAILS)}`
  return text
}

const TOAST = new Set<CategoryCode>(['DIN', 'BAR'])
const SMALL_TRADES = new Set<CategoryCode>([
  'DIN',
  'BAR',
  'SHO',
  'PER',
  'FIT',
  'HEA',
  'PET',
  'GRO',
  'SVC',
  'KID',
  'CLO',
  'ENT',
  'HOM',
  'CAR',
  'TRA',
])
const BILLED = new Set<CategoryCode>([
  'UTI',
  'PHO',
  'INS',
  'SUB',
  'GIV',
  'LOA',
  'TAX',
  'FIT',
  'HOU',
  'KID',
  'EDU',
  'INV',
])

function prefixOf(code: CategoryCode, random: Random): string {
  const roll = random.next()
  if (TOAST.has(code) && roll < 0.12) return 'TST* '
  // Small eating places use handheld terminals far more often than the rest does.
  if (SMALL_TRADES.has(code) && roll < (TOAST.has(code) ? 0.3 : 0.18))
    return random.pick(['SQ *', 'SQ *', 'SQ *', 'SUMUP *', 'SumUp  *', 'Zettle_*', 'PAYPAL *', 'SP '])
  if (BILLED.has(code) && roll < 0.35) return random.pick(DEBIT_PREFIXES)
  if (roll > 0.86 && !BILLED.has(code)) return random.pick(CARD_PREFIXES)
  return ''
}

function weighted(shares: Partial<Record<CategoryCode, number>>): CategoryCode[] {
  return (Object.entries(shares) as [CategoryCode, number][]).flatMap(([code, share]) =>
    Array.from({ length: share }, () => code),
  )
}
