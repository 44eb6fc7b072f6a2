import { type BrandMatch, SYLLABLES } from './brand-index.ts'
import type { CategoryCode } from './default-categories.ts'
import { type Descriptor, isLegalForm } from './descriptor.ts'
import type { KeywordIndex } from './keywords.ts'
import { getOtherWords } from './namesakes.ts'
import { findVenue } from './venues.ts'

/** Card readers used by small sellers rather than chains. */
const HANDHELD = new Set(['sq', 'squ', 'sumup', 'zettle', 'izettle', 'iz'])

const PUMPS = new Set(
  'fuel gas gasoline petrol tankstelle carburant carburants essence gasolinera benzina fuels'.split(' '),
)

/** The brand's category; the gas pumps of a supermarket or store count as fuel. */
export function getBrandCategory(brand: BrandMatch, words: readonly string[]): CategoryCode {
  const { code } = brand.brand
  return (code === 'GRO' || code === 'SHO') && words.slice(brand.to).some((word) => PUMPS.has(word)) ? 'GAS' : code
}

/** How much a matched brand counts, in log-odds: less if it's short, has other words around it or doesn't fit them. */
export function weighBrand(match: BrandMatch, descriptor: Descriptor, keywords: KeywordIndex): number {
  const { brand, key, from, to } = match
  const size = to - from
  const rest = descriptor.words.slice(to).filter((word) => !key.startsWith(word.folded) && !isLegalForm(word.folded))
  // "CHEVRON 0390046/CHEV": a repeated start of the name adds nothing.
  const isFirst = descriptor.wide.slice(0, from).every((word) => isLegalForm(word.folded))
  const isCovered = isFirst && (rest.length === 0 || descriptor.wide[to - 1]?.isStarred === true)
  const { isCurated } = brand
  const isWordAmongOthers = !isCovered && size === 1
  const isVenue = (!isFirst || rest.length > 0) && findVenue(getOtherWords(match, descriptor)) !== null
  const isContradicted = (isWordAmongOthers || isVenue) && contradicts(match, descriptor, keywords)
  const processor = descriptor.processor ?? ''
  const weights: readonly [applies: boolean, weight: number][] = [
    [true, isCurated ? 6 : 4.5],
    [isCovered, 2],
    [!isFirst, isCurated ? -1 : -2],
    [size > 1, 1],
    [isWordAmongOthers, weighLength(countLetters(key))],
    [countLetters(key) <= 4 && !isCovered, -0.7],
    [match.isPartial, -1],
    [match.isHome, isCurated ? 1.4 : 0.7],
    [match.isHome && isCurated && isFirst && isWordAmongOthers, 1],
    [!match.isLocal, -2.5],
    [brand.code === 'CSH', -2],
    // The payee's name follows the payment app's, and we don't recognize it.
    [brand.code === 'TRF' && isWordAmongOthers, -4],
    // "Post Office Coffee Co" isn't the post office.
    [isContradicted, isVenue ? -6 : match.isDistinct && isFirst ? 0 : -1.8],
    // Chains have their own registers: on a handheld card reader, it's more likely a small seller with the same name.
    [HANDHELD.has(processor), (isCurated ? -1 : -2) - (size > 1 ? 0 : 1)],
    [processor === 'tst' && brand.code !== 'DIN' && brand.code !== 'BAR', -4],
  ]
  return Math.max(
    weights.reduce((sum, [applies, weight]) => (applies ? sum + weight : sum), 0),
    0.5,
  )
}

/** The length of a key in letters. If it has kana, Chinese characters or Hangul, each character counts as two. */
function countLetters(key: string): number {
  return SYLLABLES.test(key) ? 2 * key.length : key.length
}

function weighLength(letters: number): number {
  if (letters >= 9) return -0.3
  return letters >= 6 ? -1.2 : -1.8
}

// "Vanguard Kitchen" isn't a broker: the other words name another type of business.
function contradicts(match: BrandMatch, descriptor: Descriptor, keywords: KeywordIndex): boolean {
  const verdict = keywords.read(getOtherWords(match, descriptor), false)
  return (
    verdict.top >= 3 && verdict.best !== match.brand.code && !['FEE', 'TRF', 'CSH', 'INC'].includes(verdict.best ?? '')
  )
}
