import { createScenario, deleteScenario, editScenario, type Scenario } from '@evenkeel/contract/simulator.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { LineChart } from '../../components/charts/line-chart.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { showErrorToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'
import { formatMoney, formatMoneyCompact, formatPercent } from '../../lib/format-money.ts'
import { formatChanceError } from './format-chance.ts'
import { PATHS } from './paths.ts'
import { ScrollingTable } from './scrolling-table.tsx'
import classes from './simulator-cards.module.css'
import { type Inputs, toBody, toInputs } from './simulator-inputs.ts'
import { simulatorQueries } from './simulator-queries.ts'

type Props = { inputs: Inputs; currency: string; isValid: boolean; onOpen: (inputs: Inputs) => void }

/** Saved plans: compared side by side, and scored later against what happened. */
export function ScenariosCard({ inputs, currency, isValid, onOpen }: Props) {
  const query = useQuery(simulatorQueries.scenarios())
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const scenarios = query.data ?? []

  /** Returns whether the action succeeded. */
  async function perform(errorTitle: string, message: string, action: () => Promise<{ history_id: string | null }>) {
    try {
      const { history_id } = await action()
      if (history_id) offerUndo({ message, historyId: history_id })
      await queryClient.invalidateQueries({ queryKey: simulatorQueries.scenarios().queryKey })
      return true
    } catch (error) {
      showErrorToast(errorTitle, error)
      return false
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const trimmedName = name.trim()
    if (trimmedName === '') return setProblem('Enter a name.')
    if (!isValid) return setProblem('Check your inputs first.')
    setProblem(undefined)
    const body = { name: trimmedName, inputs: toBody(inputs, currency), today: toLocalDate(new Date()) }
    const isSaved = await perform('Couldn’t save the scenario', `Saved ${trimmedName}.`, () =>
      callApi(createScenario, { body }),
    )
    if (isSaved) setName('')
  }

  const update = (scenario: Scenario) =>
    perform('Couldn’t update the scenario', `Updated ${scenario.name}.`, () =>
      callApi(editScenario, {
        params: { id: scenario.id },
        body: { version: scenario.version, inputs: toBody(inputs, currency), today: toLocalDate(new Date()) },
      }),
    )
  const remove = (scenario: Scenario) =>
    perform('Couldn’t delete the scenario', `Deleted ${scenario.name}.`, () =>
      callApi(deleteScenario, { params: { id: scenario.id } }),
    )

  return (
    <Card
      title="Saved scenarios"
      description="Save a plan with today’s forecast. After a month, we compare it with your accounts."
    >
      <div className={classes.stack}>
        <form className={classes.save} onSubmit={(event) => void save(event)}>
          <TextInput
            label="Name of this scenario"
            placeholder="Retire at 60"
            value={name}
            error={problem}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            Save
          </Button>
        </form>
        {query.isError && (
          <ErrorPanel title="Couldn’t load your scenarios" error={query.error} onRetry={() => void query.refetch()} />
        )}
        {scenarios.length > 0 && (
          <ul className={classes.list} aria-label="Saved scenarios">
            {scenarios.map((scenario) => (
              <li key={scenario.id} className={classes.item}>
                <div className={classes.words}>
                  <strong>{scenario.name}</strong>
                  <p>{describeScenario(scenario)}</p>
                  <p>{describeScore(scenario)}</p>
                  {scenario.currency !== currency && <p>Switch your currency to {scenario.currency} to open it.</p>}
                </div>
                <div className={classes.buttons}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={scenario.currency !== currency}
                    aria-label={`Open ${scenario.name}`}
                    onClick={() => onOpen(toInputs(scenario.inputs, scenario.currency))}
                  >
                    Open
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    disabled={!isValid}
                    aria-label={`Update ${scenario.name}`}
                    onClick={() => void update(scenario)}
                  >
                    Update
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={`Delete ${scenario.name}`}
                    onClick={() => void remove(scenario)}
                  >
                    Delete
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        {scenarios.length > 1 && <Comparison scenarios={scenarios} />}
        <ScenarioLines scenarios={scenarios} currency={currency} />
      </div>
    </Card>
  )
}

function Comparison({ scenarios }: { scenarios: readonly Scenario[] }) {
  return (
    <ScrollingTable label="Scenarios side by side" isStacked>
      <caption className="visually-hidden">Saved scenarios side by side</caption>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">Run out</th>
          <th scope="col">Spending</th>
          <th scope="col">Income years</th>
          <th scope="col">Median ending balance</th>
        </tr>
      </thead>
      <tbody>
        {scenarios.map(({ id, name, ruin_probability, inputs, forecast, currency }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {formatPercent(ruin_probability)}
              <RuinError chance={ruin_probability} />
            </td>
            <td>{formatMoneyCompact(inputs.annual_spending, currency)}</td>
            <td>{inputs.income_years}</td>
            <td>{formatMoneyCompact(Math.round(toTodaysMoney(forecast.at(-1), inputs.inflation)), currency)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}

function RuinError({ chance }: { chance: number }) {
  const error = formatChanceError(Math.sqrt((chance * (1 - chance)) / PATHS))
  return error && <small>± {error}</small>
}

const LINE_COLORS = ['mean', 'p75', 'p25', 'over', 'ink2', 'ink3']

/** A forecast year's median in the money of the day of the forecast. Stored medians are in each year's own money. */
function toTodaysMoney(year: Scenario['forecast'][number] | undefined, inflation: number): number {
  return year ? Number(year.p50) / (1 + inflation) ** year.year : 0
}

/** The median over the years of the six newest scenarios in this currency, if there are at least two. */
function ScenarioLines({ scenarios, currency }: { scenarios: readonly Scenario[]; currency: string }) {
  const shown = scenarios.filter((scenario) => scenario.currency === currency).slice(0, LINE_COLORS.length)
  if (shown.length < 2) return null
  const toCalendarYear = (scenario: Scenario, year: number) => Number(scenario.forecast_on.slice(0, 4)) + year
  const years = [
    ...new Set(shown.flatMap((scenario) => scenario.forecast.map(({ year }) => toCalendarYear(scenario, year)))),
  ].sort((a, b) => a - b)
  const withInflation = shown.filter(({ inputs }) => inputs.inflation !== 0).length
  return (
    <div>
      <LineChart
        label="Median forecast of each scenario"
        points={years.map((year) => ({ tick: String(year), name: String(year), at: year }))}
        series={shown.map((scenario, i) => {
          const byYear = new Map(
            scenario.forecast.map((forecastYear) => [
              toCalendarYear(scenario, forecastYear.year),
              toTodaysMoney(forecastYear, scenario.inputs.inflation),
            ]),
          )
          return {
            name: scenario.name,
            color: `var(--color-${LINE_COLORS[i]})`,
            values: years.map((year) => byYear.get(year) ?? null),
          }
        })}
        formatShort={(value) => formatMoneyCompact(value, currency)}
        formatExact={(value) => formatMoney(String(Math.round(value)), currency, { isRounded: true })}
        height={240}
      />
      <p className={classes.note}>
        Medians: half of the runs are higher, and half are lower.
        {withInflation === shown.length && ' In today’s money.'}
        {withInflation > 0 &&
          withInflation < shown.length &&
          ' Scenarios with inflation are in today’s money. The others leave inflation out, so they look better than they are.'}
      </p>
    </div>
  )
}

function describeScenario({ forecast_on, inputs, ruin_probability }: Scenario): string {
  const years = inputs.total_years === 1 ? '1 year' : `${inputs.total_years} years`
  return `Forecast from ${formatDay(forecast_on)}: ${years}, ${formatPercent(ruin_probability)} of runs run out of money`
}

/** How the forecast compares with the actual balance so far, in words. */
export function describeScore({ score, currency }: Scenario): string {
  if (score === null) return 'We’ll compare it with your accounts after a month, once an account has a balance.'
  const format = (amount: string) => formatMoney(amount, currency, { isRounded: true })
  const range = `${format(score.p25)} to ${format(score.p75)}`
  const verdict = {
    below: 'Behind the forecast',
    within: 'On track',
    above: 'Ahead of the forecast',
  }
  return `${verdict[score.verdict]}: you have ${format(score.actual)}. The middle half of the runs had ${range} by now.`
}
