import { cleanNotifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aHistoryEntry, aProfile } from '../testing/builders.ts'
import { fakeLedger } from '../testing/fake-ledger.ts'
import { fakeServer, refuseWith } from '../testing/fake-server.ts'
import { aCategory, anId, aTransaction, listResponse } from '../testing/ledger-builders.ts'
import { renderApp } from '../testing/render-app.tsx'

beforeEach(() => vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800))
afterEach(() => cleanNotifications())

const HISTORY = anId()
const out = aTransaction({ source: 'Checking', amount: '-120.00', simple_name: 'To savings' })
const into = aTransaction({ source: 'Savings', amount: '120.00', simple_name: 'From checking' })
const other = aTransaction({ source: 'Card', amount: '75.00', simple_name: 'Card payment' })
const aSuggestion = (a = out, b = into) => ({ out: a, in: b, days_apart: 1, certainty: 'likely' as const })

function fakeTransfers(handlers: Parameters<typeof fakeServer>[0] = {}) {
  localStorage.setItem('seenOnboarding', 'true')
  const rows = [out, into, other]
  return fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/transactions/': listResponse(rows),
    'GET /api/categories/': listResponse([aCategory(), aCategory({ name: 'Transfers', kind: 'transfer' })]),
    'GET /api/sources/': { body: { results: [] } },
    'GET /api/imports/': listResponse([]),
    'GET /api/transfer-suggestions/': { body: { results: [] } },
    ...Object.fromEntries(
      rows.flatMap((row) => [
        [`GET /api/transactions/${row.id}/`, { body: row }],
        [`GET /api/transactions/${row.id}/attachments/`, { body: { results: [] } }],
      ]),
    ),
    [`POST /api/history/${HISTORY}/undo/`]: { body: aHistoryEntry({ id: HISTORY }) },
    ...handlers,
  })
}

test('one key accepts or dismisses a suggested transfer; a button accepts all that are left', async () => {
  const second = aSuggestion(aTransaction({ source: 'Checking', amount: '-75.00' }), other)
  const third = aSuggestion(aTransaction({ source: 'Cash', amount: '-9.00' }), aTransaction({ source: 'Card' }))
  let left = [aSuggestion(), second, third, aSuggestion(aTransaction(), aTransaction())]
  const accepted = { body: { accepted: 1, history_id: HISTORY } }
  const server = fakeTransfers({
    'GET /api/transfer-suggestions/': () => ({ body: { results: left } }),
    'POST /api/transfer-suggestions/accept/': accepted,
    'POST /api/transfer-suggestions/dismiss/': { body: { dismissed: 1, history_id: HISTORY } },
  })
  const { user } = renderApp('/dashboard/actual?show=transfers')
  expect(await screen.findByRole('group', { name: '$120.00 from Checking to Savings' })).toBeDefined()
  expect(await screen.findByRole('tab', { name: /Transfers\s*4\s*to confirm/, selected: true })).toBeDefined()

  left = left.slice(1)
  await user.keyboard('a')
  await waitFor(() => expect(screen.queryByRole('group', { name: /from Checking to Savings/ })).toBeNull())
  await waitFor(() => expect(server.findSent('POST /api/transfer-suggestions/accept/')).toHaveLength(1))
  left = left.slice(1)
  await user.keyboard('d')
  await waitFor(() => expect(server.findSent('POST /api/transfer-suggestions/dismiss/')).toHaveLength(1))
  const getPairs = (call: string) => server.findSent(call).map((request) => (request.body as { pairs: object[] }).pairs)
  expect(getPairs('POST /api/transfer-suggestions/accept/')[0]).toEqual([{ out_id: out.id, in_id: into.id }])
  expect(getPairs('POST /api/transfer-suggestions/dismiss/')[0]).toEqual([
    { out_id: second.out.id, in_id: second.in.id },
  ])

  server.answer('POST /api/transfer-suggestions/accept/', { body: { accepted: 2, history_id: anId() } })
  left = []
  await user.click(await screen.findByRole('button', { name: 'Accept all 2' }))
  expect(await screen.findByText(/Nothing to confirm/)).toBeDefined()
  expect(await screen.findByText('Marked 2 transfers.')).toBeDefined()
  expect(getPairs('POST /api/transfer-suggestions/accept/')[1]).toHaveLength(2)
})

test('a pair the server refuses comes back, with the reason', async () => {
  fakeTransfers({
    'GET /api/transfer-suggestions/': { body: { results: [aSuggestion()] } },
    'POST /api/transfer-suggestions/accept/': refuseWith(409, 'To savings is in a transfer already.', 'conflict'),
  })
  const { user } = renderApp('/dashboard/actual?show=transfers')
  await user.click(await screen.findByRole('button', { name: /^Transfer/ }))
  expect(await screen.findByText('To savings is in a transfer already.')).toBeDefined()
  expect(await screen.findByRole('group', { name: /from Checking to Savings/ })).toBeDefined()
})

test('in the editor, a number key chooses the other side of a transfer, which can be opened and unlinked', async () => {
  const transferId = anId()
  const linked = [out, into].map((row) => ({ ...row, transfer_id: transferId, version: row.version + 1 }))
  const server = fakeTransfers({
    [`GET /api/transactions/${out.id}/transfer-candidates/`]: {
      body: { results: [{ transaction: into, days_apart: 0, certainty: 'sure' }] },
    },
    [`GET /api/transactions/${out.id}/transfer/`]: { body: { other: linked[1] } },
    [`GET /api/transactions/${into.id}/transfer/`]: { body: { other: linked[0] } },
    [`POST /api/transactions/${out.id}/pair/`]: { body: { results: linked, history_id: HISTORY } },
    [`POST /api/transactions/${into.id}/pair/`]: { body: { results: [into, out], history_id: HISTORY } },
  })
  const { user } = renderApp(`/dashboard/actual?row=${out.id}`)
  await user.click(await screen.findByRole('button', { name: 'Mark as transfer' }))
  await screen.findByText('Where did it go?')
  server.answer('GET /api/transactions/', listResponse([...linked, other]))
  for (const row of linked) server.answer(`GET /api/transactions/${row.id}/`, { body: row })
  screen.getByRole('button', { name: /Savings/ }).focus()
  await user.keyboard('1')
  await user.click(await screen.findByRole('button', { name: /Open the other side:\s*Savings/ }))
  expect(await screen.findByDisplayValue('From checking')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Unlink' }))
  await waitFor(() =>
    expect(server.findSent(`POST /api/transactions/${into.id}/pair/`)[0]?.body).toEqual({ other_id: null }),
  )
  expect(server.findSent(`POST /api/transactions/${out.id}/pair/`)[0]?.body).toEqual({ other_id: into.id })
})

test('a dropped receipt is shown, and can be deleted and restored; other files are refused with a reason', async () => {
  const file = {
    id: anId(),
    transaction_id: out.id,
    file_name: 'receipt.png',
    media_type: 'image/png',
    bytes: 204_800,
    created_at: '2026-11-14T10:00:00Z',
  }
  const listPath = `GET /api/transactions/${out.id}/attachments/`
  const server = fakeTransfers({
    [`POST /api/transactions/${out.id}/attachments/`]: { status: 201, body: { ...file, history_id: anId() } },
    [`DELETE /api/transactions/${out.id}/attachments/${file.id}/`]: { body: { deleted: 1, history_id: HISTORY } },
  })
  const { user } = renderApp(`/dashboard/actual?row=${out.id}`)
  const section = await screen.findByRole('region', { name: 'Receipts and files' })
  server.answer(listPath, { body: { results: [file] } })
  const picture = new File(['\u0089PNG'], 'receipt.png', { type: 'image/png' })
  const notes = new File(['hello'], 'notes.txt', { type: 'text/plain' })
  fireEvent.drop(section, { dataTransfer: { types: ['Files'], files: [picture, notes] } })
  expect(await within(section).findByText(/notes\.txt isn’t a picture/)).toBeDefined()
  await user.click(await within(section).findByRole('button', { name: /Show\s*receipt\.png/ }))
  expect(await screen.findByRole('img', { name: 'receipt.png' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('img', { name: 'receipt.png' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Edit transaction' })).toBeDefined()
  expect(within(section).getByText(/200 KB/)).toBeDefined()
  // The drop was for the open editor, so nothing is imported.
  expect(server.findSent('POST /api/imports/')).toHaveLength(0)

  server.answer(listPath, { body: { results: [] } })
  await user.click(within(section).getByRole('button', { name: 'Remove receipt.png' }))
  const toast = (await screen.findByText('Removed receipt.png.')).parentElement as HTMLElement
  server.answer(listPath, { body: { results: [file] } })
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(await within(section).findByRole('button', { name: /Show\s*receipt\.png/ })).toBeDefined()
})

test('with filters that match nothing, the transfers tab still offers the transfers, not an import', async () => {
  fakeLedger([])
  renderApp('/dashboard/actual?show=transfers&search=zzz')
  expect(await screen.findByRole('button', { name: 'Show all transfers' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Import transactions' })).toBeNull()
})
