import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { dropSign, isNegativeAmount } from '../../lib/format-money.ts'
import classes from './statement-cards.module.css'
import { countShownYears } from './statement-rows.ts'
import { WealthTieAccounts } from './wealth-tie-accounts.tsx'

type Tie = NonNullable<IncomeStatement['wealth'][number]>

const YEARS = new Intl.ListFormat('en')

const LINES: readonly { name: string; getAmount: (tie: Tie) => string; isSum?: true }[] = [
  { name: 'Wealth at the start', getAmount: (tie) => tie.start },
  { name: 'Income', getAmount: (tie) => tie.income },
  { name: 'Expenses', getAmount: (tie) => negate(tie.expenses) },
  { name: 'Market', getAmount: (tie) => tie.market },
  { name: 'Exchange rates', getAmount: (tie) => tie.fx },
  { name: 'Unexplained', getAmount: (tie) => tie.unexplained },
  { name: 'Change', getAmount: (tie) => tie.change, isSum: true },
  { name: 'Wealth at the end', getAmount: (tie) => tie.end, isSum: true },
]

const REASONS: Record<string, string> = {
  'no-statements': 'no account has statements yet',
  'starts-later': 'there are no statements from before the year',
  'no-statement-since': 'there are no statements during the year',
  'no-rate': 'we have no exchange rate for one account’s currency',
}

/**
 * Reconciles net income with the change in wealth: income, expenses, market, exchange rates, and the unexplained rest.
 * For years where that isn't possible, it says why. A budget has no wealth to compare with, so it shows nothing.
 */
export function WealthTieCard({ statement }: { statement: IncomeStatement }) {
  const { wealth, currency } = statement
  const ties = wealth.filter((tie) => tie !== null)
  const gaps = describeGaps(statement)
  if (statement.basis === 'budget' || (ties.length === 0 && gaps.length === 0)) return null
  return (
    <Card title="How your wealth changed">
      {ties.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section className={classes.scroller} aria-label="From net income to the change in wealth" tabIndex={0}>
          <table className={classes.ties}>
            <caption className="visually-hidden">Your wealth from the start to the end of each year</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Item</span>
                </th>
                {ties.map((tie) => (
                  <th key={tie.year} scope="col">
                    {tie.year}
                    <small>
                      {formatDay(tie.from)} to {formatDay(tie.to)}
                    </small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {LINES.map(({ name, getAmount, isSum }) => (
                <tr key={name} data-sum={isSum}>
                  <th scope="row">{name}</th>
                  {ties.map((tie) => (
                    <td key={tie.year}>
                      <MoneyText amount={getAmount(tie)} currency={currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {ties.map((tie) => (
        <WealthTieAccounts key={tie.year} tie={tie} currency={currency} />
      ))}
      {gaps.length > 0 && (
        <p className={classes.gaps}>
          Not shown: {gaps.join(', ')}. <Link to="/account-statements">Add statements</Link>
        </p>
      )}
    </Card>
  )
}

/** "2025 and 2024 (no account has statements yet)": years with the same reason are grouped. */
function describeGaps({ years, wealth_reasons, available_years }: IncomeStatement): string[] {
  const shown = years.slice(0, countShownYears({ years, available_years }))
  const byReason = Map.groupBy(
    shown.filter((_, i) => wealth_reasons[i]),
    (year) => wealth_reasons[years.indexOf(year)]!,
  )
  return [...byReason].map(
    ([reason, groupedYears]) => `${YEARS.format(groupedYears.map(String))} (${REASONS[reason] ?? reason})`,
  )
}

function negate(amount: string): string {
  return isNegativeAmount(amount) ? dropSign(amount) : `-${amount}`
}
