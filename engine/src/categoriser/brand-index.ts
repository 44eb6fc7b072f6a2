import { foldName, getFoldedSpellings } from '../language/fold-text.ts'
import { BUSINESS_TYPES } from './business-types.ts'
import { type CategoryCode, isCategoryCode } from './default-categories.ts'
import { type DescriptorWord, isLegalForm } from './descriptor.ts'
import { isPaymentService } from './payment-processors.ts'
import { isKnownCity } from './places.ts'

/** A merchant known by name. `countries` are ISO codes in capitals; empty means everywhere. */
type Brand = {
  readonly name: string
  readonly code: CategoryCode
  readonly countries: readonly string[]
  /** From our hand-written lists or the caller, who are trusted more than the open brand index. */
  readonly isCurated: boolean
  /** A spelling in the country's own script, if `name` is in Latin letters and we know one; otherwise empty. */
  readonly localName: string
}

/** A merchant to recognize in addition to the built-in ones. */
export type MerchantEntry = {
  readonly name: string
  readonly code: CategoryCode
  readonly spellings: readonly string[]
  readonly countries?: readonly string[]
}

/** The built-in data: one line per brand ("Name\tCODE\tKR,US\tc\t이름"), and sorted lines of "key\tbrand,brand". */
export type BrandData = { readonly brands: readonly string[]; readonly keys: readonly string[] }

export type BrandMatch = {
  readonly brand: Brand
  /** The folded letters and digits that matched. */
  readonly key: string
  /** The index of the first matched word and of the first word after the match. */
  readonly from: number
  readonly to: number
  /** True if the text has only the beginning of the name, or abbreviates it. */
  readonly isPartial: boolean
  /** Whether the brand exists, or may exist, in the user's country. */
  readonly isLocal: boolean
  /** Whether the brand is from the user's own country. False if its name is cut off or joined without a hyphen. */
  readonly isHome: boolean
  /**
   * Whether it's the whole name of a hand-listed brand of the user's own country, and that isn't one of `NAME_FIRST`:
   * there, brand names are often ordinary English words.
   */
  readonly isDistinct: boolean
  /** Whether the name is only a type of business among other words ("Farmacia San Marco", "Chip Inn Takeaway"). */
  readonly isGeneric: boolean
}

export type BrandIndex = {
  /** The best match. Of the words, the first `core` are the merchant's name, and the rest are its place. */
  find(words: readonly DescriptorWord[], isCut: boolean, core?: number): BrandMatch | null
}

// Where users probably are if they haven't told us their country. Brands from elsewhere only count in full there.
const ASSUMED_COUNTRIES = new Set(
  'US CA GB IE AU NZ JP DE AT CH FR BE LU NL ES PT IT GR FI EE LV LT SK SI HR MT CY DK SE NO IS PL CZ HU RO BG MX PR HK SG KR TW TH IN BR'.split(
    ' ',
  ),
)

function isInAssumedCountry(brand: Brand): boolean {
  return brand.countries.some((country) => ASSUMED_COUNTRIES.has(country))
}

// Kana, Chinese characters and Hangul: two or three of them can be a whole name.
export const SYLLABLES = /[\u3040-\u9fff\uac00-\ud7af]/

// English-speaking countries where banks print the merchant first.
const NAME_FIRST = new Set('US CA GB IE AU NZ'.split(' '))

const MAX_SPAN = 7
const MIN_PARTIAL = 8
const MIN_BEFORE_HYPHEN = 4

/**
 * The keys for a spelling, in letters and digits only: with umlauts spelled out and without their dots, with and
 * without "and" (also for "&"), and with and without ".com".
 */
export function getBrandKeys(spelling: string): string[] {
  const keys = new Set<string>()
  for (const folded of getFoldedSpellings(spelling.replace(/\*+$/, ''))) {
    const plain = spellOutPlus(folded).replace(/\.(?:com|co\.uk|de|fr|org|net|ca|com\.au)(?:\/\w*)?$/u, '')
    for (const text of [spellOutPlus(folded), plain]) {
      const key = text.replace(/[^\p{L}\p{N}]+/gu, '')
      if (key.length >= 2) keys.add(key)
      if (/[&+]/.test(text)) keys.add(text.replace(/[&+]/g, 'and').replace(/[^\p{L}\p{N}]+/gu, ''))
      if (/(?<![\p{L}])and(?![\p{L}])/u.test(text))
        keys.add(text.replace(/(?<![\p{L}])and(?![\p{L}])/gu, '').replace(/[^\p{L}\p{N}]+/gu, ''))
    }
  }
  return [...keys].filter((key) => key.length >= 2)
}

// "AMC+" is not "AMC".
function spellOutPlus(text: string): string {
  return text.replace(/\+(?=\s|$)/g, 'plus')
}

/** An index of the built-in brands and the caller's, which come first. Each search is a few dozen map lookups. */
export function createBrandIndex(
  data: BrandData,
  country: string | undefined,
  extra: readonly MerchantEntry[] = [],
): BrandIndex {
  const { brands, byKey, sorted, byStarts } = readBrands(data)
  const own = new Map<string, Brand>()
  for (const entry of extra) {
    const { name, code, countries = [] } = entry
    const brand: Brand = { name, code, countries, isCurated: true, localName: '' }
    for (const spelling of entry.spellings) for (const key of getBrandKeys(spelling)) own.set(key, brand)
  }
  const home = country === 'UK' ? 'GB' : (country ?? '')

  const isLocal = (brand: Brand): boolean =>
    brand.countries.length === 0 || (home === '' ? isInAssumedCountry(brand) : brand.countries.includes(home))

  // Of brands with the same name, those that exist in the user's country come first, and of those, hand-listed ones
  // that aren't worldwide.
  const rankBrand = (brand: Brand): number =>
    isLocal(brand) ? 1 + (brand.isCurated && brand.countries.includes(home) ? 1 : 0) : 0

  const choose = (key: string): Brand | null => {
    const mine = own.get(key)
    if (mine) return mine
    const ids = byKey.get(key)
    if (ids === undefined) return null
    let best: Brand | null = null
    for (const id of typeof ids === 'number' ? [ids] : ids) {
      const brand = brands[id]
      if (brand && (!best || rankBrand(brand) > rankBrand(best))) best = brand
    }
    return best
  }

  /** The longest plausible brand that starts at this word. */
  const findAt = (words: readonly DescriptorWord[], from: number, core: number): BrandMatch | null => {
    for (let to = Math.min(words.length, from + MAX_SPAN); to > from; to--) {
      let key = ''
      for (let i = from; i < to; i++) key += words[i]?.folded ?? ''
      if (key.length < 2) continue
      const brand = choose(key)
      if (!brand) continue
      // A city after other words is a place, not a merchant.
      if (from > 0 && !brand.isCurated && isKnownCity([key])) continue
      const match: BrandMatch = {
        brand,
        key,
        from,
        to,
        isPartial: false,
        isLocal: isLocal(brand),
        isHome: brand.countries.includes(home),
        isDistinct: brand.isCurated && brand.countries.includes(home) && !NAME_FIRST.has(home),
        isGeneric: to - from < core && BUSINESS_TYPES.has(key),
      }
      if (isPlausible(match, words, core, home)) return match
    }
    return null
  }

  const find = (words: readonly DescriptorWord[], isCut: boolean, core = words.length): BrandMatch | null => {
    let best: BrandMatch | null = null
    for (let from = 0; from < Math.min(words.length, 8); from++) {
      const match = findAt(words, from, core)
      if (match && (!best || isBetter(match, best))) best = match
    }
    return (
      best ??
      findJoinedBrand(words, choose, isLocal) ??
      findBeforeHyphen(words[0]?.raw ?? '', choose, home) ??
      findCutOff(words, isCut ? 9 : 2, sorted, choose, isLocal) ??
      findAbbreviated(words, byStarts, home) ??
      findCutOff(words.slice(0, 1), 3, sorted, choose, (brand) => brand.isCurated && brand.countries.includes(home))
    )
  }
  return { find }
}

// The later a brand starts and the less of the text it covers, the longer it must be to rule out a coincidence.
function isPlausible(match: BrandMatch, words: readonly DescriptorWord[], core: number, home: string): boolean {
  const { brand, key, from, to, isLocal } = match
  // A name before a star is the seller, however short ("TM *").
  if (from === 0 && brand.isCurated && words[to - 1]?.isStarred) return true
  if (from === 0 && to >= core) return isLocal || brand.isCurated || key.length >= 7
  const first = words[0]?.folded ?? ''
  const isLeading = from === 0 || (from === 1 && (first === 'the' || isLegalForm(first) || isGateway(words[0])))
  const size = to - from
  if (isLeading && brand.isCurated) return key.length >= 3 || size > 1 || size === words.length || SYLLABLES.test(key)
  if (isLeading) return key.length >= getMinimumLength(key, size, isLocal)
  if (SYLLABLES.test(key)) return key.length >= 3
  if (!isLocal) return false
  if (brand.isCurated) return key.length >= getMinimumInside(match, words, home)
  return key.length >= (size > 1 ? 9 : 8)
}

/**
 * The minimum length of a name from a hand-written list in the middle of a text. Where banks don't print the merchant
 * first, a shorter name of the user's own country is enough: unknown words before it are probably the bank's,
 * especially if a number follows them.
 */
function getMinimumInside({ isHome, brand, from, to }: BrandMatch, words: readonly DescriptorWord[], home: string) {
  if (to - from > 1) return 5
  if (!isHome || brand.code === 'TRF' || NAME_FIRST.has(home)) return 6
  return words[from]?.isAfterNumber ? 3 : 4
}

/** "C*PEP": one or two letters before a star are a payment service. */
function isGateway(word: DescriptorWord | undefined): boolean {
  return word?.isStarred === true && word.folded.length <= 2
}

/** The minimum length of a name at the start that isn't on a hand-written list and isn't the whole text. */
function getMinimumLength(key: string, size: number, isLocal: boolean): number {
  if (isLocal && SYLLABLES.test(key)) return 2
  return size > 1 || isLocal ? 4 : 7
}

/** Whether it's a bank, a cash machine or a payment app: money only passes through it. */
function isService({ brand, key }: BrandMatch): boolean {
  return brand.code === 'TRF' || brand.code === 'CSH' || isPaymentService(key)
}

function isBetter(a: BrandMatch, b: BrandMatch): boolean {
  // The payee comes after a payment app or the bank's own name.
  const isAfterService = isService(b) && !isService(a)
  if (isAfterService && a.isLocal && (a.brand.isCurated || a.key.length >= 6)) return true
  if (a.isLocal !== b.isLocal) return a.isLocal
  const getWeight = (match: BrandMatch): number =>
    match.key.length + (match.brand.isCurated ? 3 : 0) + (match.from === 0 ? 6 : 0) - 2 * match.from
  return getWeight(a) > getWeight(b)
}

type Choose = (key: string) => Brand | null
type IsLocal = (brand: Brand) => boolean

const LOCAL_MATCH = { from: 0, isLocal: true, isHome: false, isDistinct: false, isGeneric: false } as const

/** The longest brand that the first word after a legal form starts with. */
function findJoinedBrand(words: readonly DescriptorWord[], choose: Choose, isLocal: IsLocal): BrandMatch | null {
  const from = words.findIndex(({ folded }) => !isLegalForm(folded))
  const word = words[from]?.folded ?? ''
  const findLongest = (
    maxSize: number,
    minSize: number,
    fits: (brand: Brand, size: number) => boolean,
  ): BrandMatch | null => {
    for (let size = maxSize; size >= minSize; size--) {
      const key = word.slice(0, size)
      const brand = choose(key)
      if (brand && isLocal(brand) && fits(brand, size))
        return { ...LOCAL_MATCH, brand, key, from, to: from + 1, isPartial: false }
    }
    return null
  }
  // Names joined without a space: "GRUBHUBKABABCORNER".
  const name = findLongest(Math.min(word.length - 4, 16), 6, (brand, size) => brand.isCurated || size >= 9)
  if (name || !SYLLABLES.test(word)) return name
  // Chinese, Korean and Japanese put the branch after the name without a space: "全聯福利中心新店安康".
  const isName = (brand: Brand, size: number) => brand.isCurated && (size >= 3 || brand.countries.length > 0)
  return findLongest(Math.min(word.length - 1, 12), 2, isName)
}

/** A hand-listed brand of the user's country before a hyphen and something else: "EMARAT-AL BARSHA". */
function findBeforeHyphen(first: string, choose: Choose, home: string): BrandMatch | null {
  const at = first.indexOf('-')
  const key = at < MIN_BEFORE_HYPHEN ? '' : foldName(first.slice(0, at)).replace(/[^\p{L}\p{N}]+/gu, '')
  const brand = key.length < MIN_BEFORE_HYPHEN ? null : choose(key)
  if (!brand?.isCurated || !brand.countries.includes(home)) return null
  return { ...LOCAL_MATCH, brand, key, to: 1, isPartial: false, isHome: true }
}

/**
 * A brand with at most `maxMissing` of its last letters missing. Callers allow only two or three unless the text looks
 * cut off ("MCDONALD").
 */
function findCutOff(
  words: readonly DescriptorWord[],
  maxMissing: number,
  sorted: readonly string[],
  choose: Choose,
  isLocal: IsLocal,
): BrandMatch | null {
  let key = ''
  for (const word of words) key += word.folded
  if (key.length < MIN_PARTIAL || words.length > 5) return null
  const at = findLowerBound(sorted, key)
  for (const candidate of sorted.slice(at, at + 8)) {
    if (!candidate.startsWith(key)) break
    const brand = candidate.length - key.length > maxMissing ? null : choose(candidate)
    if (brand && isLocal(brand)) return { ...LOCAL_MATCH, brand, key, to: words.length, isPartial: true }
  }
  return null
}

type NamedBrand = { readonly brand: Brand; readonly name: readonly string[] }

const MIN_START = 3
const MIN_ABBREVIATED = 7

/** A hand-listed brand of the user's country with words cut to their first letters ("FARM SIMILARES") or missing. */
function findAbbreviated(
  words: readonly DescriptorWord[],
  byStarts: ReadonlyMap<string, readonly NamedBrand[]>,
  home: string,
): BrandMatch | null {
  for (let from = 0; from < Math.min(words.length - 1, 4); from++) {
    const matches = (byStarts.get(getStarts(words[from]?.folded, words[from + 1]?.folded)) ?? []).filter(
      ({ brand, name }) => brand.countries.includes(home) && isAbbreviated(words.slice(from), name),
    )
    const [first] = matches
    if (!first || matches.some(({ brand }) => brand.code !== first.brand.code)) continue
    const to = Math.min(words.length, from + first.name.length)
    const key = words.slice(from, to).reduce((text, { folded }) => text + folded, '')
    // After other words, "CAPE TOWN" is a place, not "Cape Town Fish Market".
    const isAtEnd = from > 0 && to === words.length && to - from < first.name.length
    const isPlace = isAtEnd && words.slice(from, to).every(({ folded }, i) => folded === first.name[i])
    if (isPlace || key.length < MIN_ABBREVIATED) continue
    return { ...LOCAL_MATCH, brand: first.brand, key, from, to, isPartial: true, isHome: true }
  }
  return null
}

function getStarts(first = '', second = ''): string {
  return `${first.slice(0, MIN_START)} ${second.slice(0, MIN_START)}`
}

function isAbbreviated(words: readonly DescriptorWord[], name: readonly string[]): boolean {
  return name.every((whole, i) => {
    const start = words[i]?.folded
    return start === undefined || start === whole || (start.length >= MIN_START && whole.startsWith(start))
  })
}

function readStarts(brands: readonly Brand[]): Map<string, NamedBrand[]> {
  const byStarts = new Map<string, NamedBrand[]>()
  for (const brand of brands) {
    if (!brand.isCurated || brand.countries.length === 0 || !brand.name.includes(' ')) continue
    const name = foldName(brand.name).split(/[^\p{L}\p{N}]+/u)
    const starts = getStarts(name[0], name[1])
    const existing = byStarts.get(starts)
    if (existing) existing.push({ brand, name })
    else byStarts.set(starts, [{ brand, name }])
  }
  return byStarts
}

function findLowerBound(sorted: readonly string[], key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

type ReadBrands = {
  brands: readonly Brand[]
  byKey: ReadonlyMap<string, number | readonly number[]>
  sorted: readonly string[]
  /** The hand-listed brands with several words in their names, by the first letters of the first two. */
  byStarts: ReadonlyMap<string, readonly NamedBrand[]>
}
const READ = new WeakMap<BrandData, ReadBrands>()

// Reading 70,000 keys takes tens of milliseconds: do it once per process, not once per user.
function readBrands(data: BrandData): ReadBrands {
  const cached = READ.get(data)
  if (cached) return cached
  const brands = data.brands.map((line): Brand => {
    const [name = '', code = '', countries = '', curated = '', localName = ''] = line.split('\t')
    if (!isCategoryCode(code)) throw new RangeError(`brand data: unknown category ${code}`)
    return {
      name,
      code,
      countries: countries === '' ? [] : countries.split(','),
      isCurated: curated === 'c',
      localName,
    }
  })
  const byKey = new Map<string, number | readonly number[]>()
  const sorted: string[] = []
  for (const line of data.keys) {
    const tab = line.indexOf('\t')
    const key = line.slice(0, tab)
    const ids = line.slice(tab + 1)
    byKey.set(key, ids.includes(',') ? ids.split(',').map(Number) : Number(ids))
    sorted.push(key)
  }
  const read = { brands, byKey, sorted, byStarts: readStarts(brands) }
  READ.set(data, read)
  return read
}
