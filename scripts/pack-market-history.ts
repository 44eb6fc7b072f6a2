/**
 * Makes the product's table of market months.
 *
 *   node scripts/pack-market-history.ts FILE
 *
 * FILE is a CSV of Robert J. Shiller's monthly data (http://www.econ.yale.edu/~shiller/data.htm) with the columns
 * month, cpi, real_total_return_price and real_bond_index. The same input gives the same output, byte for byte.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FIRST_YEAR = 1950
const file = process.argv[2]
if (!file) {
  console.error('usage: node scripts/pack-market-history.ts FILE')
  process.exit(2)
}

const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
const columns = header.split(',')
const months = lines
  .map((line) => {
    const cells = line.split(',')
    const getCell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const cpi = Number(getCell('cpi'))
    return {
      month: getCell('month'),
      stocks: Number(getCell('real_total_return_price')) * cpi,
      bonds: Number(getCell('real_bond_index')) * cpi,
      prices: cpi,
    }
  })
  .filter(({ month, stocks, bonds }) => month >= `${FIRST_YEAR}-01` && stocks > 0 && bonds > 0)

const first = months[0]!
/** One line per year, January first; every series starts at 100. */
function getLines(name: 'stocks' | 'bonds' | 'prices'): string {
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4))
  const formatValue = (value: number) => ((value / first[name]) * 100).toPrecision(7)
  return [...years.values()].map((year) => year.map((each) => formatValue(each[name])).join(' ')).join('\n')
}

writeFileSync(
  join(import.meta.dirname, '../engine/src/market-history/us-market-months.ts'),
  `/**
 * United States, one line per year from ${FIRST_YEAR}, one figure per month; 100 in January ${FIRST_YEAR}. Monthly averages, nominal.
 *
 * Stocks (S&P Composite with dividends reinvested), ten-year government bonds and consumer prices come from Robert J.
 * Shiller, "U.S. Stock Markets 1871-Present and CAPE Ratio", Yale University, http://www.econ.yale.edu/~shiller/data.htm
 * (July 2026): his real total return price and real total bond returns, times the consumer price index.
 * Made by scripts/pack-market-history.ts.
 */
export const US_MARKET_MONTHS = {
  firstYear: ${FIRST_YEAR},
  stocks: \`
${getLines('stocks')}
\`,
  bonds: \`
${getLines('bonds')}
\`,
  prices: \`
${getLines('prices')}
\`,
} as const
`,
)
