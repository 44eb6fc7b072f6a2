import { z } from 'zod'

/** The shape of every error. `present` is the current row for a stale edit. */
export const ErrorBody = z.object({
  detail: z.string(),
  code: z.string(),
  request_id: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  present: z.unknown().optional(),
  blocking: z.array(z.object({ table: z.string(), id: z.string(), reason: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
