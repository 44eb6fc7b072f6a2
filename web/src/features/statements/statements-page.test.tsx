import type { Statement } from '@evenkeel/contract/statements.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { cleanNotifications } from '@mantine/notifications'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { anAccount, aStatement, respondWithAccounts } from '../../testing/wealth-builders.ts'

const checking = anAccount({ name: 'Checking', type: 'cash' })
const broker = anAccount({ name: 'Brokerage' })
/** No deposit was entered, so the change in balance counts as one. */
const derived = aStatement({
  account_id: checking.id,
  cash_deposits: '250.00',
  final_balance: '1250.00',
  flows: 'from-balance',
})
const before = aStatement({ account_id: checking.id, statement_date: plainDate('2026-09-30') })
const GRID = 'GET /api/statements/grid/'
const SAVE_GRID = 'POST /api/statements/grid/'

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))
afterEach(() => cleanNotifications())

function toGrid(statement: Statement | null) {
  const row = { account: checking, statement, previous: before, proposal: null }
  const other = { account: broker, statement: null, previous: null, proposal: null }
  return { body: { date: '2026-10-31', rows: [row, other] } }
}

function fakeStatements(statement: Statement | null = derived) {
  return fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/accounts/': respondWithAccounts(checking, broker),
    'GET /api/statements/': { body: { results: [derived, before], next: null, total: 2, gaps: [] } },
    [`GET /api/statements/${derived.id}/`]: { body: derived },
    [`PATCH /api/statements/${derived.id}/`]: { body: { ...derived, history_id: null } },
    [GRID]: toGrid(statement),
    [SAVE_GRID]: { body: { statements: [], added: 1, changed: 0, history_id: null } },
  })
}

test('a changed bank account balance doesn’t turn its calculated deposit into an entered one', async () => {
  const server = fakeStatements()
  const { user } = renderApp(`/dashboard/account-statements?statement=${derived.id}`)
  const balance = await screen.findByLabelText('Final Balance')
  await user.clear(balance)
  await user.type(balance, '1,400')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const call = `PATCH /api/statements/${derived.id}/`
  await expect.poll(() => server.findSent(call)).toHaveLength(1)
  expect(server.findSent(call)[0]!.body).not.toHaveProperty('cash_deposits')
  expect(server.findSent(call)[0]!.body).toMatchObject({ final_balance: '1400' })
})

test('in the grid, a changed bank account balance counts as neither an entered deposit nor a gain', async () => {
  const server = fakeStatements()
  const { user } = renderApp('/dashboard/account-statements?grid=2026-10-31')
  const balance = await screen.findByLabelText('Final Balance, Checking')
  await user.clear(balance)
  await user.type(balance, '1,400')
  expect(screen.getByRole('row', { name: /^Checking/ }).textContent).not.toContain('+$')
  await user.click(screen.getByRole('button', { name: 'Save 1 statement' }))
  await expect.poll(() => server.findSent(SAVE_GRID)).toHaveLength(1)
  const { statements } = server.findSent(SAVE_GRID)[0]!.body as { statements: object[] }
  expect(statements).toEqual([{ account_id: checking.id, final_balance: '1400', id: derived.id, version: 1 }])
})

test('if another tab has changed a statement, the grid shows the change and keeps what you typed', async () => {
  const server = fakeStatements()
  const { user } = renderApp('/dashboard/account-statements?grid=2026-10-31')
  await user.type(await screen.findByLabelText('Final Balance, Brokerage'), '900')
  const newer = { ...derived, final_balance: '1300.00', version: 2 }
  server.answer(SAVE_GRID, refuseWith(409, 'Changed elsewhere.', 'conflict', { present: newer }))
  server.answer(GRID, toGrid(newer))
  await user.click(screen.getByRole('button', { name: 'Save 1 statement' }))
  expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere')
  const [mine, theirs] = [/Brokerage/, /Checking/].map((name) =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`Final Balance, ${name.source}`)),
  )
  await expect.poll(() => theirs!.value).toBe('1,300.00')
  expect(mine!.value).toBe('900')
})

test('if the grid can’t be loaded again, it keeps what you typed', async () => {
  const server = fakeStatements()
  const { user } = renderApp('/dashboard/account-statements?grid=2026-10-31')
  await user.type(await screen.findByLabelText('Final Balance, Brokerage'), '900')
  server.answer(SAVE_GRID, refuseWith(409, 'Changed elsewhere.', 'conflict', { present: derived }))
  const loaded = server.findSent(GRID).length
  server.answer(GRID, refuseWith(500, 'Something went wrong.'))
  await user.click(screen.getByRole('button', { name: 'Save 1 statement' }))
  await expect.poll(() => server.findSent(GRID).length).toBeGreaterThan(loaded)
  expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere')
  expect(screen.getByLabelText<HTMLInputElement>('Final Balance, Brokerage').value).toBe('900')
})

test('pressing Ctrl+Enter again while the grid is being saved doesn’t add the statements twice', async () => {
  const server = fakeStatements(null)
  let finish = () => {}
  server.answer(
    SAVE_GRID,
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ body: { statements: [], added: 1, changed: 0, history_id: null } })
      }),
  )
  const { user } = renderApp('/dashboard/account-statements?grid=2026-10-31')
  await user.type(await screen.findByLabelText('Final Balance, Brokerage'), '900')
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await expect.poll(() => server.findSent(SAVE_GRID)).toHaveLength(1)
  finish()
  expect(await screen.findByText('Saved 1 statement for Oct 31, 2026.')).toBeTruthy()
  expect(server.findSent(SAVE_GRID)).toHaveLength(1)
})

test.each([
  ['deleting a statement with deposits says that they no longer count', [], true],
  [
    'deleting a statement that a newer one of the same day replaced says nothing about its deposits',
    [{ code: 'same-day' as const, count: 2, counts: false }],
    false,
  ],
])('%s', async (_, warnings, isMentioned) => {
  const server = fakeStatements()
  const paidIn = aStatement({ account_id: broker.id, cash_deposits: '500.00', warnings })
  server.answer('GET /api/statements/', { body: { results: [paidIn], next: null, total: 1, gaps: [] } })
  server.answer(`DELETE /api/statements/${paidIn.id}/`, { body: { deleted: 1, history_id: null } })
  const { user } = renderApp('/dashboard/account-statements')
  await user.click(await screen.findByRole('button', { name: /^Delete statement: Brokerage/ }))
  const words = (await screen.findByText(/^Deleted the statement for/)).textContent ?? ''
  expect(words.includes('Its deposits and withdrawals no longer count')).toBe(isMentioned)
})

test('if a statement can’t be deleted, we say so and why', async () => {
  const server = fakeStatements()
  server.answer(`DELETE /api/statements/${before.id}/`, refuseWith(500, 'The delete failed.'))
  const { user } = renderApp('/dashboard/account-statements')
  await user.click(await screen.findByRole('button', { name: /^Delete statement: Checking, Sep/ }))
  expect(await screen.findByText(/^Couldn’t delete the statement for Sep/)).toBeTruthy()
  expect(screen.getByText('The delete failed.')).toBeTruthy()
})

test('if a statement in the address no longer exists, the page says so', async () => {
  const server = fakeStatements()
  server.answer(`GET /api/statements/${derived.id}/`, refuseWith(404, 'There is no such statement.', 'not-found'))
  renderApp(`/dashboard/account-statements?statement=${derived.id}`)
  expect(await screen.findByText('Couldn’t open this statement')).toBeDefined()
})
