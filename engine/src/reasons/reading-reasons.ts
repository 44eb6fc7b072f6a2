import { writeMoney } from './plain-words.ts'
import type { ReasonIn } from './reason.ts'

/** What the balances in a file show, and why a line or a whole file wasn't imported. */
export const READING_REASONS = {
  'balance.adds-up': () => 'The balances in the file add up.',
  'balance.breaks': ({ line, stated, expected, currency }: Break) =>
    `The balance on line ${line.toLocaleString('en')} is ${writeMoney(stated, currency)}, but the rows up to it add up to ${writeMoney(expected, currency)}. A row may be missing just above it.`,
  'balance.closing-off': ({ stated, expected, missing, currency }: ClosingOff) =>
    `The rows add up to a closing balance of ${writeMoney(expected, currency)}, but the file says ${writeMoney(stated, currency)}. The difference is ${writeMoney(missing, currency)}.`,

  // The readers write these themselves, for their own format.
  'file.not-importable': ({ text }: { text: string }) => text,
  'line.unreadable': ({ text }: { issue: string; text: string }) => text,
  'line.left-out': ({ text }: { issue: string; text: string }) => text,
}

/** Reasons stored before we kept the currency have none. */
type Break = { line: number; stated: string; expected: string; currency?: string }
type ClosingOff = { stated: string; expected: string; missing: string; currency: string }

export type ReadingReason = ReasonIn<typeof READING_REASONS>
