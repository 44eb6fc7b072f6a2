import { type PlainDate, toDayNumber } from '../core/plain-date.ts'
import { parseRate, rescale } from './decimal-rate.ts'
import { type RateRow, type RateSeries, RateTable } from './rate-table.ts'

/**
 * Years of daily rates in about two characters per figure. `days` has the number of days from one published day to the
 * next, starting at `firstDay`; each currency has the change of its scaled rate from figure to figure. Numbers are
 * encoded like in source maps: the lowest bit is the sign, and each character has five bits, the lowest ones first, and
 * a sixth bit for "more follows". `.` and a number skip that many published days.
 */
export type PackedRates = {
  readonly firstDay: string
  readonly days: string
  readonly currencies: Readonly<Record<string, { readonly decimals: number; readonly changes: string }>>
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const SKIP = '.'

export function packRates(rows: readonly RateRow[]): PackedRates {
  const days = [...new Set(rows.map((row) => row.day))].sort()
  const firstDay = days[0]
  if (!firstDay) throw new RangeError('no rates to pack')
  const steps = days.map((day, i) => toDayNumber(day) - toDayNumber(days[i - 1] ?? day))
  const currencies: Record<string, { decimals: number; changes: string }> = {}
  for (const currency of [...new Set(rows.map((row) => row.currency))].sort()) {
    currencies[currency] = packCurrency(
      days,
      rows.filter((row) => row.currency === currency),
    )
  }
  return { firstDay, days: steps.map(encode).join(''), currencies }
}

function packCurrency(days: readonly PlainDate[], rows: readonly RateRow[]) {
  const byDay = new Map(rows.map((row) => [row.day, parseRate(row.rate)!]))
  const decimals = Math.max(...[...byDay.values()].map((rate) => rate.decimals))
  let changes = ''
  let before = 0
  let skipped = 0
  for (const day of days) {
    const rate = byDay.get(day)
    if (!rate) {
      skipped += 1
      continue
    }
    if (skipped > 0) changes += SKIP + encode(skipped)
    skipped = 0
    const scaled = rescale(rate, decimals)
    changes += encode(scaled - before)
    before = scaled
  }
  return { decimals, changes }
}

/** The table of an official series; every figure is exactly as packed. */
export function unpackRates(packed: PackedRates): RateTable {
  let day = toDayNumber(packed.firstDay as PlainDate)
  const days = decodeAll(packed.days).map((step) => {
    day += step
    return day
  })
  const series = new Map<string, RateSeries>()
  for (const [currency, { decimals, changes }] of Object.entries(packed.currencies)) {
    series.set(currency, { decimals, sources: 'ecb', ...unpackCurrency(days, changes) })
  }
  return new RateTable(series)
}

function unpackCurrency(days: readonly number[], changes: string): Pick<RateSeries, 'days' | 'scaled'> {
  const found: number[] = []
  const scaled: number[] = []
  let index = 0
  let rate = 0
  for (const [part, text] of changes.split(SKIP).entries()) {
    const numbers = decodeAll(text)
    if (part > 0) index += numbers.shift() ?? 0
    for (const change of numbers) {
      rate += change
      found.push(days[index++]!)
      scaled.push(rate)
    }
  }
  return { days: Int32Array.from(found), scaled: Float64Array.from(scaled) }
}

function encode(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2
  let text = ''
  do {
    const bits = rest % 32
    rest = Math.floor(rest / 32)
    text += DIGITS[rest > 0 ? bits + 32 : bits]
  } while (rest > 0)
  return text
}

function decodeAll(text: string): number[] {
  const values: number[] = []
  let value = 0
  let weight = 1
  for (let i = 0; i < text.length; i++) {
    const digit = DIGIT_VALUES[text.charCodeAt(i)]!
    value += (digit % 32) * weight
    weight *= 32
    if (digit >= 32) continue
    values.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2)
    value = 0
    weight = 1
  }
  return values
}

const DIGIT_VALUES = (() => {
  const values = new Uint8Array(128)
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i
  return values
})()
