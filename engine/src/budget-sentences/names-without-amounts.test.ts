import { expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { parseBudgetText } from './parse-budget-sentence.ts'

const options = {
  today: plainDate('2026-11-15'),
  currency: 'USD',
  categorise: () => ({ category: 'Shopping', confidence: 0.2 }),
}

function read(text: string) {
  const { items, questions } = parseBudgetText(text, options)
  return {
    items: items.map(({ name, minor }) => `${name} ${minor / 100}`),
    asked: questions.map(({ topic, args }) => `${topic} ${args.name}`),
  }
}

test.each([
  ['rent 1200, Netflix, gym 40', ['Rent 1200', 'Gym 40'], ['amount Netflix']],
  ['holiday sometime in summer, car insurance 640 twice a year', ['Car insurance 640'], ['amount Holiday']],
  ['the gym, rent 900 a month, my Netflix', ['Rent 900'], ['amount Gym', 'amount Netflix']],
])('we ask for the amount of a cost that has none, wherever it is in a list: %s', (text, items, asked) => {
  expect(read(text)).toEqual({ items, asked })
})

test.each([
  'dentist 5 May',
  'dentist May 5',
  'dentist on the 5th of May',
  '5th of May: dentist',
  'the dentist on May 5th',
  'dentist 5/5',
  'dentist on the 5th',
])('a day isn’t an amount, so we ask for the amount: %s', (text) => {
  expect(read(text)).toEqual({ items: [], asked: ['amount Dentist'] })
  const { items, asked } = read(`rent 1200 a month, ${text}, gym 40 a month`)
  expect(items).toEqual(['Rent 1200', 'Gym 40'])
  if (!text.includes(':')) expect(asked).toEqual(['amount Dentist'])
})

test('names in a list before a single amount share that amount', () => {
  expect(read('Spotify, Netflix 15')).toEqual({ items: ['Spotify and Netflix 15'], asked: [] })
})

test('a cost on a date isn’t part of the next cost', () => {
  expect(read('dentist 5 May and rent 900 a month')).toEqual({ items: ['Rent 900'], asked: ['amount Dentist'] })
})

test('people and circumstances aren’t costs', () => {
  expect(read('my brother, my dad and I live here, rent is 900').asked).toEqual([])
  expect(read('my wife works at the bank, rent is 900').asked).toEqual([])
})
