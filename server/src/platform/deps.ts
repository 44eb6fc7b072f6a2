import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database/schema.ts'
import type { Log } from './log.ts'
import type { SecondReader } from './second-reader/second-reader.ts'
import type { TextReader } from './text-reader/text-reader.ts'

/** The dependencies of routes and jobs. No global state: tests build their own. */
export type Deps = {
  readonly config: Config
  /** Short reads and every write. On SQLite, reads run in this thread and block it. */
  readonly db: Db
  /** The same tables, without blocking this thread: lists, reports, anything over a few milliseconds. */
  readonly reports: Db
  readonly engine: 'sqlite' | 'postgres'
  readonly clock: Clock
  readonly log: Log
  readonly sessionSecret: string
  /** A neural network that reads budget sentences, instructions and pasted texts, in its own thread. */
  readonly secondReader: SecondReader
  /** Reads instructions, budget sentences and pasted texts with our rules, long ones in its own thread. */
  readonly textReader: TextReader
  /** Also validates responses against the contract; on in tests and development. */
  readonly validatesResponses: boolean
  /** Called after a commit that queued a job, so that the job starts immediately. */
  readonly wakeJobs: () => void
}
