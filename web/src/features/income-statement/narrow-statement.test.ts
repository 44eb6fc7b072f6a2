import { expect, test } from 'vitest'
import { anIncomeStatement } from '../../testing/report-builders.ts'
import { narrowStatement, wholeMonths } from './narrow-statement.ts'

test('only months that are over are compared', () => {
  expect(wholeMonths({ partial_until: '2026-11-15' as never })).toBe(10)
  expect(wholeMonths({ partial_until: '2026-11-30' as never })).toBe(11)
  expect(wholeMonths({ partial_until: '2024-02-29' as never })).toBe(2)
})

test('in January there is only January; a year that is over needs no narrowing', () => {
  expect(wholeMonths({ partial_until: '2026-01-15' as never })).toBe(1)
  expect(wholeMonths({ partial_until: null })).toBeNull()
})

test('every figure is of the same months: rows, totals, what is left and what changed', () => {
  const narrow = narrowStatement(anIncomeStatement(), 10)
  expect(narrow.income.rows[0]!.amounts).toEqual(['10000.00', '10000.00'])
  expect(narrow.expenses.rows[0]!.amounts).toEqual(['300.30', '100.00'])
  expect(narrow.expenses.totals).toEqual(['300.30', '100.00'])
  expect(narrow.net_income).toEqual(['9699.70', '9900.00'])
  expect(narrow.net_differences[0]!.amount).toBe('-200.30')
  // Pay is the same now: only groceries changed.
  expect(narrow.changes.map(({ category, amount }) => [category, amount])).toEqual([['Groceries', '200.30']])
  expect(narrow.changes[0]!.percent).toBeCloseTo(2.003)
})

test('a row with nothing in those months is left out, and of all twelve nothing is', () => {
  const statement = anIncomeStatement()
  const late = { ...statement.expenses.rows[0]!, category: 'Gifts' }
  late.children = late.children.map((child) => ({
    ...child,
    amounts: child.name === '12' ? ['0.00', '80.00'] : ['0.00', '0.00'],
  }))
  const withLate = { ...statement, expenses: { ...statement.expenses, rows: [...statement.expenses.rows, late] } }
  const names = (months: number) => narrowStatement(withLate, months).expenses.rows.map((row) => row.category)
  expect(names(10)).toEqual(['Groceries'])
  expect(names(12)).toEqual(['Groceries', 'Gifts'])
})
