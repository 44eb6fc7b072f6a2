import { expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { chooseFirstDate, findSameItem, type PlannedItem } from './same-item.ts'

const day = plainDate
const month = { every: 1, unit: 'month' } as const
const rent: PlannedItem = {
  name: 'Rent',
  kind: 'expense',
  category: 'Housing',
  first: day('2026-01-03'),
  repeat: month,
  until: null,
}

test.each([
  ['the same name is the same item, whatever the amount', { name: 'rent' }, true],
  ['a name that contains the other is the same item in the same category', { name: 'Rent for the apartment' }, true],
  [
    'a name that contains the other is a new item in another category',
    { name: 'Rent a car', category: 'Travel' },
    false,
  ],
  [
    'a name that contains the other only inside a word is a new item',
    { name: 'Parental help', category: 'Housing' },
    false,
  ],
  ['money in the other direction is a new item', { kind: 'income' as const }, false],
  ['an item that starts after the other has ended is a new item', { first: day('2026-07-01'), until: null }, false],
  ['something that happens once is a new item beside one that repeats', { repeat: null }, false],
])('%s', (_, fields, isSame) => {
  const ended = { ...rent, until: day('2026-06-30') }
  const existing = 'first' in fields ? ended : rent
  expect(findSameItem([existing], { ...rent, ...fields }) === existing).toBe(isSame)
})

test('one-time items are the same only on the same day', () => {
  const trip = { ...rent, name: 'Trip', repeat: null }
  expect(findSameItem([trip], { ...trip })).toBe(trip)
  expect(findSameItem([trip], { ...trip, first: day('2026-04-01') })).toBeUndefined()
})

test('a changed item starts on its old first date, or on the first date of its new schedule from then on', () => {
  const changed = { first: day('2026-11-01'), repeat: month, hasDay: false }
  expect(chooseFirstDate(changed, rent)).toBe('2026-01-03')
  expect(chooseFirstDate({ ...changed, first: day('2026-11-10'), hasDay: true }, rent)).toBe('2026-01-10')
  const weekly = { first: day('2026-11-02'), repeat: { every: 1, unit: 'week' }, hasDay: false } as const
  expect(chooseFirstDate(weekly, rent)).toBe('2026-01-05')
})
