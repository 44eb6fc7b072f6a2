import { expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { parseBudgetText } from './parse-budget-sentence.ts'

const parse = (text: string) =>
  parseBudgetText(text, {
    today: plainDate('2026-11-15'),
    currency: 'USD',
    categorise: () => ({ category: 'Shopping', confidence: 0.2 }),
  })

test.each([
  ['Me, my brother and my sister split the 84 internet', 2800],
  ['Ann, Ben, Cho and I share Netflix, 20 a month', 500],
  ['internet 85, shared by me and my four friends', 1700],
  ['rent, water and internet split with my roommate 600', 30_000],
])('each person who shares counts: %s', (text, minor) => {
  expect(parse(text).items).toMatchObject([{ minor }])
})

test.each([
  'Ann, Ben and I split the rent evenly, I pay 600',
  'rent I pay, water, gas and internet split 600',
  'Me, my wife and our three kids share a phone plan 120',
  'Me, my parents and my sister split the 84 internet',
  'Ann, Ben and I share the rent 1800 and the 90 internet',
])('we ask about people who share a cost if it isn’t clear how: %s', (text) => {
  expect(parse(text).questions.length).toBeGreaterThan(0)
})
