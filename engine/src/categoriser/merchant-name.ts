import { getOwnValue } from '../core/own-value.ts'
import { cutAtLegalForm, type Descriptor, type DescriptorWord, readDescriptor } from './descriptor.ts'

/** Abbreviations used by banks and shops, written out for people. */
const WRITTEN_OUT: Record<string, string> = {
  ctr: 'Center',
  cntr: 'Center',
  hosp: 'Hospital',
  mkt: 'Market',
  mktplace: 'Marketplace',
  univ: 'University',
  restau: 'Restaurant',
  restaur: 'Restaurant',
  restaura: 'Restaurant',
  restauran: 'Restaurant',
  rstrnt: 'Restaurant',
  svc: 'Service',
  svcs: 'Services',
  pharm: 'Pharmacy',
  phcy: 'Pharmacy',
  pharmac: 'Pharmacy',
  dept: 'Department',
  bldg: 'Building',
  apts: 'Apartments',
  mgmt: 'Management',
  ins: 'Insurance',
  natl: 'National',
  mtn: 'Mountain',
  hlth: 'Health',
  brwg: 'Brewing',
  bkry: 'Bakery',
  intl: 'International',
  elec: 'Electric',
  assn: 'Association',
  acad: 'Academy',
  hnos: 'Hermanos',
  trdg: 'Trading',
  assur: 'Assurance',
  govt: 'Government',
}

export const SMALL_WORDS = new Set(
  'of the and de du des del della di da la le les el los las und am im an der die das den zum zur zu van vom von y e et en a al au aux aan in on at for do dos das'.split(
    ' ',
  ),
)
const CAPITALS = new Set(
  'bbq usa uk atm bp kfc ikea dmv hvac diy ymca ywca bmw vw tv bjs cvs dsw hsbc ups usps rei ibm nyc dc hm qc ab bc'.split(
    ' ',
  ),
)

/**
 * A short everyday name for the merchant in a statement text: "SQ *BLUE BOTTLE 4432 OAKLAND CA" is "Blue Bottle". A
 * text without a name is returned with single spaces; the name is empty only if the text is blank.
 */
export function getSimpleName(text: string): string {
  return getName(readDescriptor(text)) || text.trim().replace(/\s+/g, ' ')
}

/** The name in a parsed descriptor; empty if there is none. */
export function getName(descriptor: Descriptor): string {
  return getNameFromWords(getSellerWords(cutAtLegalForm(descriptor.words)))
}

const GATEWAY_LETTERS = 4

/**
 * The seller's words: those before a star ("RIDEWELL *TRIP SUN 7PM"), or after it if there's only one word before it
 * and it's short enough for a gateway's code ("ZQ*PELLWORTH"). Without a star, all words.
 */
export function getSellerWords(words: readonly DescriptorWord[]): readonly DescriptorWord[] {
  const star = words.findIndex((word) => word.isStarred)
  if (star < 0 || star === words.length - 1) return words
  const before = words.slice(0, star + 1)
  const letters = before.reduce((sum, word) => sum + word.folded.length, 0)
  return letters > GATEWAY_LETTERS || before.length > 1 ? before : words.slice(star + 1)
}

/** Formats words as a name: readable case, abbreviations written out. */
export function getNameFromWords(words: readonly DescriptorWord[]): string {
  // A name in mixed case was written by its owner, so keep its case and only write out abbreviations.
  const isMixedCase = words.some((word) => /\p{Ll}/u.test(word.raw)) && words.some((word) => /\p{Lu}/u.test(word.raw))
  return words
    .map((word, i) => (isMixedCase ? (spellOut(word) ?? word.raw) : capitalize(word, i === 0)))
    .join(' ')
    .replace(/[.\s]+$/, '')
}

function spellOut(word: DescriptorWord): string | undefined {
  return getOwnValue(WRITTEN_OUT, word.folded)
}

function capitalize(word: DescriptorWord, isFirst: boolean): string {
  const out = spellOut(word)
  if (out) return out
  if (CAPITALS.has(word.folded)) return word.raw.toUpperCase()
  if (!isFirst && SMALL_WORDS.has(word.folded)) return word.raw.toLowerCase()
  if (/^(?:\p{L}\.)+\p{L}?\.?$/u.test(word.raw)) return word.raw
  if (
    word.raw.length <= 3 &&
    !/[aeiouyäöü]/i.test(word.raw) &&
    /^[A-Z]+$/.test(word.raw) &&
    !/^(?:mr|mrs|dr|st|jr|sr)$/i.test(word.raw)
  )
    return word.raw
  return word.raw
    .toLowerCase()
    .replace(
      /(^|[-&./+]|\bmc|(?<=\b[od])['’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/^mc(\p{Lu})/u, 'Mc$1')
}
