import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import type { DateRange } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Repeat } from '@evenkeel/engine/core/recurrence.ts'
import {
  type BudgetItem,
  type BudgetOccurrence,
  getEntriesByDay,
  layOutBudget,
} from '@evenkeel/engine/reports/budget-layout.ts'
import type { LedgerEntry } from '@evenkeel/engine/reports/ledger-entry.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUserMemo } from '../../users/user-memo.ts'
import type { CurrentRates } from '../exchange-rates/current-rates.ts'
import { findRevision } from '../history/history.ts'

/** A budget item, as reports use it. */
export type PlannedItem = BudgetItem & {
  readonly id: string
  readonly isSaving: boolean
  readonly spread: boolean
  readonly categoryId: string | null
  readonly categoryName: string | null
}

/** All budget items, in the order they were created. */
export async function findPlan(db: Db, userId: string): Promise<PlannedItem[]> {
  const rows = await db
    .selectFrom('budget_item')
    .leftJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'budget_item.user_id').onRef('category.id', '=', 'budget_item.category_id'),
    )
    .select([
      'budget_item.id',
      'budget_item.kind',
      'budget_item.day',
      'budget_item.simple_name',
      'budget_item.category_id',
      'budget_item.currency',
      'budget_item.minor',
      'budget_item.repeat_every',
      'budget_item.repeat_unit',
      'budget_item.until',
      'budget_item.spread',
      'category.name as category',
      'category.kind as category_kind',
    ])
    .where('budget_item.user_id', '=', userId)
    .orderBy('budget_item.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.simple_name,
    categoryId: row.category_id,
    categoryName: row.category,
    category: row.category ?? UNCATEGORIZED,
    kind: row.kind as 'expense', // We only store values from this list.
    isSaving: row.category_kind === 'transfer',
    minor: Number(row.minor),
    currency: row.currency,
    first: row.day as PlainDate,
    repeat: toRepeat(row),
    until: row.until as PlainDate | null,
    spread: row.spread === 1,
  }))
}

export function toRepeat(row: { repeat_every: number | null; repeat_unit: string | null }): Repeat | null {
  if (row.repeat_every === null || row.repeat_unit === null) return null
  return { every: row.repeat_every, unit: row.repeat_unit as Repeat['unit'] } // We only store values from this list.
}

export type LaidOut = {
  /** Each date of an item, with its whole amount. */
  occurrences: BudgetOccurrence<PlannedItem>[]
  /** Items in a currency without a rate, which no total includes. */
  unconverted: PlannedItem[]
  /** Totals by day and kind, all categories together. */
  byDay: LedgerEntry[]
  /** Totals of the range by kind and category, as entries on its first day. */
  byCategory: LedgerEntry[]
}
export type UsersPlan = {
  /** The number of the user's last action: while it stays the same, so do the items. */
  revision: number
  items: PlannedItem[]
  /** What is planned in the range. */
  layOut: (range: DateRange) => LaidOut
}

const planCache = createUserMemo<UsersPlan>()
const MAX_RANGES = 8

/** The user's plan in a currency, cached until the user changes something or there are new rates. */
export async function findUsersPlan(
  { db, reports }: Pick<Deps, 'db' | 'reports'>,
  userId: string,
  currency: string,
  rates: CurrentRates,
): Promise<UsersPlan> {
  const revision = await findRevision(db, userId)
  const key = [revision, currency, rates.shipped, rates.stamp].join(' ')
  const cached = planCache.get(db, userId, key)
  if (cached) return cached
  const items = await findPlan(reports, userId)
  const ranges = new Map<string, LaidOut>()
  const layOut = (range: DateRange) => {
    const name = `${range.from} ${range.to}`
    const laidOut = ranges.get(name) ?? addUp(layOutBudget(items, range, currency, rates.table), range)
    if (ranges.size >= MAX_RANGES) ranges.clear()
    ranges.set(name, laidOut)
    return laidOut
  }
  // Something may have changed while the items were read: then they don't belong to one revision and aren't cached.
  const plan = { revision, items, layOut }
  if ((await findRevision(db, userId)) === revision) planCache.set(db, userId, key, plan)
  return plan
}

function addUp(laidOut: Pick<LaidOut, 'occurrences' | 'unconverted'>, range: DateRange): LaidOut {
  const [byDay, byCategory] = [new Map<string, LedgerEntry>(), new Map<string, LedgerEntry>()]
  const add = (to: Map<string, LedgerEntry>, entry: LedgerEntry) => {
    const key = `${entry.day} ${entry.kind} ${entry.category}`
    to.set(key, { ...entry, minor: (to.get(key)?.minor ?? 0) + entry.minor })
  }
  for (const { day, kind, category, minor } of getEntriesByDay(laidOut.occurrences, range)) {
    add(byDay, { day, kind, category: '', minor })
    add(byCategory, { day: range.from, kind, category, minor })
  }
  return { ...laidOut, byDay: [...byDay.values()], byCategory: [...byCategory.values()] }
}
