import { Worker } from 'node:worker_threads'
import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import type { KnownRow } from '@evenkeel/engine/statement-files/identity/row-identity.ts'
import { mayBeDocument } from '@evenkeel/engine/statement-files/not-transactions.ts'
import type { Corrections, FileFound, FromReader, ReadingTask, StagedRun, ToReader } from './import-messages.ts'
import { budgetOfMachine, MemoryBudget } from './memory-budget.ts'
import { unpackedBytes } from './open-document.ts'

/** `keepsNumbers`: earlier files with its layout have shown that the bank keeps its numbers. */
type KnownOfFile = { source: string | null; keepsNumbers: boolean; rows: AsyncIterator<KnownRow[]> }

type ReadingSteps = {
  /**
   * Receives what the file is; returns the account of its rows and the known rows of its days in batches, or the
   * currency to read it again in.
   */
  onFile(found: FileFound): Promise<KnownOfFile | { againIn: string }>
  /** Rows to stage; the thread continues once that's done. */
  onRows(run: StagedRun): Promise<void>
  onEnd(found: Corrections): void
}

/** Reading this file didn't finish in a useful way. The message is for the user; trying again wouldn't help. */
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
// Memory for words and brands, and for a file's rows per byte.
const HEAP_OF_A_READER_MB = 112
const HEAP_PER_BYTE = 20
// A PDF's words or a workbook's cells need less per byte than rows, plus some for the library that opens them.
const HEAP_OF_AN_OPENER_MB = 48
const HEAP_PER_DOCUMENT_BYTE = 10
const idle = new Map<Worker, NodeJS.Timeout>()

const budget = new MemoryBudget(budgetOfMachine())

/** A thread uses all it gets before it collects garbage, so it gets what a file with this unpacked size needs. */
async function memoryFor({ pieces, isText }: ReadingTask): Promise<number> {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const isDocument = !isText && pieces[0] !== undefined && mayBeDocument(pieces[0])
  if (!isDocument) return HEAP_OF_A_READER_MB + Math.ceil((size * HEAP_PER_BYTE) / MB)
  return (
    HEAP_OF_A_READER_MB +
    HEAP_OF_AN_OPENER_MB +
    Math.ceil(((await unpackedBytes(pieces)) * HEAP_PER_DOCUMENT_BYTE) / MB)
  )
}

/**
 * A thread that has read before already has the words and brands. It ends after a while without work, or after a large
 * file.
 */
function takeReader(heapMb: number): Worker {
  const known = [...idle.keys()].find((worker) => (worker.resourceLimits?.maxOldGenerationSizeMb ?? 0) >= heapMb)
  if (!known) {
    const limits = { resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 } }
    const worker = new Worker(new URL('./import-reader.ts', import.meta.url), limits)
    worker.on('exit', () => forget(worker)) // A thread that ended by itself must not be reused.
    worker.on('error', () => forget(worker))
    return worker
  }
  forget(known)
  known.ref()
  return known
}

function forget(worker: Worker): void {
  clearTimeout(idle.get(worker))
  idle.delete(worker)
}

function keepReader(worker: Worker): void {
  worker.unref()
  const timer = setTimeout(() => {
    forget(worker)
    void worker.terminate()
  }, IDLE_MS)
  idle.set(worker, timer.unref())
}

/**
 * Reads a file in its own thread, once there is memory for it, and waits for each step before requesting the next batch
 * of rows. Terminates a thread that is silent for `limitMs` during its turn, or that needs more memory than a file of
 * this size should: `ReadingStopped`.
 */
export async function readInThread(
  task: ReadingTask,
  steps: ReadingSteps,
  { signal, limitMs }: { signal: AbortSignal; limitMs: number },
): Promise<void> {
  signal.throwIfAborted()
  const { megabytes, giveBack } = await budget.take(await memoryFor(task), signal)
  try {
    await readWith(takeReader(megabytes), task, steps, { signal, limitMs })
  } finally {
    giveBack()
  }
}

async function readWith(
  worker: Worker,
  task: ReadingTask,
  steps: ReadingSteps,
  { signal, limitMs }: { signal: AbortSignal; limitMs: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const answer = (message: ToReader, transfer: ArrayBuffer[] = []) => {
    timer = setTimeout(() => over.reject(tooSlow(limitMs)), limitMs)
    worker.postMessage(message, transfer)
  }
  let known: KnownOfFile | null = null
  let isSpent = false
  const stop = () => void worker.terminate()
  const over = Promise.withResolvers<void>()
  const hear = (message: FromReader) => {
    clearTimeout(timer)
    take(message).then(() => message.kind === 'end' && over.resolve(), over.reject)
  }
  const endEarly = () =>
    over.reject(signal.aborted ? signal.reason : new Error('the reading thread ended before the file did'))
  signal.addEventListener('abort', stop)
  const fail = (error: Error & { code?: string }) =>
    over.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooDemanding(error) : error)
  worker.on('message', hear).on('error', fail).on('exit', endEarly)
  try {
    answer(
      { kind: 'read', task },
      task.pieces.map((piece) => piece.buffer),
    )
    await over.promise
    worker.off('message', hear).off('error', fail).off('exit', endEarly)
    if (isSpent) await worker.terminate()
    else keepReader(worker)
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }

  async function take(message: FromReader): Promise<void> {
    switch (message.kind) {
      case 'file': {
        const told = await steps.onFile(message)
        if ('againIn' in told) return answer({ kind: 'again', currency: told.againIn })
        known = told
        return tellKnown()
      }
      case 'heard':
        return tellKnown()
      case 'rows':
        await steps.onRows(message.run)
        return answer({ kind: 'more' })
      case 'end':
        isSpent = message.isSpent
        return steps.onEnd(message)
    }
  }

  async function tellKnown(): Promise<void> {
    const { source, keepsNumbers, rows } = known!
    const next = await rows.next()
    const run = JSON.stringify(next.value ?? [])
    answer({ kind: 'known', source, keepsNumbers, rows: run, isLast: next.done === true })
  }
}

function tooSlow(limitMs: number): ReadingStopped {
  return new ReadingStopped({ code: 'import.too-slow', args: { seconds: limitMs / 1000 } })
}

function tooDemanding(cause: Error): ReadingStopped {
  return new ReadingStopped({ code: 'import.too-big' }, { cause })
}
