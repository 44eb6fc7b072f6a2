import { z } from 'zod'
import { defineRoute } from './route.ts'
import { Transaction } from './transactions.ts'
import { Id, IdParams } from './values.ts'

/** As many as a list of suggestions may have. */
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
  summary: 'The other side of the transfer that a transaction is one side of; null where it is in none',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({ other: Transaction.nullable() }),
})

export const acceptTransferSuggestions = defineRoute({
  method: 'POST',
  path: '/api/transfer-suggestions/accept/',
  summary: 'Marks all of these pairs as transfers or none; undoable as one action',
  access: 'subscribed',
  body: Pairs,
  response: z.strictObject({ accepted: z.number().int(), history_id: Id.nullable() }),
})

export const dismissTransferSuggestions = defineRoute({
  method: 'POST',
  path: '/api/transfer-suggestions/dismiss/',
  summary: 'These pairs are no transfers: they are not suggested again. Undoable as one action',
  access: 'subscribed',
  body: Pairs,
  response: z.strictObject({ dismissed: z.number().int(), history_id: Id.nullable() }),
})
