import type { ReviewGroup } from '@evenkeel/contract/transactions.ts'
import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aHistoryEntry, aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { aCategory, anId, aTransaction, listResponse } from '../../testing/ledger-builders.ts'
import { renderApp } from '../../testing/render-app.tsx'

afterEach(() => cleanNotifications())

const anUnsureTransaction = (name: string, fields = {}) =>
  aTransaction({ simple_name: name, needs_review: true, confidence: 0.4, category: 'Groceries', ...fields })
const categories = [
  aCategory({ name: 'Groceries', transaction_count: 50 }),
  aCategory({ name: 'Travel', transaction_count: 40 }),
  aCategory({ name: 'Pets', transaction_count: 2 }),
  aCategory({ name: 'Transfers', kind: 'transfer' }),
]

const aGroup = (name: string, count = 1, fields: Partial<ReviewGroup> = {}): ReviewGroup => ({
  name,
  direction: 'out',
  category: 'Groceries',
  count,
  likely: ['Travel', 'Pets', 'Transfers'],
  rows: Array.from({ length: Math.min(count, 4) }, () => anUnsureTransaction(name)),
  ...fields,
})

function fakeReview(results = [aGroup('Brimble', 8_000), aGroup('Quandle')], merchants = results.length) {
  localStorage.setItem('seenOnboarding', 'true')
  const historyId = anId()
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/transactions/': listResponse([]),
    'GET /api/transactions/review/': { body: { results, merchants, transactions: 8_001 } },
    'GET /api/categories/': listResponse(categories),
    'GET /api/sources/': { body: { results: [] } },
    'GET /api/imports/': listResponse([]),
    'POST /api/transactions/review/': { body: { edited: 2, history_id: historyId } },
    [`POST /api/history/${historyId}/undo/`]: { body: aHistoryEntry({ id: historyId }) },
  })
  return { server, historyId }
}

test('one key settles a merchant: Enter keeps the guess, a number changes it, and the end is announced', async () => {
  const { server } = fakeReview()
  const { user } = renderApp('/dashboard/actual?panel=review')
  expect(await screen.findByRole('heading', { name: 'Brimble' })).toBeDefined()
  expect(screen.getByText(/^8,000 transactions/)).toBeDefined()
  expect(screen.getByText('and 7,996 more')).toBeDefined()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Quandle' })).toBeDefined()
  await user.keyboard('1')
  expect(await screen.findByText('All done.')).toBeDefined()
  await waitFor(() => expect(server.findSent('POST /api/transactions/review/')).toHaveLength(2))
  expect(await screen.findByText('We’ll remember your choices for these merchants.')).toBeDefined()
  const bodies = server.findSent('POST /api/transactions/review/').map((request) => request.body)
  expect(bodies).toEqual([
    { name: 'Brimble', direction: 'out', category: 'Groceries' },
    { name: 'Quandle', direction: 'out', category: 'Travel' },
  ])
})

test('S skips a merchant and saves nothing; Z goes back and undoes what was saved', async () => {
  const { server, historyId } = fakeReview()
  const { user } = renderApp('/dashboard/actual?panel=review')
  await screen.findByRole('heading', { name: 'Brimble' })
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Quandle' })
  await user.keyboard('s')
  await screen.findByText('All done.')
  await waitFor(() => expect(server.findSent('POST /api/transactions/review/')).toHaveLength(1))
  await user.keyboard('z')
  expect(await screen.findByRole('heading', { name: 'Quandle' })).toBeDefined()
  await user.keyboard('z')
  expect(await screen.findByRole('heading', { name: 'Brimble' })).toBeDefined()
  await waitFor(() => expect(server.findSent(`POST /api/history/${historyId}/undo/`)).toHaveLength(1))
})

test('a merchant comes back first if its decision couldn’t be saved', async () => {
  const { server } = fakeReview([aGroup('Brimble')])
  server.answer('POST /api/transactions/review/', refuseWith(503, 'The database is away.'))
  const { user } = renderApp('/dashboard/actual?panel=review')
  await screen.findByRole('heading', { name: 'Brimble' })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Couldn’t save Brimble')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Brimble' })).toBeDefined()
})

test('going back before a save fails shows the merchant once and reports one problem', async () => {
  const { server } = fakeReview([aGroup('Brimble')])
  let answer = (_: object) => {}
  server.answer('POST /api/transactions/review/', () => new Promise<object>((resolve) => (answer = resolve)))
  const { user } = renderApp('/dashboard/actual?panel=review')
  await screen.findByRole('heading', { name: 'Brimble' })
  await user.keyboard('{Enter}')
  await screen.findByText('All done.')
  await waitFor(() => expect(server.findSent('POST /api/transactions/review/')).toHaveLength(1))
  await user.keyboard('z')
  answer(refuseWith(503, 'The database is away.'))
  expect(await screen.findByText('Couldn’t save Brimble')).toBeDefined()
  expect(screen.getByText('0 of 1')).toBeDefined()
  expect(screen.queryByText('Couldn’t undo that')).toBeNull()
})

test('if every merchant was skipped, the dialog doesn’t claim that we’ll remember choices', async () => {
  fakeReview([aGroup('Brimble')])
  const { user } = renderApp('/dashboard/actual?panel=review')
  await screen.findByRole('heading', { name: 'Brimble' })
  await user.keyboard('s')
  expect(await screen.findByText('You skipped everything, so nothing has changed.')).toBeDefined()
})

test('if nothing needs review, the dialog says so and shows no progress', async () => {
  fakeReview([])
  renderApp('/dashboard/actual?panel=review')
  expect(await screen.findByText('Nothing needs your review.')).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Back Z/ })).toBeNull()
})

test('merchants that aren’t loaded yet are counted, and come next', async () => {
  const { server } = fakeReview([aGroup('Brimble')], 3)
  const { user } = renderApp('/dashboard/actual?panel=review')
  await screen.findByText('0 of 3')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 more merchants to review.')).toBeDefined()
  server.answer('GET /api/transactions/review/', {
    body: { results: [aGroup('Quandle'), aGroup('Wimble')], merchants: 2, transactions: 2 },
  })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Quandle' })).toBeDefined()
})

test('an uncategorized merchant is shown with its likely categories, and Enter decides nothing', async () => {
  const rows = [anUnsureTransaction('Meridian', { category: null, suggested_category: 'Pets' })]
  const { server } = fakeReview([aGroup('Meridian', 1, { category: null, likely: ['Pets', 'Travel'], rows })])
  const { user } = renderApp('/dashboard/actual?panel=review')
  expect(await screen.findByText('What was this for?')).toBeDefined()
  const keys = screen.getAllByRole('button', { name: /^(?:Pets|Travel) ?[12]$/ })
  expect(keys.map((button) => button.textContent)).toEqual(['Pets1', 'Travel2'])
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Meridian' })).toBeDefined()
  await user.keyboard('2')
  await waitFor(() => expect(server.findSent('POST /api/transactions/review/')).toHaveLength(1))
  const [request] = server.findSent('POST /api/transactions/review/')
  expect(request?.body).toEqual({ name: 'Meridian', direction: 'out', category: 'Travel' })
})
