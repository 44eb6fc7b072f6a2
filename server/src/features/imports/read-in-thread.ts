import { Worker } from 'node:worker_threads'
import type {
  FileFound,
  FromReader,
  ReadingTask,
  ReadRow,
  RowThere,
  ToReader,
  UnreadableLine,
} from './import-messages.ts'

export type ReadingSteps = {
  /** Told what the file is; answers the account that its rows belong to and what is known of its days, in runs. */
  onFile(found: FileFound): Promise<{ source: string | null; rows: AsyncIterator<RowThere[]> }>
  onRows(rows: ReadRow[]): Promise<void>
  onIssues(lines: UnreadableLine[]): Promise<void>
}

/** Reads a file in a thread of its own and waits for each step to be done before the next run of rows is asked for. */
export async function readInThread(task: ReadingTask, steps: ReadingSteps, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./import-reader.ts', import.meta.url), {
    workerData: task,
    ...(task.bytes ? { transferList: [task.bytes.buffer as ArrayBuffer] } : {}),
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  })
  const answer = (message: ToReader) => worker.postMessage(message)
  let known: Awaited<ReturnType<ReadingSteps['onFile']>> | null = null
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    await new Promise<void>((resolve, reject) => {
      let isOver = false
      worker.on('message', (message: FromReader) => {
        take(message).then(() => {
          if (message.kind === 'end') {
            isOver = true
            resolve()
          }
        }, reject)
      })
      worker.on('error', reject)
      worker.on(
        'exit',
        () =>
          isOver || reject(signal.aborted ? signal.reason : new Error('the reading thread ended before the file did')),
      )
    })
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }

  async function take(message: FromReader): Promise<void> {
    switch (message.kind) {
      case 'file':
        known = await steps.onFile(message)
        return tellKnown()
      case 'heard':
        return tellKnown()
      case 'rows':
        await steps.onRows(message.rows)
        return answer({ kind: 'more' })
      case 'issues':
        await steps.onIssues(message.lines)
        return answer({ kind: 'more' })
      case 'end':
        return
    }
  }

  async function tellKnown(): Promise<void> {
    const next = await known!.rows.next()
    answer({ kind: 'known', source: known!.source, rows: next.value ?? [], isLast: next.done === true })
  }
}
