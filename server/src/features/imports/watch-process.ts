// Kills its own process if that uses more than it's allowed to. Runs in a separate thread, so it also works while the
// rest of the process computes without a pause.
import { workerData } from 'node:worker_threads'

export type ProcessLimits = { cpuMicros: number; memoryBytes: number }

const CHECK_EVERY_MS = 20
const { cpuMicros, memoryBytes } = workerData as ProcessLimits

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > cpuMicros || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL')
}, CHECK_EVERY_MS)
