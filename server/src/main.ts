import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { createJobHandlers, JOB_CONCURRENCY, scheduleJobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import {
  DatabaseDamagedError,
  DatabaseDownError,
  DataDirError,
  NewerSchemaError,
} from './platform/database/database-errors.ts'
import { openDatabase } from './platform/database/open-database.ts'
import type { Deps } from './platform/deps.ts'
import { loadWebPages } from './platform/http/web-pages.ts'
import { createJobRunner } from './platform/job-runner.ts'
import { createLog } from './platform/log.ts'
import { createMailer } from './platform/mail.ts'
import { createSecondReader } from './platform/second-reader/second-reader.ts'
import { loadSessionSecret } from './platform/secrets.ts'
import { createTextReader } from './platform/text-reader/text-reader.ts'

const DRAIN_MS = 10_000
/** The longest anyone should wait for someone else's write. */
const LONG_TURN_MS = 250
const LOGGED_TURN_MS = 50
const webDist = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist')

try {
  await main(readConfig(process.env))
} catch (error) {
  // Expected errors are shown as a message; any other shows its stack trace.
  const isExpected = [ConfigError, DataDirError, DatabaseDownError, DatabaseDamagedError, NewerSchemaError].some(
    (kind) => error instanceof kind,
  )
  const isPortInUse = (error as { code?: unknown }).code === 'EADDRINUSE'
  if (isPortInUse)
    console.error(
      `Port ${process.env.PORT ?? 3000} is already in use. Stop the other program, or set PORT to a different number.`,
    )
  else console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
}

async function main(config: Config): Promise<void> {
  // Everything written from here on (database, emails, attachments) is readable by the owner only.
  process.umask(0o077)
  const log = createLog(config.logLevel)
  const database = await openDatabase(
    { dataDir: config.dataDir, databaseUrl: config.databaseUrl },
    {
      onWriterTurn: (turn) => {
        if (turn.heldMs < LOGGED_TURN_MS) return
        log[turn.heldMs < LONG_TURN_MS ? 'debug' : 'warn']({ event: 'writer-held', ...turn }, 'a long write')
      },
    },
  )
  let wake = () => {}
  let cancelJob = async (_id: string) => false
  const deps: Deps = {
    config,
    db: database.db,
    reports: database.reports,
    engine: database.engine,
    clock: systemClock,
    log,
    sessionSecret: loadSessionSecret(config.sessionSecret, config.dataDir),
    validatesResponses: process.env.NODE_ENV === 'development',
    wakeJobs: () => wake(),
    secondReader: createSecondReader(log),
    textReader: createTextReader(),
  }
  const web = loadWebPages(webDist, config)
  const app = await createApp({ ...deps, checkAlive: database.checkAlive, cancelJob: (id) => cancelJob(id), web })
  const jobs = createJobRunner({
    db: deps.db,
    clock: systemClock,
    log,
    handlers: createJobHandlers({ ...deps, ...database.forJobs }, createMailer(config, log)),
    ...JOB_CONCURRENCY,
    isOnlyProcess: database.engine === 'sqlite',
  })
  wake = () => jobs.wake()
  cancelJob = (id) => jobs.cancel(id)
  await scheduleJobs(deps)
  await jobs.start()
  await app.listen({ port: config.port, host: config.host })
  log.info({ engine: database.engine }, 'ready')
  console.log(
    `\nEvenkeel is running at ${config.publicUrl}  (data in ${config.databaseUrl ? 'PostgreSQL' : config.dataDir})\n`,
  )

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    // Exit even if something hangs: unfinished work resumes at the next start.
    setTimeout(() => process.exit(1), DRAIN_MS + 4_000).unref()
    log.info({ signal }, 'stopping')
    // Clients keep busy connections alive after closing has begun, so close them once idle.
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50)
    await Promise.all([app.close(), jobs.stop(DRAIN_MS - 2_000)])
    await deps.secondReader.close()
    await deps.textReader.close()
    clearInterval(closeIdle)
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
