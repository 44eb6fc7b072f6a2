import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'
import classes from './statement-cards.module.css'
import { countShownYears, formatMonths, getCellFilter, getColumnRange } from './statement-rows.ts'

type Props = {
  statement: IncomeStatement
  /** How many months of each year are shown; null for full years. */
  months: number | null
}

/** Three figures for the latest year, two of them compared with the year before. */
export function StatementTiles({ statement, months }: Props) {
  const hasYearBefore = countShownYears(statement) > 1
  const { income, expenses, net_income, currency, years } = statement
  const savingsRate = Number(income.totals[0]) > 0 ? Number(net_income[0]) / Number(income.totals[0]) : null
  const tiles = [
    {
      name: 'Income',
      kind: 'income' as const,
      amount: income.totals[0],
      difference: income.differences[0],
    },
    {
      name: 'Expenses',
      kind: 'expense' as const,
      amount: expenses.totals[0],
      difference: expenses.differences[0],
    },
    { name: 'Net income', kind: null, amount: net_income[0], difference: statement.net_differences[0] },
  ]
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ name, kind, amount = '0', difference }) => (
        <div key={name} className={classes.tile}>
          <dt>
            {name}{' '}
            <span className={classes.period}>
              {months !== null && `${formatMonths(months)} `}
              {years[0]}
            </span>
          </dt>
          <dd className={classes.figure}>
            {kind !== null && statement.basis === 'actual' ? (
              <RowsLink filter={getCellFilter({ kind }, getColumnRange(years[0]!, months))}>
                <MoneyText amount={amount} currency={currency} />
              </RowsLink>
            ) : (
              <MoneyText amount={amount} currency={currency} />
            )}
          </dd>
          <dd className={classes.note}>
            {kind === null && savingsRate !== null && describeSavings(savingsRate, statement.basis)}
            {kind !== null && difference && hasYearBefore && (
              <>
                {formatMoney(difference.amount, currency, { sign: 'always', isRounded: true })}
                {difference.percent !== null && ` (${formatPercent(difference.percent, { showsPlus: true })})`} vs{' '}
                {months !== null && `${formatMonths(months)} `}
                {years[1]}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function describeSavings(rate: number, basis: IncomeStatement['basis']): string {
  if (basis === 'budget')
    return rate < 0 ? 'You plan to spend more than you earn' : `${formatPercent(rate)} of income left`
  return rate < 0 ? 'You spent more than you earned' : `${formatPercent(rate)} of income saved`
}
