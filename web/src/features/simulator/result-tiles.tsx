import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import type { Simulation } from '@evenkeel/engine/simulator/simulate.ts'
import { formatMoney, formatMoneyCompact } from '../../lib/format-money.ts'
import { formatChance, formatChanceError } from './format-chance.ts'
import classes from './result-tiles.module.css'

type Props = { simulation: Simulation; currency: string }

/** The four figures of a plan with their standard errors. */
export function ResultTiles({ simulation, currency }: Props) {
  const { ruinProbability, standardErrors } = simulation
  const ruinError = formatChanceError(standardErrors.ruinProbability)
  const makeTile = (name: string, color: string, figure: 'p25' | 'mean' | 'p75', meaning: string) => ({
    name,
    color,
    meaning,
    value: formatMoneyCompact(simulation[figure] / 10 ** countDecimals(currency), currency),
    exact: formatMoney(String(Math.round(simulation[figure] / 10 ** countDecimals(currency))), currency, {
      isRounded: true,
    }),
    error:
      standardErrors[figure] === null
        ? null
        : formatMoneyCompact(Math.round(standardErrors[figure] / 10 ** countDecimals(currency)), currency),
  })
  const tiles = [
    {
      name: 'Run out of money',
      color: 'var(--color-ink)',
      meaning: 'of runs end with nothing',
      value: formatChance(ruinProbability),
      exact: undefined,
      error: ruinError && `${ruinError} points`,
    },
    makeTile('Bottom quartile', 'var(--color-p25)', 'p25', 'a quarter of runs end here or lower'),
    makeTile('Average', 'var(--color-mean)', 'mean', 'mean ending balance'),
    makeTile('Top quartile', 'var(--color-p75)', 'p75', 'a quarter of runs end here or higher'),
  ]
  return (
    <ul className={classes.tiles} aria-label="Results">
      {tiles.map(({ name, color, value, exact, error, meaning }) => (
        <li key={name} className={classes.tile}>
          <h2 className={classes.name}>
            <i style={{ background: color }} aria-hidden />
            {name}
          </h2>
          <p className={classes.value} title={exact}>
            {value}
          </p>
          <p className={classes.means}>{meaning}</p>
          {error !== null && (
            <p className={classes.error}>
              ± {error} <abbr title="standard error: how far off the figure is likely to be">std. error</abbr>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
