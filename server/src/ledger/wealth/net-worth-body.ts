import type { getNetWorth, NetWorthCard, WealthChange } from '@evenkeel/contract/net-worth.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { getMonthRange, getPeriods } from '@evenkeel/engine/core/period.ts'
import { addMonths, countDaysBetween, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import {
  type WealthChange as Change,
  computeNetWorth,
  getTotalChange,
  isStale,
  type NetWorthPoint,
} from '@evenkeel/engine/wealth/net-worth.ts'
import type { z } from 'zod'
import type { Db } from '../../platform/database/schema.ts'
import { getUsedRates } from '../exchange-rates/used-rates.ts'
import type { WealthReader } from './account-body.ts'
import { type AccountWealth, findWealth } from './find-wealth.ts'

type Range = { from?: PlainDate | undefined; to?: PlainDate | undefined }

/** Net worth at each month's end (for more than fifty years, at each year's) and on the last requested day. */
export async function buildNetWorthHistory(
  db: Db,
  userId: string,
  range: Range,
  reader: WealthReader,
): Promise<z.input<typeof getNetWorth.response>> {
  const wealth = await findWealth(db, userId)
  const first = findFirstDay(wealth)
  const to = range.to ?? reader.today
  const from = range.from ?? first
  const days = first === null || from === null || from > to ? [] : listMonthEnds(from, to)
  const { points, unconverted } = computeNetWorth(toAccounts(wealth), days, createAmountConverter(reader), reader.today)
  const format = (minor: number) => formatMinor(minor, reader.currency)
  return {
    currency: reader.currency,
    points: points.map((point) => ({
      date: point.day,
      assets: format(point.assets),
      debts: format(point.debts),
      net_worth: format(point.assets + point.debts),
      by_type: [...point.byType].map(([type, minor]) => ({ type, amount: format(minor) })),
      change: point.change && toChangeBody(point.change, format),
    })),
    change: getChange(points, format),
    unconverted,
    rates: getUsedRates(
      wealth.map(({ account }) => account.currency),
      reader.currency,
      reader.today,
      reader.rates,
    ),
  }
}

/** Net worth now, and how it has changed in a month and in a year. Null without statements up to today. */
export async function buildNetWorthCard(db: Db, userId: string, reader: WealthReader): Promise<NetWorthCard | null> {
  const wealth = await findWealth(db, userId)
  const { today } = reader
  const first = findFirstDay(wealth)
  if (first === null || first > today) return null
  const [convert, accounts] = [createAmountConverter(reader), toAccounts(wealth)]
  const format = (minor: number) => formatMinor(minor, reader.currency)
  const getChangeSince = (day: PlainDate) =>
    day < first ? null : getChange(computeNetWorth(accounts, [day, today], convert, today).points, format)
  const start = addMonths(today, -12)
  const { points } = computeNetWorth(accounts, listMonthEnds(start > first ? start : first, today), convert, today)
  const now = points.at(-1)!
  const latest = wealth.flatMap(({ counted }) => counted.findLast(({ day }) => day <= today) ?? [])
  return {
    amount: format(now.assets + now.debts),
    assets: format(now.assets),
    debts: format(now.debts),
    as_of: latest.map(({ day }) => day).reduce((a, b) => (a > b ? a : b)),
    stale_accounts: wealth.filter((accountWealth) => hasStaleBalance(accountWealth, today)).length,
    month: getChangeSince(addMonths(today, -1)),
    year: getChangeSince(start),
    series: points.map((point) => ({ date: point.day, amount: format(point.assets + point.debts) })),
  }
}

function hasStaleBalance({ account, type, counted }: AccountWealth, today: PlainDate): boolean {
  const latest = counted.findLast(({ day }) => day <= today)
  return latest !== undefined && account.is_archived === 0 && isStale(type, countDaysBetween(latest.day, today))
}

function toAccounts(wealth: readonly AccountWealth[]) {
  return wealth.map(({ account, type, counted }) => ({ type, currency: account.currency, statements: counted }))
}

function createAmountConverter({ currency, rates }: WealthReader) {
  return createConverter(currency, rates)
}

function findFirstDay(wealth: readonly AccountWealth[]): PlainDate | null {
  return wealth.flatMap(({ counted }) => counted[0]?.day ?? []).sort()[0] ?? null
}

/** A chart has no room for more months than fifty years have. Beyond that, it shows year ends. */
const MAX_MONTHS = 600

/** The month ends (or, if there are too many, the year ends) between two days, and the last day itself. */
function listMonthEnds(from: PlainDate, to: PlainDate): PlainDate[] {
  const months = getPeriods({ from, to }, 'monthly')
  const shown = months.length > MAX_MONTHS ? months.filter((month) => month.endsWith('-12')) : months
  const ends = shown.map((month) => getMonthRange(month).to)
  return [...new Set([...ends.filter((day) => day < to), to])]
}

function getChange(points: readonly NetWorthPoint[], format: (minor: number) => string): WealthChange | null {
  const change = getTotalChange(points)
  return change && toChangeBody(change, format)
}

function toChangeBody(change: Change, format: (minor: number) => string): WealthChange {
  const { start, end, saved, market, fx, joined } = change
  return {
    start: format(start),
    end: format(end),
    saved: format(saved),
    market: format(market),
    fx: format(fx),
    joined: format(joined),
  }
}
