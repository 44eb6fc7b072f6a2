import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from './open-transaction.ts'

/** A step should hold SQLite's only writer for about this long: others wait for one step at most, and then go first. */
const AIM_MS = 40
const FEWEST_ROWS = 10

/**
 * Writes many rows in transactions of a few rows each. How many depends on how long the last step took, so that nobody
 * waits long on a slow disk or a busy machine either.
 */
export class SmallSteps {
  #rows: number
  readonly #mostRows: number

  constructor({ first, most }: { first: number; most: number }) {
    this.#rows = first
    this.#mostRows = most
  }

  /** How many rows the next step should write. */
  get rows(): number {
    return this.#rows
  }

  async step<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>, rows: number) => Promise<T>): Promise<T> {
    let began = 0 // not before it is our turn
    const result = await inTransaction(db, (tx) => {
      began = performance.now()
      return work(tx, this.#rows)
    })
    this.#adapt(performance.now() - began)
    return result
  }

  #adapt(tookMs: number): void {
    if (tookMs > AIM_MS) this.#rows = Math.max(FEWEST_ROWS, Math.floor((this.#rows * AIM_MS) / tookMs))
    else if (tookMs < AIM_MS / 2) this.#rows = Math.min(this.#mostRows, Math.ceil(this.#rows * 1.5))
  }
}
