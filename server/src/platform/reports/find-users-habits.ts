import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Deps } from '../deps.ts'
import type { PlannedItem } from './budget-plan.ts'
import { findHabits } from './habits.ts'
import { type BucketOf, findBuckets, findLedgerSummary, type LedgerSummary } from './ledger-entries.ts'
import type { TotalsState } from './ledger-totals.ts'

type Owner = { id: string; preferredCurrency: string }
type Known = { bucketOf?: BucketOf; summary?: LedgerSummary }

/** The habits of a user, with what they are worked out from looked up where the caller does not have it. */
export async function findUsersHabits(
  deps: Deps,
  owner: Owner,
  today: PlainDate,
  state: TotalsState,
  plan: readonly PlannedItem[],
  known: Known = {},
) {
  const summary = known.summary ?? (await findLedgerSummary(deps.reports, owner.id))
  return findHabits(deps, {
    userId: owner.id,
    currency: owner.preferredCurrency,
    today,
    state,
    rowCount: summary.rows,
    revision: await findRevision(deps, owner.id),
    plan,
    bucketOf: known.bucketOf ?? (await findBuckets(deps.reports, owner.id)),
  })
}

/** Counts the user's actions: as long as it stays, nothing of theirs has changed. */
async function findRevision({ db }: Deps, userId: string): Promise<number> {
  const row = await db.selectFrom('history_head').select('revision').where('user_id', '=', userId).executeTakeFirst()
  return row?.revision ?? 0
}
