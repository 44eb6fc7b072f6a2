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
 * Returns and risk of all accounts together and of each one. Future statements count only if the end date includes
 * them.
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
  const found = measurePortfolio(accounts, { ...query, currency }, rates)
  const names = new Map(wealth.map(({ account }) => [account.id, account.name]))
  const days = found.series.map(({ day }) => day)
  return {
    currency,
    start: query.start ?? found.from ?? today,
    end: query.end ?? today,
    risk_free_rate: query.riskFreeRate,
    ...toFigures(found),
    series: found.series.map((point) => ({
      date: point.day,
      value: formatMinor(point.value, currency),
      net_flow: formatMinor(point.netFlow, currency),
      return: point.return,
    })),
    histogram: found.histogram.map(({ from, to, count }) => ({ from, to, count })),
    accounts: found.accounts.map((account) => ({
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

function toFigures(found: Performance) {
  const format = (minor: number) => formatMinor(minor, found.currency)
  const codes = Object.entries(found.reasons).map(([name, reason]) => [name, toReasonBody(reason)] as const)
  return {
    total_value: found.totalValue === null ? null : format(found.totalValue),
    cumulative_return: found.cumulativeReturn,
    annualized_return: found.annualizedReturn,
    volatility: found.volatility?.value ?? null,
    volatility_standard_error: found.volatility?.standardError ?? null,
    sharpe_ratio: found.sharpeRatio?.value ?? null,
    sharpe_standard_error: found.sharpeRatio?.standardError ?? null,
    periods: found.periods,
    money_weighted_return: found.moneyWeightedReturn,
    return_interval: { ...found.returnInterval },
    max_drawdown: found.maxDrawdown,
    reconciliation: found.reconciliation && {
      start: format(found.reconciliation.start),
      net_flows: format(found.reconciliation.netFlows),
      gain: format(found.reconciliation.gain),
      fx: format(found.reconciliation.fx),
      end: format(found.reconciliation.end),
    },
    used_start: found.from,
    used_end: found.to,
    reasons: Object.fromEntries(codes.map(([name, reason]) => [name, writeReason(reason)])),
    reason_codes: Object.fromEntries(codes),
  }
}
