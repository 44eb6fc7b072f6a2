import { Worker } from 'node:worker_threads'
import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import type { ExistingRow } from '@evenkeel/engine/statement-files/identity/row-identity.ts'
import { mayBeDocument } from '@evenkeel/engine/statement-files/not-transactions.ts'
import type { Corrections, FileFindings, FromReader, ReadingTask, StagedBatch, ToReader } from './import-messages.ts'
import { getMachineBudget, MemoryBudget } from './memory-budget.ts'
import { computeUnpackedBytes } from './open-document.ts'
import { type ThreadLimits, watchThread } from './watch-thread.ts'

/** `hasStableNumbers`: earlier files with this layout have shown that the bank keeps its numbers. */
type ExistingRows = { source: string | null; hasStableNumbers: boolean; rows: AsyncIterator<ExistingRow[]> }

type ReadingSteps = {
  /**
   * Receives what we found in the file; returns the account of its rows and the existing rows of its days in batches,
   * or the currency to read it again in.
   */
  onFile(found: FileFindings): Promise<ExistingRows | { againIn: string }>
  /** Rows to stage; the thread continues once that's done. */
  onRows(batch: StagedBatch): Promise<void>
  onEnd(found: Corrections): void
}

/**
 * The file takes too long to read, needs too much memory, or has more rows than the user has room for. Trying again
 * wouldn't help. The reason is for the user.
 */
export class ReadingStopped extends Error {
  override name = 'ReadingStopped'
  readonly reason: ImportReason
  constructor(reason: ImportReason, options?: ErrorOptions) {
    super(reason.code, options)
    this.reason = reason
  }
}

const IDLE_MS = 20_000
const MB = 1024 * 1024
// Memory for our word and brand lists, and for each byte of a file.
const READER_HEAP_MB = 112
const HEAP_PER_BYTE = 20
// A PDF's words or a workbook's cells need less per byte than rows, plus some for the library that opens them.
const OPENER_HEAP_MB = 48
const HEAP_PER_DOCUMENT_BYTE = 10
/** For the process that opens a PDF, besides the thread. */
const PDF_PROCESS_MB = 160
// Statements take less than a second to open, and 300 full pages ten.
const OPENING_CPU_MS = 20_000
const OPENING_CPU_MS_PER_MB = 3_000
const idle = new Map<Worker, NodeJS.Timeout>()

const budget = new MemoryBudget(getMachineBudget())

/** A thread uses all its memory before it collects garbage, so it only gets as much as a file of this size needs. */
async function estimateMemory({ chunks, isText }: ReadingTask): Promise<number> {
  const size = getSize(chunks)
  const isDocument = !isText && chunks[0] !== undefined && mayBeDocument(chunks[0])
  if (!isDocument) return READER_HEAP_MB + Math.ceil((size * HEAP_PER_BYTE) / MB)
  return (
    READER_HEAP_MB + OPENER_HEAP_MB + Math.ceil(((await computeUnpackedBytes(chunks)) * HEAP_PER_DOCUMENT_BYTE) / MB)
  )
}

function getSize(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0)
}

/**
 * Reuses an idle thread if one has enough memory, because it already has the words and brands. A thread ends after a
 * while without work, after a large file, or after an error.
 */
function acquireReader(heapMb: number): Worker {
  const reusable = [...idle.keys()].find((worker) => (worker.resourceLimits?.maxOldGenerationSizeMb ?? 0) >= heapMb)
  if (!reusable) {
    const limits = { resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 } }
    const worker = new Worker(new URL('./import-reader.ts', import.meta.url), limits)
    worker.on('exit', () => forget(worker)) // A thread that ended by itself must not be reused.
    worker.on('error', () => forget(worker))
    return worker
  }
  forget(reusable)
  reusable.ref()
  return reusable
}

function forget(worker: Worker): void {
  clearTimeout(idle.get(worker))
  idle.delete(worker)
}

function releaseReader(worker: Worker): void {
  worker.unref()
  const timer = setTimeout(() => {
    forget(worker)
    void worker.terminate()
  }, IDLE_MS)
  idle.set(worker, timer.unref())
}

/**
 * Reads a file in its own thread, once there is memory for it, and waits for each step before requesting the next batch
 * of rows. Throws `ReadingStopped` if the thread is silent for `limitMs` during its turn, or needs more memory or more
 * time to open the file than the file's size justifies. Also throws when `signal` is aborted or a step throws.
 */
export async function readInThread(
  task: ReadingTask,
  steps: ReadingSteps,
  { signal, limitMs }: { signal: AbortSignal; limitMs: number },
): Promise<void> {
  signal.throwIfAborted()
  const needed = await estimateMemory(task)
  const granted = await budget.acquire(needed + (isPdf(task) ? PDF_PROCESS_MB : 0), signal)
  const megabytes = Math.min(needed, granted.megabytes)
  try {
    const openingCpuMs = OPENING_CPU_MS + (getSize(task.chunks) / MB) * OPENING_CPU_MS_PER_MB
    await readWithWorker(acquireReader(megabytes), task, steps, { signal, limitMs, megabytes, openingCpuMs })
  } finally {
    granted.release()
  }
}

const isPdf = ({ chunks, isText }: ReadingTask) => !isText && chunks[0]?.[0] === 0x25

async function readWithWorker(
  worker: Worker,
  task: ReadingTask,
  steps: ReadingSteps,
  { signal, limitMs, ...limits }: ThreadLimits & { signal: AbortSignal; limitMs: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const send = (message: ToReader, transfer: ArrayBuffer[] = []) => {
    timer = setTimeout(() => finished.reject(createTooSlowError()), limitMs)
    worker.postMessage(message, transfer)
  }
  let existing: ExistingRows | null = null
  let isBloated = false
  const stop = () => void worker.terminate()
  const finished = Promise.withResolvers<void>()
  const onMessage = (message: FromReader) => {
    if (message.kind !== 'opened') clearTimeout(timer)
    handle(message).then(() => message.kind === 'end' && finished.resolve(), finished.reject)
  }
  const endEarly = () =>
    finished.reject(signal.aborted ? signal.reason : new Error('the reading thread ended before the file did'))
  signal.addEventListener('abort', stop)
  const fail = (error: Error & { code?: string }) =>
    finished.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? createTooDemandingError(error) : error)
  worker.on('message', onMessage).on('error', fail).on('exit', endEarly)
  const watch = watchThread(worker, limits, (excess) =>
    finished.reject(excess === 'memory' ? createTooDemandingError() : createTooSlowError()),
  )
  try {
    send(
      { kind: 'read', task },
      task.chunks.map((chunk) => chunk.buffer),
    )
    await finished.promise
    worker.off('message', onMessage).off('error', fail).off('exit', endEarly)
    if (isBloated) await worker.terminate()
    else releaseReader(worker)
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    watch.stop()
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }

  async function handle(message: FromReader): Promise<void> {
    switch (message.kind) {
      case 'opened':
        return watch.endOpening()
      case 'file': {
        const answer = await steps.onFile(message)
        if ('againIn' in answer) return send({ kind: 'again', currency: answer.againIn })
        existing = answer
        return sendExistingRows()
      }
      case 'received':
        return sendExistingRows()
      case 'rows':
        await steps.onRows(message.batch)
        return send({ kind: 'more' })
      case 'end':
        isBloated = message.isBloated
        return steps.onEnd(message)
    }
  }

  async function sendExistingRows(): Promise<void> {
    const { source, hasStableNumbers, rows } = existing!
    const next = await rows.next()
    const batch = JSON.stringify(next.value ?? [])
    send({ kind: 'existing', source, hasStableNumbers, rows: batch, isLast: next.done === true })
  }
}

function createTooSlowError(): ReadingStopped {
  return new ReadingStopped({ code: 'import.too-slow' })
}

function createTooDemandingError(cause?: Error): ReadingStopped {
  return new ReadingStopped({ code: 'import.too-big' }, { cause })
}
