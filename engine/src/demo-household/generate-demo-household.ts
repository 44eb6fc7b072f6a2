import { periodsBetween } from '../core/period.ts'
import { addMonths, getMonthStart, type PlainDate } from '../core/plain-date.ts'
import {
  CARD,
  CHECKING,
  type DemoHousehold,
  type DemoTransaction,
  randomForLabel,
  type Story,
  WISE,
} from './demo-values.ts'
import { everydaySpending } from './everyday-spending.ts'
import { fixedPayments } from './fixed-payments.ts'
import { householdBudget } from './household-budget.ts'
import { latelyNoticed } from './lately.ts'
import { cardPayments, paydays, savingsMoves } from './pay-and-savings.ts'
import { tripSpending } from './trips.ts'
import { unplannedCosts } from './unplanned.ts'
import { DEMO_WEALTH_ACCOUNTS, wealthStatements } from './wealth.ts'

const MONTHS_OF_HISTORY = 30

/**
 * A believable household: two people with two salaries, three accounts and about three thousand transactions over the
 * two and a half years up to today, a budget that mostly holds, and eleven wealth accounts with their statements. The
 * same day and seed give the same household. It's consistent: pay equals the budget, the card is paid what was charged,
 * and all money is in an account, so income, spending and gains explain its wealth.
 */
export function generateDemoHousehold({ today, seed = 1 }: { today: PlainDate; seed?: number }): DemoHousehold {
  const range = { from: addMonths(getMonthStart(today), -MONTHS_OF_HISTORY), to: today }
  const story: Story = {
    today,
    range,
    months: periodsBetween(range, 'monthly'),
    randomFor: (label) => randomForLabel(seed, label),
  }
  const isInRange = (row: DemoTransaction) => row.day >= range.from && row.day <= range.to
  const rows = [
    ...paydays(story),
    ...savingsMoves(story),
    ...fixedPayments(story),
    ...everydaySpending(story),
    ...tripSpending(story),
    ...latelyNoticed(story),
    ...unplannedCosts(story),
  ].filter(isInRange)
  const transactions = [...rows, ...cardPayments(rows, story)].sort((a, b) =>
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
      // Before tax; their pay arrives after it.
      annualIncomeMinor: 18_600_000,
      annualIncomeCurrency: 'USD',
      shareAnonymously: false,
    },
    instructions:
      'Anything with Zelle to Marisol is Services. Costco Gas is Fuel, other Costco is Groceries. Call ZACHARYS CHICAGO PIZZA "Zachary\'s Pizza".',
    sources: [CHECKING, CARD, WISE],
    transactions: withoutLoosePairs(transactions),
    budgetItems: householdBudget(story),
    wealthAccounts: DEMO_WEALTH_ACCOUNTS,
    statements: wealthStatements(transactions, story),
  }
}

/** A transfer whose other side is outside the range (money still in transit) isn't a pair yet. */
function withoutLoosePairs(rows: readonly DemoTransaction[]): DemoTransaction[] {
  const sides = new Map<string, number>()
  for (const { transferKey } of rows) if (transferKey) sides.set(transferKey, (sides.get(transferKey) ?? 0) + 1)
  return rows.map((row) => (row.transferKey && sides.get(row.transferKey) === 1 ? { ...row, transferKey: null } : row))
}
