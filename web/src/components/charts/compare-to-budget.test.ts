import { expect, test } from 'vitest'
import { compareToBudget } from './compare-to-budget.ts'

test('within budget, the bar is as long as the budget', () => {
  expect(compareToBudget('180.00', '720.00', 'USD')).toEqual({
    share: { within: 0.25, over: 0 },
    words: '$540 left',
    isOver: false,
  })
})

test('over budget, the bar is as long as the spending, and only the excess is over', () => {
  expect(compareToBudget('400.00', '300.00', 'USD')).toEqual({
    share: { within: 0.75, over: 0.25 },
    words: '$100 over',
    isOver: true,
  })
})

test('a difference under one unit is shown to the cent', () => {
  expect(compareToBudget('100.01', '100.00', 'USD').words).toBe('$0.01 over')
  expect(compareToBudget('100.00', '100.00', 'USD').words).toBe('$0 left')
})

test('after a net refund, the bar is empty and more than the budget is left to spend', () => {
  const result = compareToBudget('-20.00', '100.00', 'USD')
  expect(result.share).toEqual({ within: 0, over: 0 })
  expect(result.words).toBe('$120 left')
})

test('without a budget, nothing is described as over', () => {
  expect(compareToBudget('50.00', null, 'USD')).toMatchObject({ words: 'no budget', isOver: false })
})

test('income is more or less than planned, never over', () => {
  expect(compareToBudget('120.00', '100.00', 'USD', 'income')).toMatchObject({ words: '$20 more', isOver: false })
  expect(compareToBudget('80.00', '100.00', 'USD', 'income')).toMatchObject({ words: '$20 less', isOver: false })
  expect(compareToBudget('100.00', '100.00', 'USD', 'income')).toMatchObject({ words: 'as planned', isOver: false })
})
