import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UsersPlan } from './budget-plan.ts'
import { findHabits } from './habits.ts'
import { type Buckets, findBuckets, findLedgerSummary, type LedgerSummary } from './ledger-entries.ts'
import type { TotalsState } from './ledger-totals.ts'

type Owner = { id: string; preferredCurrency: string }
type Known = { buckets?: Buckets; summary?: LedgerSummary }

/** A user's habits; looks up any inputs the caller doesn't have. */
export async function findUsersHabits(
  deps: Deps,
  owner: Owner,
  today: PlainDate,
  state: TotalsState,
  plan: UsersPlan,
  known: Known = {},
) {
  const summary = known.summary ?? (await findLedgerSummary(deps.reports, owner.id))
  return findHabits(deps, {
    userId: owner.id,
    currency: owner.preferredCurrency,
    today,
    state,
    rowCount: summary.rows,
    plan,
    buckets: known.buckets ?? (await findBuckets(deps.db, owner.id)),
  })
}
