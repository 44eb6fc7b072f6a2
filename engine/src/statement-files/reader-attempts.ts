import type { ReaderCrash } from './reading/statement-reading.ts'

/**
 * Runs the readers that might fit a file. One that throws has a bug: the crash is kept for the log and the tests, and
 * the next reader gets its turn.
 */
export class ReaderAttempts {
  readonly crashes: ReaderCrash[] = []

  /** The reader's result; null if it threw. */
  run<T>(reader: string, read: () => T): T | null {
    try {
      return read()
    } catch (thrown) {
      this.crashes.push({ reader, error: thrown instanceof Error ? thrown : new Error(String(thrown)) })
      return null
    }
  }
}
