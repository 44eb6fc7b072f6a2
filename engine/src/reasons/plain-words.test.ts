import { expect, test } from 'vitest'
import { writeAccount, writeMonth } from './plain-words.ts'

test.each([
  ['000123456789', '··6789'],
  ['12-3456-7890', '··7890'],
  ['XXXX XXXX 00987 4321', '··4321'],
  ['DE89 3704 0044 0532 0130 00', '··3000'],
  ['NL91ABNA0417164300', '··4300'],
])('only the end of the account number %s is shown', (source, words) => {
  expect(writeAccount(source)).toBe(words)
})

test.each(['Chase Checking ··4821', 'Visa 4821', '4821', 'Household 2026'])(
  'the name %s is shown in full',
  (source) => {
    expect(writeAccount(source)).toBe(source)
  },
)

test('a missing account is shown as “No source”, unless other words are given', () => {
  expect(writeAccount(null)).toBe('No source')
  expect(writeAccount('', 'another account')).toBe('another account')
})

test('a month is written as its name and year', () => {
  expect(writeMonth('2024-02')).toBe('February 2024')
})
