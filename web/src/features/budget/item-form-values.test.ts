import { BUDGET_TEXT_MAX } from '@evenkeel/contract/budget.ts'
import { describe, expect, test } from 'vitest'
import { aBudgetItem } from '../../testing/report-builders.ts'
import { makeEmptyValues, parseTypedAmount, readValues, toItemValues } from './item-form-values.ts'
import { describeRepeat, describeSchedule, describeScheduleInSentence } from './repeat-words.ts'
import { TEXT_MAX } from './sentence-box.tsx'

const filled = { ...makeEmptyValues('expense', '2026-01-31', 'USD'), simple_name: 'Rent', amount: '1,450' }

test('the sentence box accepts as much text as the server does', () => {
  expect(TEXT_MAX).toBe(BUDGET_TEXT_MAX)
})

test.each([
  ['1,450', '1450'],
  ['1,450.50', '1450.50'],
  ['1.450,50', '1450.50'],
  ['12,50', '12.50'],
  ['-12.5', '12.5'],
  ['1 200', '1200'],
  ['many', 'many'],
])('an amount typed as %s is read as %s', (typed, amount) => {
  expect(parseTypedAmount(typed)).toBe(amount)
})

test('an item that is saved without changes stays the same', () => {
  const item = aBudgetItem({ repeat: { every: 6, unit: 'week' }, until: '2027-03-01' as never, source: 'Visa' })
  expect(readValues(toItemValues(item))).toEqual({
    item: {
      kind: 'expense',
      transaction_name: 'Rent for the apartment',
      simple_name: 'Rent',
      amount: '1450.00',
      currency: 'USD',
      category: 'Housing',
      transaction_date: '2026-01-01',
      source: 'Visa',
      repeat: { every: 6, unit: 'week' },
      until: '2027-03-01',
      spread: false,
    },
  })
})

test('an item that repeats a number of times ends on its last date', () => {
  const getUntil = (fields: Partial<typeof filled>) => {
    const read = readValues({ ...filled, end: 'after', ...fields })
    return 'item' in read ? read.item.until : read.errors
  }
  expect(getUntil({ frequency: '1 month', times: '2' })).toBe('2026-02-28')
  expect(getUntil({ frequency: '1 month', times: '3' })).toBe('2026-03-31')
  expect(getUntil({ frequency: '2 week', times: '3' })).toBe('2026-02-28')
  expect(getUntil({ frequency: '1 year', times: '1' })).toBe('2026-01-31')
  expect(getUntil({ frequency: 'none', times: '5' })).toBeNull()
})

test('the example of an amount is valid in the chosen currency', () => {
  const getProblem = (currency: string) => {
    const read = readValues({ ...filled, amount: '', currency })
    return 'errors' in read ? read.errors.amount : null
  }
  expect(getProblem('USD')).toBe('Enter an amount, such as 12.50.')
  expect(getProblem('KRW')).toBe('Enter an amount, such as 1,200.')
})

test('a daily item isn’t spread, because there is nothing to spread it over', () => {
  const read = readValues({ ...filled, frequency: 'custom', every: '1', unit: 'day', spread: true })
  expect(read).toMatchObject({ item: { spread: false } })
})

describe('problems are reported at their field', () => {
  test.each([
    ['no name', { simple_name: ' ' }, 'simple_name'],
    ['no amount', { amount: '' }, 'amount'],
    ['an amount of zero', { amount: '0.00' }, 'amount'],
    ['too many decimals', { amount: '1.50', currency: 'JPY' }, 'amount'],
    ['no date', { transaction_date: '' }, 'transaction_date'],
    ['a frequency of zero', { frequency: 'custom', every: '0' }, 'every'],
    ['an end without a date', { end: 'on' as const, until: '' }, 'until'],
    ['an end before the start', { end: 'on' as const, until: '2026-01-01' }, 'until'],
    ['a number of times that isn’t a number', { end: 'after' as const, times: 'some' }, 'times'],
  ])('%s', (_, fields, field) => {
    const read = readValues({ ...filled, ...fields })
    expect('errors' in read && Object.keys(read.errors)).toEqual([field])
  })
})

test('schedules are described in everyday words', () => {
  expect(describeRepeat(null)).toBe('Once')
  expect(describeRepeat({ every: 1, unit: 'month' })).toBe('Monthly')
  expect(describeRepeat({ every: 2, unit: 'week' })).toBe('Every 2 weeks')
  expect(describeRepeat({ every: 14, unit: 'day' })).toBe('Every 2 weeks')
  expect(describeSchedule({ repeat: { every: 1, unit: 'year' }, until: '2030-05-01', spread: false })).toBe(
    'Yearly until May 1, 2030',
  )
  expect(describeSchedule({ repeat: { every: 1, unit: 'month' }, until: null, spread: true })).toBe(
    'Monthly, spread over the month',
  )
  expect(describeScheduleInSentence({ repeat: { every: 2, unit: 'week' }, until: '2027-03-01', spread: false })).toBe(
    'every 2 weeks until Mar 1, 2027',
  )
})
