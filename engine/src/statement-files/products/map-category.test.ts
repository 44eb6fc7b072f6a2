import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../../categoriser/default-categories.ts'
import { mapCategory } from './map-category.ts'

test.each([
  ["Bills: Renter's Insurance", 'Insurance'],
  ['Everyday: Groceries', 'Groceries'],
  ['🛒 groceries', 'Groceries'],
  ['Inflow: Ready to Assign', 'Income'],
  ['Income: Side job', 'Income'],
  ['Coffee Shops', 'Dining & Coffee'],
  ['Bills & Utilities:Water', 'Utilities'],
  ['Gas & Fuel', 'Fuel'],
  ['Credit Card Payment', 'Transfers'],
])('%s becomes %s', (name, expected) => {
  expect(mapCategory(name, DEFAULT_CATEGORIES)).toBe(expected)
})

test.each(['Kids Books', 'Stamp collecting'])('none of our categories is suggested for %s', (name) => {
  expect(mapCategory(name, DEFAULT_CATEGORIES)).toBeNull()
})

test('a category with the same name wins over the usual meaning, and a renamed one is still found', () => {
  const own = [
    { name: 'Coffee', kind: 'expense', code: null },
    { name: 'Food at home', kind: 'expense', code: 'GRO' },
  ] as const
  expect(mapCategory('Fun: Coffee', own)).toBe('Coffee')
  expect(mapCategory('Groceries', own)).toBe('Food at home')
  expect(mapCategory('Rent', own)).toBeNull()
})
