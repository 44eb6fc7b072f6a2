import { readAmount } from '../values/amounts.ts'
import { cleanCell, readDayCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { type ColumnRole, DAY_ROLES, MONEY_ROLES } from './heading-role.ts'

const NOT_TEXT = new Set<ColumnRole | null>([...DAY_ROLES, ...MONEY_ROLES, 'currency', 'direction', 'time'])
const MAX_EXTRA = 4

/**
 * Moves a record's cells back under their headings after a text with an unquoted delimiter ("Bright Design, LLC")
 * shifted them. Records that have no extra cells, or don't fit better this way, stay unchanged.
 */
export function realignCells(record: CellRecord, roles: readonly (ColumnRole | null)[]): CellRecord {
  const { cells } = record
  let filled = cells.length
  while (filled > 0 && cells[filled - 1]?.trim() === '') filled--
  const extra = filled - roles.length
  if (extra < 1 || extra > MAX_EXTRA) return record
  const measureFit = (from: number, by: number): number => {
    let fit = 0
    for (let column = 0; column < roles.length; column++) {
      const role = roles[column]
      if (!role) continue
      const cell = cleanCell(cells[column > from ? column + by : column])
      fit += getFit(cell, role)
    }
    return fit
  }
  let best = { at: -1, fit: measureFit(roles.length, 0) }
  for (let at = 0; at < roles.length; at++) {
    const role = roles[at]
    if (role && NOT_TEXT.has(role)) continue
    const fit = measureFit(at, extra)
    if (fit > best.fit) best = { at, fit }
  }
  if (best.at < 0) return record
  const whole = cells.slice(best.at, best.at + extra + 1).join(',')
  return { line: record.line, cells: [...cells.slice(0, best.at), whole, ...cells.slice(best.at + extra + 1)] }
}

function getFit(cell: string, role: ColumnRole): number {
  if (DAY_ROLES.has(role)) return readDayCell(cell) ? 2 : 0
  if (!MONEY_ROLES.has(role)) return 0
  if (cell === '') return 0.5
  return readAmount(cell) ? 1 : 0
}
