import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { Card } from '../../components/card.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { dropSign, formatMoney, formatPercent, isNegativeAmount } from '../../lib/format-money.ts'
import classes from './statement-cards.module.css'
import { countShownYears, formatMonths, getCellFilter, getColumnRange } from './statement-rows.ts'

/** The biggest changes from the year before, each in words and as a bar: to the left if less, to the right if more. */
export function ChangesCard({ statement, months }: { statement: IncomeStatement; months: number | null }) {
  const { changes, currency, years } = statement
  if (changes.length === 0 || countShownYears(statement) < 2) return null
  const largest = Math.max(...changes.map((change) => Math.abs(Number(change.amount))), 1)
  return (
    <Card title={`Biggest changes, ${months === null ? '' : `${formatMonths(months)} `}${years[0]} vs ${years[1]}`}>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.category}`}>
            <span className={classes.category}>
              {statement.basis === 'actual' ? (
                <RowsLink filter={getCellFilter(getFilter(statement, change), getColumnRange(years[0]!, months))}>
                  {change.category}
                </RowsLink>
              ) : (
                change.category
              )}
            </span>
            <span className={classes.words}>
              {formatMoney(dropSign(change.amount), currency, { isRounded: true })}{' '}
              {isNegativeAmount(change.amount) ? 'less' : 'more'}{' '}
              {statement.basis === 'budget' ? 'planned' : change.kind === 'income' ? 'earned' : 'spent'}
              {change.percent !== null && `, ${formatPercent(change.percent, { showsPlus: true })}`}
            </span>
            <span className={classes.sides} aria-hidden>
              <span
                data-side={isNegativeAmount(change.amount) ? 'less' : 'more'}
                style={{ width: `${(Math.abs(Number(change.amount)) / largest) * 50}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The filter of the row that changed: a category's name alone isn't enough for the "Uncategorized" row. */
function getFilter({ income, expenses }: IncomeStatement, { kind, category }: IncomeStatement['changes'][number]) {
  const { rows } = kind === 'income' ? income : expenses
  return rows.find((row) => row.category === category)?.filter ?? { category }
}
