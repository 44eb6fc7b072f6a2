import type { ComparedFigure, Comparison } from '@evenkeel/contract/comparison.ts'
import { formatMonth } from '../../lib/format-date.ts'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'

// The words on the comparison page that depend on its data.

type Position = NonNullable<ComparedFigure['percentile']>

/** "higher than 60–70%": as precise as the table allows. */
export function describePosition({ above, below }: Position): string {
  if (above === null) return `lower than ${100 - (below ?? 100)}%`
  if (below === null) return `higher than ${above}%`
  return `higher than ${above}–${below}%`
}

export function describeStanding(figure: ComparedFigure, currency: string): string {
  if (figure.yours === null || figure.percentile === null) return MISSING_FIGURE[figure.measure] ?? ''
  const amount = formatMoney(figure.yours, currency, { isRounded: true })
  const name = OWN_NAMES[figure.measure]
  const tied = figure.points.findLast(({ value }) => Number(value) === 0)
  if (Number(figure.yours) === 0 && tied) {
    return `You have no ${figure.measure === 'financial-assets' ? 'investments or cash' : name}, like at least ${tied.percentile}% of this group.`
  }
  const verb = figure.measure === 'financial-assets' ? 'are' : 'is'
  return `Your ${name} of ${amount} ${verb} ${describePosition(figure.percentile)} of this group.`
}

const OWN_NAMES: Partial<Record<ComparedFigure['measure'], string>> = {
  'net-worth': 'net worth',
  income: 'household income',
  'financial-assets': 'investments and cash',
  'liquid-assets': 'cash',
  debt: 'debt',
}

const MISSING_FIGURE: Partial<Record<ComparedFigure['measure'], string>> = {
  'net-worth': 'Add your accounts to see where your net worth stands.',
  income: 'Enter your household income to see where it stands.',
  'financial-assets': 'Add your accounts to see where your investments and cash stand.',
  'liquid-assets': 'Add your bank accounts to see where your cash stands.',
  debt: 'Add your accounts and debts to see where your debt stands.',
}

const KINDS: Record<ComparedFigure['kind'], string> = {
  mean: 'Average',
  median: 'Median',
  share: 'Average share of spending',
  rate: 'All households',
  distribution: 'Percentiles',
}
export const describeKind = (kind: ComparedFigure['kind']) => KINDS[kind]

/** Which prices a published amount uses: "at 2019 prices". A share or rate has no prices, so only its year is named. */
export function describePrices({ kind, prices, year }: Pick<ComparedFigure, 'kind' | 'prices' | 'year'>): string {
  if (kind === 'share' || kind === 'rate') return `${year} figures`
  if (prices === null) return `at ${year} prices`
  return `${year} figures at ${formatMonth(prices.to)} prices (${prices.index})`
}

export const NOTES: Record<NonNullable<Comparison['note']>, string> = {
  'without-retirement-contributions':
    'We left pension and Social Security contributions out of the published total, because they’re taken out of your pay before it reaches your account.',
  'goods-and-services': 'The published total covers goods and services, but not taxes, mortgage payments or savings.',
  'imputed-rent': 'These shares come from national accounts, which include an estimated rent for homeowners.',
}

export const CAVEATS: Record<Comparison['caveats'][number], string> = {
  'housing-mixes-renters-and-owners':
    'Housing averages mix renters, owners with a mortgage and owners without one, so your housing costs may differ for that reason alone.',
  'saving-covers-every-age': 'The savings rate covers everyone. Students and retired people usually save less.',
}

/** How the user's figure compares, in words, because not everyone sees color. Empty if the published figure is zero. */
export function describeDifference(yours: number, published: number): string {
  if (published === 0) return ''
  const ratio = yours / published - 1
  if (Math.abs(ratio) < 0.005) return 'About the same'
  return `${formatPercent(Math.abs(ratio), { digits: 0 })} ${ratio > 0 ? 'more' : 'less'}`
}

export const SEASONS = {
  'dec-feb': 'December to February',
  'mar-may': 'March to May',
  'jun-aug': 'June to August',
  'sep-nov': 'September to November',
} as const

/** What the user's own figures are based on. */
export function describeOwnMonths(months: readonly string[]): string {
  if (months.length === 12) return 'Your figures cover your last 12 full months.'
  return `You have records for ${months.length} of the last 12 full months, so we scaled your figures up to a full year.`
}

const MISSING: Record<Comparison['missing'][number], string> = {
  country: 'country',
  birth_year: 'year of birth',
  household_size: 'household size',
  annual_income: 'household income',
}

/** "your year of birth and household income", for attributes the user hasn't entered. */
export function describeMissing(missing: Comparison['missing']): string {
  return `your ${new Intl.ListFormat('en').format(missing.map((name) => MISSING[name]))}`
}

/** "2026-Q4" as "October to December 2026". */
export function describeQuarter(quarter: string): string {
  const [year = '', number = '1'] = quarter.split('-Q')
  const getMonthName = (month: number) =>
    new Date(Date.UTC(2000, month, 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  const first = (Number(number) - 1) * 3
  return `${getMonthName(first)} to ${getMonthName(first + 2)} ${year}`
}

/** A change adjusted for inflation; `factor` is prices now divided by prices then. 0.058 and 1.042 give 0.015. */
export function getRealChange(change: number, factor: number): number {
  return (1 + change) / factor - 1
}

/** "rose 4.2%", "fell 1.0%" or "stayed about the same". */
export function describeChange(change: number): string {
  const size = formatPercent(Math.abs(change))
  if (size === formatPercent(0)) return 'stayed about the same'
  return `${change > 0 ? 'rose' : 'fell'} ${size}`
}
