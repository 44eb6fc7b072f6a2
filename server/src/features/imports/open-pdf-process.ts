// Runs in its own process: opens one PDF. Whatever happens in it, even running out of memory, only ends this process.
import { Worker } from 'node:worker_threads'
import type { OpenedDocument } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { getResolvedPDFJS } from 'unpdf'
import { openPdf } from './open-pdf.ts'
import type { ProcessLimits } from './watch-process.ts'

const MB = 1024 * 1024
// The limit on CPU time, as a multiple of what starting this process took. Opening a statement takes one to three times
// as much on the same machine.
const STARTS = 10
const STARTS_PER_MB = 20
const MAX_STARTS = 150
/** Before the bytes of the file count. The process itself needs 100 MB. */
const BASE_MEMORY_MB = 300
const MEMORY_PER_BYTE = 10

await getResolvedPDFJS()
process.once('disconnect', () => process.exit())
process.once('message', async (bytes: Uint8Array) => {
  const { user, system } = process.cpuUsage()
  const limits: ProcessLimits = {
    cpuMicros: (user + system) * Math.min(MAX_STARTS, STARTS + (bytes.length / MB) * STARTS_PER_MB),
    memoryBytes: BASE_MEMORY_MB * MB + bytes.length * MEMORY_PER_BYTE,
  }
  new Worker(new URL('./watch-process.ts', import.meta.url), { workerData: limits }).unref()
  const document: OpenedDocument = await openPdf(bytes)
  process.send!(document, () => process.exit())
})
