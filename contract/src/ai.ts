import { z } from 'zod'
import { defineRoute } from './route.ts'
import { Id, IdParams, InstantText, ListQuery, listOf } from './values.ts'

export const AiPurpose = z.enum(['sort-rows', 'instructions', 'budget', 'paste'])
export type AiPurpose = z.infer<typeof AiPurpose>

const AiOutcome = z.enum(['sent', 'answered', 'failed', 'cancelled'])

/** A request to an AI provider, word for word. */
export const AiCall = z.strictObject({
  id: Id,
  at: InstantText,
  host: z.string(),
  model: z.string(),
  purpose: AiPurpose,
  /** How many of the user's descriptions or sentences it contained. */
  item_count: z.number().int(),
  sent: z.string(),
  /** `sent` until the request ends; it stays so if the process ended first. */
  outcome: AiOutcome,
  detail: z.string().nullable(),
  /** An estimate from the request's length; once answered, what the provider counted, if it says. */
  tokens: z.number().int().nullable(),
  import_id: Id.nullable(),
})
export type AiCall = z.infer<typeof AiCall>

export const AiSettings = z.strictObject({
  /** Nothing is sent while this is false. It's false until the user turns it on, and always in a demo. */
  is_on: z.boolean(),
  /** The provider configured on this server; null if there is none. */
  provider: z.strictObject({ host: z.string(), model: z.string(), is_local: z.boolean() }).nullable(),
  /** Since midnight (UTC). `rows` counts descriptions and sentences. */
  today: z.strictObject({
    rows: z.number().int(),
    row_limit: z.number().int(),
    tokens: z.number().int(),
    token_limit: z.number().int(),
  }),
})
export type AiSettings = z.infer<typeof AiSettings>

export const getAiSettings = defineRoute({
  method: 'GET',
  path: '/api/ai/settings/',
  summary: 'Returns whether AI is on, the configured provider and today’s usage',
  access: 'subscribed',
  response: AiSettings,
})

export const saveAiSettings = defineRoute({
  method: 'PUT',
  path: '/api/ai/settings/',
  summary: 'Turns the AI provider on or off for this user',
  access: 'subscribed',
  body: z.strictObject({ is_on: z.boolean() }),
  response: AiSettings,
})

export const listAiCalls = defineRoute({
  method: 'GET',
  path: '/api/ai/calls/',
  summary: 'Lists everything sent to an AI provider, word for word, newest first',
  access: 'subscribed',
  query: ListQuery,
  response: listOf(AiCall),
})

/** The status of the AI's work on an import. */
export const AiImprovement = z.strictObject({
  /** `none`: nothing was ever queued. `waiting`: some answers are missing, and we'll ask again at `next_try`. */
  status: z.enum(['none', 'queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  detail: z.string().nullable(),
  /** How many different descriptions we asked about. A repeated attempt counts again. */
  asked: z.number().int(),
  /** How many transactions the answers changed. */
  changed: z.number().int(),
  next_try: InstantText.nullable(),
  history_id: Id.nullable(),
})
export type AiImprovement = z.infer<typeof AiImprovement>

export const getAiImprovement = defineRoute({
  method: 'GET',
  path: '/api/imports/{id}/ai/',
  summary: 'Returns the status of the AI’s work on the transactions of this import that need review',
  access: 'subscribed',
  params: IdParams,
  response: AiImprovement,
})

export const retryAiImprovement = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/ai/retry/',
  summary: 'Asks the AI about the transactions of this import that still need review',
  access: 'subscribed',
  params: IdParams,
  response: AiImprovement,
})

export const cancelAiImprovement = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/ai/cancel/',
  summary: 'Stops asking the AI about this import and ignores any later answer',
  access: 'subscribed',
  params: IdParams,
  response: AiImprovement,
})
