import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { DateRange } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { getTotal } from '@evenkeel/engine/reports/ledger-entry.ts'
import { getUsedRates } from '../../ledger/exchange-rates/used-rates.ts'
import { findUsersPlan } from '../../ledger/reports/budget-plan.ts'
import { findUpcomingPayments, markPaid } from '../../ledger/reports/coming-payments.ts'
import { findUsersHabits } from '../../ledger/reports/find-users-habits.ts'
import { withTotals } from '../../ledger/reports/ledger-totals.ts'
import type { Deps } from '../../platform/deps.ts'

type Owner = { id: string; preferredCurrency: string }

/** Planned and expected payments by day. The totals cover everything planned, including spread items. */
export function buildCalendar(deps: Deps, owner: Owner, range: DateRange, today: PlainDate) {
  const currency = owner.preferredCurrency
  return withTotals(deps, owner.id, currency, async (reports, state) => {
    const rates = state.rates.table
    const usersPlan = await findUsersPlan(deps, owner.id, currency, state.rates)
    const plan = usersPlan.items
    const { habits } = await findUsersHabits(deps, owner, today, state, usersPlan)
    const payments = findUpcomingPayments({
      plan: usersPlan,
      unplanned: habits?.unplanned ?? [],
      range,
      today,
      currency,
      rates,
    })
    const { byDay } = usersPlan.layOut(range)
    const formatTotal = (kind: CategoryKind) => formatMinor(getTotal(byDay, kind, range), currency)
    return {
      currency,
      ...range,
      results: await markPaid(reports, owner.id, payments, plan, today),
      totals: { expense: formatTotal('expense'), income: formatTotal('income'), saving: formatTotal('transfer') },
      rates: getUsedRates(
        payments.map((payment) => payment.currency),
        currency,
        today,
        rates,
      ),
    }
  })
}
