import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { getMonthRangeAround, getYearRange, shiftMonth } from '../core/period.ts'
import { addDays, addMonths, countDaysBetween, getMonthStart, type PlainDate, plainDate } from '../core/plain-date.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { getShippedRates } from '../exchange-rates/shipped-rates.ts'
import { layOutBudget } from '../reports/budget-layout.ts'
import { findInsights } from '../reports/insights.ts'
import { getTotal, toLedgerEntries } from '../reports/ledger-entry.ts'
import { findRecurringPayments } from '../reports/recurring-payments.ts'
import { compareSpendWithBudget } from '../reports/spend-vs-budget.ts'
import { pairTransfers } from '../reports/transfer-pairs.ts'
import { getTieDays, tieToWealth } from '../reports/wealth-tie.ts'
import { isStale } from '../wealth/net-worth.ts'
import { findStatementGaps } from '../wealth/statement-gaps.ts'
import { makeDemoFiles } from './demo-files.ts'
import type { DemoHousehold, DemoTransaction } from './demo-values.ts'
import { MORTGAGE_PRINCIPAL } from './fixed-payments.ts'
import { generateDemoHousehold } from './generate-demo-household.ts'

const rates = getShippedRates()
const ordinary = plainDate('2026-11-15')
// Leap days, the ends of months and years and the days around them, the middle of a trip.
const unusualDays = [
  '2024-02-29',
  '2028-02-29',
  '2026-01-31',
  '2025-03-01',
  '2027-01-01',
  '2029-12-31',
  '2030-07-10',
  '2030-12-30',
]

const unusualHouseholds = unusualDays.map(plainDate).map((today) => [today, generateDemoHousehold({ today })] as const)

/** Runs the check for the unusual days and for random days from 2024 to 2030. */
function forAnyToday(check: (household: DemoHousehold, today: PlainDate) => void, numRuns = 5) {
  for (const [today, household] of unusualHouseholds) check(household, today)
  fc.assert(
    fc.property(anyDay(2024, 2030), (today) => check(generateDemoHousehold({ today }), today)),
    { numRuns },
  )
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('the same day and seed give the same household, and a different seed gives a different one', () => {
  expect(generateDemoHousehold({ today: ordinary })).toEqual(generateDemoHousehold({ today: ordinary }))
  expect(generateDemoHousehold({ today: ordinary, seed: 2 })).not.toEqual(generateDemoHousehold({ today: ordinary }))
})

test('there are about 3,000 transactions over two and a half years, in order, none after today, each complete and categorized', () => {
  const kinds = new Map<string, string>(DEFAULT_CATEGORIES.map((category) => [category.name, category.kind]))
  forAnyToday(({ transactions, sources }, today) => {
    expect(transactions.length).toBeGreaterThan(2_850)
    expect(transactions.length).toBeLessThan(3_150)
    const days = transactions.map((row) => row.day)
    expect(days).toEqual([...days].sort())
    expect(days[0]! >= addMonths(getMonthRangeAround(today).from, -30)).toBe(true)
    expect(countDaysBetween(days[0]!, today)).toBeGreaterThan(900)
    expect(days.at(-1)! <= today).toBe(true)
    const isRight = (row: DemoTransaction) =>
      kinds.get(row.category) === row.kind &&
      Number.isSafeInteger(row.minor) &&
      row.minor !== 0 &&
      sources.includes(row.source) &&
      row.name.length > 0 &&
      row.simpleName.length > 0 &&
      !row.name.includes('##') &&
      row.confidence > 0 &&
      row.confidence <= 1
    expect(transactions.filter((row) => !isRight(row))).toEqual([])
  })
})

test('most transactions are in dollars, some in euros and Canadian dollars; a few need review, and there are refunds', () => {
  const { transactions } = generateDemoHousehold({ today: ordinary })
  const countIn = (currency: string) => transactions.filter((row) => row.currency === currency).length
  expect(countIn('USD') / transactions.length).toBeGreaterThan(0.85)
  expect(countIn('EUR')).toBeGreaterThan(50)
  expect(countIn('CAD')).toBeGreaterThan(50)
  const unsure = transactions.filter((row) => row.needsReview)
  expect(unsure.length).toBeGreaterThanOrEqual(4)
  expect(unsure.length).toBeLessThan(12)
  expect(unsure.every((row) => row.confidence < 0.6)).toBe(true)
  expect(transactions.filter((row) => row.kind === 'expense' && row.minor > 0).length).toBeGreaterThan(5)
})

test('transfers are pairs, of opposite amounts if in one currency, and pairing finds exactly those', () => {
  forAnyToday(({ transactions }) => {
    const byKey = Map.groupBy(
      transactions.filter((row) => row.transferKey !== null),
      (row) => row.transferKey,
    )
    for (const [out, into] of [...byKey.values()].map((sides) => [...sides].sort((a, b) => a.minor - b.minor))) {
      expect(out!.source).not.toBe(into!.source)
      if (out!.currency === into!.currency) expect(out!.minor + into!.minor).toBe(0)
    }
    const rows = transactions.map((row, i) => ({ ...row, id: String(i), text: row.name }))
    const found = pairTransfers(rows, rates).filter((pair) => pair.certainty === 'sure')
    const getKey = (id: string) => transactions[Number(id)]!.transferKey
    expect(found.every((pair) => getKey(pair.outId) !== null && getKey(pair.outId) === getKey(pair.inId))).toBe(true)
    expect(found.length).toBe(byKey.size)
  }, 3)
})

test('each card payment is exactly what was charged in the cycle before', () => {
  const { transactions } = generateDemoHousehold({ today: ordinary })
  const card = transactions.filter((row) => row.source.startsWith('Sapphire'))
  const payments = card.filter((row) => row.kind === 'transfer')
  expect(payments.length).toBeGreaterThan(26)
  for (const payment of payments) {
    const closing = plainDate(`${shiftMonth(payment.day.slice(0, 7), -1)}-20`)
    const opening = addDays(addMonths(closing, -1), 1)
    const charged = card.filter((row) => row.kind !== 'transfer' && row.day >= opening && row.day <= closing)
    expect(payment.minor).toBe(-sum(charged.map((row) => row.minor)))
  }
})

test('pay arrives as budgeted', () => {
  forAnyToday(({ transactions, budgetItems }, today) => {
    const range = { from: addMonths(getMonthRangeAround(today).from, -30), to: today }
    const actual = toLedgerEntries(transactions, 'USD', rates).entries
    const budget = layOutBudget(budgetItems, range, 'USD', rates).occurrences
    expect(getTotal(actual, 'income', range)).toBe(getTotal(budget, 'income', range))
  }, 4)
})

test('statements match the ledger: its transactions are the deposits and withdrawals, and the rest is growth', () => {
  forAnyToday(({ statements, wealthAccounts, transactions }, today) => {
    expect(new Set(wealthAccounts.map((account) => account.type))).toEqual(
      new Set(['investment', 'retirement', 'cash', 'real_estate', 'vehicle', 'loan', 'credit_card']),
    )
    for (const { name, source, currency, type } of wealthAccounts) {
      const own = statements.filter((statement) => statement.account === name)
      expect(own.at(-1)!.day <= today).toBe(true)
      own.slice(1).forEach((statement, i) => {
        const before = own[i]!
        const since = transactions.filter(
          (row) =>
            row.day > before.day &&
            row.day <= statement.day &&
            (source === null ? row.wealthAccount === name : row.source === source && row.currency === currency),
        )
        const moved = sum(since.map((row) => row.minor)) * (source === null ? -1 : 1)
        expect(statement.deposits - statement.withdrawals).toBe(moved + 0)
        expect(since.every((row) => row.currency === currency)).toBe(true)
        const gain = statement.balance - before.balance - statement.deposits + statement.withdrawals
        if (source === null) expect(Math.abs(gain / before.balance)).toBeLessThan(0.16)
        else expect(gain).toBe(0)
        const isDebt = type === 'loan' || type === 'credit_card'
        expect(isDebt ? statement.balance < 0 : statement.balance > 0).toBe(true)
      })
    }
  }, 4)
})

test('income, spending and gains explain how the household’s wealth changed, to within $500', () => {
  forAnyToday(({ statements, wealthAccounts, transactions }, today) => {
    const currencies = new Map(wealthAccounts.map(({ name, currency }) => [name, currency]))
    const balances = statements.map((one) => ({ ...one, currency: currencies.get(one.account)! }))
    const entries = toLedgerEntries(transactions, 'USD', rates).entries
    for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) - 1]) {
      const range = getYearRange(year)
      const days = getTieDays(balances, range)
      if (typeof days === 'string') continue
      const sumKind = (kind: 'income' | 'expense') => getTotal(entries, kind, days)
      const figures = { income: sumKind('income'), expenses: sumKind('expense') }
      const tie = tieToWealth(balances, range, figures, 'USD', rates)
      expect(Math.abs((tie as { unexplained: number }).unexplained)).toBeLessThan(500_00)
    }
  }, 4)
})

test('one account is stale and one month is missing, as in real life', () => {
  const { statements, wealthAccounts } = generateDemoHousehold({ today: ordinary })
  const found = wealthAccounts.map(({ name, type }) => {
    const days = statements.filter(({ account }) => account === name).map(({ day }) => day)
    return {
      type,
      isOld: isStale(type, countDaysBetween(days.at(-1)!, ordinary)),
      gaps: findStatementGaps(type, days, ordinary),
    }
  })
  expect(found.filter(({ isOld }) => isOld).map(({ type }) => type)).toEqual(['vehicle'])
  expect(found.flatMap(({ gaps }) => gaps)).toHaveLength(1)
})

test('the dashboard looks alive on any day: money left to spend, some categories over, most within', () => {
  forAnyToday(({ transactions, budgetItems }, today) => {
    const range = getMonthRangeAround(today)
    const actual = toLedgerEntries(transactions, 'USD', rates).entries
    const budget = layOutBudget(budgetItems, range, 'USD', rates).occurrences
    const input = { today, range, granularity: 'daily', mode: 'expense', actual, budget } as const
    const { month, categories, last90Days, last12Months } = compareSpendWithBudget(input)
    expect(month.remaining).toBeGreaterThan(0)
    const over = categories.filter((row) => row.actual > row.budget).length
    expect(over).toBeGreaterThanOrEqual(1)
    expect(over).toBeLessThan(categories.length / 2)
    expect(Math.min(last90Days.total, last90Days.previous, last12Months.total, last12Months.previous)).toBeGreaterThan(
      0,
    )
  })
})

test('one to three months of the last year ended over budget, the rest within', () => {
  forAnyToday(({ transactions, budgetItems }, today) => {
    const actual = toLedgerEntries(transactions, 'USD', rates).entries
    const over = Array.from({ length: 12 }, (_, i) =>
      getMonthRangeAround(addMonths(getMonthStart(today), -1 - i)),
    ).filter((month) => {
      const { occurrences } = layOutBudget(budgetItems, month, 'USD', rates)
      return getTotal(actual, 'expense', month) > getTotal(occurrences, 'expense', month)
    })
    expect(over.length).toBeGreaterThanOrEqual(1)
    expect(over.length).toBeLessThanOrEqual(3)
  })
})

test('the plan adds up: a year’s income covers planned spending and saving', () => {
  forAnyToday(({ budgetItems }, today) => {
    const year = getYearRange(Number(today.slice(0, 4)))
    const { occurrences } = layOutBudget(budgetItems, year, 'USD', rates)
    const [income, spent, saved] = (['income', 'expense', 'transfer'] as const).map((kind) =>
      getTotal(occurrences, kind, year),
    )
    expect(income! - spent! - Math.abs(saved!)).toBeGreaterThan(0)
  })
})

test('last month’s savings match the plan, not counting a withdrawal in June and the growing mortgage repayments', () => {
  forAnyToday(({ transactions, budgetItems }, today) => {
    const lastMonth = getMonthRangeAround(addMonths(getMonthStart(today), -1))
    const planned = budgetItems.filter((item) => item.name !== MORTGAGE_PRINCIPAL)
    const { occurrences } = layOutBudget(planned, lastMonth, 'USD', rates)
    const saved = toLedgerEntries(
      transactions
        .filter((row) => row.wealthAccount !== null && row.kind === 'transfer' && row.minor < 0)
        .filter((row) => row.simpleName !== MORTGAGE_PRINCIPAL),
      'USD',
      rates,
    ).entries
    expect(getTotal(saved, 'transfer', lastMonth)).toBe(getTotal(occurrences, 'transfer', lastMonth))
  })
})

test('there is something to report: a subscription whose price rose and an unusual bill', () => {
  forAnyToday(({ transactions }, today) => {
    const rows = transactions.map((row, i) => ({
      ...row,
      id: String(i),
      merchant: row.simpleName,
      name: row.simpleName,
    }))
    const recurring = findRecurringPayments(rows, today)
    const actual = toLedgerEntries(transactions, 'USD', rates).entries
    const found = findInsights({ today, rows, recurring, currency: 'USD', actual, budget: [] })
    expect(found.find((insight) => insight.kind === 'price-rise')).toMatchObject({ name: 'Netflix', after: 1_799 })
    const unusual = found.flatMap((insight) => (insight.kind === 'unusual-amount' ? [insight.name] : []))
    expect(unusual).toContain('PG&E')
  }, 4)
})

test('transactions older than about ten weeks don’t change from one day to the next', () => {
  const before = generateDemoHousehold({ today: ordinary }).transactions
  const after = generateDemoHousehold({ today: addDays(ordinary, 1) }).transactions
  const keepOld = (rows: typeof before) => rows.filter((row) => row.day < '2026-09-01')
  expect(keepOld(after)).toEqual(keepOld(before))
})

test('every transaction comes from one file of its account, except for three added by hand', () => {
  for (const today of ['2026-11-15', '2026-01-01', '2026-03-31'].map(plainDate)) {
    const { transactions } = generateDemoHousehold({ today })
    const { files, byHand } = makeDemoFiles(transactions, today)
    expect(byHand).toHaveLength(3)
    const describeRow = (row: DemoTransaction) =>
      `${row.day} ${row.source} ${row.minor} ${row.category} ${row.simpleName}`
    const filed = [...files.flatMap(({ rows }) => rows), ...byHand]
    expect(filed.map(describeRow).sort()).toEqual(transactions.map(describeRow).sort())
    for (const { source, rows, importedOn } of files) {
      expect(rows.every((row) => row.source === source && row.day <= importedOn)).toBe(true)
      expect(importedOn <= today).toBe(true)
    }
    expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(files.length)
  }
})
