import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isCategoryCode } from '../default-categories.ts'

type Merchant = { name: string; code: string; spellings: string[]; countries: string[]; at: string }

const folder = import.meta.dirname
const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'))
const getLines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n')

const rows = files.flatMap((file) =>
  getLines(file)
    .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
    .filter(({ line }) => line !== '' && !line.startsWith('#')),
)

const merchants: Merchant[] = rows.map(({ line, at }) => {
  const [name = '', code = '', spellings = '', countries = ''] = line.split('\t')
  return { name, code, spellings: spellings.split('|'), countries: countries.split(','), at }
})

/**
 * A spelling as the matcher sees it: ignoring case, accents and punctuation. A final `#` (a store number follows) or `*`
 * (a processor's star follows) narrows the spelling, so it stays part of the key.
 */
function fold(spelling: string): string {
  const closing = /[#*]$/.exec(spelling)?.[0] ?? ''
  const bare = spelling
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
  return closing === '' ? bare : `${bare} ${closing}`
}

const sharesCountry = (a: Merchant, b: Merchant) =>
  a.countries.includes('*') || b.countries.includes('*') || a.countries.some((country) => b.countries.includes(country))

describe('the curated merchants', () => {
  test('number at least 20,000', () => {
    expect(merchants.length).toBeGreaterThanOrEqual(20_000)
  })

  test('are in files that start with a description', () => {
    expect(files.filter((file) => !/^# \S.+/.test(getLines(file)[0] ?? ''))).toEqual([])
  })

  test('have four columns: name, code, spellings, countries', () => {
    const wellFormed = /^[^\t]+\t[A-Z]{3}\t[^\t]+\t(\*|[A-Z]{2}(,[A-Z]{2})*)$/
    expect(rows.filter(({ line }) => !wellFormed.test(line) || line !== line.trim())).toEqual([])
  })

  test('have a known category', () => {
    expect(merchants.filter(({ code }) => !isCategoryCode(code)).map(({ at, code }) => `${at} ${code}`)).toEqual([])
  })

  test('are spelled in capitals, without stray spaces, in three characters or more (two in East Asian scripts)', () => {
    const getMinimum = (text: string) => (/^[\u3040-\u9fff\uac00-\ud7af]+$/.test(text) ? 2 : 3)
    const odd = merchants.flatMap(({ at, spellings }) =>
      spellings
        .filter(
          (text) =>
            [...text].length < getMinimum(text) || text !== text.trim() || /[a-z]/.test(text) || fold(text) === '',
        )
        .map((text) => `${at} "${text}"`),
    )
    expect(odd).toEqual([])
  })

  test('list each of their spellings once', () => {
    const twice = merchants.filter(({ spellings }) => new Set(spellings.map(fold)).size < spellings.length)
    expect(twice.map(({ at, name }) => `${at} ${name}`)).toEqual([])
  })

  test('never use a spelling that means another category in the same country', () => {
    const claimants = new Map<string, Merchant[]>()
    const clashes: string[] = []
    for (const merchant of merchants) {
      for (const spelling of merchant.spellings) {
        const key = fold(spelling)
        const others = claimants.get(key) ?? []
        for (const other of others) {
          if (other.code !== merchant.code && sharesCountry(other, merchant)) {
            clashes.push(`"${spelling}": ${other.at} ${other.code}, ${merchant.at} ${merchant.code}`)
          }
        }
        claimants.set(key, [...others, merchant])
      }
    }
    expect(clashes).toEqual([])
  })

  test.each([
    ['US', 'WHOLEFDS', 'Whole Foods Market', 'GRO'],
    ['US', 'PG&E', 'PG&E', 'UTI'],
    ['GB', 'TFL TRAVEL CH', 'TfL', 'TRA'],
    ['DE', 'DB VERTRIEB', 'Deutsche Bahn', 'TRA'],
    ['JP', 'マツモトキヨシ', 'マツモトキヨシ', 'HEA'],
    ['AU', 'DAN MURPHYS', "Dan Murphy's", 'BAR'],
    ['CA', 'LCBO', 'LCBO', 'BAR'],
    ['FR', 'SNCF CONNECT', 'SNCF', 'TRA'],
  ])('include well-known names: in %s, “%s”', (country, spelling, name, code) => {
    const found = merchants.filter(
      (merchant) =>
        merchant.spellings.includes(spelling) &&
        (merchant.countries.includes('*') || merchant.countries.includes(country)),
    )
    expect(found.map((merchant) => [merchant.name, merchant.code])).toEqual([[name, code]])
  })
})
