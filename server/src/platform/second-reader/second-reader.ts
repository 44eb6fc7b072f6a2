import { readFileSync } from 'node:fs'
import { ITEMS } from '@evenkeel/engine/budget-sentences/second-reader/item-program.ts'
import { RULES } from '@evenkeel/engine/instructions/second-reader/rule-program.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import { createProgramWriter, type ModelPlan } from '@evenkeel/engine/second-reader/write-program.ts'
import { PAYMENTS } from '@evenkeel/engine/statement-files/learned/paste-program.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { createThreadInTurn } from '../thread-in-turn.ts'

const MODEL = new URL('../../../models/', import.meta.url)
/** When the weights were trained. If the name changes, texts with a stored reading are read again. */
const MODEL_NAME = '2026-11-19-d'
const GRAMMARS = { items: ITEMS, rules: RULES, payments: PAYMENTS }

/** A text and what to read in it: budget items, rules for transactions, or payments. */
export type ReadingTask = { kind: keyof typeof GRAMMARS; text: string }

/** Loads 23 MB of weights, written by training/second-reader. The reader returns null for a text it can't read. */
export function loadSecondReader(): (task: ReadingTask) => Program | null {
  const plan = JSON.parse(readFileSync(new URL('second-reader.generated.json', MODEL), 'utf8')) as ModelPlan
  const write = createProgramWriter(plan, new Uint8Array(readFileSync(new URL('second-reader.generated.bin', MODEL))))
  return ({ kind, text }) => write(text, GRAMMARS[kind])
}

/** A sentence takes a tenth of a second, a page of text a second or two. */
const MAX_WAITING = 40
const MAX_PER_USER = 8

/** `hasFailed`: the text should have been read and wasn't, so nothing confirms how our rules read it. */
type SecondReading = { program: Program | null; hasFailed: boolean }
export type SecondReader = {
  /** Changes with the weights. */
  readonly model: string
  read(task: ReadingTask, userId: string): Promise<SecondReading>
  close(): Promise<void>
}

/** Reads in its own thread. */
export function createSecondReader(
  log: Log,
  entry = new URL('./second-reader-thread.ts', import.meta.url),
): SecondReader {
  const thread = createThreadInTurn<ReadingTask, Program | null>(entry, {
    name: 'second reader',
    maxWaiting: MAX_WAITING,
    maxPerUser: MAX_PER_USER,
    onBusy: () =>
      new AppError('unavailable', 'Many texts are being read right now. Try again in a moment.', {
        retryAfterSeconds: 2,
      }),
  })
  return {
    model: MODEL_NAME,
    async read(task, userId) {
      try {
        return { program: await thread.ask(task, userId), hasFailed: false }
      } catch (error) {
        if (error instanceof AppError) throw error
        log.error({ event: 'second-reader-failed', err: error }, 'the second reader failed')
        return { program: null, hasFailed: true }
      }
    },
    close: thread.close,
  }
}
