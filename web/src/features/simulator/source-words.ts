import type { Suggestion } from '@evenkeel/contract/simulator.ts'
import { PLAN_AGE, RETIREMENT_AGE } from '@evenkeel/engine/simulator/plan.ts'
import { formatDay, formatMonth } from '../../lib/format-date.ts'

/** Where a suggested value came from, as words that follow "from". */
export function describeSource({ source, from, to, months }: Suggestion): string {
  switch (source) {
    case 'accounts':
      return from ? `your account balances on ${formatDay(from)}` : 'your accounts'
    case 'last-12-months': {
      const last = to ? formatMonth(to.slice(0, 7)) : ''
      return months === 12 ? `the 12 months to ${last}` : `${months} of the 12 months to ${last}, scaled to a year`
    }
    case 'performance':
      return from && to
        ? `your investment performance, ${formatMonth(from.slice(0, 7))} to ${formatMonth(to.slice(0, 7))}`
        : 'your investment performance'
    case 'budget':
      return 'your budget for the next 12 months'
    case 'market-history':
      return `US prices, ${from?.slice(0, 4)}–${to?.slice(0, 4)}`
    case 'retirement-age':
      return `your age, working until ${RETIREMENT_AGE}`
    case 'plan-age':
      return `your age, planning until ${PLAN_AGE}`
    case 'default':
      return 'common assumptions'
  }
}
