import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterAll } from 'vitest'
import { createApp } from '../app.ts'
import { createJobHandlers, JOB_CONCURRENCY } from '../jobs.ts'
import { readConfig } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { createJobRunner } from '../platform/job-runner.ts'
import { enqueue } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { createSecondReader } from '../platform/second-reader/second-reader.ts'
import { createTextReader } from '../platform/text-reader/text-reader.ts'
import { setHashCost } from '../users/passwords.ts'
import { TestClient } from './test-client.ts'
import { createTestDatabase } from './test-database.ts'

export const PASSWORD = 'a boat with an even keel'

// With the real hashing cost, each sign-up takes 23 ms of processor time. That cost is tested on the real program
// (main.test.ts).
setHashCost({ memoryCost: 64, timeCost: 1, parallelism: 1 })

// All apps of a worker share these two threads, which end when idle. Starting them takes a second of processor time.
const secondReader = createSecondReader(createLog('error'))
const textReader = createTextReader()

/** A clock that only moves when told to. */
function createTestClock(start = '2026-11-15T10:00:00.000Z') {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms
    },
  }
}

type Options = {
  env?: Record<string, string>
  logLines?: string[]
  /** Called and awaited after every statement through `deps.db`, with the number of rows it wrote. */
  afterStatement?: (written: number) => Promise<void>
}

/** The real app with its own database, on the engine under test. */
export async function createTestApp({ env = {}, logLines, afterStatement }: Options = {}) {
  const database = await createTestDatabase()
  if (afterStatement) database.db = database.db.withPlugin(callAfterEach(afterStatement))
  const clock = createTestClock()
  const config = readConfig({
    DATA_DIR: database.dataDir,
    LOG_LEVEL: logLines ? 'trace' : 'error',
    DEMO_PER_HOUR: '1000',
    ...env,
  })
  const log = createLog(config.logLevel, logLines ? { write: (line: string) => void logLines.push(line) } : undefined)
  let wake = () => {}
  let cancelJob = async (_id: string) => false
  const deps: Deps = {
    config,
    db: database.db,
    reports: database.reports,
    engine: database.engine,
    clock,
    log,
    sessionSecret: 'a secret for tests that is long enough',
    validatesResponses: true,
    wakeJobs: () => wake(),
    // Copies, so that a test's spy only affects its own app.
    secondReader: { ...secondReader },
    textReader: { ...textReader },
  }
  const app = await createApp({ ...deps, checkAlive: async () => {}, cancelJob: (id) => cancelJob(id), web: null })
  await app.ready()
  const jobs = createJobRunner({
    db: deps.db,
    clock,
    log,
    handlers: createJobHandlers(deps, createMailer(config, log)),
    ...JOB_CONCURRENCY,
    isOnlyProcess: true,
  })
  wake = () => jobs.wake()
  cancelJob = (id) => jobs.cancel(id)
  await jobs.start()
  afterAll(async () => {
    await jobs.stop(1_000)
    await app.close()
    await database.close()
  })

  let users = 0
  const createClient = (address: string) => new TestClient(app, config.publicUrl, address)
  return {
    app,
    deps,
    clock,
    jobs,
    db: database.db,
    /** A visitor who isn't logged in, with their own IP address. */
    createVisitor: () => {
      users += 1
      return createClient(`10.${(users >> 16) & 255}.${(users >> 8) & 255}.${users & 255}`)
    },
    createClient,
    async signUp(name?: string) {
      const client = this.createVisitor()
      const username = name ?? `person ${users}`
      const email = `${username.replaceAll(' ', '.')}@home.test`
      const response = await client.post('/accounts/signup/', { username, email, password: PASSWORD })
      if (response.statusCode !== 201) throw new Error(`sign-up: ${response.body}`)
      return Object.assign(client, { username, email })
    },
    /** Signed up and subscribed. */
    async createUser(name?: string) {
      const client = await this.signUp(name)
      const response = await client.post('/api/subscription/activate/', { plan: 'monthly' })
      if (response.statusCode !== 200) throw new Error(`activate: ${response.body}`)
      return client
    },
    /** Emails sent so far, oldest first; waits for the queue. */
    async readOutbox(): Promise<string[]> {
      await jobs.waitUntilIdle()
      const folder = join(database.dataDir, 'outbox')
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names
          .filter((n) => n.endsWith('.eml'))
          .sort()
          .map((name) => readFile(join(folder, name), 'utf8')),
      )
    },
    /** Queues a job of this kind and waits until the queue is empty. */
    async runJob(kind: string, payload: unknown = null) {
      await enqueue(database.db, { kind, payload, now: clock.now().toISOString() })
      await jobs.waitUntilIdle()
    },
    /** Every row of every table, to check that nothing changed; without throttles and times last seen. */
    async dumpTables(except: readonly string[] = []): Promise<string> {
      const tables = await database.db.introspection.getTables()
      const rows: Record<string, unknown[]> = {}
      for (const { name } of tables.sort((a, b) => a.name.localeCompare(b.name))) {
        if (except.includes(name) || name === 'throttle') continue
        const found = await database.db
          .selectFrom(name as 'app_user')
          .selectAll()
          .execute()
        rows[name] = found.map((row) => JSON.stringify({ ...row, last_seen_at: undefined })).sort()
      }
      return JSON.stringify(rows, null, 1)
    },
  }
}

function callAfterEach(call: (written: number) => Promise<void>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await call(result.rows.length > 0 ? 0 : Number(result.numAffectedRows ?? 0))
      return result
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
