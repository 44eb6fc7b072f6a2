import type { ComparedFigure, Comparison } from '@evenkeel/contract/comparison.ts'
import { Anchor, NativeSelect } from '@mantine/core'
import { Card } from '../../components/card.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'
import classes from './comparison-page.module.css'
import type { ComparisonSearch } from './comparison-search.ts'
import {
  CAVEATS,
  describeDifference,
  describeKind,
  describeOwnMonths,
  describePrices,
  NOTES,
} from './comparison-words.ts'

const GROUPINGS = [
  { value: 'age', label: 'By age' },
  { value: 'income', label: 'By income' },
  { value: 'household', label: 'By household' },
] as const

type Props = { comparison: Comparison; onChange: (fields: ComparisonSearch) => void }

/** A published group's name with an en dash between numbers, and "households" for the survey's "consumer units". */
function nameGroup(group: string): string {
  return group.replace(/(\d)-(?=\d)/, '$1–').replace('consumer units', 'households')
}

/** A year's spending by category, next to what the group spends. */
export function SpendingCard({ comparison, onChange }: Props) {
  const { currency, groups, by, note, caveats, own } = comparison
  const figures = comparison.figures.filter(({ measure }) => measure === 'spending')
  const [total, ...lines] = figures
  if (!total) return null
  const published = lines.filter((line) => getPublished(line) !== null)
  const unpublished = lines.filter((line) => getPublished(line) === null && Number(line.yours) !== 0)
  const largest = Math.max(...published.map((line) => Math.max(getYours(line), getPublished(line) ?? 0)), 1e-9)
  return (
    <Card
      title="A year of spending"
      description={`${total.group}. ${describeKind(total.kind)}, ${describePrices(total)}.`}
    >
      {groups.length > 0 && (
        <div className={classes.controls}>
          <SegmentedControl
            label="Compare with"
            options={GROUPINGS}
            value={by}
            onChange={(value) =>
              onChange(value === 'age' ? { by: undefined, group: undefined } : { by: value, group: undefined })
            }
          />
          <NativeSelect
            aria-label="Group"
            data={groups.map(({ group }) => ({ value: group, label: nameGroup(group) }))}
            value={groups.find(({ chosen }) => chosen)?.group ?? ''}
            onChange={(event) => onChange({ group: event.currentTarget.value })}
          />
        </div>
      )}
      <div className={classes.scroller}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">
                <i className={classes.key} data-who="you" aria-hidden />
                You
              </th>
              <th scope="col">
                <i className={classes.key} data-who="group" aria-hidden />
                Group
              </th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {published.map((line) => (
              <Line key={line.key} figure={line} currency={currency} largest={largest} />
            ))}
            {unpublished.map((line) => (
              <Line key={line.key} figure={line} currency={currency} largest={largest} />
            ))}
          </tbody>
          <tfoot>
            <Line figure={total} currency={currency} largest={null} />
          </tfoot>
        </table>
      </div>
      <ul className={classes.notes}>
        <li>{describeOwnMonths(own.months)}</li>
        {note && <li>{NOTES[note]}</li>}
        {caveats.map((caveat) => (
          <li key={caveat}>{CAVEATS[caveat]}</li>
        ))}
        <li>
          Source:{' '}
          <Anchor href={total.source_url} target="_blank" rel="noreferrer" underline="always" inherit>
            {total.source}, {total.year}
          </Anchor>
        </li>
      </ul>
    </Card>
  )
}

const isShare = (figure: ComparedFigure) => figure.kind === 'share' && figure.key !== 'spending.total'
const getYours = (figure: ComparedFigure) => (isShare(figure) ? (figure.your_ratio ?? 0) : Number(figure.yours))
function getPublished(figure: ComparedFigure): number | null {
  if (isShare(figure)) return figure.reference_ratio
  return figure.reference === null ? null : Number(figure.reference)
}

function Line({ figure, currency, largest }: { figure: ComparedFigure; currency: string; largest: number | null }) {
  const published = getPublished(figure)
  const yours = getYours(figure)
  const format = (amount: string) => formatMoney(amount, currency, { isRounded: true })
  const shown = isShare(figure) ? formatPercent(figure.your_ratio) : format(figure.yours ?? '0')
  const [filter] = figure.filters
  const getWidth = (value: number) => `${Math.max(0, Math.min(1, value / (largest ?? 1))) * 100}%`
  return (
    <tr>
      <th scope="row">
        {figure.label}
        {largest !== null && published !== null && (
          <span className={classes.bars} aria-hidden>
            <span data-who="you" style={{ width: getWidth(yours) }} />
            <span data-who="group" style={{ width: getWidth(published) }} />
          </span>
        )}
      </th>
      <td>{filter && figure.filters.length === 1 ? <RowsLink filter={filter}>{shown}</RowsLink> : shown}</td>
      <td>
        {published === null ? (
          <span className={classes.none}>No figure published</span>
        ) : isShare(figure) ? (
          formatPercent(published)
        ) : (
          format(figure.reference ?? '0')
        )}
      </td>
      <td>{published === null ? '' : describeDifference(yours, published)}</td>
    </tr>
  )
}
