import type { CategoryCode } from '../categoriser/default-categories.ts'

/** Where a figure was published. `url` is a page about the table, in most cases the publisher's own. */
export type Source = {
  readonly name: string
  readonly publisher: string
  readonly year: string
  readonly url: string
}

/** The type of a single published figure. Only a distribution has percentiles. */
export type FigureKind = 'mean' | 'median' | 'share' | 'rate'

/** One line of a spending table, and which of our categories it covers. */
export type SpendingLine = {
  readonly key: string
  readonly label: string
  readonly codes: readonly CategoryCode[]
  /** Whole units of the table's currency per year, or the share of all spending; null if nothing was published. */
  readonly value: number | null
}

export type SpendingTable = {
  readonly group: string
  readonly kind: 'mean' | 'share'
  readonly source: Source
  readonly currency: string
  /** The year whose prices the figures use. */
  readonly priceYear: number
  readonly lines: readonly SpendingLine[]
  /** All spending, on the same basis as our own total; null if the table doesn't say. */
  readonly total: number | null
  /** A code for what the table's figures include or leave out; null if nothing needs saying. */
  readonly note: string | null
}

export type Measure = 'net-worth' | 'income' | 'financial-assets' | 'liquid-assets' | 'debt' | 'savings-rate'

/** A single published figure, such as a median. A ratio for a rate, otherwise whole units of the currency. */
export type SingleFigure = {
  readonly measure: Measure
  readonly kind: FigureKind
  readonly value: number
  readonly group: string
  readonly source: Source
  readonly currency: string | null
  readonly priceYear: number
}

/** Published percentiles of one measure, in ascending order. */
export type Distribution = {
  readonly measure: Measure
  readonly group: string
  readonly source: Source
  readonly currency: string
  readonly priceYear: number
  readonly points: readonly { readonly percentile: number; readonly value: number }[]
  readonly mean: number | null
  /** Households interviewed, if published. */
  readonly sample: number | null
}

export type CountryTables = {
  readonly country: string
  readonly spending: SpendingTable | null
  readonly singles: readonly SingleFigure[]
  readonly distributions: readonly Distribution[]
  /** The groups to choose from for spending, with the chosen one marked. */
  readonly choices: readonly { readonly by: GroupBy; readonly group: string; readonly isChosen: boolean }[]
}

export type GroupBy = 'age' | 'income' | 'household'

/** What the user told us about themselves, for choosing a group. `age` is the age they reach this year. */
export type PersonProfile = {
  readonly country: string | null
  readonly age: number | null
  readonly householdSize: number | null
  /** Household income before tax, in US dollars at today's rate: only the US tables have groups by income. */
  readonly income: number | null
}
export type GroupChoice = { readonly by: GroupBy; readonly group: string | null }
