import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardText, unguardText } from './spreadsheet-guard.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['rent;=cmd|x', "rent;'=cmd|x"],
  ['rent;＝cmd', "rent;'＝cmd"],
  ['rent;"=cmd"', `rent;'"=cmd"`],
  ['two\n=lines', "two\n'=lines"],
  ["it's; 'quoted'", "it's; 'quoted'"],
  ['plain - text', 'plain - text'],
])('%j is written as %j', (text, cell) => {
  expect(guardText(text)).toBe(cell)
  expect(unguardText(cell)).toBe(text)
})

test('any text is restored exactly, and no part that a spreadsheet can split off starts a formula', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠;\t\r\n\'" ,a1'), maxLength: 12 })
  fc.assert(
    fc.property(texts, (text) => {
      const cell = guardText(text)
      expect(unguardText(cell)).toBe(text)
      for (const part of cell
        .replace(/^'[\r\n]/, '')
        .split(/[;\r\n]/)
        .slice(1))
        expect(part).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
  )
})
