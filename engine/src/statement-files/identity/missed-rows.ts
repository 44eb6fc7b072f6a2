import type { PlainDate } from '../../core/plain-date.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import type { ExistingRow } from './known-row.ts'
import { VanishedRows } from './vanished-rows.ts'

/** Existing rows on the file's days that aren't in the file. */
export class MissedRows {
  readonly vanished: VanishedRows
  count = 0
  readonly #firstDay: PlainDate
  readonly #lastDay: PlainDate
  /**
   * How many existing rows with a bank number are missing on the file's first and last day, by account and direction.
   */
  readonly #leftOut = new Map<string, number>()

  constructor(rows: readonly StatementRow[]) {
    let firstDay = rows[0]?.day ?? ('' as PlainDate)
    let lastDay = firstDay
    for (const { day } of rows) {
      if (day < firstDay) firstDay = day
      if (day > lastDay) lastDay = day
    }
    this.vanished = new VanishedRows(rows)
    this.#firstDay = firstDay
    this.#lastDay = lastDay
  }

  isWithinDays({ day }: { day: PlainDate }): boolean {
    return day >= this.#firstDay && day <= this.#lastDay
  }

  /**
   * Adds an existing row whose day and amount no row of the file has, and whose account may be the file's. `hasNumber`:
   * a row of the file has its bank number.
   */
  add(row: ExistingRow, source: number, hasNumber: boolean): void {
    if (!this.isWithinDays(row)) return
    this.count += 1
    if (row.isDeleted !== true) this.vanished.add(row)
    if (hasNumber || row.bankId === null || (row.day !== this.#firstDay && row.day !== this.#lastDay)) return
    const key = getEdgeKey(row.day, source, row.minor > 0)
    this.#leftOut.set(key, (this.#leftOut.get(key) ?? 0) + 1)
  }

  /**
   * Whether the file begins or ends on this day and lacks some existing rows for that day, account and direction. A
   * file with only money in doesn't count as lacking money out.
   */
  isCutOff(day: PlainDate, source: number, isIn: boolean): boolean {
    return (this.#leftOut.get(getEdgeKey(day, source, isIn)) ?? 0) > 0
  }
}

function getEdgeKey(day: PlainDate, source: number, isIn: boolean): string {
  return `${day} ${source} ${isIn}`
}
