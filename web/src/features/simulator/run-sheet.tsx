import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import type { Run } from '@evenkeel/engine/simulator/follow-run.ts'
import { useMemo } from 'react'
import { LazySideSheet } from '../../components/lazy-side-sheet.tsx'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'
import { ScrollingTable } from './scrolling-table.tsx'
import classes from './simulator-cards.module.css'
import type { Inputs } from './simulator-inputs.ts'
import { type Ask, useOutcome } from './use-simulator.ts'

type Props = {
  ask: Ask
  inputs: Inputs
  currency: string
  path: number
  onClose: () => void
}

/** One run, year by year, and why it ran out of money if it did. */
export function RunSheet({ ask, inputs, currency, path, onClose }: Props) {
  const task = useMemo(() => ({ kind: 'run' as const, inputs, path }), [inputs, path])
  const followed = useOutcome(ask, task)
  const run = followed?.path === path ? followed : null
  const format = (minor: number) =>
    formatMoney(String(Math.round(minor / 10 ** countDecimals(currency))), currency, { isRounded: true })
  const hasEvents = run?.years.some(({ events }) => events !== 0)
  const hasCalendar = run?.years.some(({ calendarYear }) => calendarYear !== null)
  return (
    <LazySideSheet opened onClose={onClose} title={`Run ${path + 1}, year by year`} size={640}>
      {run && (
        <div className={classes.stack}>
          <p className={classes.answer}>{explainRun(run)}</p>
          <ScrollingTable label="Year by year">
            <thead>
              <tr>
                <th scope="col">Year</th>
                {hasCalendar && <th scope="col">As in</th>}
                <th scope="col">Return</th>
                <th scope="col">Gain after tax</th>
                <th scope="col">Income</th>
                <th scope="col">Spending</th>
                {hasEvents && <th scope="col">Events</th>}
                <th scope="col">Balance</th>
              </tr>
            </thead>
            <tbody>
              {run.years.map((year) => (
                <tr key={year.year}>
                  <th scope="row">{year.year}</th>
                  {hasCalendar && <td>{year.calendarYear}</td>}
                  <td>{formatPercent(year.gainRate, { showsPlus: true })}</td>
                  <td>{format(year.gain - year.tax)}</td>
                  <td>{format(year.income)}</td>
                  <td>{format(year.spending)}</td>
                  {hasEvents && <td>{format(year.events)}</td>}
                  <td>{format(year.end)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        </div>
      )}
    </LazySideSheet>
  )
}

/** How the run ended and, if it ran out of money, why. */
export function explainRun(run: Run): string {
  const average = formatPercent(run.averageGain)
  if (run.ruinYear === null) return `The money lasted in this run. Its average return was ${average} a year.`
  const out = `This run ran out of money in year ${run.ruinYear}.`
  const { decisive } = run
  switch (run.cause) {
    case 'plan':
      return `${out} The plan itself is too tight: it would run out even with the average return every year.`
    case 'early-losses':
      return `${out} The years that matter most went badly: ${nameYears(decisive!)} it earned ${formatPercent(decisive!.averageGain)} a year on average, and spending from a shrinking balance did the rest.`
    case 'crash':
      return `${out} A crash in year ${decisive!.from} (${formatPercent(decisive!.averageGain)}) left too little to recover from.`
    default:
      return `${out} Returns were low overall: ${average} a year on average.`
  }
}

function nameYears({ from, to }: { from: number; to: number }): string {
  return from === to ? `in year ${from}` : `from year ${from} to ${to}`
}
