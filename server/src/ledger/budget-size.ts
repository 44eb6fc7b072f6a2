import type { Db } from '../platform/database/schema.ts'
import { RecordLimitError } from './record-limits.ts'

/** 27 daily items or about eight hundred monthly ones: more than a household needs, and still fast. */
const MAX_DATES_PER_YEAR = 10_000
const TIMES_PER_YEAR: Record<string, number> = { day: 366, week: 53, month: 12, year: 1 }

/**
 * Refuses a budget with so many dates that it would keep everyone else waiting. Call it after adding items, making them
 * more frequent or restoring them, in the same transaction.
 */
export async function requireRoomInBudget(tx: Db, userId: string): Promise<void> {
  const groups = await tx
    .selectFrom('budget_item')
    .select(['repeat_every', 'repeat_unit', (eb) => eb.fn.countAll<number>().as('n')])
    .where('user_id', '=', userId)
    .groupBy(['repeat_every', 'repeat_unit'])
    .execute()
  const dates = groups.reduce((sum, { n, ...group }) => sum + Number(n) * countDatesPerYear(group), 0)
  if (dates <= MAX_DATES_PER_YEAR) return
  throw new RecordLimitError({ most: MAX_DATES_PER_YEAR, noun: 'dates a year in your budget' })
}

/** How many dates a year an item can have. Without a repeat, it counts as one. */
function countDatesPerYear({
  repeat_every,
  repeat_unit,
}: {
  repeat_every: number | null
  repeat_unit: string | null
}): number {
  if (repeat_every === null || repeat_unit === null) return 1
  return Math.max(1, Math.ceil((TIMES_PER_YEAR[repeat_unit] ?? 1) / repeat_every))
}
