import { formatMoney, formatMoneyCompact, isNegativeAmount } from '../lib/format-money.ts'
import classes from './money-text.module.css'

type Props = {
  /** A decimal string from the API: "-12.34". */
  amount: string
  currency: string
  /** With `flow`, money in is green and has a plus. With `plain`, the only sign is a minus. */
  tone?: 'plain' | 'flow'
  /** $12.4M, with the exact amount on hover. For tiles and charts only. */
  isCompact?: boolean
  /** Rounded to whole units, with the exact amount on hover. */
  isRounded?: boolean
  className?: string
}

/** An amount of money: tabular numerals, a real minus, exact unless compact or rounded. */
export function MoneyText({ amount, currency, tone = 'plain', isCompact, isRounded, className }: Props) {
  const isIncome = tone === 'flow' && !isNegativeAmount(amount) && /[1-9]/.test(amount)
  const sign = tone === 'flow' ? 'always' : 'auto'
  const exact = formatMoney(amount, currency, { sign })
  const shown = isCompact
    ? (isIncome ? '+' : '') + formatMoneyCompact(amount, currency)
    : isRounded
      ? formatMoney(amount, currency, { sign, isRounded })
      : exact
  return (
    <span
      className={className ? `${classes.money} ${className}` : classes.money}
      data-income={isIncome || undefined}
      title={shown === exact ? undefined : exact}
    >
      {shown}
    </span>
  )
}
