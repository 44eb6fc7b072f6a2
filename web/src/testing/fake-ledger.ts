import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { vi } from 'vitest'
import { aHistoryEntry, aProfile } from './builders.ts'
import { fakeServer, type SeenRequest } from './fake-server.ts'
import { aCategory, anId, listResponse } from './ledger-builders.ts'

/** Tests have no layout. Without a height, no table row would be in view. */
export function mockTableSize(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
}

export const groceries = aCategory()
export const travel = aCategory({ name: 'Travel' })
const transfers = aCategory({ name: 'Transfers', kind: 'transfer' })

/**
 * A fake server with these transactions, for a user who has seen the introduction. Its list has only the filters that
 * the tests need. `handlers` replace its own.
 */
export function fakeLedger(rows: Transaction[], handlers: Parameters<typeof fakeServer>[0] = {}) {
  localStorage.setItem('seenOnboarding', 'true')
  const list = (request: SeenRequest) => {
    const query = new URLSearchParams(request.path.split('?')[1])
    const needle = (query.get('search') ?? '').toLowerCase()
    const matching = rows
      .filter((row) => `${row.simple_name} ${row.transaction_name}`.toLowerCase().includes(needle))
      .filter((row) => query.get('needs_review') !== 'true' || row.needs_review)
      .filter((row) => !query.has('same_merchant_as') || row.simple_name === 'Corner Bakery')
    const offset = Number(query.get('offset') ?? 0)
    const limit = Number(query.get('limit') ?? 100)
    return listResponse(matching.slice(offset, offset + limit), matching.length)
  }
  return fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/transactions/': list,
    'GET /api/categories/': listResponse([groceries, travel, transfers]),
    'GET /api/sources/': { body: { results: [] } },
    'GET /api/imports/': listResponse([]),
    'GET /api/history/': listResponse([aHistoryEntry({ id: HISTORY, action: 'transaction.edit' })]),
    'GET /api/transfer-suggestions/': { body: { results: [] } },
    ...Object.fromEntries(
      rows.flatMap((row) => [
        [`GET /api/transactions/${row.id}/`, { body: row }],
        [`GET /api/transactions/${row.id}/attachments/`, { body: { results: [] } }],
      ]),
    ),
    ...handlers,
  })
}
/** The id of the only entry in `fakeLedger`'s history. */
export const HISTORY = anId()
