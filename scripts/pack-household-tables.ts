/**
 * Makes the household tables for "Compare yourself".
 *
 *   node scripts/pack-household-tables.ts FOLDER
 *
 * FOLDER contains:
 * - us_cex_2023_budget.json: BLS Consumer Expenditure Surveys 2023, Tables 1101, 1300 and 1502, mean rows
 * - us_scf_2022.json: weighted percentiles of the Federal Reserve's Survey of Consumer Finances 2022, public extract
 * - us_personal_saving_rate.csv: BEA personal saving rate (FRED PSAVERT), yearly means
 * - shiller_monthly.csv: monthly CPI-U (BLS, all urban consumers) in the column "cpi"
 * The same input gives the same output, byte for byte.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node scripts/pack-household-tables.ts FOLDER')
  process.exit(2)
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const out = join(import.meta.dirname, '../engine/src/comparison/data')
const write = (name: string, head: string, body: string) =>
  writeFileSync(join(out, name), `// ${head}\n// Made by scripts/pack-household-tables.ts.\n${body}`)

type Group = {
  income_before_tax: number
  income_after_tax: number
  total: number
  by_category: Record<string, number | null>
}
const spending = JSON.parse(read('us_cex_2023_budget.json')) as {
  categories: { key: string }[]
  groups: Record<string, Record<string, Group>>
}
const keys = spending.categories.map(({ key }) => key)
const getRows = (groups: Record<string, Group>) =>
  Object.entries(groups).map(([name, group]) => {
    const cells = keys.map((key) => String(group.by_category[key] ?? null)).join(', ')
    return `    ['${name}', ${group.income_before_tax}, ${group.total}, [${cells}]],\n`
  })
write(
  'us-spending.generated.ts',
  'U.S. Bureau of Labor Statistics, Consumer Expenditure Surveys 2023, Tables 1101, 1300, 1502: means per consumer unit.',
  `export const US_SPENDING_ITEMS = [${keys.map((key) => `'${key}'`).join(', ')}] as const

/** Group, income before tax, total, then one cell per item; null where BLS suppressed the figure. Dollars per year. */
export type SpendingRow = readonly [group: string, income: number, total: number, cells: readonly (number | null)[]]
export const US_SPENDING: Record<'age' | 'income' | 'household', readonly SpendingRow[]> = {
  age: [\n${getRows(spending.groups.age!).join('')}  ],
  income: [\n${getRows(spending.groups.income_quintile!).join('')}  ],
  household: [\n${getRows(spending.groups.composition!).join('')}  ],
}
`,
)

const PERCENTILES = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 95, 99]
const MEASURES = {
  'net-worth': 'net_worth_by_age',
  income: 'income_by_age',
  'financial-assets': 'financial_assets_by_age',
  'liquid-assets': 'liquid_assets_by_age',
  debt: 'debt_by_age',
}
const wealth = JSON.parse(read('us_scf_2022.json')) as Record<string, Record<string, Record<string, number>>>
const measures = Object.entries(MEASURES).map(([measure, table]) => {
  const groups = Object.entries(wealth[table]!).map(([group, row]) => {
    const points = PERCENTILES.map((percentile) => row[`p${percentile}`]).join(', ')
    return `    '${group}': { mean: ${row.mean}, families: ${row.n_obs}, points: [${points}] },\n`
  })
  return `  '${measure}': {\n${groups.join('')}  },\n`
})
write(
  'us-wealth.generated.ts',
  'Board of Governors of the Federal Reserve System, Survey of Consumer Finances 2022, public summary extract.',
  `/** The percentiles that each row of points holds, weighted, rounded to 100 dollars of 2022. */
export const US_WEALTH_PERCENTILES = [${PERCENTILES.join(', ')}] as const
export type WealthRow = { readonly mean: number; readonly families: number; readonly points: readonly number[] }
/** Measure, then age of the reference person; \`families\` were interviewed. */
export const US_WEALTH: Record<
  ${Object.keys(MEASURES)
    .map((measure) => `'${measure}'`)
    .join(' | ')},
  Record<string, WealthRow>
> = {\n${measures.join('')}}
`,
)

const readRecords = (name: string) => {
  const [head = '', ...lines] = read(name).trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i]!, cell])))
}
const months = readRecords('shiller_monthly.csv').flatMap(({ month = '', cpi = '' }) =>
  month >= '2010-01' && cpi ? [{ month, cpi: Number(cpi) }] : [],
)
const years = [...Map.groupBy(months, ({ month }) => month.slice(0, 4))].filter(([, list]) => list.length === 12)
const last = months.at(-1)!
const saving = readRecords('us_personal_saving_rate.csv').filter(
  (row) => row.months === '12' && Number(row.year) >= 2015,
)
write(
  'us-prices.generated.ts',
  'CPI-U, U.S. Bureau of Labor Statistics (yearly means); personal saving rate, U.S. Bureau of Economic Analysis.',
  `export const US_PRICES: Record<number, number> = {\n${years
    .map(([year, list]) => `  ${year}: ${(list.reduce((sum, { cpi }) => sum + cpi, 0) / list.length).toFixed(3)},\n`)
    .join('')}}
/** The last months, for comparing a year with the one before. */
export const US_MONTHLY_PRICES: Record<string, number> = {\n${months
    .slice(-25)
    .map(({ month, cpi }) => `  '${month}': ${cpi},\n`)
    .join('')}}
export const US_LATEST_PRICES = { month: '${last.month}', index: ${last.cpi} } as const
/** Percent of disposable income, the mean of the year's months. */
export const US_SAVING_RATE: Record<number, number> = {\n${saving
    .map((row) => `  ${row.year}: ${row.mean_percent},\n`)
    .join('')}}
`,
)
