// Recalculates report figures from what the API lists, row by row, as someone with a spreadsheet would. It shares only
// the published rates with the program.
import { getShippedRates } from '@evenkeel/engine/exchange-rates/shipped-rates.ts'
import type { TestClient } from './test-client.ts'

export type ListedRow = {
  transaction_date: string
  category: string | null
  category_kind?: 'expense' | 'income' | 'transfer' | null
  currency: string
  amount: string
}
export type ListedItem = ListedRow & {
  kind: 'expense' | 'income'
  repeat: { every: number; unit: 'day' | 'week' | 'month' | 'year' } | null
  until: string | null
  spread: boolean
  is_saving: boolean
}
export type Row = { day: string; category: string; kind: string; minor: number }

const DIGITS: Record<string, number> = { JPY: 0 }
const getDigits = (currency: string) => DIGITS[currency] ?? 2

/** Rows in the shown currency, spent and earned amounts positive. */
export function convertRows(rows: readonly ListedRow[], shown: string): Row[] {
  return rows.map((row) => {
    const minor = convert(toMinor(row.amount, row.currency), row.currency, shown, row.transaction_date)
    const kind = row.category_kind ?? (minor > 0 ? 'income' : 'expense')
    return {
      day: row.transaction_date,
      category: row.category ?? 'Uncategorized',
      kind,
      minor: kind === 'expense' ? -minor : minor,
    }
  })
}

/** Every date of every item between two days, stepped one by one from the first; spread items day by day. */
export function layOut(items: readonly ListedItem[], from: string, to: string, shown: string): Row[] {
  return items
    .flatMap((item) => {
      const days: string[] = []
      const last = item.spread ? `${to.slice(0, 7)}-31` : to
      for (let n = 0; ; n++) {
        const day =
          item.repeat === null
            ? item.transaction_date
            : addUnits(item.transaction_date, item.repeat.every * n, item.repeat.unit)
        if (day > last || (item.until !== null && day > item.until)) break
        if (day >= (item.spread ? from.slice(0, 7) : from)) days.push(day)
        if (item.repeat === null) break
      }
      return days.flatMap((date) => {
        const minor = convert(toMinor(item.amount, item.currency), item.currency, shown, date)
        const over = item.spread ? listDaysOfPeriod(item, date) : [date]
        const whole = Math.abs(minor)
        return over.map((day, i) => ({
          day,
          category: item.category ?? 'Uncategorized',
          kind: item.is_saving ? 'transfer' : item.kind,
          minor: Math.floor(whole / over.length) + (i < whole % over.length ? 1 : 0),
        }))
      })
    })
    .filter(({ day }) => day >= from && day <= to)
}

/**
 * The days over which one date of an item is spread: up to its next date if it repeats by day or week, otherwise the
 * date's month. Only days in that month and while the item runs count.
 */
function listDaysOfPeriod({ transaction_date, repeat, until }: ListedItem, date: string): string[] {
  if (repeat === null) return [date]
  const days = Array.from({ length: 31 }, (_, i) => `${date.slice(0, 7)}-${String(i + 1).padStart(2, '0')}`).filter(
    (day) => shift(day, 0) === day,
  )
  const length = { day: 1, week: 7, month: null, year: null }[repeat.unit]
  const end = length === null ? '9999' : shift(date, length * repeat.every)
  const start = length === null ? transaction_date : date
  return days.filter((day) => day >= start && day < end && (until === null || day <= until))
}

export function sum(rows: readonly Row[], keep: (row: Row) => boolean): number {
  return rows.reduce((total, row) => (keep(row) ? total + row.minor : total), 0)
}

/** Formats money like the API. */
export function formatMoney(minor: number, currency: string): string {
  const digits = getDigits(currency)
  const value = (Math.abs(minor) / 10 ** digits).toFixed(digits)
  return minor < 0 ? `-${value}` : value
}

function toMinor(amount: string, currency: string): number {
  return Math.round(Number(amount) * 10 ** getDigits(currency))
}

/** Converts through the euro, at the last rate published up to the day, and rounds half to even. */
function convert(minor: number, from: string, to: string, day: string): number {
  if (from === to) return minor
  const getRatePerEuro = (currency: string): [bigint, bigint] => {
    if (currency === 'EUR') return [1n, 1n]
    const found = getShippedRates().find(currency, day as never)!
    return [BigInt(found.scaled), 10n ** BigInt(found.decimals)]
  }
  const [fromRate, toRate] = [getRatePerEuro(from), getRatePerEuro(to)]
  const numerator = BigInt(minor) * toRate[0] * fromRate[1] * 10n ** BigInt(getDigits(to))
  const denominator = toRate[1] * fromRate[0] * 10n ** BigInt(getDigits(from))
  const size = numerator < 0n ? -numerator : numerator
  const whole = size / denominator
  const twice = (size - whole * denominator) * 2n
  const rounded = twice > denominator || (twice === denominator && whole % 2n === 1n) ? whole + 1n : whole
  return Number(numerator < 0n ? -rounded : rounded)
}

function addUnits(first: string, n: number, unit: 'day' | 'week' | 'month' | 'year'): string {
  const [year, month, day] = first.split('-').map(Number) as [number, number, number]
  if (unit === 'day' || unit === 'week') {
    return new Date(Date.UTC(year, month - 1, day + n * (unit === 'week' ? 7 : 1))).toISOString().slice(0, 10)
  }
  const months = unit === 'year' ? n * 12 : n
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

export function shift(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Every row of a list, page after page. */
export async function listAll<Row>(client: TestClient, path: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const response = await client.get(`${path}?limit=500${cursor && `&cursor=${cursor}`}`)
    const page: { results: Row[]; next: string | null } = response.json()
    rows.push(...page.results)
    cursor = page.next
  }
  return rows
}
