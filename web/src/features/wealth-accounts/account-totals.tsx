import type { AccountTotal } from '@evenkeel/contract/wealth.ts'
import { MoneyText } from '../../components/money-text.tsx'
import classes from './wealth-accounts.module.css'

/** What all accounts add up to, at today's rates. */
export function AccountTotals({ total }: { total: AccountTotal }) {
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
        {unconverted > 0 && `, ${unconverted} in a currency without a rate and not included`}
      </p>
    </div>
  )
}
