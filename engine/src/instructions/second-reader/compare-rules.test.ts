import { expect, test } from 'vitest'
import { NO_CONDITIONS } from '../instruction-rules.ts'
import { haveSameEffect } from './compare-rules.ts'

test('readings that differ in one of many names don’t have the same effect, however many limits they have', () => {
  const makeReading = (...names: string[]) => {
    const when = {
      ...NO_CONDITIONS,
      anyOf: names.map((text) => ({ how: 'words' as const, text })),
      min: { decimal: '10', inclusive: true },
      max: { decimal: '40', inclusive: true },
      sources: ['Visa', 'Joint', 'Everyday', 'Travel card', 'Savings'],
      weekdays: [1, 2, 3, 4, 5],
      months: [9, 10],
    }
    return [{ when, effects: { category: 'Groceries' } }]
  }
  const all = ['Costco', 'Safeway', 'Kroger', 'Wegmans', 'Publix']
  for (const name of all) {
    const others = all.filter((one) => one !== name)
    expect(haveSameEffect(makeReading(...all), makeReading(...others)), name).toBe(false)
  }
})
