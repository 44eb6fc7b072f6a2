import { getMonthRange } from '../core/period.ts'
import { addDays } from '../core/plain-date.ts'
import type { Random } from '../core/random.ts'
import {
  CARD,
  CHECKING,
  type DemoStatement,
  type DemoTransaction,
  type DemoWealthAccount,
  type Story,
  WISE,
} from './demo-values.ts'
import { getMortgageOwed, MORTGAGE_ACCOUNT } from './mortgage.ts'
import { BROKERAGE, CANADIAN_FUND, ROTH_IRA, SAVINGS } from './pay-and-savings.ts'

type Plan = DemoWealthAccount & {
  readonly getOpening: (story: Story) => number
  /** The monthly growth of the balance. `market` is one random number for each month, so investments move together. */
  readonly getGrowth?: (market: number, own: Random) => number
  /** Whether the household entered a statement for the month at this index. */
  readonly isStated?: (at: number, months: readonly string[]) => boolean
}

/**
 * All that the household owns and owes: the accounts with files, its investments and savings, and its home, car and
 * mortgage. One Roth IRA statement was forgotten, and the car hasn't been valued for a long time.
 */
const PLANS: readonly Plan[] = [
  { name: CHECKING, type: 'cash', currency: 'USD', source: CHECKING, getOpening: () => 318_452 },
  {
    name: SAVINGS,
    type: 'cash',
    currency: 'USD',
    source: null,
    getOpening: () => 1_860_000,
    getGrowth: () => 0.0034,
  },
  {
    name: BROKERAGE,
    type: 'investment',
    currency: 'USD',
    source: null,
    getOpening: () => 6_184_230,
    getGrowth: (market, own) => 0.0072 + 0.033 * market + 0.006 * own.normal(),
  },
  {
    name: ROTH_IRA,
    type: 'retirement',
    currency: 'USD',
    source: null,
    getOpening: () => 9_427_715,
    getGrowth: (market, own) => 0.0066 + 0.029 * market + 0.005 * own.normal(),
    isStated: (at, months) => at !== chooseForgottenMonth(months),
  },
  {
    name: CANADIAN_FUND,
    type: 'investment',
    currency: 'CAD',
    source: null,
    getOpening: () => 2_215_480,
    getGrowth: (market, own) => 0.006 + 0.026 * market + 0.009 * own.normal(),
  },
  { name: 'Wise Canadian Dollars', type: 'cash', currency: 'CAD', source: WISE, getOpening: () => 141_260 },
  {
    name: 'Wise Euros',
    type: 'cash',
    currency: 'EUR',
    source: WISE,
    // If the ledger begins in July, the money for that summer's trip was exchanged before it, in June.
    getOpening: ({ range }) => (range.from.slice(5, 7) === '07' ? 281_835 : 61_835),
  },
  {
    name: 'Lakeshore Condo',
    type: 'real_estate',
    currency: 'USD',
    source: null,
    getOpening: () => 61_500_000,
    getGrowth: (_, own) => 0.0026 + 0.003 * own.normal(),
    isStated: (at, months) => (months.length - 1 - at) % 3 === 0,
  },
  {
    name: '2021 Subaru Outback',
    type: 'vehicle',
    currency: 'USD',
    source: null,
    getOpening: () => 2_690_000,
    getGrowth: () => -0.0112,
    isStated: (at) => at === 11,
  },
  { name: CARD, type: 'credit_card', currency: 'USD', source: CARD, getOpening: () => 0 },
  // Interest is paid when due, so only repayments change the debt.
  {
    name: MORTGAGE_ACCOUNT,
    type: 'loan',
    currency: 'USD',
    source: null,
    getOpening: ({ range }) => -getMortgageOwed(addDays(range.from, -1)),
  },
]

/** The index of the fourth-to-last whole month, or of November if that's a December: years are compared at year end. */
function chooseForgottenMonth(months: readonly string[]): number {
  const at = months.length - 4
  return months[at]?.endsWith('-12') ? at - 1 : at
}

export const DEMO_WEALTH_ACCOUNTS: readonly DemoWealthAccount[] = PLANS.map(({ name, type, currency, source }) => ({
  name,
  type,
  currency,
  source,
}))

/**
 * Month-end statements, after an opening statement on the day before the ledger begins. Deposits and withdrawals are
 * transactions in the ledger, to the cent: those of the account's own source, or those that name the account. The rest
 * is growth.
 */
export function makeWealthStatements(transactions: readonly DemoTransaction[], story: Story): DemoStatement[] {
  const wholeMonths = story.months.filter((month) => getMonthRange(month).to <= story.today)
  const markets = wholeMonths.map((month) => story.createRandomFor(`market ${month}`).normal())
  return PLANS.flatMap(({ name: account, currency, source, getOpening, getGrowth, isStated }) => {
    const moved = Map.groupBy(getMoves(transactions, account, source, currency), ({ day }) => day.slice(0, 7))
    let balance = getOpening(story)
    let [deposits, withdrawals] = [0, 0]
    const statements: DemoStatement[] = [
      { account, day: addDays(story.range.from, -1), deposits, withdrawals, balance },
    ]
    wholeMonths.forEach((month, i) => {
      const grown = getGrowth
        ? Math.round(balance * getGrowth(markets[i]!, story.createRandomFor(`${account} ${month}`)))
        : 0
      balance += grown
      for (const { minor } of moved.get(month) ?? []) {
        balance += minor
        deposits += Math.max(minor, 0)
        withdrawals += Math.max(-minor, 0)
      }
      if (isStated && !isStated(i, wholeMonths)) return
      statements.push({ account, day: getMonthRange(month).to, deposits, withdrawals, balance })
      deposits = 0
      withdrawals = 0
    })
    return statements
  })
}

/** Deposits and withdrawals, from the account's point of view. */
function getMoves(rows: readonly DemoTransaction[], account: string, source: string | null, currency: string) {
  if (source !== null) return rows.filter((row) => row.source === source && row.currency === currency)
  return rows.flatMap((row) => (row.wealthAccount === account ? [{ day: row.day, minor: -row.minor }] : []))
}
