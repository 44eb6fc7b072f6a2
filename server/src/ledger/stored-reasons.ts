import type { ReasonCode } from '@evenkeel/contract/reasons/reason-data.ts'
import type { Reason } from '@evenkeel/engine/reasons/reason.ts'
import { z } from 'zod'

const Stored = z.array(
  z.object({
    code: z.string(),
    args: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
)
const START = '[{"code":"'

/** Reasons as stored: JSON with the first code in front, so that `getReasonPattern` finds it. */
export function toStoredReasons(reasons: readonly Reason[]): string {
  return JSON.stringify(reasons.map(({ code, args }) => (args ? { code, args } : { code })))
}

/** Reads stored reasons. A sentence from before reasons were data becomes one reason with that text. */
export function readReasons(stored: string | null): Reason[] {
  if (stored === null || stored === '' || stored === '[]') return []
  if (!stored.startsWith(START)) return [{ code: 'text', args: { text: stored } }]
  return Stored.parse(JSON.parse(stored)) as Reason[]
}

/** A pattern for SQL `like` that matches if the first stored reason has this code. */
export function getReasonPattern(code: ReasonCode): string {
  return `${START}${code}"%`
}
