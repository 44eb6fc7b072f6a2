import type { getPerformance } from '@evenkeel/contract/performance.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { getBenchmarks } from '@evenkeel/engine/performance/benchmarks.ts'
import { measurePortfolio, type Performance } from '@evenkeel/engine/performance/portfolio-performance.ts'
import { toReasonBody, writeReason } from '@evenkeel/engine/performance/reason-sentence.ts'
import { ACCOUNT_TYPES } from '@evenkeel/engine/wealth/account-type.ts'
import type { z } from 'zod'
import { getUsedRates } from '../../ledger/exchange-rates/used-rates.ts'
import type { WealthReader } from '../../ledger/wealth/account-body.ts'
import { type AccountWealth, toSteps } from '../../ledger/wealth/find-wealth.ts'

type Body = z.input<typeof getPerformance.response>
type Query = { start: PlainDate | null; end: PlainDate | null; riskFreeRate: number }

/**
 * Returns and risk of all accounts together and of each one. Without an end date, statements after today don't count.
 */
export function toPerformanceBody(wealth: readonly AccountWealth[], query: Query, reader: WealthReader): Body {
  const { today, currency, rates } = reader
  const accounts = wealth.map((accountWealth) => {
    const steps = toSteps(accountWealth)
    const hasFuture = query.end === null && (steps.at(-1)?.to ?? today) > today
    return {
      id: accountWealth.account.id,
      currency: accountWealth.account.currency,
      isOwed: ACCOUNT_TYPES[accountWealth.type].isDebt,
      steps: hasFuture ? steps.filter(({ to }) => to <= today) : steps,
    }
  })
  const portfolio = measurePortfolio(accounts, { ...query, currency }, rates)
  const names = new Map(wealth.map(({ account }) => [account.id, account.name]))
  const days = portfolio.series.map(({ day }) => day)
  return {
    currency,
    start: query.start ?? portfolio.from ?? today,
    end: query.end ?? today,
    risk_free_rate: query.riskFreeRate,
    ...toFigures(portfolio),
    series: portfolio.series.map((point) => ({
      date: point.day,
      value: formatMinor(point.value, currency),
      net_flow: formatMinor(point.netFlow, currency),
      return: point.return,
    })),
    histogram: portfolio.histogram.map(({ from, to, count }) => ({ from, to, count })),
    accounts: portfolio.accounts.map((account) => ({
      account_id: account.id,
      name: names.get(account.id) ?? '',
      currency: account.currency,
      ...toFigures(account),
    })),
    benchmarks: getBenchmarks(days, currency, rates).map(
      ({ lastDay, cumulativeReturn, annualizedReturn, ...benchmark }) => ({
        ...benchmark,
        last_date: lastDay,
        cumulative_return: cumulativeReturn,
        annualized_return: annualizedReturn,
        series: benchmark.series.map(({ day, value }) => ({ date: day, value })),
      }),
    ),
    rates: getUsedRates(
      wealth.map(({ account }) => account.currency),
      currency,
      today,
      rates,
    ),
  }
}

function toFigures(performance: Performance) {
  const format = (minor: number) => formatMinor(minor, performance.currency)
  const codes = Object.entries(performance.reasons).map(([name, reason]) => [name, toReasonBody(reason)] as const)
  return {
    total_value: performance.totalValue === null ? null : format(performance.totalValue),
    cumulative_return: performance.cumulativeReturn,
    annualized_return: performance.annualizedReturn,
    volatility: performance.volatility?.value ?? null,
    volatility_standard_error: performance.volatility?.standardError ?? null,
    sharpe_ratio: performance.sharpeRatio?.value ?? null,
    sharpe_standard_error: performance.sharpeRatio?.standardError ?? null,
    periods: performance.periods,
    money_weighted_return: performance.moneyWeightedReturn,
    return_interval: { ...performance.returnInterval },
    max_drawdown: performance.maxDrawdown,
    reconciliation: performance.reconciliation && {
      start: format(performance.reconciliation.start),
      net_flows: format(performance.reconciliation.netFlows),
      gain: format(performance.reconciliation.gain),
      fx: format(performance.reconciliation.fx),
      end: format(performance.reconciliation.end),
    },
    used_start: performance.from,
    used_end: performance.to,
    reasons: Object.fromEntries(codes.map(([name, reason]) => [name, writeReason(reason)])),
    reason_codes: Object.fromEntries(codes),
  }
}
