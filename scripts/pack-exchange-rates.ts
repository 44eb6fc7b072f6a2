/**
 * Makes the exchange-rate files that ship with the product.
 *
 *   node scripts/pack-exchange-rates.ts FOLDER
 *
 * FOLDER holds CSV tables with the day in the first column and one currency in each other column, in units per euro:
 * - the European Central Bank's history, as in https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip
 * - files whose name starts with "market": mid quotes for the days after the ECB file ends, kept separate and labeled.
 * The same input gives the same output, byte for byte.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRates } from '../engine/src/exchange-rates/packed-rates.ts'
import { readRateColumns } from '../engine/src/exchange-rates/read-ecb-rates.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node scripts/pack-exchange-rates.ts FOLDER')
  process.exit(2)
}

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.csv'))
  .sort()
const read = (isWanted: (name: string) => boolean, source: 'ecb' | 'market-mid') =>
  files.filter(isWanted).flatMap((name) => readRateColumns(readFileSync(join(folder, name), 'utf8'), source))

const official = read((name) => !name.startsWith('market'), 'ecb')
const packed = packRates(official)
const lastDay =
  official
    .map((row) => row.day)
    .sort()
    .at(-1) ?? ''
const bridge = read((name) => name.startsWith('market'), 'market-mid').filter((row) => row.day > lastDay)

const out = join(import.meta.dirname, '../engine/src/exchange-rates/data')
const currencyLines = Object.entries(packed.currencies).map(
  ([currency, { decimals, changes }]) => `    ${currency}: { decimals: ${decimals}, changes: '${changes}' },`,
)
writeFileSync(
  join(out, 'ecb-rates.generated.ts'),
  `// Euro foreign exchange reference rates, ${packed.firstDay} to ${lastDay}.
// Source: European Central Bank, https://www.ecb.europa.eu/stats/eurofxref/
// Made by scripts/pack-exchange-rates.ts; the format is described in ../packed-rates.ts.
import type { PackedRates } from '../packed-rates.ts'

export const ECB_RATES: PackedRates = {
  firstDay: '${packed.firstDay}',
  days: '${packed.days}',
  currencies: {
${currencyLines.join('\n')}
  },
}
`,
)

const currencies = [...new Set(bridge.map((row) => row.currency))]
const days = [...new Set(bridge.map((row) => row.day))].sort()
const getRate = (day: string, currency: string) =>
  bridge.find((row) => row.day === day && row.currency === currency)?.rate ?? 'N/A'
const bridgeLines = days.map((day) => [day, ...currencies.map((currency) => getRate(day, currency))].join(','))
writeFileSync(
  join(out, 'market-bridge.generated.ts'),
  `// Market mid quotes, units per euro, for days after the shipped ECB series ends (${lastDay}). NOT reference rates:
// they stand in until official ones are fetched, and every answer that uses one says so.
// Source: daily currency-api dataset (npm @fawazahmed0/currency-api).
// Made by scripts/pack-exchange-rates.ts.
export const MARKET_BRIDGE = \`day,${currencies.join(',')}
${bridgeLines.join('\n')}
\`
`,
)
console.log(`${official.length} official and ${bridge.length} bridge figures written`)
