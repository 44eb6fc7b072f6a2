import { foldName } from '../language/fold-text.ts'
import { GIVEN_NAMES } from '../language/given-names.ts'
import type { BrandIndex, BrandMatch } from './brand-index.ts'
import { type Descriptor, readDescriptor } from './descriptor.ts'
import { isPayeeWord } from './payee-words.ts'
import { isChannelName, type PersonPayment, readPersonPayment } from './person-payment.ts'

/** The other party of a row. */
type Payee = {
  /** What the text says about a payment between people, even if the payee turns out to be a shop. */
  readonly named: PersonPayment | null
  readonly person: PersonPayment | null
  /** The merchant's part of the text, with the payment channel if there is one. */
  readonly written: Descriptor
  /** The same object, or a copy without the payment channel before the payee. */
  readonly descriptor: Descriptor
  /** The brand in `descriptor`. */
  readonly brand: BrandMatch | null
}

/** Reads who a row is with: a person, or a merchant without the payment channel before its name. */
export function readPayee(text: string, brands: BrandIndex): Payee {
  const named = readPersonPayment(text)
  const shop = findShopBehind(named, brands, text)
  const written = shop ?? readDescriptor(text)
  const first = findBrand(brands, written)
  const behind = findPayeeBehind(written, first)
  // A known shop with the person's name is the payee. A payment app before the name isn't.
  const isPerson = !shop && (named?.isSure || first === null || first.brand.code === 'TRF')
  return {
    named,
    person: isPerson ? named : null,
    written,
    descriptor: behind ?? written,
    brand: behind ? findBrand(brands, behind) : first,
  }
}

/** The shop after a payment app or a transfer ("MOBILEPAY NETTO"); null if we don't know it or it's surely a person. */
function findShopBehind(named: PersonPayment | null, brands: BrandIndex, text: string): Descriptor | null {
  if (!named || named.key === '' || (named.isSure && !isSureOnlyByInitial(named.name))) return null
  const shop = readDescriptor(named.name)
  const brand = brands.find(shop.wide, false)
  if (!brand?.isLocal || brand.from > 0 || (named.isSure && !isCertainMatch(brand))) return null
  return { ...shop, method: readDescriptor(text).method }
}

function findBrand(brands: BrandIndex, { wide, isCut, words }: Descriptor): BrandMatch | null {
  return brands.find(wide, isCut, words.length)
}

/** The descriptor without the payment channel's name, if the text also names a payee ("MOBILEPAY KAMPAAMO HELMI"). */
function findPayeeBehind(descriptor: Descriptor, brand: BrandMatch | null): Descriptor | null {
  if (brand?.brand.code !== 'TRF' || !isChannelName(brand.brand.name)) return null
  const others = descriptor.words.filter((_, i) => i < brand.from || i >= brand.to)
  const start = others.findIndex(isPayeeWord)
  const words = start < 0 ? [] : others.slice(start)
  return words.some(({ folded }) => folded.length >= 3) ? { ...descriptor, words, wide: words } : null
}

// A letter of a cut word or a district looks like a person's initial ("ZERODHA B", "LAGKAGEHUSET AARHUS C").
function isSureOnlyByInitial(name: string): boolean {
  const words = foldName(name).split(' ')
  return words.some((word) => word.length === 1) && !words.some((word) => GIVEN_NAMES.has(word))
}

function isCertainMatch({ brand, isHome, key }: BrandMatch): boolean {
  return brand.isCurated && isHome && key.length >= 6
}
