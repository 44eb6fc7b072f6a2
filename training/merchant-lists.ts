import { readdirSync, readFileSync } from 'node:fs'
import type { MerchantEntry } from '../engine/src/categoriser/brand-index.ts'
import { isCategoryCode } from '../engine/src/categoriser/default-categories.ts'

const FOLDER = new URL('../engine/src/categoriser/merchants/', import.meta.url)

/** The hand-written lists, in file order. Throws an error with the position of an unreadable line. */
export function readMerchantLists(): MerchantEntry[] {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
  return files.flatMap((name) => parseMerchantList(readFileSync(new URL(name, FOLDER), 'utf8'), name))
}

export function parseMerchantList(text: string, file: string): MerchantEntry[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [name = '', code = '', spellings = '', countries = '*'] = line.split('\t').map((cell) => cell.trim())
    if (name === '' || !isCategoryCode(code))
      throw new Error(`${file}:${i + 1}: not "Name, CODE, spellings, countries": ${line}`)
    return [
      {
        name,
        code,
        spellings: spellings
          .split('|')
          .map((spelling) => spelling.trim())
          .filter(Boolean),
        countries:
          countries === '*' || countries === ''
            ? []
            : countries.split(',').map((country) => (country.trim() === 'UK' ? 'GB' : country.trim())),
      },
    ]
  })
}
