import { acceptTransferSuggestions, dismissTransferSuggestions, getTransfer } from '@evenkeel/contract/transfers.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { dismissPairs, findOtherSide, pairMany } from './pair-transactions.ts'
import { toBody } from './transaction-body.ts'

export function registerTransferRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getTransfer, async ({ auth, params }) => {
    const other = await findOtherSide(deps, auth.user.id, params.id)
    return { other: other && toBody(other) }
  })

  serveRoute(app, acceptTransferSuggestions, async ({ auth, body }) => {
    const historyId = await pairMany(deps, auth.user.id, body.pairs.map(toPair))
    return { accepted: body.pairs.length, history_id: historyId }
  })

  serveRoute(app, dismissTransferSuggestions, ({ auth, body }) =>
    dismissPairs(deps, auth.user.id, body.pairs.map(toPair)),
  )
}

function toPair({ out_id, in_id }: { out_id: string; in_id: string }) {
  return { outId: out_id, inId: in_id }
}
