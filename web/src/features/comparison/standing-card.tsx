import type { ComparedFigure, Comparison } from '@evenkeel/contract/comparison.ts'
import { Anchor, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { formatCount, formatMoneyCompact } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import classes from './comparison-page.module.css'
import type { RankedMeasure } from './comparison-search.ts'
import { describeMissing, describePrices, describeStanding } from './comparison-words.ts'

const NAMES: Record<RankedMeasure, string> = {
  'net-worth': 'Net worth',
  income: 'Income',
  'financial-assets': 'Investments and cash',
  'liquid-assets': 'Cash',
  debt: 'Debt',
}

type Props = {
  figures: readonly ComparedFigure[]
  /** Attributes the user hasn't entered. */
  missing: Comparison['missing']
  measure: RankedMeasure
  currency: string
  onChange: (measure: RankedMeasure) => void
}

/** Where the household stands: published percentiles on a strip, with the household's position marked. */
export function StandingCard({ figures, missing, measure, currency, onChange }: Props) {
  const isPhone = useIsPhone()
  const figure = figures.find((candidate) => candidate.measure === measure) ?? figures[0]!
  const options = figures.map((option) => {
    const value = option.measure as RankedMeasure // Spending and the savings rate have no percentiles.
    return { value, label: NAMES[value] }
  })
  return (
    <Card title="Where you stand" description={figure.group}>
      {options.length > 1 && (
        <div className={classes.measures}>
          {isPhone ? (
            <NativeSelect
              aria-label="What to compare"
              data={options}
              value={figure.measure}
              onChange={(event) => onChange(event.currentTarget.value as RankedMeasure)}
            />
          ) : (
            <SegmentedControl
              label="What to compare"
              options={options}
              value={figure.measure as RankedMeasure}
              onChange={onChange}
            />
          )}
        </div>
      )}
      <p className={classes.standing}>{describeStanding(figure, currency)}</p>
      {figure.yours === null && (
        <p className={classes.quiet}>
          <Anchor
            component={Link}
            to={figure.measure === 'income' ? '/personal-attributes' : '/investment-accounts'}
            underline="always"
            inherit
          >
            {figure.measure === 'income' ? 'Enter your income' : 'Add your accounts'}
          </Anchor>
        </p>
      )}
      <PercentileStrip figure={figure} currency={currency} />
      {missing.length > 0 && (
        <p className={classes.quiet}>
          Some comparisons use {describeMissing(missing)}. Enter {missing.length === 1 ? 'it' : 'them'} in your{' '}
          <Anchor component={Link} to="/personal-attributes" underline="always" inherit>
            personal attributes
          </Anchor>
          .
        </p>
      )}
      <p className={classes.source}>
        <Anchor href={figure.source_url} target="_blank" rel="noreferrer" underline="always" inherit>
          {figure.source}
        </Anchor>
        , {describePrices(figure)}
        {figure.sample !== null && `. ${formatCount(figure.sample)} families interviewed`}. The table has no figures
        between these percentiles, so your position is a range.
      </p>
    </Card>
  )
}

/** A strip from 0 to 100 percent with the user's band filled. For screen readers, a table of the percentiles. */
function PercentileStrip({ figure, currency }: { figure: ComparedFigure; currency: string }) {
  const { points, percentile } = figure
  const from = percentile?.above ?? 0
  const to = percentile?.below ?? 100
  const isLabeled = (value: number) => points.length <= LABELED.length || LABELED.includes(value)
  return (
    <>
      <div className={classes.strip} aria-hidden>
        {percentile && (
          <>
            <span className={classes.band} style={{ left: `${from}%`, width: `${to - from}%` }} />
            <span className={classes.you} style={{ left: `${(from + to) / 2}%` }}>
              You
            </span>
          </>
        )}
        {points.map((point) => (
          <span
            key={point.percentile}
            className={classes.tick}
            data-main={isLabeled(point.percentile) || undefined}
            data-inner={isInner(points, point.percentile) || undefined}
            style={{ left: `${point.percentile}%` }}
          >
            {isLabeled(point.percentile) && (
              <span className={classes.tickWords}>
                <b>{formatMoneyCompact(Math.round(Number(point.value)), currency)}</b>
                <small>{point.percentile === 50 ? 'median' : `${point.percentile}th`}</small>
              </span>
            )}
          </span>
        ))}
      </div>
      {/* Hidden by its wrapper: a table can't shrink to one pixel, so it would lengthen the page. */}
      <div className="visually-hidden">
        <table>
          <caption>{figure.label}: published percentiles</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.percentile}>
                <th scope="row">{point.percentile}th percentile</th>
                <td>{formatMoneyCompact(point.value, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** A short table has a label at every percentile, a longer one only at these. */
const LABELED = [10, 25, 50, 75, 90]
const INNER: ReadonlyMap<number, number> = new Map([
  [25, 10],
  [75, 90],
])

/** Whether the label is too close to its outer neighbor on a narrow screen. */
function isInner(points: ComparedFigure['points'], percentile: number): boolean {
  return points.some((point) => point.percentile === INNER.get(percentile))
}
