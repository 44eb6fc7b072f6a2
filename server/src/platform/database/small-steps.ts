import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from './open-transaction.ts'

/** A step should hold SQLite's only writer for less than this: others wait for one step at most, and then go first. */
const AIM_MS = 60

/**
 * Writes many rows in transactions of a few rows each. Their number depends on how long the last step took, so nobody
 * waits long even on a slow disk or a busy machine. Sizes are halved and doubled, never chosen freely: each size is a
 * separate statement, and preparing one takes longer than running it. Below half the first size, the fixed cost of a
 * step outweighs its rows, so smaller steps would only slow the action down.
 */
export class SmallSteps {
  #rows: number
  readonly #fewestRows: number
  readonly #mostRows: number

  constructor({ first, most }: { first: number; most: number }) {
    this.#rows = first
    this.#fewestRows = Math.ceil(first / 2)
    this.#mostRows = most
  }

  /** How many rows the next step should write. */
  get rows(): number {
    return this.#rows
  }

  async step<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>, rows: number) => Promise<T>): Promise<T> {
    let began = 0 // Not before it's our turn.
    const result = await inTransaction(db, (tx) => {
      began = performance.now()
      return work(tx, this.#rows)
    })
    this.#adapt(performance.now() - began)
    return result
  }

  #adapt(tookMs: number): void {
    if (tookMs > AIM_MS) this.#rows = Math.max(this.#fewestRows, Math.ceil(this.#rows / 2))
    else if (tookMs < AIM_MS / 3) this.#rows = Math.min(this.#mostRows, this.#rows * 2)
  }
}
