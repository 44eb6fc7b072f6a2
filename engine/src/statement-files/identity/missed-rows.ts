import type { PlainDate } from '../../core/plain-date.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import type { KnownRow } from './known-row.ts'
import { VanishedRows } from './vanished-rows.ts'

/** What is known of the days of a file and is not in it. */
export class MissedRows {
  readonly vanished: VanishedRows
  count = 0
  readonly #firstDay: PlainDate
  readonly #lastDay: PlainDate
  /** How many numbered rows of the first and last day, by account and direction. */
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

  isOfItsDays({ day }: { day: PlainDate }): boolean {
    return day >= this.#firstDay && day <= this.#lastDay
  }

  /** A row of an account that may be the file's, which has nothing of its day and size; `hasNumber`: but its number. */
  add(row: KnownRow, source: number, hasNumber: boolean): void {
    if (!this.isOfItsDays(row)) return
    this.count += 1
    if (row.deleted !== true) this.vanished.tell(row)
    if (hasNumber || row.bankId === null || (row.day !== this.#firstDay && row.day !== this.#lastDay)) return
    const key = edgeKey(row.day, source, row.minor > 0)
    this.#leftOut.set(key, (this.#leftOut.get(key) ?? 0) + 1)
  }

  /**
   * Whether the file ends or begins on this day and does not have all that is known of the day, its account and its
   * direction: a list of money in alone leaves out nothing but what it is not about.
   */
  isCutOff(day: PlainDate, source: number, isIn: boolean): boolean {
    return (this.#leftOut.get(edgeKey(day, source, isIn)) ?? 0) > 0
  }
}

function edgeKey(day: PlainDate, source: number, isIn: boolean): string {
  return `${day} ${source} ${isIn}`
}
