import { describe, expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { parseBudgetText } from './parse-budget-sentence.ts'

const read = (text: string) =>
  parseBudgetText(text, {
    today: plainDate('2026-11-15'),
    currency: 'USD',
    categorise: () => ({ category: 'Shopping', confidence: 0.2 }),
  })

describe('what the items don’t show is asked about', () => {
  test.each([
    'Netflix is 22.99 and my sister pays me back half',
    'Piano lessons 35 a week but not in August',
    'My salary is 3,100 a month and I get a 13th salary in December',
    'The sofa’s list price was 1,200 but I got it for 850',
    'Daycare is 900 a month during the school year',
    'Heating is 200 a month in winter',
    'Parking 15 a day, I drive in three days a week',
    'If the bonus comes it’s 2,000 in March',
    'My parents cover the car insurance, I just pay gas, 60 a week',
  ])('%s', (text) => {
    expect(read(text).questions.length).toBeGreaterThan(0)
  })
})

describe('what was heard is not asked about again', () => {
  test.each([
    'My gym is 60 a month but work reimburses 40 of it',
    'Swimming lessons for the two kids, 45 each per month',
    'Dog food 70 a month, and the same again for the cat',
    'groceries 100 a week, no sorry, 120',
    'I rent out the garage for 150 a month',
    'We split the 2,400 rent three ways',
    'I make 25 an hour, 30 hours a week',
    'My salary is 58k a year before tax but I take home around 3,700 a month',
    'I buy a $132 transit pass on the first of each month',
  ])('%s', (text) => {
    expect(read(text).questions).toEqual([])
  })
})
