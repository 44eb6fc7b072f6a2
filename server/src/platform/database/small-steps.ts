import type { Kysely, Transaction } from 'kysely'
import { runInTransaction } from './open-transaction.ts'

/** A step should hold SQLite's only writer for less than this: others wait for one step at most, and then go first. */
const TARGET_MS = 60

/**
 * Writes many rows in transactions of a few rows each. How many depends on how long the last step took, so nobody waits
 * long even on a slow disk or a busy machine. Sizes are halved and doubled, never chosen freely: each size needs
 * its own SQL statement, and preparing one takes longer than running it. Below half the first size, the fixed cost of a
 * step outweighs its rows, so smaller steps would only slow the action down.
 */
export class SmallSteps {
  #rows: number
  readonly #minRows: number
  readonly #maxRows: number

  constructor({ first, max }: { first: number; max: number }) {
    this.#rows = first
    this.#minRows = Math.ceil(first / 2)
    this.#maxRows = max
  }

  /** How many rows the next step should write. */
  get rows(): number {
    return this.#rows
  }

  async step<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>, rows: number) => Promise<T>): Promise<T> {
    let startedAt = 0 // set when our turn begins: waiting for it doesn't count
    const result = await runInTransaction(db, (tx) => {
      startedAt = performance.now()
      return work(tx, this.#rows)
    })
    this.#adapt(performance.now() - startedAt)
    return result
  }

  #adapt(tookMs: number): void {
    if (tookMs > TARGET_MS) this.#rows = Math.max(this.#minRows, Math.ceil(this.#rows / 2))
    else if (tookMs < TARGET_MS / 3) this.#rows = Math.min(this.#maxRows, this.#rows * 2)
  }
}
