import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeIncomeStatement, OTHER_CHILDREN, type YearEntry } from './income-statement.ts'

const entries: fc.Arbitrary<YearEntry[]> = fc.array(
  fc
    .record({
      year: fc.integer({ min: 2021, max: 2027 }),
      category: fc.constantFrom('Groceries/expense', 'Housing/expense', 'Income/income', 'Transfers/transfer'),
      child: fc.option(fc.integer({ min: 1, max: 40 }).map((n) => `shop ${n}`)),
      minor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    })
    .map(({ category, ...entry }) => {
      const [name, kind] = category.split('/') as [string, YearEntry['kind']]
      return { ...entry, category: name, kind }
    }),
  { maxLength: 200 },
)
const sumColumn = (rows: readonly { amounts: readonly number[] }[], column: number) =>
  rows.reduce((sum, row) => sum + row.amounts[column]!, 0)

test('children add up to their row, rows to the totals, and totals to net income', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const statement = makeIncomeStatement(all, 2026)
      expect(statement.years).toEqual([2026, 2025, 2024])
      for (const column of [0, 1, 2]) {
        for (const part of [statement.income, statement.expenses]) {
          expect(part.totals[column]).toBe(sumColumn(part.rows, column))
          for (const row of part.rows) {
            if (row.children.length > 0) expect(sumColumn(row.children, column)).toBe(row.amounts[column])
          }
        }
        const ownMoney = all.filter((e) => e.year === 2026 - column && e.kind !== 'transfer')
        expect(statement.netIncome[column]).toBe(ownMoney.reduce((sum, e) => sum + e.minor, 0))
      }
    }),
  )
})

test('spending is positive, the largest row comes first, and small children are combined', () => {
  const shops = Array.from(
    { length: 20 },
    (_, i): YearEntry => ({
      year: 2026,
      category: 'Groceries',
      kind: 'expense',
      child: `shop ${i}`,
      minor: -100 - i,
    }),
  )
  const rent: YearEntry = { year: 2026, category: 'Housing', kind: 'expense', child: 'Landlord', minor: -900_000 }
  const { expenses } = makeIncomeStatement([...shops, rent], 2026)
  expect(expenses.rows.map((row) => row.category)).toEqual(['Housing', 'Groceries'])
  expect(expenses.rows[0]).toEqual({
    category: 'Housing',
    amounts: [900_000, 0, 0],
    children: [{ name: 'Landlord', amounts: [900_000, 0, 0] }],
  })
  expect(expenses.rows[1]!.children).toHaveLength(16)
  expect(expenses.rows[1]!.children[0]!.name).toBe('shop 19')
  expect(expenses.rows[1]!.children.at(-1)).toEqual({ name: OTHER_CHILDREN, amounts: [510, 0, 0] })
})
