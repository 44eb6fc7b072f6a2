import { getPeriods } from '../core/period.ts'
import { addMonths, getMonthStart, type PlainDate } from '../core/plain-date.ts'
import {
  CARD,
  CHECKING,
  createRandomForLabel,
  type DemoHousehold,
  type DemoTransaction,
  type Story,
  WISE,
} from './demo-values.ts'
import { generateEverydaySpending } from './everyday-spending.ts'
import { generateFixedPayments } from './fixed-payments.ts'
import { makeHouseholdBudget } from './household-budget.ts'
import { generateCardPayments, generatePaydays, generateSavings } from './pay-and-savings.ts'
import { generateRecentPurchases } from './recent-purchases.ts'
import { generateTrips } from './trips.ts'
import { generateUnplannedCosts } from './unplanned.ts'
import { DEMO_WEALTH_ACCOUNTS, makeWealthStatements } from './wealth.ts'

const MONTHS_OF_HISTORY = 30

/**
 * A believable household: two people with two salaries, three accounts and about three thousand transactions over the
 * two and a half years up to today, a budget that mostly holds, and eleven wealth accounts with their statements. The
 * same day and seed give the same household. It's consistent: pay equals the budget, card payments equal the
 * charges, and all money is in an account, so income, spending and gains explain its wealth.
 */
export function generateDemoHousehold({ today, seed = 1 }: { today: PlainDate; seed?: number }): DemoHousehold {
  const range = { from: addMonths(getMonthStart(today), -MONTHS_OF_HISTORY), to: today }
  const story: Story = {
    today,
    range,
    months: getPeriods(range, 'monthly'),
    createRandomFor: (label) => createRandomForLabel(seed, label),
  }
  const isInRange = (row: DemoTransaction) => row.day >= range.from && row.day <= range.to
  const rows = [
    ...generatePaydays(story),
    ...generateSavings(story),
    ...generateFixedPayments(story),
    ...generateEverydaySpending(story),
    ...generateTrips(story),
    ...generateRecentPurchases(story),
    ...generateUnplannedCosts(story),
  ].filter(isInRange)
  const transactions = [...rows, ...generateCardPayments(rows, story)].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  )
  return {
    people: [
      { name: 'Maya Okafor', birthYear: Number(today.slice(0, 4)) - 38 },
      { name: 'Daniel Reyes', birthYear: Number(today.slice(0, 4)) - 40 },
    ],
    attributes: {
      birthYear: Number(today.slice(0, 4)) - 38,
      householdSize: 3,
      country: 'US',
      region: 'California',
      work: 'employed',
      housing: 'mortgage',
      // Before tax; the pay that arrives is after tax.
      annualIncomeMinor: 18_600_000,
      annualIncomeCurrency: 'USD',
      shareAnonymously: false,
    },
    instructions:
      'Anything with Zelle to Marisol is Services. Costco Gas is Fuel, other Costco is Groceries. Call ZACHARYS CHICAGO PIZZA "Zachary’s Pizza".',
    sources: [CHECKING, CARD, WISE],
    transactions: dropLoosePairs(transactions),
    budgetItems: makeHouseholdBudget(story),
    wealthAccounts: DEMO_WEALTH_ACCOUNTS,
    statements: makeWealthStatements(transactions, story),
  }
}

/** A transfer whose other side is outside the range (money still in transit) isn't a pair yet. */
function dropLoosePairs(rows: readonly DemoTransaction[]): DemoTransaction[] {
  const sides = new Map<string, number>()
  for (const { transferKey } of rows) if (transferKey) sides.set(transferKey, (sides.get(transferKey) ?? 0) + 1)
  return rows.map((row) => (row.transferKey && sides.get(row.transferKey) === 1 ? { ...row, transferKey: null } : row))
}
