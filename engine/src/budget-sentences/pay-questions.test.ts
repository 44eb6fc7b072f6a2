import { expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { splitTextUnits } from '../second-reader/text-units.ts'
import type { BudgetTextOptions } from './budget-draft.ts'
import { parseBudgetText } from './parse-budget-sentence.ts'

const options: BudgetTextOptions = {
  today: plainDate('2026-11-15'),
  currency: 'USD',
  categorise: () => ({ category: 'Shopping', confidence: 0.2 }),
}

test.each(['salary 85000', 'salary 85000, rent 900 a month', 'I make 60k as a teacher', 'salary 38,400 after tax'])(
  'we ask how often pay repeats if it’s too large for a month: %s',
  (text) => {
    const [question] = parseBudgetText(text, options).questions
    expect(question).toMatchObject({ topic: 'cadence' })
    const units = question?.choices.map(([draft]) => draft!.repeat?.unit ?? 'once')
    expect(units?.toSorted()).toEqual(['month', 'once', 'year'])
    expect(units?.[0]).toBe(text.includes('after tax') ? 'month' : 'year')
  },
)

test.each([
  ['salary 5000', 'USD'],
  ['salary 85000 a month', 'USD'],
  ['salary 38,400 after tax, lands on the 25th every month', 'USD'],
  ['salary 85000', 'INR'],
  ['salary 300000', 'JPY'],
])('we don’t ask how often pay repeats if it could be for a month: %s for someone who uses %s', (text, currency) => {
  const topics = parseBudgetText(text, { ...options, currency }).questions.map(({ topic }) => topic)
  expect(topics).not.toContain('cadence')
})

test('we ask about pay before tax, even if only the network knows that it’s pay', () => {
  const text = 'paid 3000 before tax'
  const steps = [1, 'every:monthly', 'in', 'category:INC', 'unnamed', 'end']
  const second = { units: splitTextUnits(text), steps, chances: steps.map(() => 0.999) }
  const { items, questions } = parseBudgetText(text, { ...options, second })
  expect(questions).toMatchObject([{ topic: 'net', text }])
  expect(items).toMatchObject([{ kind: 'income', minor: 300_000, sourceText: text }])
})

test('we ask only once about pay that comes twice a month', () => {
  expect(parseBudgetText('I get 1,050 before tax twice a month', options).questions).toHaveLength(1)
})
