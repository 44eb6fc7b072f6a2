import type { StatementWarning } from '@evenkeel/contract/statements.ts'
import { formatDay } from '../../lib/format-date.ts'
import { dropSign, formatMoney, isNegativeAmount } from '../../lib/format-money.ts'

/** What to check in a statement, in a sentence or two. Warnings never block saving. */
export function describeWarning(warning: StatementWarning, currency: string): string {
  const format = (amount: string) => formatMoney(amount, currency)
  switch (warning.code) {
    case 'future-date':
      return 'This date is in the future.'
    case 'long-ago':
      return 'This date is more than 100 years ago. Check the year.'
    case 'same-day':
      return warning.counts
        ? `There are ${warning.count} statements for this day. This one is the newest, so it counts.`
        : `There are ${warning.count} statements for this day. A newer one counts instead of this one.`
    case 'balance-far-off':
      if (warning.ratio === 0 && !isNegativeAmount(warning.expected)) {
        return `The balance is zero, so ${format(warning.expected)} counts as a loss. If you took the money out, enter it as a withdrawal.`
      }
      return `The balance is far from ${format(warning.expected)}, the amount we’d expect from the statement for ${formatDay(warning.previous_date)} and your deposits and withdrawals. Check for a missing digit, deposit or withdrawal.`
    case 'deposits-differ':
    case 'withdrawals-differ': {
      const [what, direction] = warning.code === 'deposits-differ' ? ['Deposits', 'into'] : ['Withdrawals', 'out of']
      const comparison = isNegativeAmount(warning.difference) ? 'less' : 'more'
      return `${what} are ${format(dropSign(warning.difference))} ${comparison} than your transfers ${direction} this account since the last statement (${format(warning.transfers)}).`
    }
    case 'debt-is-positive':
      return 'This account is a debt, but its balance is positive. Amounts you owe are negative.'
  }
}
