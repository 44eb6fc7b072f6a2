import type { AccountTotal } from '@evenkeel/contract/wealth.ts'
import { MoneyText } from '../../components/money-text.tsx'
import classes from './wealth-accounts.module.css'

/** What all accounts add up to, at today's rates. */
export function AccountTotals({ total, archived }: { total: AccountTotal; archived: number }) {
  const { currency, assets, debts, amount, count, unconverted } = total
  return (
    <div className={classes.totals}>
      <dl>
        <div>
          <dt>Assets</dt>
          <dd>
            <MoneyText amount={assets} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>Debts</dt>
          <dd>
            <MoneyText amount={debts} currency={currency} />
          </dd>
        </div>
        <div data-sum>
          <dt>Net worth</dt>
          <dd>
            <MoneyText amount={amount} currency={currency} />
          </dd>
        </div>
      </dl>
      <p>
        {count === 1 ? '1 account' : `${count} accounts`}
        {archived > 0 && `, including ${archived} archived`}
        {unconverted > 0 && `; ${unconverted} left out because we have no exchange rate`}
      </p>
    </div>
  )
}
