import { z } from 'zod'
import { defineRoute } from './route.ts'
import { Transaction } from './transactions.ts'
import { Id, IdParams } from './values.ts'

/** The most a list of suggestions can have. */
export const MAX_TRANSFER_PAIRS = 100

const Pairs = z.strictObject({
  pairs: z
    .array(z.strictObject({ out_id: Id, in_id: Id }))
    .min(1)
    .max(MAX_TRANSFER_PAIRS),
})

export const getTransfer = defineRoute({
  method: 'GET',
  path: '/api/transactions/{id}/transfer/',
  summary: 'Returns the other side of a transaction’s transfer, or null',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({ other: Transaction.nullable() }),
})

export const acceptTransferSuggestions = defineRoute({
  method: 'POST',
  path: '/api/transfer-suggestions/accept/',
  summary: 'Marks these pairs as transfers as one action, all or none; undoable',
  access: 'subscribed',
  body: Pairs,
  response: z.strictObject({ accepted: z.number().int(), history_id: Id.nullable() }),
})

export const dismissTransferSuggestions = defineRoute({
  method: 'POST',
  path: '/api/transfer-suggestions/dismiss/',
  summary: 'Dismisses these suggested transfers as one action; undoable',
  access: 'subscribed',
  body: Pairs,
  response: z.strictObject({ dismissed: z.number().int(), history_id: Id.nullable() }),
})
