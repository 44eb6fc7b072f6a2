import fc from 'fast-check'
import { plainDate } from '../../core/plain-date.ts'
import { REPEAT_UNITS } from '../../core/recurrence.ts'
import { anyDay } from '../../core/testing/arbitrary-days.ts'
import { type RateRow, RateTable } from '../../exchange-rates/rate-table.ts'
import type { BudgetItem } from '../budget-layout.ts'
import type { ForeignEntry } from '../ledger-entry.ts'

const CATEGORIES = [
  ['Groceries', 'expense'],
  ['Housing', 'expense'],
  ['Income', 'income'],
  ['Transfers', 'transfer'],
] as const

/** Rates that differ from day to day, so that converting a sum at once gives a different result. */
export const testRates: RateTable = RateTable.fromRows(
  ['2024-01-01', '2025-02-14', '2025-11-28', '2026-03-31'].flatMap((text, i): RateRow[] => {
    const day = plainDate(text)
    return [
      { day, currency: 'USD', rate: `1.${1 + i}234`, source: 'ecb' },
      { day, currency: 'CAD', rate: `1.5${i}7`, source: 'ecb' },
      { day, currency: 'JPY', rate: `16${i}.35`, source: 'ecb' },
    ]
  }),
)

const minor = fc.oneof(fc.integer({ min: -500_000, max: 0 }), fc.integer({ min: -500_000, max: 500_000 }))
const currency = fc.constantFrom('USD', 'CAD', 'EUR', 'JPY')
const category = fc.constantFrom(...CATEGORIES)

export const anyRows: fc.Arbitrary<ForeignEntry[]> = fc.array(
  fc
    .record({ day: anyDay(2024, 2026), minor, currency, category })
    .map(({ category: [name, kind], ...row }) => ({ ...row, category: name, kind })),
  { maxLength: 120 },
)

export const anyBudget: fc.Arbitrary<BudgetItem[]> = fc.array(
  fc.record({
    name: fc.constant('item'),
    category: fc.constantFrom('Groceries', 'Housing'),
    kind: fc.constant('expense' as const),
    minor: fc.integer({ min: -300_000, max: -1 }),
    currency,
    first: anyDay(2023, 2026),
    repeat: fc.option(fc.record({ every: fc.integer({ min: 1, max: 3 }), unit: fc.constantFrom(...REPEAT_UNITS) })),
    until: fc.option(anyDay(2024, 2027)),
  }),
  { maxLength: 6 },
)
