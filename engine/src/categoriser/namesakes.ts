import { getFoldedSpellings } from '../language/fold-text.ts'
import type { BrandMatch } from './brand-index.ts'
import type { CategoryCode } from './default-categories.ts'
import type { Descriptor } from './descriptor.ts'
import type { KeywordIndex, KeywordVerdict } from './keywords.ts'

const toSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).flatMap(getFoldedSpellings))

const ARTICLES = toSet('the ye la le les il lo el los las der die das zum zur de den het')
const OLD = toSet(
  `old olde former alte alten altes alter oude gamla gamle gammel vanha vecchia vecchio antica antico antigua antiguo
  vieja viejo velha velho antiga antigo ancien ancienne vieux vieille stara stary staré staro régi öreg vechi veche eski`,
)

// Trades that a building keeps in its name when another business moves in.
const HOUSED: ReadonlySet<string> = new Set([
  'SVC',
  'HEA',
  'EDU',
  'CAR',
  'PER',
  'GRO',
  'HOM',
  'SHO',
  'GIV',
  'PET',
  'ENT',
])

/**
 * Whether the word that decided may only say what the building once was: a pub may be called "The Laundrette" or "Zur
 * Alten Apotheke". A trade after an article or next to "old" says too little, and so does a trade without any name.
 */
export function mayBeNamedAfterBuilding(
  verdict: KeywordVerdict,
  { words }: Descriptor,
  keywords: KeywordIndex,
): boolean {
  const trade = verdict.word.split(' ')
  if (!HOUSED.has(verdict.best ?? '') || keywords.findWords(trade).length === 0) return false
  const folded = getFolded(words)
  const at = folded.findIndex((_, i) => trade.every((word, j) => folded[i + j] === word))
  if (at < 0) return false
  const isOld = OLD.has(folded[at - 1] ?? '') || OLD.has(folded[at + trade.length] ?? '')
  const isAlone = trade.length === folded.length && /^\p{Script=Latin}+$/u.test(verdict.word)
  return isOld || isAlone || (at > 0 && folded.slice(0, at).every((word) => ARTICLES.has(word)))
}

/** Whether a name from the open index is only a trade, next to other words: then it's no more than a keyword. */
export function isOnlyTrade(match: BrandMatch, descriptor: Descriptor, keywords: KeywordIndex): boolean {
  return (
    !match.brand.isCurated &&
    !NOT_A_TRADE.has(match.brand.code) &&
    namesOwnTrade(match, descriptor, keywords) &&
    getOtherWords(match, descriptor).length > 0
  )
}

/**
 * Whether a brand's name may be somebody else's: "Supercuts Lawn Service" isn't a barber. Long names and names of
 * several words are rarely shared, unless they name a trade themselves.
 */
export function mayBeOtherBusiness(match: BrandMatch, descriptor: Descriptor, keywords: KeywordIndex): boolean {
  const { brand, from, to, key } = match
  if (match.isDistinct || NOT_A_TRADE.has(brand.code)) return false
  const isTrade = namesOwnTrade(match, descriptor, keywords)
  if (!isTrade && (to - from > 1 || key.length >= RARELY_SHARED)) return false
  const others = isTrade ? getOtherWords(match, descriptor) : getFolded(descriptor.words.slice(to))
  const { best, top } = keywords.read(others, false)
  return best !== null && best !== brand.code && top >= (isTrade ? CLEAR_TRADE : HEAD_OF_NAME) && !NOT_A_TRADE.has(best)
}

const TRADE = 2
const CLEAR_TRADE = 3
const HEAD_OF_NAME = 4
const RARELY_SHARED = 9
// Malls contain other shops, and bills, installments and interest can be for anything.
const NOT_A_TRADE: ReadonlySet<CategoryCode> = new Set([
  'SHO',
  'FEE',
  'TRF',
  'CSH',
  'INC',
  'LOA',
  'TAX',
  'PHO',
  'UTI',
  'INS',
])

/** The words around a brand, with what's joined to it without a space. */
export function getOtherWords({ key, from, to }: BrandMatch, { words }: Descriptor): string[] {
  return words.flatMap(({ folded }, i) => {
    if (i < from || i >= to) return [folded]
    return to - from === 1 && folded.length > key.length && folded.startsWith(key) ? [folded.slice(key.length)] : []
  })
}

function namesOwnTrade({ brand, from, to }: BrandMatch, { wide }: Descriptor, keywords: KeywordIndex): boolean {
  const { best, top } = keywords.read(getFolded(wide.slice(from, to)), false)
  return best === brand.code && top >= TRADE
}

function getFolded(words: Descriptor['words']): string[] {
  return words.map((word) => word.folded)
}
