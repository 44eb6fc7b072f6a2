// Starts a job and never finishes it.

import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createJobRunner } from '../../platform/job-runner.ts'

const { leaseMs, ...config } = JSON.parse(process.argv[2]!) as {
  dataDir: string
  databaseUrl?: string
  leaseMs: number
}
const { db, engine } = await openDatabase(config)
const hold = async (job: { id: string }) => {
  process.stdout.write(`started ${job.id}\n`)
  await new Promise((resolve) => setTimeout(resolve, 600_000))
}
const log = { error: () => {}, warn: () => {} }
await createJobRunner({
  db,
  clock: systemClock,
  log,
  handlers: { slow: hold },
  leaseMs,
  isOnlyProcess: engine === 'sqlite',
}).start()
