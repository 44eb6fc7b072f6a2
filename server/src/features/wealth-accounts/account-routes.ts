import { createAccountLink, deleteAccountLink, listAccountLinks } from '@evenkeel/contract/account-links.ts'
import {
  createAccount,
  deleteAccount as deleteAccountRoute,
  editAccount as editAccountRoute,
  getAccount,
  listAccounts,
  sortAccounts as sortAccountsRoute,
  type WealthAccount,
} from '@evenkeel/contract/wealth.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { getUsedRates } from '../../ledger/exchange-rates/used-rates.ts'
import { createWealthReader, findAccountBodies } from '../../ledger/wealth/account-body.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { findLinkableSources, linkSource, unlinkSource } from './account-links.ts'
import { addAccount, deleteAccount, editAccount, sortAccounts } from './edit-accounts.ts'

type Owner = { id: string; preferredCurrency: string }

export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const findBody = async (owner: Owner, id: string, today?: PlainDate): Promise<WealthAccount> => {
    const { results } = await findAccountBodies(deps, owner.id, await createWealthReader(deps, owner, today))
    const body = results.find((account) => account.id === id)
    if (!body) throw new AppError('not-found', 'Account not found.')
    return body
  }

  serveRoute(app, listAccounts, async ({ auth, query }) => {
    const reader = await createWealthReader(deps, auth.user, query.today)
    const { results, total } = await findAccountBodies(deps, auth.user.id, reader)
    const from = query.cursor === undefined ? 0 : results.findIndex(({ id }) => id === query.cursor) + 1
    if (query.cursor !== undefined && from === 0) throw new AppError('invalid-input', 'cursor: invalid')
    const page = results.slice(from, from + query.limit)
    const next = from + page.length < results.length ? page.at(-1)!.id : null
    const currencies = results.map((account) => account.currency)
    return { results: page, next, total, rates: getUsedRates(currencies, reader.currency, reader.today, reader.rates) }
  })

  serveRoute(app, createAccount, async ({ auth, body }) => {
    const { result, historyId } = await addAccount(deps, auth.user.id, body)
    return { ...(await findBody(auth.user, result.id, body.today)), history_id: historyId }
  })

  serveRoute(app, getAccount, ({ auth, params, query }) => findBody(auth.user, params.id, query.today))

  serveRoute(app, editAccountRoute, async ({ auth, params, body }) => {
    const findCurrent = () => findBody(auth.user, params.id)
    const { historyId } = await editAccount(deps, auth.user.id, params.id, body, findCurrent)
    return { ...(await findCurrent()), history_id: historyId }
  })

  serveRoute(app, deleteAccountRoute, ({ auth, params }) => deleteAccount(deps, auth.user.id, params.id))

  serveRoute(app, sortAccountsRoute, ({ auth, body }) => sortAccounts(deps, auth.user.id, body.ids))

  serveRoute(app, listAccountLinks, async ({ auth, query }) => ({
    sources: await findLinkableSources(deps.reports, auth.user.id, query.source),
  }))

  serveRoute(app, createAccountLink, ({ auth, body }) => linkSource(deps, auth.user.id, body))

  serveRoute(app, deleteAccountLink, ({ auth, params }) => unlinkSource(deps, auth.user.id, params.id))
}
