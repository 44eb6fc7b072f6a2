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
import { usedRates } from '../../ledger/exchange-rates/used-rates.ts'
import { accountBodies, wealthReader } from '../../ledger/wealth/account-body.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { linkableSources, linkSource, unlinkSource } from './account-links.ts'
import { addAccount, deleteAccount, editAccount, sortAccounts } from './edit-accounts.ts'

type Owner = { id: string; preferredCurrency: string }

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const bodyOf = async (owner: Owner, id: string, today?: PlainDate): Promise<WealthAccount> => {
    const { results } = await accountBodies(deps, owner.id, await wealthReader(deps, owner, today))
    const body = results.find((account) => account.id === id)
    if (!body) throw new AppError('not-found', 'Account not found.')
    return body
  }

  serveRoute(app, listAccounts, async ({ auth, query }) => {
    const reader = await wealthReader(deps, auth.user, query.today)
    const { results, total } = await accountBodies(deps, auth.user.id, reader)
    const from = query.cursor === undefined ? 0 : results.findIndex(({ id }) => id === query.cursor) + 1
    if (query.cursor !== undefined && from === 0) throw new AppError('invalid-input', 'cursor: invalid')
    const page = results.slice(from, from + query.limit)
    const next = from + page.length < results.length ? page.at(-1)!.id : null
    const currencies = results.map((account) => account.currency)
    return { results: page, next, total, rates: usedRates(currencies, reader.currency, reader.today, reader.rates) }
  })

  serveRoute(app, createAccount, async ({ auth, body }) => {
    const { result, historyId } = await addAccount(deps, auth.user.id, body)
    return { ...(await bodyOf(auth.user, result.id, body.today)), history_id: historyId }
  })

  serveRoute(app, getAccount, ({ auth, params, query }) => bodyOf(auth.user, params.id, query.today))

  serveRoute(app, editAccountRoute, async ({ auth, params, body }) => {
    const present = () => bodyOf(auth.user, params.id)
    const { historyId } = await editAccount(deps, auth.user.id, params.id, body, present)
    return { ...(await present()), history_id: historyId }
  })

  serveRoute(app, deleteAccountRoute, ({ auth, params }) => deleteAccount(deps, auth.user.id, params.id))

  serveRoute(app, sortAccountsRoute, ({ auth, body }) => sortAccounts(deps, auth.user.id, body.ids))

  serveRoute(app, listAccountLinks, async ({ auth, query }) => ({
    sources: await linkableSources(deps.reports, auth.user.id, query.source),
  }))

  serveRoute(app, createAccountLink, ({ auth, body }) => linkSource(deps, auth.user.id, body))

  serveRoute(app, deleteAccountLink, ({ auth, params }) => unlinkSource(deps, auth.user.id, params.id))
}
