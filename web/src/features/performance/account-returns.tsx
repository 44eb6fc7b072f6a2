import type { AccountPerformance } from '@evenkeel/contract/performance.ts'
import { Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatPercent } from '../../lib/format-money.ts'
import classes from './performance.module.css'
import { describeReason } from './reason-words.ts'

const FIGURES = [
  ['cumulative_return', 'Cumulative Return'],
  ['annualized_return', 'Annualized Return'],
  ['money_weighted_return', 'Money-Weighted'],
  ['volatility', 'Volatility'],
  ['max_drawdown', 'Max Drawdown'],
] as const

/** Each account in its own currency. */
export function AccountReturns({ accounts }: { accounts: readonly AccountPerformance[] }) {
  return (
    <Card title="By account" description="In each account’s own currency.">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={classes.scroller} aria-label="Figures by account" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">Total Value</th>
              <th scope="col">Net Deposits</th>
              <th scope="col">Gain</th>
              {FIGURES.map(([id, name]) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Sharpe Ratio</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <AccountLine key={account.account_id} account={account} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function AccountLine({ account }: { account: AccountPerformance }) {
  const { currency, reconciliation, used_start, used_end, reason_codes: reasons } = account
  const why = reasons.cumulative_return
  return (
    <tr>
      <th scope="row">
        <Link to="/account-statements" search={{ account: account.account_id }}>
          {account.name}
        </Link>
        <small className={classes.dates}>
          {used_start && used_end && used_start !== used_end
            ? `${formatDay(used_start)} to ${formatDay(used_end)}`
            : used_end && formatDay(used_end)}
        </small>
        {account.cumulative_return === null && why && <small>{describeReason(why)}</small>}
      </th>
      <td data-label="Total Value">
        {account.total_value === null ? '\u2014' : <MoneyText amount={account.total_value} currency={currency} />}
      </td>
      <td data-label="Net Deposits">
        {reconciliation ? <MoneyText amount={reconciliation.net_flows} currency={currency} tone="flow" /> : '\u2014'}
      </td>
      <td data-label="Gain">
        {reconciliation ? <MoneyText amount={reconciliation.gain} currency={currency} tone="flow" /> : '\u2014'}
      </td>
      {FIGURES.map(([id, name]) => {
        const reason = reasons[id]
        return (
          <td key={id} data-label={name} title={reason && describeReason(reason)}>
            {formatPercent(account[id])}
          </td>
        )
      })}
      <td data-label="Sharpe Ratio" title={reasons.sharpe_ratio && describeReason(reasons.sharpe_ratio)}>
        {account.sharpe_ratio === null ? '\u2014' : account.sharpe_ratio.toFixed(2).replace('-', '\u2212')}
      </td>
    </tr>
  )
}
