import type { LogPages } from './sqlite-session.ts'
import { SqliteThread } from './sqlite-thread.ts'

type Turn = { thread: SqliteThread; release(): void }

/** 48 MB: the larger the log may grow, the fewer times a page that changes often is copied. */
const MAX_PAGES = 12_000
/**
 * 96 MB: while a log this long is copied, everyone waits. It must stay below `journal_size_limit`: truncating a longer
 * file delays the commit that restarts the log by a second or more.
 */
const MAX_LOG_PAGES = 24_000
/** 1 MB: not worth another round. */
const FEW_PAGES = 250
const MAX_ROUNDS = 8
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
  /** The length of the log after the last turn. */
  #pages = 0

  constructor(path: string, takeWriter: () => Promise<Turn>) {
    this.#path = path
    this.#takeWriter = takeWriter
  }

  /** Call this after each turn of the writer. */
  onTurnEnd({ all, copied }: LogPages): void {
    this.#pages = all
    if (this.#running || all - copied < MAX_PAGES) return
    const running = this.#copy()
      .catch(() => {}) // no harm done: the log grows, and the next turn tries again
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
    // Others keep adding to the log, but each round has less to copy than the one before. If everything is copied, the
    // next commit restarts the log.
    for (let round = 0, left = MAX_PAGES; left > FEW_PAGES && round < MAX_ROUNDS; round += 1) {
      const { rows } = await this.#thread.run(COPY, [])
      left = this.#pages - Number(rows[0]?.checkpointed)
    }
    if (this.#pages < MAX_LOG_PAGES) return // wait for a quieter moment
    // Nobody may add to the log for a moment.
    const writer = await this.#takeWriter()
    try {
      await writer.thread.run(COPY, [])
      writer.thread.log = { all: 0, copied: 0 } // until the next commit reports its length
    } finally {
      writer.release()
    }
  }
}
