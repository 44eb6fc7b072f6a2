import type { BudgetDraft, BudgetItem, BudgetTotals, UpcomingPayment } from '@evenkeel/contract/budget.ts'
import type { Dashboard, IncomeStatement, Insight } from '@evenkeel/contract/reports.ts'
import { addDays, type PlainDate, plainDate } from '@evenkeel/engine/core/plain-date.ts'

const day = plainDate
const makeId = (n: number) => `0190d0c0-0000-7000-8000-${String(n).padStart(12, '0')}`

export function aBudgetItem(fields: Partial<BudgetItem> = {}): BudgetItem {
  return {
    id: makeId(1),
    last_updated: '2026-11-01T08:00:00Z',
    transaction_date: day('2026-01-01'),
    source: null,
    transaction_name: 'Rent for the apartment',
    simple_name: 'Rent',
    category: 'Housing',
    currency: 'USD',
    amount: '-1450.00',
    confidence: null,
    needs_review: false,
    import_id: null,
    version: 1,
    kind: 'expense',
    is_saving: false,
    repeat: { every: 1, unit: 'month' },
    until: null,
    spread: false,
    next_date: day('2026-12-01'),
    yearly_amount: '-17400.00',
    ...fields,
  }
}

export function aBudgetDraft(fields: Partial<BudgetDraft> = {}): BudgetDraft {
  return {
    ...aBudgetItem(),
    source_text: 'rent 1,450 on the 1st',
    is_approximate: false,
    note: null,
    replaces: null,
    ...fields,
  }
}

export function someBudgetTotals(fields: Partial<BudgetTotals> = {}): BudgetTotals {
  const none = { count: 0, this_month: '0.00', this_year: '0.00' }
  return { currency: 'USD', expense: none, income: none, saving: none, unconverted: 0, rates: [], ...fields }
}

export function anUpcomingPayment(fields: Partial<UpcomingPayment> = {}): UpcomingPayment {
  return {
    date: day('2026-11-20'),
    origin: 'budget',
    item_id: makeId(1),
    name: 'Internet',
    category: 'Utilities',
    kind: 'expense',
    is_saving: false,
    currency: 'USD',
    amount: '-60.00',
    amount_in_preferred_currency: '-60.00',
    repeat: { every: 1, unit: 'month' },
    is_paid: false,
    ...fields,
  }
}

export function anInsight(fields: Partial<Insight> = {}): Insight {
  return {
    key: 'price-rise:netflix',
    kind: 'price-rise',
    text: 'Netflix went up.',
    name: 'Netflix',
    category: 'Subscriptions',
    currency: 'USD',
    amount: '17.99',
    compared_with: '15.49',
    spent: null,
    date: day('2026-11-12'),
    transaction_ids: [makeId(7)],
    filter: { category: 'Subscriptions', search: 'Netflix' },
    ...fields,
  }
}

/** On November 15, 2026: $4,315 planned for the month, $4,090 spent. */
export function aDashboard(fields: Partial<Dashboard> = {}): Dashboard {
  const month = { from: day('2026-11-01'), to: day('2026-11-15') }
  const summary = {
    total: '12480.00',
    previous: '13000.00',
    change: -0.04,
    average: '138.67',
    averaged_over: 90,
    from: day('2026-08-18'),
    to: day('2026-11-15'),
    previous_from: day('2026-05-20'),
    previous_to: day('2026-08-17'),
    filter: { kind: 'expense' as const, from: day('2026-08-18'), to: day('2026-11-15') },
    previous_filter: { kind: 'expense' as const, from: day('2026-05-20'), to: day('2026-08-17') },
  }
  return {
    currency: 'USD',
    today: day('2026-11-15'),
    mode: 'expense',
    granularity: 'monthly',
    from: day('2026-10-01'),
    to: day('2026-11-30'),
    month: {
      name: '2026-11',
      budget: '4315.00',
      actual: '4090.00',
      remaining: '225.00',
      filter: { kind: 'expense', ...month },
    },
    saved: { budget: '0.00', actual: '0.00', filter: { category: 'Savings & Investing', ...month } },
    series: [
      { period: '2026-10', from: day('2026-10-01'), to: day('2026-10-31'), actual: '4680.00', budget: '4315.00' },
      { period: '2026-11', from: day('2026-11-01'), to: day('2026-11-30'), actual: '4090.00', budget: '4315.00' },
    ],
    categories: [
      { category: 'Groceries', actual: '584.32', budget: '720.00', filter: { category: 'Groceries', ...month } },
      { category: 'Dining out', actual: '411.87', budget: '320.00', filter: { category: 'Dining out', ...month } },
      { category: 'Gifts', actual: '50.00', budget: '0.00', filter: { category: 'Gifts', ...month } },
    ],
    net_worth: null,
    last_90_days: summary,
    last_12_months: {
      ...summary,
      total: '49870.00',
      previous: '49870.00',
      change: 0,
      average: '9974.00',
      averaged_over: 5,
    },
    pace: {
      days: Array.from({ length: 30 }, (_, i) => ({
        date: addDays(day('2026-11-01') as PlainDate, i),
        actual: i < 15 ? `${1000 + i * 200}.00` : null,
        budget: `${1200 + i * 100}.00`,
      })),
      ahead: '320.00',
      per_day_left: '15.00',
    },
    forecast: {
      expected: '4500.00',
      low: '4300.00',
      high: '4800.00',
      spent_so_far: '4090.00',
      upcoming_recurring: '60.00',
      months: ['2026-10', '2026-09', '2026-08'],
      last_month: {
        month: '2026-10',
        as_of: day('2026-10-15'),
        expected: '4600.00',
        low: '4400.00',
        high: '4900.00',
        actual: '4680.00',
        held: true,
      },
      track_record: { held: 9, trials: 10 },
    },
    coming: [anUpcomingPayment()],
    insights: [anInsight()],
    rates: [],
    counts: { transactions: 120, needs_review: 0, budget_items: 8, unconverted: 0 },
    is_settling: false,
    ...fields,
  }
}

const makeMonths = (first: string[], second: string[]) =>
  Array.from({ length: 12 }, (_, i) => ({
    name: String(i + 1).padStart(2, '0'),
    amounts: [first[i] || '0.00', second[i] || '0.00'],
  }))

/** 2026 up to November 15, next to all of 2025. */
export function anIncomeStatement(fields: Partial<IncomeStatement> = {}): IncomeStatement {
  const pay = Array.from({ length: 12 }, () => '1000.00')
  return {
    currency: 'USD',
    basis: 'actual',
    years: [2026, 2025],
    income: {
      rows: [
        {
          category: 'Income',
          amounts: ['10500.00', '12000.00'],
          differences: [{ amount: '-1500.00', percent: -0.125 }],
          children: makeMonths([...pay.slice(0, 10), '500.00'], pay),
          filter: { category: 'Income' },
        },
      ],
      totals: ['10500.00', '12000.00'],
      differences: [{ amount: '-1500.00', percent: -0.125 }],
    },
    expenses: {
      rows: [
        {
          category: 'Groceries',
          amounts: ['330.30', '300.00'],
          differences: [{ amount: '30.30', percent: 0.101 }],
          children: makeMonths(
            ['100.10', '200.20', '', '', '', '', '', '', '', '', '30.00'],
            ['100.00', '', '', '', '', '', '', '', '', '', '', '200.00'],
          ),
          filter: { category: 'Groceries' },
        },
      ],
      totals: ['330.30', '300.00'],
      differences: [{ amount: '30.30', percent: 0.101 }],
    },
    net_income: ['10169.70', '11700.00'],
    net_differences: [{ amount: '-1530.30', percent: -0.1308 }],
    available_years: [2026, 2025],
    partial_until: day('2026-11-15'),
    recorded_from: day('2024-01-01'),
    changes: [
      {
        category: 'Income',
        kind: 'income',
        before: '12000.00',
        after: '10500.00',
        amount: '-1500.00',
        percent: -0.125,
      },
      { category: 'Groceries', kind: 'expense', before: '300.00', after: '330.30', amount: '30.30', percent: 0.101 },
    ],
    wealth: [
      {
        year: 2026,
        from: day('2025-12-31'),
        to: day('2026-10-31'),
        start: '50000.00',
        end: '61000.00',
        change: '11000.00',
        income: '10500.00',
        expenses: '330.30',
        market: '700.00',
        fx: '-20.00',
        unexplained: '150.30',
        accounts: [],
      },
      null,
    ],
    wealth_reasons: [null, 'starts-later'],
    rates: [],
    unconverted: 0,
    ...fields,
  }
}
