import type { AccountPerformance, Performance } from '@evenkeel/contract/performance.ts'
import type { Statement } from '@evenkeel/contract/statements.ts'
import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { anId } from './ledger-builders.ts'

export function anAccount(fields: Partial<WealthAccount> = {}): WealthAccount {
  return {
    id: anId(),
    name: 'Brokerage',
    type: 'investment',
    currency: 'USD',
    balance: '12500.00',
    balance_as_of: plainDate('2026-10-31'),
    balance_origin: 'typed',
    balance_age_days: 15,
    is_stale: false,
    balance_in_preferred_currency: '12500.00',
    fx_rate: '1',
    fx_date: plainDate('2026-10-31'),
    is_archived: false,
    sort_order: 0,
    first_statement_date: plainDate('2026-01-31'),
    statement_count: 10,
    sources: [],
    version: 1,
    last_updated: '2026-11-01T10:00:00.000Z',
    ...fields,
  }
}

export function aStatement(fields: Partial<Statement> = {}): Statement {
  return {
    id: anId(),
    account_id: anId(),
    statement_date: plainDate('2026-10-31'),
    cash_deposits: '0.00',
    cash_withdrawals: '0.00',
    final_balance: '1000.00',
    currency: 'USD',
    origin: 'typed',
    import_id: null,
    flows: 'stated',
    warnings: [],
    version: 1,
    last_updated: '2026-11-01T10:00:00.000Z',
    ...fields,
  }
}

/** A response from GET /api/accounts/. */
export function respondWithAccounts(...results: WealthAccount[]) {
  const total = {
    currency: 'USD',
    amount: '0.00',
    assets: '0.00',
    debts: '0.00',
    count: results.length,
    unconverted: 0,
  }
  return { body: { results, next: null, total, rates: [] } }
}

const figures = {
  total_value: '11000.00',
  cumulative_return: 0.1,
  annualized_return: 0.08,
  volatility: 0.12,
  volatility_standard_error: 0.03,
  sharpe_ratio: 0.67,
  sharpe_standard_error: 0.9,
  periods: 10,
  money_weighted_return: 0.09,
  return_interval: { low: 0.095, high: 0.104 },
  max_drawdown: -0.05,
  reconciliation: { start: '9000.00', net_flows: '1000.00', gain: '1000.00', fx: '0.00', end: '11000.00' },
  used_start: plainDate('2026-01-31'),
  used_end: plainDate('2026-10-31'),
  reasons: {},
  reason_codes: {},
} satisfies Partial<Performance>

export function anAccountPerformance(fields: Partial<AccountPerformance> = {}): AccountPerformance {
  return { account_id: anId(), name: 'Brokerage', currency: 'USD', ...figures, ...fields }
}

export function aPerformance(fields: Partial<Performance> = {}): Performance {
  return {
    currency: 'USD',
    start: plainDate('2026-01-31'),
    end: plainDate('2026-11-15'),
    risk_free_rate: 0,
    ...figures,
    series: [
      { date: plainDate('2026-01-31'), value: '9000.00', net_flow: '0.00', return: null },
      { date: plainDate('2026-10-31'), value: '11000.00', net_flow: '1000.00', return: 0.1 },
    ],
    histogram: [{ from: 0.05, to: 0.15, count: 1 }],
    accounts: [],
    benchmarks: [],
    rates: [],
    ...fields,
  }
}
