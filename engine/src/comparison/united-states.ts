import type { CategoryCode } from '../categoriser/default-categories.ts'
import { US_SAVING_RATE } from './data/us-prices.generated.ts'
import { type SpendingRow, US_SPENDING, US_SPENDING_ITEMS } from './data/us-spending.generated.ts'
import { US_WEALTH, US_WEALTH_PERCENTILES } from './data/us-wealth.generated.ts'
import { getPriceChangeSince } from './prices.ts'
import type { CountryTables, Distribution, GroupBy, GroupChoice, PersonProfile } from './published-figures.ts'
import { SOURCES } from './sources.ts'

type Item = (typeof US_SPENDING_ITEMS)[number]
const ALL = 'All consumer units'
const PRICE_YEAR = 2023

/**
 * Our categories with the survey's items. Categories such as shopping, insurance, travel, loans and cash have no line,
 * because no item of the survey matches them.
 */
const LINES: readonly { key: string; label: string; codes: CategoryCode[]; items: Item[] }[] = [
  { key: 'housing', label: 'Housing', codes: ['HOU'], items: ['housing'] },
  { key: 'utilities', label: 'Utilities and phone', codes: ['UTI', 'PHO'], items: ['utilities'] },
  { key: 'groceries', label: 'Groceries', codes: ['GRO'], items: ['groceries'] },
  { key: 'dining', label: 'Eating out', codes: ['DIN'], items: ['dining'] },
  { key: 'transport', label: 'Transport', codes: ['GAS', 'TRA', 'CAR'], items: ['transport'] },
  { key: 'health', label: 'Health', codes: ['HEA'], items: ['health'] },
  {
    key: 'household',
    label: 'Household goods, services and childcare',
    codes: ['HOM', 'SVC', 'KID', 'ELE'],
    items: ['household'],
  },
  {
    key: 'entertainment',
    label: 'Entertainment, hobbies and pets',
    codes: ['ENT', 'SUB', 'FIT', 'PET'],
    items: ['entertainment'],
  },
  { key: 'clothing', label: 'Clothing', codes: ['CLO'], items: ['clothing'] },
  { key: 'education', label: 'Education', codes: ['EDU'], items: ['education'] },
  { key: 'giving', label: 'Gifts and donations', codes: ['GIV'], items: ['giving'] },
  { key: 'alcohol', label: 'Alcohol and tobacco', codes: ['BAR'], items: ['alcohol', 'tobacco'] },
  { key: 'personal-care', label: 'Personal care', codes: ['PER'], items: ['personal_care'] },
]

/** The survey's age groups, each with its lowest age. */
const SPENDING_AGES: readonly [from: number, group: string][] = [
  [75, '75 years and older'],
  [65, '65-74 years'],
  [55, '55-64 years'],
  [45, '45-54 years'],
  [35, '35-44 years'],
  [25, '25-34 years'],
  [0, 'Under 25 years'],
]
const WEALTH_AGES: readonly [from: number, group: string][] = [
  [75, '75+'],
  [65, '65-74'],
  [55, '55-64'],
  [45, '45-54'],
  [35, '35-44'],
  [0, 'under 35'],
]
const findAgeGroup = (ages: readonly [number, string][], age: number) => ages.find(([from]) => age >= from)?.[1] ?? null

/** Figures for similar households in the United States, as far as the tables distinguish them. */
export function getUsTables(profile: PersonProfile, choice: GroupChoice): CountryTables {
  const { by } = choice
  const chosen = US_SPENDING[by].find(([group]) => group === choice.group) ?? suggestRow(by, profile)
  const rate = US_SAVING_RATE[2025]
  return {
    country: 'US',
    spending: {
      group: describeGroup(chosen[0]),
      kind: 'mean',
      source: SOURCES.usSpending,
      currency: 'USD',
      priceYear: PRICE_YEAR,
      lines: LINES.map(({ items, ...line }) => ({ ...line, value: getSum(chosen, items) })),
      total: getTotalWithoutRetirement(chosen),
      note: 'without-retirement-contributions',
    },
    singles:
      rate === undefined
        ? []
        : [
            {
              measure: 'savings-rate',
              kind: 'rate',
              value: rate / 100,
              group: 'All US households',
              source: SOURCES.usSaving,
              currency: null,
              priceYear: 2025,
            },
          ],
    distributions: Object.keys(US_WEALTH).map((measure) => getDistribution(measure as keyof typeof US_WEALTH, profile)),
    choices: US_SPENDING[by].map(([group]) => ({ by, group, isChosen: group === chosen[0] })),
  }
}

function suggestRow(by: GroupBy, { age, income, householdSize }: PersonProfile): SpendingRow {
  const rows = US_SPENDING[by]
  const findRow = (name: string | null) => rows.find(([group]) => group === name) ?? rows[0]!
  if (by === 'age') return findRow(age === null ? ALL : findAgeGroup(SPENDING_AGES, age))
  if (by === 'household') return findRow(householdSize === 1 ? 'Single person and other consumer units' : ALL)
  if (income === null) return findRow(ALL)
  // The table has each fifth's average income but not its limits, so we use the closest average, at that year's prices.
  const then = income / (getPriceChangeSince(PRICE_YEAR, 'USD')?.factor ?? 1)
  return rows.slice(1).reduce((best, row) => (Math.abs(row[1] - then) < Math.abs(best[1] - then) ? row : best))
}

function getSum([, , , cells]: SpendingRow, items: readonly Item[]): number | null {
  const values = items.map((item) => cells[US_SPENDING_ITEMS.indexOf(item)] ?? null)
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0 as number | null)
}

/** Without pension and Social Security contributions, which are taken from pay before it reaches an account. */
function getTotalWithoutRetirement(row: SpendingRow): number | null {
  const retirement = getSum(row, ['retirement'])
  return retirement === null ? null : row[2] - retirement
}

function describeGroup(group: string): string {
  return group === ALL ? 'All US households' : `US households: ${group.replace(/(\d)-(\d)/, '$1–$2')}`
}

function getDistribution(measure: keyof typeof US_WEALTH, { age }: PersonProfile): Distribution {
  const group = age === null ? 'all' : (findAgeGroup(WEALTH_AGES, age) ?? 'all')
  const row = US_WEALTH[measure][group]!
  return {
    measure,
    group: group === 'all' ? 'All US families' : `US families, age ${group.replace('-', '–')}`,
    source: SOURCES.usWealth,
    currency: 'USD',
    priceYear: 2022,
    points: US_WEALTH_PERCENTILES.map((percentile, i) => ({ percentile, value: row.points[i]! })),
    mean: row.mean,
    sample: row.families,
  }
}
