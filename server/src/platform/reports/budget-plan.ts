import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Repeat } from '@evenkeel/engine/core/recurrence.ts'
import type { BudgetItem } from '@evenkeel/engine/reports/budget-layout.ts'
import type { Db } from '../database/schema.ts'
import { UNCATEGORISED } from './ledger-entries.ts'

/** A budget item as the reports lay it out. */
export type PlannedItem = BudgetItem & {
  readonly id: string
  readonly categoryId: string | null
  readonly categoryName: string | null
}

/** Everything the user plans, in the order it was made. */
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
      'category.name as category',
    ])
    .where('budget_item.user_id', '=', userId)
    .orderBy('budget_item.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.simple_name,
    categoryId: row.category_id,
    categoryName: row.category,
    category: row.category ?? UNCATEGORISED,
    kind: row.kind as 'expense', // written by us, from the same list
    minor: Number(row.minor),
    currency: row.currency,
    first: row.day as PlainDate,
    repeat: repeatOf(row),
    until: row.until as PlainDate | null,
  }))
}

export function repeatOf(row: { repeat_every: number | null; repeat_unit: string | null }): Repeat | null {
  if (row.repeat_every === null || row.repeat_unit === null) return null
  return { every: row.repeat_every, unit: row.repeat_unit as Repeat['unit'] } // written by us, from the same list
}
