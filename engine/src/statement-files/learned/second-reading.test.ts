import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'
import type { Kind, LabelWords } from './label-words.ts'

const TEXT = '03/11/2026  Corner Bakery  -6.20\n05/11/2026  River Trust  -12.00'

/** Labels each word by its text: dates, names, and amounts as money out. */
function createLabeler(isAmount: (text: string) => boolean, chance = 0.99): LabelWords {
  return (words) => {
    const getKind = (text: string): Kind =>
      text.includes('/') ? 'date' : isAmount(text) ? 'out' : /\d/.test(text) ? 'other' : 'name'
    return words.map((word) => ({
      ...word,
      kind: getKind(word.text),
      chance,
      of: words.findIndex((other) => other.line === word.line && isAmount(other.text)),
      day: words.findIndex((other) => other.line === word.line && other.text.includes('/')),
    }))
  }
}

function read(labelWords: LabelWords) {
  return readStatementFile({ text: TEXT, currency: 'GBP', today: plainDate('2026-11-14'), labelWords })
}

test('two readings with the same rows confirm each other', () => {
  const reading = read(createLabeler((text) => text.startsWith('-')))
  expect(reading.rows.map(({ minor }) => minor)).toEqual([-620, -1200])
  expect(reading.isReadingGuessed).toBeUndefined()
})

test('rows that only one of two readings has go to review', () => {
  const reading = read(createLabeler((text) => text === '-6.20', 0.8))
  expect(reading.rows.map(({ minor }) => minor)).toEqual([-620, -1200])
  expect(reading.isReadingGuessed).toBe(true)
})

test('if the layout reader is sure and finds as many rows, its rows are used and go to review', () => {
  const text = 'CORNER BAKERY 03/11/2026 6.20 114.80\nRIVER TRUST 05/11/2026 12.00 96.80'
  const labelWords = createLabeler((word) => word === '114.80' || word === '96.80')
  const reading = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-14'), labelWords })
  expect(reading.rows.map(({ minor }) => Math.abs(minor))).toEqual([11480, 9680])
  expect(reading.isReadingGuessed).toBe(true)
})

test('in a list without signs, a payment to a shop is money out, even if the layout reader is sure that it isn’t', () => {
  const text = '03/11/2026  Netflix  15.99\n05/11/2026  Payroll  3,000.00'
  const labelAsOut = createLabeler((word) => /^[\d,]+\.\d\d$/.test(word))
  const labelWords: LabelWords = (words) =>
    labelAsOut(words).map((word) => (word.kind === 'out' ? { ...word, kind: 'in' } : word))
  const reading = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-14'), labelWords })
  expect(reading.rows.map(({ minor }) => minor)).toEqual([-1599, 300_000])
})
