import { readFileSync, writeFileSync } from 'node:fs'
import { type BrandData, getBrandKeys, type MerchantEntry } from '../engine/src/categoriser/brand-index.ts'
import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'
import { readMerchantLists } from './merchant-lists.ts'
import { NSI_CATEGORIES, OPERATOR_BRANCHES, rankBranch } from './nsi-categories.ts'

/** A name from the Name Suggestion Index, with the facts we use. */
export type NsiBrand = {
  name: string
  code: CategoryCode
  path: string
  countries: string[]
  spellings: string[]
  /** Who runs a place, not its name: a city runs parking lots, but that doesn't make a city a parking lot. */
  isOperator?: true
}

const NSI_FILE = new URL('../node_modules/name-suggestion-index/dist/json/nsi.min.json', import.meta.url)
const OUT_FILE = new URL('../engine/src/categoriser/model/brands.generated.json', import.meta.url)

// Countries whose statements people import. Names from other countries would only cause false matches.
const COUNTRIES = new Set(
  (
    'US CA GB IE AU NZ JP DE AT CH FR BE LU NL ES PT IT GR FI EE LV LT SK SI HR MT CY DK SE NO IS PL CZ HU RO BG MX PR HK SG KR TW TH IN BR ' +
    'AR CL CO PE EC UY BO PY VE CR PA GT SV HN DO ZA NA BW SZ LS ZM ZW MZ KE UG TZ RW NG GH CI SN CM MA TN DZ EG ET MU AO ' +
    'AE SA QA KW BH OM JO LB IL TR PK BD LK NP PH ID MY VN MM KH RS BA ME MK AL GE AM'
  ).split(' '),
)
const REGIONS: Record<string, string> = {
  '150': 'DE,FR,ES,IT,NL,BE,AT,PT,IE,GB,CH,LU,DK,SE,NO,FI,PL,CZ',
  '155': 'DE,FR,NL,BE,AT,CH,LU',
  '154': 'GB,IE,DK,SE,NO,FI',
  '039': 'ES,PT,IT,GR',
  '021': 'US,CA',
  '003': 'US,CA,MX',
  '019': 'US,CA,MX',
  '053': 'AU,NZ',
  '009': 'AU,NZ',
  EU: 'DE,FR,ES,IT,NL,BE,AT,PT,IE,LU,FI',
  Q: '',
  '002': 'ZA,NG,KE,GH,MA,EG,TZ,UG,CI,SN,TN,DZ',
  '005': 'AR,BR,CL,CO,PE,EC,UY,BO,PY,VE',
  '419': 'AR,BR,CL,CO,PE,EC,UY,BO,PY,VE,MX,CR,PA,GT,SV,HN,DO',
  '013': 'CR,PA,GT,SV,HN',
  '015': 'MA,TN,DZ,EG',
  '145': 'AE,SA,QA,KW,BH,OM,JO,LB,IL,TR',
  '034': 'IN,PK,BD,LK,NP',
  '035': 'SG,TH,PH,ID,MY,VN,MM,KH',
  '030': 'JP,KR,TW,HK',
  '142': 'JP,KR,TW,HK,SG,TH',
}

type NsiFile = { nsi: Record<string, { items?: NsiItem[] }> }
type NsiItem = {
  displayName: string
  locationSet: { include?: unknown[] }
  matchNames?: string[]
  tags: Record<string, string>
}

/** Every name in the index that people in our countries pay, with its category, spellings and countries. */
export function readNsiBrands(): NsiBrand[] {
  const file: NsiFile = JSON.parse(readFileSync(NSI_FILE, 'utf8'))
  return Object.entries(file.nsi).flatMap(([key, { items = [] }]) => {
    const [tree = '', ...rest] = key.split('/')
    const path = rest.join('/')
    if (tree === 'transit') return items.flatMap((item) => toBrands(item, path, 'TRA'))
    const code = NSI_CATEGORIES[path]
    if (!code || (tree === 'operators' && !OPERATOR_BRANCHES.has(path)) || !['brands', 'operators'].includes(tree))
      return []
    const brands = items.flatMap((item) => toBrands(item, path, code))
    return tree === 'operators' ? brands.map((brand) => ({ ...brand, isOperator: true as const })) : brands
  })
}

function toBrands(item: NsiItem, path: string, code: CategoryCode): NsiBrand[] {
  const countries = readCountries(item.locationSet.include ?? [])
  if (countries === null) return []
  const named = Object.entries(item.tags).filter(([tag]) =>
    /^(?:name|brand|operator|short_name|official_name|alt_name)(?::\w{2,3})?$/.test(tag),
  )
  const spellings = [
    item.displayName.replace(/\s*\(.*\)$/, ''),
    ...named.flatMap(([, value]) => value.split(';')),
    ...(item.matchNames ?? []),
  ]
  const names = [
    item.tags.brand,
    item.tags.name,
    item.tags['name:en'],
    item.tags['brand:en'],
    item.tags.operator,
    item.displayName,
    ...spellings,
  ]
  const isLatin = (text: string | undefined): text is string =>
    text !== undefined && /^[\p{Script=Latin}\d]/u.test(text) && !/[\u3040-\u9fff]/.test(text)
  const name = names.find(isLatin) ?? item.displayName
  const readable = spellings
    .map((spelling) => spelling.trim())
    .filter((spelling) =>
      /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\d]/u.test(
        spelling,
      ),
    )
  const own = getCategoryOfName(name, path, countries) ?? code
  return readable.length === 0 ? [] : [{ name: name.trim(), code: own, path, countries, spellings: readable }]
}

const ENERGY_COMPANY = /energ|strom|netz|werk|elect|eléctri|électri|elektr|power|kraft|hydro/i
const CHARGING_SERVICE = /charg|drive|lad[ei]|mobil|plug|fast|volt|move|park|highway|gremo|schneider| ev$/i
const COUNCIL = /\bcouncil$|^(?:city|borough|shire) of /i
const COUNCIL_COUNTRIES = new Set(['GB', 'IE', 'AU', 'NZ'])

/** What people usually pay a company for, if that isn't what the index lists it for; otherwise null. */
function getCategoryOfName(name: string, path: string, countries: readonly string[]): CategoryCode | null {
  // A power company's chargers are listed, but most people pay it for their home.
  const hasChargers = path === 'amenity/charging_station' || path === 'man_made/charge_point'
  if (hasChargers && ENERGY_COMPANY.test(name) && !CHARGING_SERVICE.test(name)) return 'UTI'
  // Councils run libraries and parking lots, but people pay them local taxes.
  return COUNCIL.test(name) && countries.some((country) => COUNCIL_COUNTRIES.has(country)) ? 'TAX' : null
}

// Null: in none of our countries. Empty: everywhere.
function readCountries(include: readonly unknown[]): string[] | null {
  const found = new Set<string>()
  for (const place of include) {
    if (typeof place !== 'string') continue
    if (place === '001') return []
    const upper = place.toUpperCase()
    const region = REGIONS[upper]
    if (region) for (const country of region.split(',')) found.add(country)
    const country = upper.replace(/[-.].*$/, '')
    if (COUNTRIES.has(country)) found.add(country)
  }
  return found.size > 0 ? [...found].sort() : null
}

// Only scripts without capitals: the lists spell everything in capitals.
const SCRIPTS = ['Han', 'Hangul', 'Kana', 'Hira', 'Arabic', 'Hebrew', 'Thai', 'Georgian']
const LOCAL_SCRIPT = new RegExp(`[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u')
const LATIN = /\p{Script=Latin}/u
// Two Chinese characters are a name; two letters of another script are an abbreviation.
const MIN_LETTERS = 3

/** The shortest spelling in the country's own script for a name in Latin letters; empty if there is none. */
function getLocalName(name: string, spellings: readonly string[]): string {
  if (LOCAL_SCRIPT.test(name)) return ''
  return spellings
    .filter((spelling) => LOCAL_SCRIPT.test(spelling) && !LATIN.test(spelling))
    .map((spelling) => spelling.replace('(주)', '').trim())
    .filter((spelling) => spelling.length >= MIN_LETTERS || /^\p{Script=Han}{2}$/u.test(spelling))
    .reduce((best, spelling) => (best === '' || spelling.length < best.length ? spelling : best), '')
}

/** Combines the hand-written lists with the brands from the index; hand-written ones come first under each key. */
export function distillBrands(curated: readonly MerchantEntry[], nsi: readonly NsiBrand[]): BrandData {
  const brands: string[] = []
  const keys = new Map<string, { id: number; rank: number; signature: string }[]>()
  const add = (line: string, spellings: readonly string[], rank: number, signature: string) => {
    const id = brands.length
    let isUsed = false
    for (const key of new Set(spellings.flatMap(getBrandKeys))) {
      if (key.length > 40) continue
      const under = keys.get(key) ?? []
      // A key has each category and its countries once. Under a key with three or more, some hand-written, no
      // brands of the index are added.
      if (under.some((other) => other.signature === signature || (rank > 0 && other.rank === 0 && under.length > 2)))
        continue
      under.push({ id, rank, signature })
      keys.set(key, under)
      isUsed = true
    }
    if (isUsed) brands.push(line)
  }
  // A company's registered name is often listed separately from its brand.
  const getNameAndHome = ({ name, countries }: MerchantEntry) => `${name} ${countries?.[0] ?? ''}`
  const namesakes = Map.groupBy(curated, getNameAndHome)
  for (const entry of curated) {
    const countries = entry.countries ?? []
    const spellings = namesakes.get(getNameAndHome(entry))!.flatMap((same) => same.spellings)
    add(
      [entry.name, entry.code, countries.join(','), 'c', getLocalName(entry.name, spellings)].join('\t').trimEnd(),
      entry.spellings, // A name that is an ordinary word isn't among its own spellings.
      0,
      `${entry.code} ${countries.join(',')}`,
    )
  }
  const ordered = [...nsi].sort((a, b) => rankBranch(a.path) - rankBranch(b.path))
  for (const brand of ordered) {
    add(
      [brand.name, brand.code, brand.countries.join(','), '', getLocalName(brand.name, brand.spellings)]
        .join('\t')
        .trimEnd(),
      brand.spellings,
      1 + rankBranch(brand.path),
      `${brand.code} ${brand.countries.join(',')}`,
    )
  }
  const lines = [...keys].map(
    ([key, ids]) =>
      `${key}\t${ids
        .sort((a, b) => a.rank - b.rank)
        .slice(0, 4)
        .map(({ id }) => id)
        .join(',')}`,
  )
  return { brands, keys: lines.sort((a, b) => (a.slice(0, a.indexOf('\t')) < b.slice(0, b.indexOf('\t')) ? -1 : 1)) }
}

/**
 * The index's brands without side businesses: a row that says "COSTCO" is a supermarket, although the index also knows
 * its gas stations, tires and opticians. In each country, a name stands for its first entry.
 */
export function findMainBusinesses(curated: readonly MerchantEntry[], nsi: readonly NsiBrand[]): NsiBrand[] {
  const claims = new Map<string, { code: CategoryCode; countries: readonly string[] }[]>()
  const claim = (names: readonly string[], code: CategoryCode, countries: readonly string[]) => {
    for (const key of new Set(names.flatMap(getBrandKeys)))
      claims.set(key, [...(claims.get(key) ?? []), { code, countries }])
  }
  for (const { spellings, code, countries = [] } of curated) claim(spellings, code, countries)
  const ordered = [...nsi].sort((a, b) => rankBranch(a.path) - rankBranch(b.path))
  return ordered.filter(({ name, spellings, code, countries }) => {
    const first = [name, ...spellings]
      .flatMap(getBrandKeys)
      .flatMap((key) => claims.get(key) ?? [])
      .find((other) => isSameCountry(other.countries, countries))
    if (first && first.code !== code) return false
    claim([name, ...spellings], code, countries)
    return true
  })
}

function isSameCountry(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((country) => b.includes(country))
}

/** Writes the built-in file and returns how much it contains. */
export function writeBrands(): { brands: number; keys: number; bytes: number } {
  const data = distillBrands(readMerchantLists(), readNsiBrands())
  const text = `{"brands":[\n${data.brands.map((line) => JSON.stringify(line)).join(',\n')}\n],"keys":[\n${data.keys.map((line) => JSON.stringify(line)).join(',\n')}\n]}\n`
  writeFileSync(OUT_FILE, text)
  return { brands: data.brands.length, keys: data.keys.length, bytes: text.length }
}

if (import.meta.main) {
  const { brands, keys, bytes } = writeBrands()
  console.log(`${brands} brands under ${keys} keys, ${(bytes / 1e6).toFixed(2)} MB`)
}
