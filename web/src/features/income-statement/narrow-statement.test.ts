import { expect, test } from 'vitest'
import { anIncomeStatement } from '../../testing/report-builders.ts'
import { countFullMonths, narrowStatement } from './narrow-statement.ts'

test('from February on, only full months are compared', () => {
  expect(countFullMonths({ partial_until: '2026-11-15' as never })).toBe(10)
  expect(countFullMonths({ partial_until: '2026-11-30' as never })).toBe(11)
  expect(countFullMonths({ partial_until: '2024-02-29' as never })).toBe(2)
})

test('in January, the unfinished month is compared; a past year isn’t narrowed', () => {
  expect(countFullMonths({ partial_until: '2026-01-15' as never })).toBe(1)
  expect(countFullMonths({ partial_until: null })).toBeNull()
})

test('every figure covers the same months: rows, totals, net income and changes', () => {
  const narrow = narrowStatement(anIncomeStatement(), 10)
  expect(narrow.income.rows[0]!.amounts).toEqual(['10000.00', '10000.00'])
  expect(narrow.expenses.rows[0]!.amounts).toEqual(['300.30', '100.00'])
  expect(narrow.expenses.totals).toEqual(['300.30', '100.00'])
  expect(narrow.net_income).toEqual(['9699.70', '9900.00'])
  expect(narrow.net_differences[0]!.amount).toBe('-200.30')
  // Pay is now the same: only groceries changed.
  expect(narrow.changes.map(({ category, amount }) => [category, amount])).toEqual([['Groceries', '200.30']])
  expect(narrow.changes[0]!.percent).toBeCloseTo(2.003)
})

test('changes that only show in the compared months are included', () => {
  const statement = anIncomeStatement({ changes: [] })
  expect(narrowStatement(statement, 10).changes.map(({ category }) => category)).toEqual(['Groceries'])
})

test('a row without data in the compared months is left out; over all twelve months, no row is', () => {
  const statement = anIncomeStatement()
  const late = { ...statement.expenses.rows[0]!, category: 'Gifts' }
  late.children = late.children.map((child) => ({
    ...child,
    amounts: child.name === '12' ? ['0.00', '80.00'] : ['0.00', '0.00'],
  }))
  const withLate = { ...statement, expenses: { ...statement.expenses, rows: [...statement.expenses.rows, late] } }
  const listNames = (months: number) => narrowStatement(withLate, months).expenses.rows.map((row) => row.category)
  expect(listNames(10)).toEqual(['Groceries'])
  expect(listNames(12)).toEqual(['Groceries', 'Gifts'])
})
