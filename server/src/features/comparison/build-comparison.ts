import type { ComparedFigure, Comparison } from '@evenkeel/contract/comparison.ts'
import {
  type ComparedMeasure,
  type ComparedSpending,
  compareWithPeopleLikeYou,
  getSavingsRate,
  type PeopleLikeYou,
} from '@evenkeel/engine/comparison/people-like-you.ts'
import { getYearlyPriceChange } from '@evenkeel/engine/comparison/prices.ts'
import {
  DELTA,
  EPSILON,
  getAgeGroup,
  placeAmong,
  type SharedMeasure,
  SMALLEST_GROUP,
} from '@evenkeel/engine/comparison/private-release.ts'
import type { GroupBy } from '@evenkeel/engine/comparison/published-figures.ts'
import { compareWithYearBefore, type Pair } from '@evenkeel/engine/comparison/yourself.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { getLast12Months, getMonthRange } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import { createRowsFilter } from '../../ledger/reports/rows-filter.ts'
import type { Deps } from '../../platform/deps.ts'
import { findOwnYear, type OwnYear, toMinor } from './own-year.ts'
import { findRelease, getAgeOn, getQuarter, getSharedMeasures, sumValues } from './shared-figures.ts'

type Owner = { id: string; preferredCurrency: string }
type Query = { by: GroupBy; group?: string | undefined; today: PlainDate }
type Attributes = Awaited<ReturnType<typeof findAttributes>>
type Format = (minor: number) => string

/** The user's year compared with published figures, with people who share their figures, and with the year before. */
export async function buildComparison(deps: Deps, owner: Owner, query: Query): Promise<Comparison> {
  const { today, by } = query
  const currency = owner.preferredCurrency
  const [attributes, own] = await Promise.all([
    findAttributes(deps, owner.id),
    findOwnYear(deps, owner.id, currency, today),
  ])
  const convert = createConverter(currency, own.rates)
  const statedIncome =
    attributes?.annual_income_minor == null
      ? null
      : convert(Number(attributes.annual_income_minor), attributes.annual_income_currency, today)
  const age = attributes?.birth_year == null ? null : getAgeOn(today, attributes.birth_year)
  const people = compareWithPeopleLikeYou(
    {
      country: attributes?.country ?? null,
      age,
      householdSize: attributes?.household_size ?? null,
      income: statedIncome === null ? null : toDollars(statedIncome, currency, own, today),
    },
    { by, group: query.group ?? null },
    { ...own, measures: { ...own.measures, income: statedIncome } },
    (units, from) => convert(toMinor(units, from), from, today),
  )
  const format: Format = (minor) => formatMinor(minor, currency)
  const hasRecords = own.months.length > 0
  return {
    currency,
    today,
    own: {
      months: own.months,
      spending: format(sumValues(own.spendingByCode)),
      income: format(own.income),
      savings_rate: hasRecords ? getSavingsRate(own) : null,
      net_worth: formatOrNull(own.measures['net-worth'], format),
      debt: formatOrNull(own.measures.debt, format),
    },
    missing: findMissing(attributes),
    by,
    groups: (people?.choices ?? []).map(({ group, isChosen }) => ({ group, chosen: isChosen })),
    figures: people ? toFigures(people, own, format, today) : [],
    figures_reason:
      attributes?.country == null ? 'no-country' : people === null ? 'no-tables' : hasRecords ? null : 'no-records',
    caveats: [
      ...(attributes?.housing ? (['housing-mixes-renters-and-owners'] as const) : []),
      ...(attributes?.work === 'retired' || attributes?.work === 'student'
        ? (['saving-covers-every-age'] as const)
        : []),
    ],
    note: (people?.spending?.note ?? null) as Comparison['note'], // Our tables only have these notes.
    shared: await toSharedBody(deps, { attributes, own, currency, today, age }),
    yourself: toYourselfBody(own, currency, today, format),
  }
}

function findAttributes({ db }: Deps, userId: string) {
  return db.selectFrom('personal_attributes').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

function findMissing(attributes: Attributes): Comparison['missing'] {
  return [
    ...(attributes?.country == null ? (['country'] as const) : []),
    ...(attributes?.birth_year == null ? (['birth_year'] as const) : []),
    ...(attributes?.household_size == null ? (['household_size'] as const) : []),
    ...(attributes?.annual_income_minor == null ? (['annual_income'] as const) : []),
  ]
}

/** Converts to US dollars, because the only table that chooses a group by income is in dollars. */
function toDollars(minor: number, currency: string, own: OwnYear, today: PlainDate): number | null {
  const cents = createConverter('USD', own.rates)(minor, currency, today)
  return cents === null ? null : cents / 100
}

const formatOrNull = (minor: number | null, format: Format) => (minor === null ? null : format(minor))

function toFigures(people: PeopleLikeYou, own: OwnYear, format: Format, today: PlainDate): ComparedFigure[] {
  const { spending } = people
  return [
    ...(spending ? toSpendingFigures(spending, own, format, today) : []),
    ...people.measures.map((measure) => toMeasureFigure(measure, format)),
  ]
}

function toSpendingFigures(
  spending: ComparedSpending,
  own: OwnYear,
  format: Format,
  today: PlainDate,
): ComparedFigure[] {
  const range = getLast12Months(today)
  const isShare = spending.kind === 'share'
  const shared = {
    measure: 'spending' as const,
    kind: spending.kind,
    ...toCitation(spending),
    percentile: null,
    points: [],
    sample: null,
  }
  const total: ComparedFigure = {
    ...shared,
    key: 'spending.total',
    label: 'All spending',
    yours: format(spending.total.yours),
    your_ratio: null,
    reference: formatOrNull(spending.total.published, format),
    reference_ratio: null,
    filters: [createRowsFilter('expense', range)],
  }
  const lines = spending.lines.map((line): ComparedFigure => {
    const names = line.codes.flatMap((code) => own.namesByCode.get(code) ?? [])
    return {
      ...shared,
      key: `spending.${line.key}`,
      label: line.label || names.join(', ') || 'Other',
      yours: format(line.yours),
      your_ratio: isShare ? line.yourShare : null,
      reference: isShare ? null : formatOrNull(line.published, format),
      reference_ratio: isShare ? line.published : null,
      filters: names.map((name) => createRowsFilter('expense', range, name)),
    }
  })
  return [total, ...lines]
}

const LABELS = {
  'net-worth': 'Net worth',
  income: 'Household income before tax',
  'financial-assets': 'Financial assets',
  'liquid-assets': 'Cash and bank accounts',
  debt: 'Debt',
  'savings-rate': 'Savings rate',
} as const

function toMeasureFigure(figure: ComparedMeasure, format: Format): ComparedFigure {
  const isRate = figure.measure === 'savings-rate'
  return {
    key: figure.measure,
    measure: figure.measure,
    label: LABELS[figure.measure],
    kind: figure.kind,
    yours: isRate ? null : formatOrNull(figure.yours, format),
    your_ratio: isRate ? figure.yours : null,
    reference: isRate ? null : formatOrNull(figure.published, format),
    reference_ratio: isRate ? figure.published : null,
    ...toCitation(figure),
    percentile: figure.place,
    points: figure.points.map(({ percentile, value }) => ({ percentile, value: format(value) })),
    sample: figure.sample,
    filters: [],
  }
}

function toCitation({ source, group, prices }: Pick<ComparedMeasure, 'source' | 'group' | 'prices'>) {
  return {
    source: `${source.publisher}, ${source.name}`,
    source_url: source.url,
    year: source.year,
    group,
    prices,
  }
}

type SharedInput = { attributes: Attributes; own: OwnYear; currency: string; today: PlainDate; age: number | null }

async function toSharedBody(deps: Deps, input: SharedInput): Promise<Comparison['shared']> {
  const { attributes, own, currency, today, age } = input
  const isSharing = attributes?.share_anonymously === 1
  const stated = { is_sharing: isSharing, epsilon: EPSILON, delta: DELTA, smallest_group: SMALLEST_GROUP }
  if (!isSharing) return { ...stated, release: null, reason: 'not-sharing' }
  if (age === null) return { ...stated, release: null, reason: 'no-birth-year' }
  const quarter = getQuarter(today)
  const group = (await findRelease(deps.db, quarter))?.find((figures) => figures.group === getAgeGroup(age))
  if (!group) return { ...stated, release: null, reason: 'group-too-small' }
  const values = getSharedMeasures(own, currency, today)
  const measures = Object.entries(values).flatMap(([measure, value]) => {
    const name = measure as SharedMeasure // `values` only has these keys.
    const place = placeAmong(group.counts[name], name, value)
    return place ? [{ measure: name, ...place }] : []
  })
  return { ...stated, release: { quarter, group: group.group, size: group.size, measures }, reason: null }
}

function toYourselfBody(own: OwnYear, currency: string, today: PlainDate, format: Format): Comparison['yourself'] {
  const compared = compareWithYearBefore(own.amounts, today)
  if (compared === null) return null
  const pair = ({ now, before }: Pair) => ({
    now: format(now),
    before: format(before),
    change: before === 0 ? null : (now - before) / Math.abs(before),
  })
  const getRate = (income: number, spent: number) => (income > 0 ? (income - spent) / income : null)
  const { aYearAgo } = own
  const range = { from: getMonthRange(compared.months[0]!).from, to: getMonthRange(compared.months.at(-1)!).to }
  const getChangeSince = (now: number | null, before: number | undefined) =>
    now === null || before === undefined ? null : pair({ now, before })
  return {
    months: [...compared.months],
    spending: pair(compared.spending),
    income: pair(compared.income),
    savings_rate: {
      now: getRate(compared.income.now, compared.spending.now),
      before: getRate(compared.income.before, compared.spending.before),
    },
    net_worth: getChangeSince(own.measures['net-worth'], aYearAgo?.netWorth),
    debt: getChangeSince(own.measures.debt, aYearAgo?.debt),
    categories: compared.categories.map(({ category, ...amounts }) => ({
      category,
      ...pair(amounts),
      filter: createRowsFilter('expense', range, category),
    })),
    seasons: compared.seasons.map(({ season, months, ...amounts }) => ({ season, months, ...pair(amounts) })),
    prices: getYearlyPriceChange(currency),
  }
}
