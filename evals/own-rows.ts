import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { type Case, type CategoriserFigures, measure } from './categoriser.ts'

const FOLDER = new URL('./own-rows/', import.meta.url)
const NAMES = new Map<string, string>(DEFAULT_CATEGORIES.map(({ code, name }) => [code, name]))

/** Measures the rows we wrote ourselves: how good the categorizer is without anyone's data. */
export function evaluateOwnRows(options: { list?: boolean } = {}): CategoriserFigures[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.tsv'))
  return files.sort().map((file) => measure(file, readRows(readFileSync(new URL(file, FOLDER), 'utf8'), file), options))
}

function readRows(text: string, file: string): Case[] {
  return text.split('\n').flatMap((line, i) => {
    if (line === '' || line.startsWith('#')) return []
    const [country, direction, name, codes = '', simpleName = ''] = line.split('\t')
    const [category, ...others] = codes.split(',').map((code) => NAMES.get(code))
    if (!country || !name || !category || (direction !== 'in' && direction !== 'out'))
      throw new Error(`${file}:${i + 1}: not "country, direction, text, categories, name": ${line}`)
    return [
      {
        id: `${file}:${i + 1}`,
        transaction_name: name,
        direction,
        category,
        also_right: others.flatMap((other) => other ?? []),
        simple_name: simpleName || null,
        country,
      },
    ]
  })
}

if (import.meta.main) evaluateOwnRows({ list: process.argv.includes('--list') })
