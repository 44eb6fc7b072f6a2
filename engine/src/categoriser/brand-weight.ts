import type { BrandMatch } from './brand-index.ts'
import type { CategoryCode } from './default-categories.ts'
import { type Descriptor, isLegalForm } from './descriptor.ts'
import type { KeywordIndex } from './keywords.ts'

/** A till of a street seller, not of a chain. */
const HANDHELD = new Set(['sq', 'squ', 'sumup', 'zettle', 'izettle', 'iz'])

const PUMPS = new Set(
  'fuel gas gasoline petrol tankstelle carburant carburants essence gasolinera benzina fuels'.split(' '),
)

/** The brand's category; filling up at a supermarket's pumps is fuel. */
export function fuelAware(brand: BrandMatch, words: readonly string[]): CategoryCode {
  const { code } = brand.brand
  return (code === 'GRO' || code === 'SHO') && words.slice(brand.to).some((word) => PUMPS.has(word)) ? 'GAS' : code
}

/** How much a found brand counts, in log-odds: less the shorter it is, the more words stand around it, and the less it fits them. */
export function brandWeight(match: BrandMatch, descriptor: Descriptor, keywords: KeywordIndex): number {
  const { brand, key, from, to } = match
  const size = to - from
  const rest = descriptor.words.slice(to).filter((word) => !key.startsWith(word.folded) && !isLegalForm(word.folded))
  // "CHEVRON 0390046/CHEV": a name that is begun again adds nothing.
  const covered = from === 0 && (rest.length === 0 || descriptor.wide[to - 1]?.starred === true)
  let weight = brand.curated ? 6 : 4.5
  if (covered) weight += 2
  else if (from > 0) weight -= brand.curated ? 1 : 2
  if (size > 1) weight += 1
  if (!covered && size === 1) weight -= key.length >= 9 ? 0.3 : key.length >= 6 ? 1.2 : 1.8
  if (key.length <= 4 && !covered) weight -= 0.7
  if (match.partial) weight -= 1
  if (match.home) weight += brand.curated ? 1.4 : 0.7
  if (!match.local) weight -= 2.5
  if (brand.code === 'CSH') weight -= 2
  if (!covered && size === 1 && contradicts(match, descriptor, keywords)) weight -= 1.8
  // Chains have tills of their own: a common word on a handheld terminal is a namesake.
  if (descriptor.processor && HANDHELD.has(descriptor.processor)) weight -= (brand.curated ? 1 : 2) + (size > 1 ? 0 : 1)
  if (descriptor.processor === 'tst' && brand.code !== 'DIN' && brand.code !== 'BAR') weight -= 4
  return Math.max(weight, 0.5)
}

// "Vanguard Kitchen" is no broker: the other words tell another trade.
function contradicts(match: BrandMatch, descriptor: Descriptor, keywords: KeywordIndex): boolean {
  const others = descriptor.words.map((word) => word.folded).filter((_, i) => i < match.from || i >= match.to)
  const verdict = keywords.read(others, false)
  return (
    verdict.top >= 3 && verdict.best !== match.brand.code && !['FEE', 'TRF', 'CSH', 'INC'].includes(verdict.best ?? '')
  )
}
