import { type ForecastScore, type Scenario, SimulatorInputs } from '@evenkeel/contract/simulator.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { countDaysBetween, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { applyConversion, findConversion } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import { type ForecastYear, scoreForecast } from '@evenkeel/engine/simulator/forecast.ts'
import { z } from 'zod'
import type { ScenarioRow } from './edit-scenarios.ts'

/** The liquid net worth on a day, to compare forecasts with; `minor` is null without liquid accounts. */
export type Actual = { today: PlainDate; minor: number | null; currency: string; rates: RateTable }

/** After fewer days, a score says nothing about a forecast of many years. */
const MIN_SCORE_DAYS = 30

const number = z.number()
const StoredForecast = z.object({
  ruinProbability: number,
  years: z.array(z.object({ year: number, p5: number, p25: number, p50: number, p75: number, p95: number })),
})

export function toScenarioBody(row: ScenarioRow, actual: Actual): Scenario {
  const inputs = SimulatorInputs.parse(JSON.parse(row.inputs))
  const stored = StoredForecast.parse(JSON.parse(row.forecast))
  const { years } = stored
  const format = (minor: number) => formatMinor(BigInt(Math.round(minor)), row.currency)
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    inputs,
    forecast_on: row.forecast_on as PlainDate, // Checked before we stored it.
    ruin_probability: stored.ruinProbability,
    forecast: years.map(({ year, p5, p25, p50, p75, p95 }) => ({
      year,
      p5: format(p5),
      p25: format(p25),
      p50: format(p50),
      p75: format(p75),
      p95: format(p95),
    })),
    score: getScore(row, inputs, years, actual),
    version: row.version,
    last_updated: row.last_updated,
  }
}

function getScore(
  row: ScenarioRow,
  inputs: SimulatorInputs,
  years: readonly ForecastYear[],
  { today, minor, currency, rates }: Actual,
): ForecastScore | null {
  const days = countDaysBetween(row.forecast_on as PlainDate, today)
  const conversion = findConversion(currency, row.currency, today, rates)
  const start = parseMinor(inputs.starting_net_worth, row.currency)
  if (days < MIN_SCORE_DAYS || minor === null || conversion === null || start === null) return null
  const actual = applyConversion(minor, conversion)
  const score = scoreForecast({ start, years }, days / 365.25, actual)
  if (score === null) return null
  const format = (value: number) => formatMinor(BigInt(Math.round(value)), row.currency)
  const { p25, p50, p75, percentile, verdict } = score
  return {
    as_of: today,
    days,
    actual: format(actual),
    p25: format(p25),
    p50: format(p50),
    p75: format(p75),
    percentile,
    verdict,
  }
}
