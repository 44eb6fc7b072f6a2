import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aHistoryEntry, aProfile } from '../../testing/builders.ts'
import { playServer, refusal } from '../../testing/fake-server.ts'
import { aCategory, anId, aTransaction, listOf } from '../../testing/ledger-builders.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { groupByMerchant, suggestCategories } from './group-by-merchant.ts'

afterEach(() => cleanNotifications())

const unsure = (name: string, fields = {}) =>
  aTransaction({ simple_name: name, needs_review: true, confidence: 0.4, category: 'Groceries', ...fields })
const categories = [
  aCategory({ name: 'Groceries', transaction_count: 50 }),
  aCategory({ name: 'Travel', transaction_count: 40 }),
  aCategory({ name: 'Pets', transaction_count: 2 }),
  aCategory({ name: 'Transfers', kind: 'transfer' }),
]

function playReview(rows = [unsure('Brimble'), unsure('Brimble'), unsure('Quandle')]) {
  localStorage.setItem('seenOnboarding', 'true')
  const historyId = anId()
  const server = playServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/transactions/': listOf(rows),
    'GET /api/categories/': listOf(categories),
    'GET /api/sources/': { body: { results: [] } },
    'GET /api/imports/': listOf([]),
    'POST /api/transactions/bulk-edit/': { body: { edited: 2, history_id: historyId } },
    [`POST /api/history/${historyId}/undo/`]: { body: aHistoryEntry({ id: historyId }) },
  })
  return { server, rows, historyId }
}

test('one answer settles a merchant: Enter keeps the guess, a number changes it, and the end is said', async () => {
  const { server, rows } = playReview()
  const { user } = renderApp('/dashboard/actual?panel=review')
  expect(await screen.findByRole('heading', { name: 'Brimble' })).toBeDefined()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Quandle' })).toBeDefined()
  await user.keyboard('1')
  expect(await screen.findByText('That was all of it.')).toBeDefined()
  await waitFor(() => expect(server.sent('POST /api/transactions/bulk-edit/')).toHaveLength(2))
  const bodies = server.sent('POST /api/transactions/bulk-edit/').map((request) => request.body)
  expect(bodies).toEqual([
    { ids: [rows[0]?.id, rows[1]?.id], category: 'Groceries' },
    { ids: [rows[2]?.id], category: 'Travel' },
  ])
})

test('S leaves a merchant for later and writes nothing; Z goes back and undoes what was written', async () => {
  const { server, historyId } = playReview()
  const { user } = renderApp('/dashboard/actual?panel=review')
  await screen.findByRole('heading', { name: 'Brimble' })
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Quandle' })
  await user.keyboard('s')
  await screen.findByText('That was all of it.')
  await waitFor(() => expect(server.sent('POST /api/transactions/bulk-edit/')).toHaveLength(1))
  await user.keyboard('z')
  expect(await screen.findByRole('heading', { name: 'Quandle' })).toBeDefined()
  await user.keyboard('z')
  expect(await screen.findByRole('heading', { name: 'Brimble' })).toBeDefined()
  await waitFor(() => expect(server.sent(`POST /api/history/${historyId}/undo/`)).toHaveLength(1))
})

test('a decision that was not saved comes back to the front', async () => {
  const { server } = playReview([unsure('Brimble')])
  server.answer('POST /api/transactions/bulk-edit/', refusal(503, 'The database is away.'))
  const { user } = renderApp('/dashboard/actual?panel=review')
  await screen.findByRole('heading', { name: 'Brimble' })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Brimble was not saved')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Brimble' })).toBeDefined()
})

test('with nothing to review it says so', async () => {
  playReview([])
  renderApp('/dashboard/actual?panel=review')
  expect(await screen.findByText('Nothing needs your review.')).toBeDefined()
})

test('rows are grouped by name and direction, largest group first, and a mixed group has no guess', () => {
  const groups = groupByMerchant([
    unsure('Quandle'),
    unsure('BRIMBLE'),
    unsure('Brimble', { category: 'Travel' }),
    unsure('Brimble', { amount: '12.00' }),
  ])
  expect(groups.map(({ name, isIncoming, category, rows }) => [name, isIncoming, category, rows.length])).toEqual([
    ['BRIMBLE', false, null, 2],
    ['Quandle', false, 'Groceries', 1],
    ['Brimble', true, 'Groceries', 1],
  ])
})

test('suggestions are what is used most, without the present category, and always a transfer', () => {
  const [group] = groupByMerchant([unsure('Brimble')])
  expect(suggestCategories(group!, categories)).toEqual(['Travel', 'Pets', 'Transfers'])
})
