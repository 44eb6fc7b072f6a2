import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { vi } from 'vitest'
import { aHistoryEntry, aProfile } from './builders.ts'
import { fakeServer, type SeenRequest } from './fake-server.ts'
import { aCategory, anId, listOf } from './ledger-builders.ts'

/** Tests have no layout; without a height no table row would be in view. */
export function giveTablesRoom(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
}

export const groceries = aCategory()
export const travel = aCategory({ name: 'Travel' })
const transfers = aCategory({ name: 'Transfers', kind: 'transfer' })

/** A server with these transactions; it filters by search and review only, as far as the tests ask. */
export function fakeLedger(rows: Transaction[], more: Parameters<typeof fakeServer>[0] = {}) {
  localStorage.setItem('seenOnboarding', 'true')
  const list = (request: SeenRequest) => {
    const query = new URLSearchParams(request.path.split('?')[1])
    const wanted = (query.get('search') ?? '').toLowerCase()
    const found = rows
      .filter((row) => `${row.simple_name} ${row.transaction_name}`.toLowerCase().includes(wanted))
      .filter((row) => query.get('needs_review') !== 'true' || row.needs_review)
      .filter((row) => !query.has('same_merchant_as') || row.simple_name === 'Corner Bakery')
    const offset = Number(query.get('offset') ?? 0)
    const limit = Number(query.get('limit') ?? 100)
    return listOf(found.slice(offset, offset + limit), found.length)
  }
  return fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/transactions/': list,
    'GET /api/categories/': listOf([groceries, travel, transfers]),
    'GET /api/sources/': { body: { results: [] } },
    'GET /api/imports/': listOf([]),
    'GET /api/history/': listOf([aHistoryEntry({ id: HISTORY, action: 'transaction.edit' })]),
    'GET /api/transfer-suggestions/': { body: { results: [] } },
    ...Object.fromEntries(
      rows.flatMap((row) => [
        [`GET /api/transactions/${row.id}/`, { body: row }],
        [`GET /api/transactions/${row.id}/attachments/`, { body: { results: [] } }],
      ]),
    ),
    ...more,
  })
}
/** The history entry every fake history has. */
export const HISTORY = anId()
