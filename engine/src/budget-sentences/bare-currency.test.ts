import { expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { parseBudgetText } from './parse-budget-sentence.ts'

function read(text: string, currency = 'USD') {
  const categorise = () => ({ category: 'Shopping', confidence: 0.2 })
  const { items, questions } = parseBudgetText(text, { today: plainDate('2026-11-15'), currency, categorise })
  return {
    items: items.map((item) => `${item.name} ${item.currency}`),
    choices: questions
      .filter(({ topic }) => topic === 'currencies')
      .map(({ choices }) =>
        choices.map((drafts) => drafts.map((item) => `${item.name} ${item.minor} ${item.currency}`)),
      ),
  }
}

test('an amount in a foreign currency doesn’t change the amounts before it, and we ask about them', () => {
  expect(read('rent 900, gym 30, car insurance €640 twice a year')).toEqual({
    items: ['Rent USD', 'Gym USD', 'Car insurance EUR'],
    choices: [
      [
        ['Rent 90000 USD', 'Gym 3000 USD'],
        ['Rent 90000 EUR', 'Gym 3000 EUR'],
      ],
    ],
  })
})

test('amounts after one in a foreign currency are read in the same currency, and we ask about them', () => {
  expect(read('rent €900, gym 30')).toEqual({
    items: ['Rent EUR', 'Gym EUR'],
    choices: [[['Gym 3000 EUR'], ['Gym 3000 USD']]],
  })
})

test('a choice in a currency without decimals keeps the number', () => {
  expect(read('rent 900, hotel ¥20000').choices).toEqual([[['Rent 90000 USD'], ['Rent 900 JPY']]])
})

test.each([
  ['rent €900, gym €30', 'USD'],
  ['rent €900, gym 30', 'EUR'],
  ['rent $900, gym 30', 'CAD'],
  ['rent 900, gym 30, all in CAD', 'USD'],
  ['rent 900, gym 30', 'USD'],
  ['rent 700 to 750 euros', 'USD'],
])('no question if every amount’s currency is clear: %s for someone who uses %s', (text, currency) => {
  expect(read(text, currency).choices).toEqual([])
})
