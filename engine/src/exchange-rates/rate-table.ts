import { type PlainDate, toDayNumber, toPlainDate } from '../core/plain-date.ts'
import { parseRate, rescale } from './decimal-rate.ts'

/**
 * The source of a rate: `ecb` is official. `market-mid` is a bridge quote, for days after the official rates that we
 * have.
 */
export type RateSource = 'ecb' | 'market-mid'

/** One published rate: units of `currency` per euro, as decimal text ("1.1684"). */
export type RateRow = {
  readonly day: PlainDate
  readonly currency: string
  readonly rate: string
  readonly source: RateSource
}

/** Why a rate has its date. `first-known`: the requested day is before the currency's first rate, so that is used. */
export type RateBasis = 'same-day' | 'last-published' | 'first-known'

export type FoundRate = {
  /** Units of the currency per euro, times 10^decimals: a whole number. */
  readonly scaled: number
  readonly decimals: number
  readonly day: PlainDate
  readonly basis: RateBasis
  readonly source: RateSource
}

/** The rates of one currency by day, in flat arrays: 7,000 official rates take 84 kB. */
export type RateSeries = {
  readonly decimals: number
  readonly days: Int32Array
  readonly scaled: Float64Array
  /** One per day, or one for all days. */
  readonly sources: readonly RateSource[] | RateSource
}

// The ECB publishes on business days; its longest pause is five days.
const MAX_PAUSE_DAYS = 5

/** Rates against the euro by currency and day. Immutable: `addRows` makes a new table. */
export class RateTable {
  readonly #series: ReadonlyMap<string, RateSeries>

  constructor(series: ReadonlyMap<string, RateSeries>) {
    this.#series = series
  }

  static fromRows(rows: Iterable<RateRow>): RateTable {
    return new RateTable(new Map()).addRows(rows)
  }

  /** The known currencies, EUR first, then by code. */
  get currencies(): string[] {
    return ['EUR', ...[...this.#series.keys()].sort()]
  }

  /** The last day with any rate; null if the table is empty. */
  get lastDay(): PlainDate | null {
    let last = Number.NEGATIVE_INFINITY
    for (const { days } of this.#series.values()) last = Math.max(last, days.at(-1) ?? last)
    return Number.isFinite(last) ? toPlainDate(last) : null
  }

  getSeries(currency: string): RateSeries | null {
    return this.#series.get(currency) ?? null
  }

  /**
   * A table with these rows added. A row replaces one for the same day, except that a bridge quote never replaces an
   * official rate. Bridge quotes on weekends and holidays of the official series are dropped. Throws if a rate isn't a
   * positive decimal.
   */
  addRows(rows: Iterable<RateRow>): RateTable {
    const added = new Map<string, RateRow[]>()
    for (const row of rows) {
      const list = added.get(row.currency)
      if (list) list.push(row)
      else added.set(row.currency, [row])
    }
    const series = new Map(this.#series)
    for (const [currency, list] of added) series.set(currency, mergeSeries(series.get(currency), list))
    return new RateTable(series)
  }

  /**
   * The day's rate, or the last one published before it; a day before the first known one gets the first, as
   * `first-known`. Null for an unknown currency. EUR has no series: it's 1 by definition.
   */
  find(currency: string, day: PlainDate): FoundRate | null {
    const series = this.#series.get(currency)
    if (!series || series.days.length === 0) return null
    const { days, scaled, decimals } = series
    const wanted = toDayNumber(day)
    let low = 0
    let high = days.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (days[middle]! <= wanted) low = middle + 1
      else high = middle
    }
    const index = Math.max(low - 1, 0)
    const found = days[index]!
    const basis = found === wanted ? 'same-day' : found < wanted ? 'last-published' : 'first-known'
    const source = typeof series.sources === 'string' ? series.sources : series.sources[index]!
    return { scaled: scaled[index]!, decimals, day: toPlainDate(found), basis, source }
  }
}

function mergeSeries(series: RateSeries | undefined, rows: readonly RateRow[]): RateSeries {
  return (series && appendRows(series, rows)) ?? mergeByDay(series, rows)
}

/** The usual case: new days after the existing ones, in order. Null if the rows have to be merged or sorted. */
function appendRows(series: RateSeries, rows: readonly RateRow[]): RateSeries | null {
  let before = series.days.at(-1) ?? Number.NEGATIVE_INFINITY
  const added = []
  for (const row of rows) {
    const rate = parseRate(row.rate)
    const day = toDayNumber(row.day)
    if (!rate || day <= before) return null
    added.push({ day, rate, source: row.source })
    before = day
  }
  const decimals = Math.max(series.decimals, ...added.map(({ rate }) => rate.decimals))
  const existing = typeof series.sources === 'string' ? Array(series.days.length).fill(series.sources) : series.sources
  const sources: RateSource[] = [...existing, ...added.map(({ source }) => source)]
  // An official rate can make bridge quotes before it needless, so take the slow path.
  if (sources.includes('market-mid') && added.some(({ source }) => source === 'ecb')) return null
  return {
    decimals,
    days: Int32Array.from([...series.days, ...added.map(({ day }) => day)]),
    scaled: Float64Array.from([
      ...Array.from(series.scaled, (scaled) => rescale({ scaled, decimals: series.decimals }, decimals)),
      ...added.map(({ rate }) => rescale(rate, decimals)),
    ]),
    sources: sources.every((source) => source === 'ecb') ? 'ecb' : sources,
  }
}

function mergeByDay(series: RateSeries | undefined, rows: readonly RateRow[]): RateSeries {
  const byDay = new Map<number, { scaled: number; decimals: number; source: RateSource }>()
  series?.days.forEach((day, i) => {
    const source = typeof series.sources === 'string' ? series.sources : series.sources[i]!
    byDay.set(day, { scaled: series.scaled[i]!, decimals: series.decimals, source })
  })
  for (const row of rows) {
    const rate = parseRate(row.rate)
    if (!rate) throw new RangeError(`not a rate: ${row.currency} ${row.rate}`)
    const day = toDayNumber(row.day)
    if (row.source === 'market-mid' && byDay.get(day)?.source === 'ecb') continue
    byDay.set(day, { ...rate, source: row.source })
  }
  const decimals = Math.max(...[...byDay.values()].map((rate) => rate.decimals))
  const entries = dropNeedlessBridges([...byDay].sort(([a], [b]) => a - b))
  const sources = entries.map(([, rate]) => rate.source)
  return {
    decimals,
    days: Int32Array.from(entries, ([day]) => day),
    scaled: Float64Array.from(entries, ([, rate]) => rescale(rate, decimals)),
    sources: sources.every((source) => source === 'ecb') ? 'ecb' : sources,
  }
}

/**
 * Drops bridge quotes less than five days after an official rate, if a later official rate is known: they are for
 * weekends and holidays, on which the last official rate applies.
 */
function dropNeedlessBridges<Rate extends { source: RateSource }>(entries: [number, Rate][]): [number, Rate][] {
  let lastOfficial = Number.NEGATIVE_INFINITY
  const lastOfficialDay = entries.findLast(([, rate]) => rate.source === 'ecb')?.[0] ?? Number.NEGATIVE_INFINITY
  return entries.filter(([day, rate]) => {
    if (rate.source === 'ecb') lastOfficial = day
    else if (day < lastOfficialDay && day - lastOfficial < MAX_PAUSE_DAYS) return false
    return true
  })
}
