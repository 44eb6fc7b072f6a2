import { expect, test } from 'vitest'
import { findBritishSpellings } from './check-spelling.ts'

test.each([
  ['// the colour of a bar', 'color'],
  ['const isCancelled = true', 'Canceled'],
  ["test('a labelled row', () => {})", 'labeled'],
  ["])('recognises %s', () => {})", 'recogniz'],
])('refuses %s', (line, american) => {
  expect(findBritishSpellings('engine/src/a.test.ts', line)).toEqual([expect.stringContaining(american)])
})

test.each([
  "const SHOPS = ['Garden Centre']",
  'const WORDS = `\ntv licence, hair colour\n`',
  "import { categorise } from './categoriser/categorise.ts'",
  '<section aria-labelledby="plans">',
])('allows %s', (line) => {
  expect(findBritishSpellings('engine/src/a.ts', line)).toEqual([])
})

test('checks every text of the web app', () => {
  expect(findBritishSpellings('web/src/a.tsx', "title: 'Favourite colour'")).toHaveLength(1)
})
