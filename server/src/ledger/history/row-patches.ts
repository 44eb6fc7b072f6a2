import { ROWS_PER_STATEMENT, type Row } from '../../platform/database/insert-rows.ts'
import { SmallSteps } from '../../platform/database/small-steps.ts'
import { AppError } from '../../platform/errors.ts'
import { type TrackedTable, trackedTables } from './tracked-tables.ts'

/** More transactions than this are written in small steps, because one long transaction would keep others waiting. */
export const MANY_ROWS = 500
/** Steps of as many transactions as the machine can write quickly. */
export const createTxnSteps = (): SmallSteps => new SmallSteps({ first: 125, max: 500 })

/** What a patch changes in a row, including what the table's rules then require; null if nothing. */
export function findDifferences(table: TrackedTable, before: Row, patch: Row): Row | null {
  const rules = trackedTables[table].keepRules?.({ ...before, ...patch })
  const entries = Object.entries({ ...patch, ...rules }).filter(
    ([column, value]) => value !== undefined && value !== before[column],
  )
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** Throws unless there's a row for each id. The message is the same for rows that belong to someone else. */
export function requireAllFound(rows: readonly object[], ids: readonly string[]): void {
  if (rows.length !== new Set(ids).size) throw new AppError('not-found', 'Entry not found.')
}

export function* splitIntoBatches(ids: readonly string[]): Generator<string[]> {
  const unique = [...new Set(ids)]
  for (let at = 0; at < unique.length; at += ROWS_PER_STATEMENT) yield unique.slice(at, at + ROWS_PER_STATEMENT)
}
