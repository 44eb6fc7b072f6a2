import type { ComparedFigure, Comparison } from '@evenkeel/contract/comparison.ts'
import { formatMonth } from '../../lib/format-date.ts'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'

/** Every sentence of the page that depends on figures, in one place. */

type Place = NonNullable<ComparedFigure['percentile']>

/** "more than 60–70%": as exact as the table allows, and not more. */
export function describePlace({ above, below }: Place): string {
  if (above === null) return `lower than ${100 - (below ?? 100)}%`
  if (below === null) return `higher than ${above}%`
  return `higher than ${above}–${below}%`
}

export function describeStanding(figure: ComparedFigure, currency: string): string {
  if (figure.yours === null || figure.percentile === null) return MISSING_FIGURE[figure.measure] ?? ''
  const amount = formatMoney(figure.yours, currency, { whole: true })
  return `Your ${OWN_NAMES[figure.measure]} of ${amount} is ${describePlace(figure.percentile)} of this group.`
}

const OWN_NAMES: Partial<Record<ComparedFigure['measure'], string>> = {
  'net-worth': 'net worth',
  income: 'household income',
  'financial-assets': 'financial assets',
  'liquid-assets': 'cash',
  debt: 'debt',
}

const MISSING_FIGURE: Partial<Record<ComparedFigure['measure'], string>> = {
  'net-worth': 'Add your accounts to see where your net worth stands.',
  income: 'Enter your household income to see where it stands.',
  'financial-assets': 'Add your accounts to see where your financial assets stand.',
  'liquid-assets': 'Add your bank accounts to see where your cash stands.',
  debt: 'Add your accounts and debts to see where your debt stands.',
}

const KINDS: Record<ComparedFigure['kind'], string> = {
  mean: 'Average',
  median: 'Median',
  share: 'Average share of spending',
  rate: 'Rate for all households together',
  distribution: 'Percentiles',
}
export const describeKind = (kind: ComparedFigure['kind']) => KINDS[kind]

/** Which money the published figure is in. */
export function describeMoney({ prices, year }: Pick<ComparedFigure, 'prices' | 'year'>): string {
  if (prices === null) return `in ${year} money`
  return `${year} figures in ${formatMonth(prices.to)} money (${prices.index})`
}

export const NOTES: Record<NonNullable<Comparison['note']>, string> = {
  'without-retirement-contributions':
    'The published total leaves out pension and Social Security contributions, because they are taken from pay before it reaches your account.',
  'goods-and-services': 'The published total covers goods and services, without taxes, mortgage repayments or savings.',
  'imputed-rent':
    'These shares come from national accounts, which count a rent for people who live in a home of their own.',
}

export const CAVEATS: Record<Comparison['caveats'][number], string> = {
  'housing-mixes-renters-and-owners':
    'Housing averages mix renters, owners with a mortgage and owners without one, so yours may differ for that reason alone.',
  'saving-covers-every-age': 'The savings rate covers everyone. Students and retired people usually save less.',
}

/** How one's own figure compares, always in words: colour alone tells nothing. */
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

/** "Based on your last 12 months" or fewer, with the sums scaled to a year. */
export function describeOwnMonths(months: readonly string[]): string {
  if (months.length === 12) return 'Your figures are your last 12 whole months.'
  const count = months.length === 1 ? '1 month' : `${months.length} months`
  return `You have records for ${count} of the last 12, so your figures are those months scaled up to a year.`
}
