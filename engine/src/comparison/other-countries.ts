import type { CategoryCode } from '../categoriser/default-categories.ts'
import type { CountryTables, PersonProfile, SingleFigure, SpendingLine } from './published-figures.ts'
import { SOURCES } from './sources.ts'

const EURO_AREA = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))
const EU_ONLY = new Set('CZ DK HU PL RO SE'.split(' '))

type Row = readonly [key: string, label: string, codes: readonly CategoryCode[], value: number | null]
const getLines = (rows: readonly Row[], scale: (value: number) => number): SpendingLine[] =>
  rows.map(([key, label, codes, value]) => ({ key, label, codes, value: value === null ? null : scale(value) }))

/** Figures for a country other than the United States; null if we have none. */
export function getTablesOutsideUs(profile: PersonProfile): CountryTables | null {
  const { country } = profile
  if (country === 'AU') return getAustralianTables()
  if (country === 'CA') return getCanadianTables(profile)
  if (country === 'JP') return getJapaneseTables(profile)
  if (country !== null && (EURO_AREA.has(country) || EU_ONLY.has(country))) return getEuropeanTables(country)
  return null
}

/** Australian dollars a week in 2015–16, as published. */
const AU_WEEKLY: readonly Row[] = [
  ['housing', 'Housing', ['HOU'], 279],
  ['utilities', 'Fuel and power at home', ['UTI'], 41],
  ['phone', 'Phone and internet', ['PHO'], 47],
  ['food', 'Food, at home and out', ['GRO', 'DIN'], 237],
  ['transport', 'Transport', ['GAS', 'TRA', 'CAR'], 207],
  ['recreation', 'Recreation and holidays', ['ENT', 'SUB', 'FIT', 'PET', 'TVL'], 172],
  ['household', 'Household goods and services', ['HOM', 'SVC', 'KID', 'ELE'], 58 + 45],
  ['health', 'Health', ['HEA'], 82],
  ['clothing', 'Clothing', ['CLO'], 44],
  ['education', 'Education', ['EDU'], 44],
  ['alcohol', 'Alcohol and tobacco', ['BAR'], 32 + 13],
  ['personal-care', 'Personal care', ['PER'], 29],
]

function getAustralianTables(): CountryTables {
  const group = 'All Australian households'
  const wealth = { measure: 'net-worth', group, source: SOURCES.auWealth, currency: 'AUD', priceYear: 2020 } as const
  return {
    country: 'AU',
    spending: {
      group,
      kind: 'mean',
      source: SOURCES.auSpending,
      currency: 'AUD',
      priceYear: 2016,
      lines: getLines(AU_WEEKLY, (week) => week * 52),
      total: 1425 * 52,
      note: 'goods-and-services',
    },
    singles: [
      { ...wealth, kind: 'mean', value: 1_042_000 },
      // 1,786 Australian dollars a week before tax.
      { ...wealth, measure: 'income', kind: 'median', value: 1786 * 52 },
    ],
    distributions: [
      {
        ...wealth,
        points: [
          { percentile: 10, value: 36_900 },
          { percentile: 20, value: 113_400 },
          { percentile: 30, value: 248_300 },
        ],
        mean: 1_042_000,
        sample: null,
      },
    ],
    choices: [],
  }
}

/** Percent of `CA_TOTAL`, as published. */
const CA_SHARES: readonly Row[] = [
  ['shelter', 'Housing and utilities', ['HOU', 'UTI'], 29.3],
  ['transport', 'Transport', ['GAS', 'TRA', 'CAR'], 18.5],
  ['food', 'Food, at home and out', ['GRO', 'DIN'], 14.9],
  ['household', 'Household, phone, childcare and pets', ['HOM', 'SVC', 'KID', 'ELE', 'PHO', 'PET'], 11.5],
  ['recreation', 'Recreation', ['ENT', 'SUB', 'FIT'], 6.7],
  ['health', 'Health and personal care', ['HEA', 'PER'], 6],
  ['clothing', 'Clothing', ['CLO'], 4.8],
  ['alcohol', 'Alcohol and tobacco', ['BAR'], 2.9],
  ['education', 'Education and reading', ['EDU'], 2.7],
]
/** Canadian dollars a year. */
const CA_TOTAL = 68_980

type CaMedian = { ages: readonly [from: number, to: number]; isAlone: boolean | null; value: number; group: string }
/** Median net worth in 2023, for the groups published. The first that fits is the closest. */
const CA_MEDIANS: readonly CaMedian[] = [
  { ages: [0, 65], isAlone: true, value: 183_200, group: 'Canadians under 65 who live alone' },
  { ages: [65, 200], isAlone: true, value: 475_900, group: 'Canadians 65 and over who live alone' },
  { ages: [65, 200], isAlone: false, value: 1_109_700, group: 'Canadian families, main earner 65 and over' },
  { ages: [0, 35], isAlone: null, value: 159_100, group: 'Canadian families, main earner under 35' },
  { ages: [55, 65], isAlone: null, value: 873_400, group: 'Canadian families, main earner 55–64' },
]

function getCanadianTables({ age, householdSize }: PersonProfile): CountryTables {
  const makeMedian = (value: number, group: string): SingleFigure => ({
    measure: 'net-worth',
    kind: 'median',
    value,
    group,
    source: SOURCES.caWealth,
    currency: 'CAD',
    priceYear: 2023,
  })
  const closest = CA_MEDIANS.find(
    ({ ages: [from, to], isAlone }) =>
      age !== null && age >= from && age < to && (isAlone === null || isAlone === (householdSize === 1)),
  )
  return {
    country: 'CA',
    spending: {
      group: 'All Canadian households',
      kind: 'mean',
      source: SOURCES.caSpending,
      currency: 'CAD',
      priceYear: 2019,
      lines: getLines(CA_SHARES, (percent) => Math.round((CA_TOTAL * percent) / 100)),
      total: CA_TOTAL,
      note: 'goods-and-services',
    },
    singles: [
      ...(closest ? [makeMedian(closest.value, closest.group)] : []),
      makeMedian(519_700, 'All Canadian families'),
    ],
    distributions: [],
    choices: [],
  }
}

/** Percent of all household consumption, as published. */
const EU_SHARES: readonly Row[] = [
  ['housing', 'Housing, water and energy', ['HOU', 'UTI'], 23.5],
  ['transport', 'Transport', ['GAS', 'TRA', 'CAR'], 13.1],
  ['food', 'Groceries', ['GRO'], 13],
  ['restaurants', 'Restaurants and hotels', ['DIN', 'TVL'], 8.7],
  ['recreation', 'Recreation and culture', ['ENT', 'SUB', 'FIT', 'PET'], 8.7],
  ['household', 'Furnishings and upkeep', ['HOM', 'SVC', 'ELE'], 5.5],
  ['clothing', 'Clothing', ['CLO'], 4.6],
  ['health', 'Health', ['HEA'], 4.4],
  ['alcohol', 'Alcohol and tobacco', ['BAR'], 4],
  ['phone', 'Phone and internet', ['PHO'], 2.4],
  ['education', 'Education', ['EDU'], 0.9],
]

function getEuropeanTables(country: string): CountryTables {
  const isEuroArea = EURO_AREA.has(country)
  return {
    country: 'EU',
    spending: {
      group: 'All EU households',
      kind: 'share',
      source: SOURCES.euSpending,
      currency: 'EUR',
      priceYear: 2019,
      lines: getLines(EU_SHARES, (percent) => percent / 100),
      total: null,
      note: 'imputed-rent',
    },
    singles: [],
    distributions: isEuroArea
      ? [
          {
            measure: 'net-worth',
            group: 'All euro-area households',
            source: SOURCES.euWealth,
            currency: 'EUR',
            priceYear: 2014,
            points: [
              { percentile: 50, value: 104_100 },
              { percentile: 90, value: 496_000 },
            ],
            mean: null,
            sample: null,
          },
        ]
      : [],
    choices: [],
  }
}

/** Yen a month in 2024: workers' households of two or more, and workers who live alone. */
const JP_MONTHLY = {
  shared: { total: 325_137, food: 88_000, housing: null, transport: 50_000 },
  single: { total: 184_000, food: 45_800, housing: 31_400, transport: null },
}

function getJapaneseTables({ householdSize }: PersonProfile): CountryTables {
  const isSingle = householdSize === 1
  const month = isSingle ? JP_MONTHLY.single : JP_MONTHLY.shared
  const group = isSingle ? 'Workers in Japan who live alone' : 'Workers’ households of two or more in Japan'
  const rows: Row[] = [
    ['food', 'Food, at home and out', ['GRO', 'DIN'], month.food],
    ['housing', 'Housing', ['HOU'], month.housing],
    ['transport', 'Transport, phone and internet', ['GAS', 'TRA', 'CAR', 'PHO'], month.transport],
  ]
  return {
    country: 'JP',
    spending: {
      group,
      kind: 'mean',
      source: SOURCES.jpSpending,
      currency: 'JPY',
      priceYear: 2024,
      lines: getLines(rows, (value) => value * 12),
      total: month.total * 12,
      note: 'goods-and-services',
    },
    // Workers' households of two or more spent 62.2% of their disposable income in 2024.
    singles: isSingle
      ? []
      : [
          {
            measure: 'savings-rate',
            kind: 'rate',
            value: 0.378,
            group,
            source: SOURCES.jpSpending,
            currency: null,
            priceYear: 2024,
          },
        ],
    distributions: [],
    choices: [],
  }
}
