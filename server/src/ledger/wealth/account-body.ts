import type { AccountTotal, WealthAccount } from '@evenkeel/contract/wealth.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { countDaysBetween, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { applyConversion, findConversion } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import { isStale } from '@evenkeel/engine/wealth/net-worth.ts'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { getCurrentRates } from '../exchange-rates/current-rates.ts'
import { type AccountWealth, findWealth } from './find-wealth.ts'

/** What account bodies are made with: the user's date and preferred currency, and the rates. */
export type WealthReader = { today: PlainDate; currency: string; rates: RateTable }

export async function createWealthReader(
  deps: Deps,
  owner: { preferredCurrency: string },
  today?: PlainDate,
): Promise<WealthReader> {
  const rates = await getCurrentRates(deps.db)
  return { today: today ?? getLocalDay(deps.clock), currency: owner.preferredCurrency, rates: rates.table }
}

/** All accounts in order, as they are and as response bodies, and their total at today's rates. */
export async function findAccountBodies(deps: Deps, userId: string, reader: WealthReader) {
  const [wealth, links] = await Promise.all([
    findWealth(deps.reports, userId),
    deps.db.selectFrom('account_link').select(['source', 'account_id']).where('user_id', '=', userId).execute(),
  ])
  const sources = Map.groupBy(links, (link) => link.account_id)
  const results = wealth.map((accountWealth) => {
    const linked = sources.get(accountWealth.account.id) ?? []
    return toAccountBody(accountWealth, linked.map(({ source }) => source).sort(), reader)
  })
  return { wealth, results, total: computeTotal(wealth, reader) }
}

/**
 * The statement with an account's balance: the latest up to today, or else the first in the future; undefined without
 * statements.
 */
export function getLatest({ counted }: AccountWealth, today: PlainDate) {
  return counted.findLast(({ day }) => day <= today) ?? counted[0]
}

function toAccountBody(wealth: AccountWealth, sources: string[], reader: WealthReader): WealthAccount {
  const { account, type, entered, counted } = wealth
  const latest = getLatest(wealth, reader.today)
  const conversion = findConversion(account.currency, reader.currency, reader.today, reader.rates)
  const age = latest === undefined ? null : Math.max(0, countDaysBetween(latest.day, reader.today))
  const origin = entered.find(({ id }) => id === latest?.id)?.origin as WealthAccount['balance_origin'] | undefined
  return {
    id: account.id,
    name: account.name,
    type,
    currency: account.currency,
    balance: latest === undefined ? null : formatMinor(latest.final, account.currency),
    balance_as_of: latest?.day ?? null,
    balance_origin: origin ?? null,
    balance_age_days: age,
    is_stale: age !== null && account.is_archived === 0 && isStale(type, age),
    balance_in_preferred_currency:
      latest && conversion ? formatMinor(applyConversion(latest.final, conversion), reader.currency) : null,
    fx_rate: conversion?.rate ?? null,
    fx_date: conversion?.rateDay ?? null,
    is_archived: account.is_archived === 1,
    sort_order: account.sort_order,
    first_statement_date: counted[0]?.day ?? null,
    statement_count: entered.length,
    sources,
    version: account.version,
    last_updated: account.last_updated,
  }
}

function computeTotal(wealth: readonly AccountWealth[], { today, currency, rates }: WealthReader): AccountTotal {
  let [assets, debts, unconverted] = [0, 0, 0]
  for (const accountWealth of wealth) {
    const latest = getLatest(accountWealth, today)
    if (latest === undefined) continue
    const conversion = findConversion(accountWealth.account.currency, currency, today, rates)
    if (conversion === null) {
      unconverted += 1
      continue
    }
    const value = applyConversion(latest.final, conversion)
    if (value > 0) assets += value
    else debts += value
  }
  const format = (minor: number) => formatMinor(minor, currency)
  const [amount, count] = [format(assets + debts), wealth.length]
  return { currency, amount, assets: format(assets), debts: format(debts), count, unconverted }
}
