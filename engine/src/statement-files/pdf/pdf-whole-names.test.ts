import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { FormatReading } from '../reading/statement-reading.ts'
import { measureLetter, type PdfPage, readLines } from './pdf-page.ts'
import { completeNames, restoreTexts } from './pdf-whole-names.ts'

/** The name of the row on the first line, completed from the lines of a page in a monospaced font. */
function getName(name: string, lines: string[], max?: number): string {
  const words = lines.flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => {
      return { text, x: 40 + index * 5, y: 60 + at * 14, width: text.length * 5, height: 10 }
    }),
  )
  const pages: PdfPage[] = [{ width: 595, height: 842, words }]
  const row = { line: 1, day: plainDate('2026-10-03'), minor: -620, currency: 'CAD', name }
  const reading: FormatReading = { format: 'pdf', rows: [row], source: null, currency: 'CAD', issues: [], shape: 'x' }
  return completeNames(reading, readLines(pages), measureLetter(pages), max).rows[0]!.name
}

test('a line below that is indented a little continues the name', () => {
  expect(getName('Card payment', ['03/10/2026   Card payment      6.20', '               CORNER BAKERY'])).toBe(
    'Card payment CORNER BAKERY',
  )
})

test('the line below can continue any of the texts of a row', () => {
  const lines = ['03/10/2026   PMT   Card payment      6.20', '                     CORNER BAKERY']
  expect(getName('PMT Card payment', lines)).toBe('PMT Card payment CORNER BAKERY')
  const columns = ['03/10/2026   Debit card    REF 81 A      6.20', '                           RIVER BOOKS']
  expect(getName('Debit card REF 81 A', columns)).toBe('Debit card REF 81 A RIVER BOOKS')
})

test('a text further to the right, further to the left, or beside an amount belongs to something else', () => {
  const row = '03/10/2026   Card payment            6.20'
  expect(getName('Card payment', [row, '                        Page 1 of 2'])).toBe('Card payment')
  expect(getName('Card payment', [row, '  Other payments'])).toBe('Card payment')
  expect(getName('Card payment', [row, '              Total                   6.20'])).toBe('Card payment')
})

test('if the name already has part of a line, the rest is added in its place, not repeated', () => {
  const lines = [
    '03/10/2026   Cash                6.20',
    '             AKB Market Square 14',
    '             Terminal 5',
  ]
  expect(getName('Cash Market Square', lines, 1)).toBe('Cash AKB Market Square 14')
})

test('dots and dates inside a text stay in the name', () => {
  const makeLine = (text: string) => readLines([{ width: 595, height: 842, words: [makeWord(text)] }])
  const makeWord = (text: string) => ({ text, x: 40, y: 60, width: text.length * 5, height: 10 })
  const restoreName = (name: string, text: string) =>
    restoreTexts({ rows: [{ line: 1, name }] } as FormatReading, makeLine(text)).rows[0]?.name
  expect(restoreName('TRANSFER TO SAV 7781 rent', 'TRANSFER TO SAV ...7781')).toBe('TRANSFER TO SAV ...7781 rent')
  expect(restoreName('ATM', 'ATM 09/03')).toBe('ATM 09/03')
  expect(restoreName('ATM', '09/03 ATM')).toBe('ATM')
})
