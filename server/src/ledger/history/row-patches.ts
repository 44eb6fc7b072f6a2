import { ROWS_PER_STATEMENT, type Row } from '../../platform/database/insert-rows.ts'
import { SmallSteps } from '../../platform/database/small-steps.ts'
import { AppError } from '../../platform/errors.ts'
import { type TrackedTable, trackedTables } from './tracked-tables.ts'

/** More transactions than this are written in small steps, because one long transaction would keep others waiting. */
export const MANY_ROWS = 500
/** Such steps, each of as many transactions as the machine can write quickly. */
export const createTxnSteps = (): SmallSteps => new SmallSteps({ first: 125, max: 500 })

/** The columns of the patch that change something, or null if none does. */
export function findDifferences(table: TrackedTable, before: Row, patch: Row): Row | null {
  const rules = trackedTables[table].keepRules?.({ ...before, ...patch })
  const entries = Object.entries({ ...patch, ...rules }).filter(
    ([column, value]) => value !== undefined && value !== before[column],
  )
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** The same message whether a row doesn't exist or belongs to someone else. */
export function requireAllFound(rows: readonly object[], ids: readonly string[]): void {
  if (rows.length !== new Set(ids).size) throw new AppError('not-found', 'Entry not found.')
}

export function* splitIntoBatches(ids: readonly string[]): Generator<string[]> {
  const unique = [...new Set(ids)]
  for (let at = 0; at < unique.length; at += ROWS_PER_STATEMENT) yield unique.slice(at, at + ROWS_PER_STATEMENT)
}
