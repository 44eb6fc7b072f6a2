import { createHash } from 'node:crypto'
import type { CompiledInstructions } from '@evenkeel/engine/instructions/compiled-instructions.ts'
import type { BalanceTable } from '@evenkeel/engine/wealth/balance-table/read-balance-table.ts'
import { AppError } from '../errors.ts'
import { createThreadInTurn, ThreadTooSlowError } from '../thread-in-turn.ts'
import {
  type BalancesTask,
  type BudgetReading,
  type BudgetTask,
  type InstructionsTask,
  type PasteReading,
  type PasteTask,
  type PaymentsTask,
  readTextTask,
  type TextAnswer,
  type TextTask,
} from './read-text-task.ts'

export type TextReader = {
  compile(text: string, options: InstructionsTask['options'], userId: string): Promise<CompiledInstructions>
  readBudget(text: string, options: BudgetTask['options'], userId: string): Promise<BudgetReading>
  readBalances(text: string, options: BalancesTask['options'], userId: string): Promise<BalanceTable>
  usesPayments(input: PaymentsTask['input'], userId: string): Promise<boolean>
  readPaste(input: PasteTask['input'], userId: string): Promise<PasteReading>
  close(): Promise<void>
}

/** One or two short sentences are read faster than a thread starts, even in the worst case. */
const MAX_SHORT_TEXT = 100
const MAX_FEW_NAMES = 150
const MAX_SHORT_TABLE = 4_000
const MAX_WAITING = 80
const MAX_PER_USER = 16
/** Compiled instructions are cached, because every transaction a user adds needs theirs again. */
const MAX_CACHED = 50

/**
 * Reads what people write in its own thread, because some texts take seconds. Short ones are read in place. Users take
 * turns, so someone with many slow texts doesn't keep the others waiting for all of them.
 */
export function createTextReader(entry = new URL('./text-reader-thread.ts', import.meta.url)): TextReader {
  const thread = createThreadInTurn<TextTask, TextAnswer>(entry, {
    name: 'text reader',
    maxWaiting: MAX_WAITING,
    maxPerUser: MAX_PER_USER,
    onBusy: () =>
      new AppError('unavailable', 'Many texts are being read right now. Try again in a moment.', {
        retryAfterSeconds: 2,
      }),
  })
  const read = (task: TextTask, userId: string) =>
    isShort(task) ? readTextTask(task) : thread.ask(task, userId).catch(explainTooSlow)
  const compiled = new Map<string, Promise<TextAnswer>>()

  return {
    compile(text, options, userId) {
      const task: TextTask = { kind: 'instructions', text, options }
      if (isShort(task)) return readTextTask(task) as Promise<CompiledInstructions>
      const key = createHash('sha256')
        .update(JSON.stringify([userId, task]))
        .digest('base64url')
      const answer = compiled.get(key) ?? read(task, userId)
      compiled.delete(key)
      compiled.set(key, answer) // The most recent is last.
      answer.catch(() => compiled.delete(key))
      const [oldest] = compiled.keys()
      if (compiled.size > MAX_CACHED && oldest !== undefined) compiled.delete(oldest)
      return answer as Promise<CompiledInstructions>
    },
    readBudget: (text, options, userId) => read({ kind: 'budget', text, options }, userId) as Promise<BudgetReading>,
    readBalances: (text, options, userId) => read({ kind: 'balances', text, options }, userId) as Promise<BalanceTable>,
    usesPayments: (input, userId) => read({ kind: 'uses-payments', input }, userId) as Promise<boolean>,
    readPaste: (input, userId) => read({ kind: 'paste', input }, userId) as Promise<PasteReading>,
    close: thread.close,
  }
}

function explainTooSlow(error: unknown): never {
  if (!(error instanceof ThreadTooSlowError)) throw error
  const message = 'This text takes too long to read. Nothing was saved. Try a shorter one, or split it.'
  throw new AppError('too-large', message, {}, { cause: error })
}

/** Whether a text can be read in place without keeping others waiting. */
function isShort(task: TextTask): boolean {
  switch (task.kind) {
    case 'instructions': {
      const { categories, sources = [], lines = [] } = task.options
      const names = categories.length + sources.length + lines.length
      return task.text.trim() === '' || (task.text.length <= MAX_SHORT_TEXT && names <= MAX_FEW_NAMES)
    }
    case 'budget':
      return task.text.length <= MAX_SHORT_TEXT
    case 'balances':
      return task.text.length <= MAX_SHORT_TABLE
    case 'uses-payments':
    case 'paste':
      return false // Only imports need these, and they wait in the background.
  }
}
