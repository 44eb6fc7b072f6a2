import { monthRange } from '../core/period.ts'
import { addDays } from '../core/plain-date.ts'
import type { Random } from '../core/random.ts'
import type { DemoStatement, DemoTransaction, DemoWealthAccount, Story } from './demo-values.ts'
import { MORTGAGE_ACCOUNT } from './fixed-payments.ts'
import { BROKERAGE, CANADIAN_FUND, ROTH_IRA, SAVINGS } from './pay-and-savings.ts'

type Plan = DemoWealthAccount & {
  readonly opening: number
  /** The share the balance grows by in a month; markets share a mood, told as a normal number. */
  readonly growth: (mood: number, own: Random) => number
}

/** Seven accounts: three that follow the markets, savings, a home with its mortgage, and a car. */
const PLANS: readonly Plan[] = [
  {
    name: BROKERAGE,
    type: 'investment',
    currency: 'USD',
    opening: 6_184_230,
    growth: (mood, own) => 0.0072 + 0.033 * mood + 0.006 * own.normal(),
  },
  {
    name: ROTH_IRA,
    type: 'retirement',
    currency: 'USD',
    opening: 9_427_715,
    growth: (mood, own) => 0.0066 + 0.029 * mood + 0.005 * own.normal(),
  },
  { name: SAVINGS, type: 'cash', currency: 'USD', opening: 1_860_000, growth: () => 0.0034 },
  {
    name: CANADIAN_FUND,
    type: 'investment',
    currency: 'CAD',
    opening: 2_215_480,
    growth: (mood, own) => 0.006 + 0.026 * mood + 0.009 * own.normal(),
  },
  {
    name: 'Lakeshore Condo',
    type: 'real_estate',
    currency: 'USD',
    opening: 61_500_000,
    growth: (_, own) => 0.0026 + 0.003 * own.normal(),
  },
  { name: '2021 Subaru Outback', type: 'vehicle', currency: 'USD', opening: 2_690_000, growth: () => -0.0112 },
  // Interest makes the debt, a negative balance, grow; each payment is a deposit.
  { name: MORTGAGE_ACCOUNT, type: 'loan', currency: 'USD', opening: -41_280_000, growth: () => 0.0405 / 12 },
]

export const DEMO_WEALTH_ACCOUNTS: readonly DemoWealthAccount[] = PLANS.map(({ name, type, currency }) => ({
  name,
  type,
  currency,
}))

/**
 * A statement at the end of every whole month, after an opening one the day before the ledger begins. Deposits and
 * withdrawals are the rows of the ledger that name the account; the rest of each change is growth.
 */
export function wealthStatements(transactions: readonly DemoTransaction[], story: Story): DemoStatement[] {
  const wholeMonths = story.months.filter((month) => monthRange(month).to <= story.today)
  return PLANS.flatMap(({ name: account, opening, growth }) => {
    const own = transactions.filter((row) => row.wealthAccount === account)
    let balance = opening
    const statements: DemoStatement[] = [
      { account, day: addDays(story.range.from, -1), deposits: 0, withdrawals: 0, balance },
    ]
    for (const month of wholeMonths) {
      const moved = own.filter((row) => row.day.startsWith(month))
      const deposits = moved.reduce((sum, row) => sum - Math.min(row.minor, 0), 0)
      const withdrawals = moved.reduce((sum, row) => sum + Math.max(row.minor, 0), 0)
      const mood = story.randomFor(`market ${month}`).normal()
      const share = growth(mood, story.randomFor(`${account} ${month}`))
      balance = Math.round(balance * (1 + share)) + deposits - withdrawals
      statements.push({ account, day: monthRange(month).to, deposits, withdrawals, balance })
    }
    return statements
  })
}
