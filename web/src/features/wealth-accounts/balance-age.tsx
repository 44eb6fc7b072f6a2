import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { IconClock } from '../../components/icons.ts'
import { formatDay } from '../../lib/format-date.ts'
import classes from './wealth-accounts.module.css'

type Props = { account: Pick<WealthAccount, 'balance_as_of' | 'balance_age_days' | 'balance_origin' | 'is_stale'> }

/** How old an account's balance is, marked if it's out of date. */
export function BalanceAge({ account }: Props) {
  const { balance_as_of, balance_age_days, balance_origin, is_stale } = account
  if (balance_as_of === null || balance_age_days === null) return <span className={classes.age}>No statement yet</span>
  const title = `Statement for ${formatDay(balance_as_of)}${balance_origin === 'file' ? ', from a file' : ''}`
  return (
    <span className={classes.age} data-stale={is_stale || undefined} title={title}>
      {is_stale && <IconClock size={14} aria-hidden />}
      {describeAge(balance_age_days)}
      {is_stale && <span className={classes.stale}>Update due</span>}
    </span>
  )
}

/** "today", "12 days ago", "3 months ago". */
export function describeAge(days: number): string {
  if (days === 0) return 'today'
  if (days < 61) return days === 1 ? 'yesterday' : `${days} days ago`
  if (days < 730) return `${Math.floor(days / 30.44)} months ago`
  return `${Math.floor(days / 365)} years ago`
}
