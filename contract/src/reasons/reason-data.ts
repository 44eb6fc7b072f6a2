import type { ReasonIn } from '@evenkeel/engine/reasons/reason.ts'
import { z } from 'zod'
import type { SENTENCES } from './render-reasons.ts'

/** A reason as data. The API sends it next to its sentence, so that code never has to read the sentence. */
export const ReasonData = z.strictObject({
  code: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
})
export type ReasonData = z.infer<typeof ReasonData>

type KnownReason = ReasonIn<typeof SENTENCES>
export type ReasonCode = KnownReason['code']
type Known<Code extends ReasonCode> = Extract<KnownReason, { code: Code }>

/** The first reason with this code, if there is one. */
export function findReason<Code extends ReasonCode>(
  reasons: readonly { readonly code: string }[],
  code: Code,
): Known<Code> | undefined {
  return reasons.find((reason): reason is Known<Code> => reason.code === code)
}
