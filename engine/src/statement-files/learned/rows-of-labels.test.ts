import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Kind, LabeledWord } from './label-words.ts'
import { buildRowsFromLabels } from './rows-of-labels.ts'

/** One line of words, one letter width apart. */
function makeLine(...words: [text: string, kind: Kind][]): LabeledWord[] {
  const amount = words.findIndex(([, kind]) => kind === 'in' || kind === 'out')
  const date = words.findIndex(([, kind]) => kind === 'date')
  let x = 0
  return words.map(([text, kind]) => {
    const word = { text, kind, line: 1, x, end: x + text.length, y: 0, marks: [], chance: 1, of: amount, day: date }
    x += text.length + 1
    return word
  })
}
const read = (...words: [string, Kind][]) => buildRowsFromLabels(makeLine(...words), plainDate('2026-11-14'))

test('an amount gets its date, its name and its balance', () => {
  const { rows } = read(
    ['3', 'date'],
    ['Nov', 'date'],
    ['CORNER', 'name'],
    ['BAKERY', 'name'],
    ['6.20', 'out'],
    ['93.80', 'balance'],
  )
  expect(rows).toEqual([{ line: 1, day: '3 Nov', name: 'CORNER BAKERY', debit: '6.20', balance: '93.80' }])
})

test('three capital letters are a currency only if they’re a known code and not part of the name', () => {
  const getDebit = (...words: [string, Kind][]) => read(['03/11/2026', 'date'], ...words).rows[0]?.debit
  expect(getDebit(['TESCO', 'name'], ['LTD', 'other'], ['25.00', 'out'])).toBe('25.00')
  expect(getDebit(['COFFEE', 'name'], ['CUP', 'name'], ['3.50', 'out'])).toBe('3.50')
  expect(getDebit(['HOTEL', 'name'], ['EUR', 'other'], ['90.00', 'out'])).toBe('EUR 90.00')
})

test('the last letter of a currency isn’t a direction', () => {
  const { rows } = read(['03/11/2026', 'date'], ['SHOP', 'name'], ['64.00', 'out'], ['USD', 'other'])
  expect(rows[0]?.debit).toBe('64.00 USD')
})

test('the label gives the direction, whatever mark the amount has', () => {
  expect(read(['03/11/2026', 'date'], ['SHOP', 'name'], ['8.00DR', 'out']).rows[0]?.debit).toBe('8.00')
  expect(read(['03/11/2026', 'date'], ['SHOP', 'name'], ['£', 'other'], ['(12.00)', 'out']).rows[0]?.debit).toBe(
    '£ 12.00',
  )
})

test('a number beside an amount with decimals isn’t a second amount, unless it’s the start of it', () => {
  const readDebits = (...words: [string, Kind][]) =>
    read(['03/11/2026', 'date'], ...words).rows.map(({ debit }) => debit)
  expect(readDebits(['SHOP', 'name'], ['102', 'out'], ['CITY', 'name'], ['6.20', 'out'])).toEqual(['6.20'])
  expect(readDebits(['SHOP', 'name'], ['1', 'out'], ['234,56', 'out'])).toEqual(['1 234,56'])
  expect(readDebits(['SHOP', 'name'], ['102', 'out'])).toEqual(['102'])
})

test('an overdrawn balance is negative', () => {
  const { rows } = read(
    ['03/11/2026', 'date'],
    ['SHOP', 'name'],
    ['33.00', 'out'],
    ['94.20', 'balance'],
    ['OD', 'other'],
  )
  expect(rows[0]?.balance).toBe('-94.20')
})

test('an amount without a date is counted as lost', () => {
  expect(read(['SHOP', 'name'], ['33.00', 'out'])).toMatchObject({ rows: [], lost: 1 })
})
