import { readFileSync } from 'node:fs'
import type { Program } from '@evenkeel/engine/budget-sentences/second-reader/program.ts'
import { createProgramWriter, type ModelPlan } from '@evenkeel/engine/budget-sentences/second-reader/write-program.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createThreadInTurn } from '../../platform/thread-in-turn.ts'

const MODEL = new URL('../../../models/', import.meta.url)

/** Loads the second reader of budget sentences: 23 MB of weights, written by training/second-reader. */
export function readSentenceAgain(): ReturnType<typeof createProgramWriter> {
  const plan = JSON.parse(readFileSync(new URL('sentence-reader.generated.json', MODEL), 'utf8')) as ModelPlan
  return createProgramWriter(plan, new Uint8Array(readFileSync(new URL('sentence-reader.generated.bin', MODEL))))
}

/** A sentence takes a tenth of a second, a page of text one or two. */
const MOST_WAITING = 40

export type SentenceReader = { read(text: string): Promise<Program | null>; close(): Promise<void> }

/** Reads sentences in a thread of its own. If that fails, the grammar decides alone, as it did before there was a network. */
export function createSentenceReader(log: Deps['log']): SentenceReader {
  const thread = createThreadInTurn<string, Program | null>(new URL('./sentence-thread.ts', import.meta.url), {
    name: 'sentences',
    mostWaiting: MOST_WAITING,
    onBusy: () =>
      new AppError('unavailable', 'Many sentences are being read right now. Try again in a moment.', {
        retryAfterSeconds: 2,
      }),
  })
  return {
    async read(text) {
      try {
        return await thread.ask(text)
      } catch (error) {
        if (error instanceof AppError) throw error
        log.error({ err: error }, 'the second reader of sentences failed')
        return null
      }
    },
    close: thread.close,
  }
}
