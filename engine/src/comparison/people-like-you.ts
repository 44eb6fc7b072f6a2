import { getTablesOutsideUs } from './other-countries.ts'
import { findBand } from './place-in-distribution.ts'
import { getPriceChangeSince, type PriceChange } from './prices.ts'
import type {
  CountryTables,
  Distribution,
  FigureKind,
  GroupChoice,
  Measure,
  PersonProfile,
  Source,
  SpendingTable,
} from './published-figures.ts'
import { getUsTables } from './united-states.ts'

/**
 * A user's own year, in minor units of their currency. Spending is positive, unless refunds exceed it; null means
 * unknown.
 */
export type OwnFigures = {
  /** By the code of the default category; the user's own categories have none and count under ''. */
  readonly spendingByCode: ReadonlyMap<string, number>
  readonly income: number
  readonly measures: Readonly<Record<Exclude<Measure, 'savings-rate'>, number | null>>
}

/** Converts whole units of a currency to minor units of the user's; null without a rate. */
type ToUserCurrency = (units: number, currency: string) => number | null

type ComparedLine = {
  readonly key: string
  readonly label: string
  readonly codes: readonly string[]
  readonly yours: number
  /** Minor units per year, or a ratio if `kind` is 'share'; null without a published figure or an exchange rate. */
  readonly published: number | null
  /** The line's share of all the user's spending; null if the user spent nothing. */
  readonly yourShare: number | null
}

export type ComparedSpending = {
  readonly group: string
  readonly kind: 'mean' | 'share'
  readonly source: Source
  readonly prices: PriceChange | null
  readonly priceYear: number
  readonly note: string | null
  readonly lines: readonly ComparedLine[]
  readonly total: { readonly yours: number; readonly published: number | null }
}

export type ComparedMeasure = {
  readonly measure: Measure
  readonly yours: number | null
  readonly group: string
  readonly source: Source
  readonly prices: PriceChange | null
  readonly priceYear: number
  readonly kind: FigureKind | 'distribution'
  /** A mean, median or rate; for a distribution, its median. Null if none was published or without an exchange rate. */
  readonly published: number | null
  readonly points: readonly { readonly percentile: number; readonly value: number }[]
  readonly place: { readonly above: number | null; readonly below: number | null } | null
  readonly sample: number | null
}

export type PeopleLikeYou = {
  readonly country: string
  readonly spending: ComparedSpending | null
  readonly measures: readonly ComparedMeasure[]
  readonly choices: CountryTables['choices']
}

/** The user's year next to their country's published figures; null if we have none. */
export function compareWithPeopleLikeYou(
  profile: PersonProfile,
  choice: GroupChoice,
  own: OwnFigures,
  toUserCurrency: ToUserCurrency,
): PeopleLikeYou | null {
  const tables = profile.country === 'US' ? getUsTables(profile, choice) : getTablesOutsideUs(profile)
  if (tables === null) return null
  const placed = new Set(tables.distributions.map(({ measure }) => measure))
  return {
    country: tables.country,
    spending: tables.spending && compareSpending(tables.spending, own, toUserCurrency),
    measures: [
      ...tables.distributions.flatMap((each) => comparePlace(each, own, toUserCurrency) ?? []),
      ...tables.singles
        .filter(({ measure }) => !placed.has(measure))
        .map((figure): ComparedMeasure => {
          const prices = getPriceChangeSince(figure.priceYear, figure.currency)
          const { measure, group, source, priceYear, kind } = figure
          const published =
            figure.currency === null
              ? figure.value
              : toUserCurrency(figure.value * (prices?.factor ?? 1), figure.currency)
          const yours = measure === 'savings-rate' ? getSavingsRate(own) : own.measures[measure]
          return {
            measure,
            yours,
            group,
            source,
            prices,
            priceYear,
            kind,
            published,
            points: [],
            place: null,
            sample: null,
          }
        }),
    ],
    choices: tables.choices,
  }
}

/** The share of income that's left after spending; null without income. */
export function getSavingsRate({
  income,
  spendingByCode,
}: Pick<OwnFigures, 'income' | 'spendingByCode'>): number | null {
  return income > 0 ? (income - sum(spendingByCode.values())) / income : null
}

function compareSpending(table: SpendingTable, own: OwnFigures, toUserCurrency: ToUserCurrency): ComparedSpending {
  const prices = getPriceChangeSince(table.priceYear, table.currency)
  const total = sum(own.spendingByCode.values())
  const convertPublished = (value: number | null) => {
    if (value === null || table.kind === 'share') return value
    return toUserCurrency(value * (prices?.factor ?? 1), table.currency)
  }
  const lines = table.lines.map((line) => {
    const yours = sum(line.codes.map((code) => own.spendingByCode.get(code) ?? 0))
    const { key, label, codes } = line
    return {
      key,
      label,
      codes,
      yours,
      published: convertPublished(line.value),
      yourShare: total > 0 ? yours / total : null,
    }
  })
  const covered = new Set(lines.flatMap((line): readonly string[] => line.codes))
  const rest = [...own.spendingByCode].filter(([code]) => !covered.has(code))
  const { group, kind, source, priceYear, note } = table
  return {
    group,
    kind,
    source,
    prices,
    priceYear,
    note,
    lines: [
      ...lines,
      ...rest.map(([code, yours]) => ({
        key: code || 'own',
        label: '',
        codes: [code],
        yours,
        published: null,
        yourShare: total > 0 ? yours / total : null,
      })),
    ],
    total: { yours: total, published: table.kind === 'share' ? null : convertPublished(table.total) },
  }
}

function comparePlace(table: Distribution, own: OwnFigures, toUserCurrency: ToUserCurrency): ComparedMeasure | null {
  const prices = getPriceChangeSince(table.priceYear, table.currency)
  const convertPublished = (value: number) => toUserCurrency(value * (prices?.factor ?? 1), table.currency)
  const points = table.points.flatMap(({ percentile, value }) => {
    const converted = convertPublished(value)
    return converted === null ? [] : [{ percentile, value: converted }]
  })
  const yours = table.measure === 'savings-rate' ? null : own.measures[table.measure]
  return {
    measure: table.measure,
    yours,
    group: table.group,
    source: table.source,
    prices,
    priceYear: table.priceYear,
    kind: 'distribution',
    published: points.find(({ percentile }) => percentile === 50)?.value ?? null,
    points,
    place: yours === null || points.length === 0 ? null : findBand(points, yours),
    sample: table.sample,
  }
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
