import { expect, test } from 'vitest'
import { aTransaction } from '../../testing/ledger-builders.ts'
import { checkDraft, parseAmount, toDraft, toEdit } from './transaction-draft.ts'

test.each([
  ['12.5', 'USD', 1250],
  ['12,50', 'EUR', 1250],
  ['1,234', 'USD', 123400],
  ['1,234.56', 'USD', 123456],
  ['1.234,56', 'EUR', 123456],
  ['−4.50', 'USD', -450],
  ['-1200', 'JPY', -1200],
  ['12.5', 'JPY', null],
  ['12.345', 'USD', null],
  ['twelve', 'USD', null],
  ['', 'USD', null],
])('“%s” in %s is read as %s (minor units, or null if it isn’t an amount)', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toBe(minor)
})

test('only changes are sent, and clearing the source removes it', () => {
  const row = aTransaction()
  expect(toEdit(row, toDraft(row))).toEqual({})
  expect(toEdit(row, { ...toDraft(row), source: ' ', amount: '4.5', simple_name: ' Bakery ' })).toEqual({
    source: null,
    simple_name: 'Bakery',
  })
})

test('each invalid field gets a message', () => {
  const draft = { ...toDraft(aTransaction()), simple_name: ' ', amount: '4.505', transaction_date: '', currency: 'USD' }
  expect(Object.keys(checkDraft(draft)).sort()).toEqual(['amount', 'simple_name', 'transaction_date'])
})

test('amounts are typed without a sign; the direction decides it', () => {
  const row = aTransaction({ amount: '-4.50', currency: 'USD' })
  expect(toDraft(row)).toMatchObject({ direction: 'out', amount: '4.50' })
  const getEditedAmount = (fields: object) => toEdit(row, { ...toDraft(row), ...fields }).amount
  expect(getEditedAmount({ amount: '5' })).toBe('-5.00')
  expect(getEditedAmount({ direction: 'in' })).toBe('4.50')
  expect(getEditedAmount({ amount: '-4.5' })).toBeUndefined()
  const getAmountError = (amount: string, direction: 'in' | 'out') =>
    checkDraft({ ...toDraft(row), amount, direction }).amount
  expect(getAmountError('lots', 'out')).toContain('such as 12.50')
  expect(getAmountError('-4.50', 'out')).toBeUndefined()
  expect(
    [getAmountError('-4.50', 'in'), getAmountError('+4.50', 'out')].every((words) =>
      words?.startsWith('Remove the sign'),
    ),
  ).toBe(true)
})

test('an unknown currency code can stay on a transaction that has it, but can’t be chosen', () => {
  const draft = { ...toDraft(aTransaction()), currency: 'ZZZ' }
  expect(checkDraft(draft, 'ZZZ').currency).toBeUndefined()
  expect(checkDraft(draft, 'USD').currency).toContain('such as USD')
})
