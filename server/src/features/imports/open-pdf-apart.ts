import { fork } from 'node:child_process'
import type { OpenedDocument } from '@evenkeel/engine/statement-files/read-statement-file.ts'

const MAX_HEAP_MB = 160

/**
 * Opens a PDF in its own process. A kilobyte of PDF can unpack to gigabytes, draw the same page a million times or
 * request a list so long that Node ends the whole process, not only a thread.
 */
export async function openPdfApart(bytes: Uint8Array): Promise<OpenedDocument> {
  const child = fork(new URL('./open-pdf-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    return await new Promise<OpenedDocument>((resolve, reject) => {
      child.once('message', (document) => resolve(document as OpenedDocument))
      child.once('error', reject)
      child.once('exit', () => resolve({ format: 'pdf', detail: TOO_DEMANDING }))
      child.send(bytes)
    })
  } finally {
    child.kill('SIGKILL')
  }
}

const TOO_DEMANDING =
  'This PDF takes far more work to open than a statement should, so we stopped. Nothing was added. Print it to a new PDF and import that, or export CSV from your bank.'
