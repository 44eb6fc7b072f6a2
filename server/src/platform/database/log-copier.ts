import { SqliteThread } from './sqlite-thread.ts'

/** Pages of SQLite's write-ahead log: all of them, and how many are already in the database file. */
export type LogPages = { all: number; copied: number }

type Turn = { thread: SqliteThread; giveBack(): void }

/** 48 MB: the larger the log may grow, the fewer times a page that changes often is copied. */
const MOST_PAGES = 12_000
const COPY = 'pragma wal_checkpoint(passive)'

/**
 * Copies the write-ahead log into the database file while others write. SQLite would do this inside a commit, and
 * everyone would wait for the disk.
 */
export class LogCopier {
  readonly #path: string
  readonly #takeWriter: () => Promise<Turn>
  #thread: SqliteThread | null = null
  #running: Promise<void> | null = null

  constructor(path: string, takeWriter: () => Promise<Turn>) {
    this.#path = path
    this.#takeWriter = takeWriter
  }

  /** Call this after each turn of the writer. */
  afterTurn({ all, copied }: LogPages): void {
    if (this.#running || all - copied < MOST_PAGES) return
    const running = this.#copy()
      .catch(() => {}) // the log only grows; the next turn tries again
      .finally(() => {
        this.#running = null
      })
    this.#running = running
  }

  async close(): Promise<void> {
    await this.#running
    await this.#thread?.close()
  }

  async #copy(): Promise<void> {
    if (!this.#thread || this.#thread.isDead) this.#thread = new SqliteThread({ path: this.#path, readOnly: false })
    const { rows } = await this.#thread.run(COPY, [])
    if (Number(rows[0]?.log) < MOST_PAGES) return
    // The log starts again once all of it is copied, so nobody may add to it for a moment.
    const writer = await this.#takeWriter()
    try {
      await writer.thread.run(COPY, [])
      writer.thread.log = { all: 0, copied: 0 } // until the next commit says more
    } finally {
      writer.giveBack()
    }
  }
}
