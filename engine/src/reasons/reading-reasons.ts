import type { ReasonIn } from './reason.ts'

/** What the balances in a file show, and why a line or a whole file can't be imported. */
export const READING_REASONS = {
  'balance.adds-up': () => 'The balances in the file add up.',
  'balance.breaks': ({ line, stated, expected }: { line: number; stated: string; expected: string }) =>
    `The balance on line ${line} is ${stated}, but the rows before it add up to ${expected}. A row may be missing just above it.`,
  'balance.closing-off': ({ stated, expected, missing, currency }: ClosingOff) =>
    `The rows add up to a closing balance of ${expected} ${currency}, but the file says ${stated}. The difference is ${missing}.`,

  // The readers write these themselves, for their own format.
  'file.not-importable': ({ text }: { text: string }) => text,
  'line.unreadable': ({ text }: { issue: string; text: string }) => text,
  'line.left-out': ({ text }: { issue: string; text: string }) => text,
}

type ClosingOff = { stated: string; expected: string; missing: string; currency: string }

export type ReadingReason = ReasonIn<typeof READING_REASONS>
