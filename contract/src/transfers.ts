import { z } from 'zod'
import { defineRoute } from './route.ts'
import { Transaction } from './transactions.ts'
import { Id, IdParams, PlainDateText } from './values.ts'

/** The most suggestions in a list, and the most pairs that one request can accept or dismiss. */
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

const Paired = z.strictObject({ results: z.array(Transaction), history_id: Id.nullable() })

export const pairTransaction = defineRoute({
  method: 'POST',
  path: '/api/transactions/{id}/pair/',
  summary: 'Marks two transactions as a transfer between the user’s own accounts, or unlinks them; can be undone',
  access: 'subscribed',
  params: IdParams,
  /** Null unlinks the transaction from the other side. */
  body: z.strictObject({ other_id: Id.nullable() }),
  response: Paired,
})

const TransferCertainty = z.enum(['sure', 'likely'])

export const listTransferCandidates = defineRoute({
  method: 'GET',
  path: '/api/transactions/{id}/transfer-candidates/',
  summary: 'Lists transactions that could be the other side of a transfer, most likely first',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({
    results: z.array(
      z.strictObject({ transaction: Transaction, days_apart: z.number().int(), certainty: TransferCertainty }),
    ),
  }),
})

export const listTransferSuggestions = defineRoute({
  method: 'GET',
  path: '/api/transfer-suggestions/',
  summary: 'Lists pairs that look like transfers between the user’s own accounts, newest first',
  access: 'subscribed',
  /** Default: the 400 days up to `to`, or up to today. */
  query: z.strictObject({ from: PlainDateText.optional(), to: PlainDateText.optional() }),
  response: z.strictObject({
    results: z.array(
      z.strictObject({
        out: Transaction,
        in: Transaction,
        days_apart: z.number().int(),
        certainty: TransferCertainty,
      }),
    ),
  }),
})

export const acceptTransferSuggestions = defineRoute({
  method: 'POST',
  path: '/api/transfer-suggestions/accept/',
  summary: 'Marks these pairs as transfers as one action, all or nothing; can be undone',
  access: 'subscribed',
  body: Pairs,
  response: z.strictObject({ accepted: z.number().int(), history_id: Id.nullable() }),
})

export const dismissTransferSuggestions = defineRoute({
  method: 'POST',
  path: '/api/transfer-suggestions/dismiss/',
  summary: 'Dismisses these suggested transfers as one action; can be undone',
  access: 'subscribed',
  body: Pairs,
  response: z.strictObject({ dismissed: z.number().int(), history_id: Id.nullable() }),
})
