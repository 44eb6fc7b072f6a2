import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeLedger, HISTORY, mockTableSize } from '../testing/fake-ledger.ts'
import { refuseWith } from '../testing/fake-server.ts'
import { aCategory, aTransaction, listResponse } from '../testing/ledger-builders.ts'
import { renderApp } from '../testing/render-app.tsx'

beforeEach(mockTableSize)
afterEach(() => cleanNotifications())

test('a correction shows immediately, is sent with the version, and can be undone', async () => {
  const row = aTransaction({ version: 4 })
  let finish = () => {}
  const server = fakeLedger([row, aTransaction()], {
    [`PATCH /api/transactions/${row.id}/`]: () =>
      new Promise((resolve) => {
        finish = () => resolve({ body: { ...row, category: 'Travel', version: 5, history_id: HISTORY } })
      }),
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  expect(await screen.findByText(/Bakeries are groceries\. 97% sure of the category\./)).toBeDefined()
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Travel' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(server.findSent(`PATCH /api/transactions/${row.id}/`)).toHaveLength(1))
  expect(server.findSent(`PATCH /api/transactions/${row.id}/`)[0]?.body).toEqual({ category: 'Travel', version: 4 })
  const table = screen.getByRole('table', { name: 'Transactions', hidden: true })
  expect(within(table).getByText('Travel')).toBeDefined()
  finish()
  expect(await screen.findByText('Saved Corner Bakery.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test.each([
  ['a clear instruction is shown without a percentage', false, 'Your instruction: “Bakeries are groceries.”'],
  [
    'an instruction on a transaction that needs review is shown with how sure we are',
    true,
    'Your instruction: “Bakeries are groceries.” 93% sure of the category.',
  ],
])('%s', async (_, needs_review, words) => {
  const reasons = [{ code: 'category.instruction', args: { sentence: 'Bakeries are groceries.' } }]
  const reason = { level: 'instruction', text: 'Your instruction: “Bakeries are groceries.”', reasons }
  const row = aTransaction({ reason, confidence: 0.93, needs_review })
  fakeLedger([row])
  renderApp(`/dashboard/actual?row=${row.id}`)
  expect((await screen.findByText(/^Your instruction/)).textContent).toBe(words)
})

test('a stale edit shows the current transaction and lets the user choose', async () => {
  const row = aTransaction()
  const present = { ...row, simple_name: 'Bakery on 5th', version: 3 }
  const server = fakeLedger([row], {
    [`PATCH /api/transactions/${row.id}/`]: refuseWith(409, 'It was changed.', 'conflict', { present }),
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  const name = await screen.findByRole('textbox', { name: 'Simple Name' })
  await user.clear(name)
  await user.type(name, 'My bakery')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const notice = await screen.findByRole('alert')
  expect(within(notice).getByText('Bakery on 5th')).toBeDefined()
  expect(within(notice).getByText('My bakery')).toBeDefined()

  server.answer(`PATCH /api/transactions/${row.id}/`, { body: { ...present, simple_name: 'My bakery', version: 4 } })
  await user.click(within(notice).getByRole('button', { name: 'Save mine' }))
  await waitFor(() =>
    expect(server.findSent(`PATCH /api/transactions/${row.id}/`).at(-1)?.body).toEqual({
      simple_name: 'My bakery',
      version: 3,
    }),
  )
})

test('confirming the category keeps what else was typed, to save or discard', async () => {
  const row = aTransaction({ needs_review: true })
  const confirmed = { ...row, needs_review: false, version: 2 }
  const server = fakeLedger([row], { [`PATCH /api/transactions/${row.id}/`]: { body: confirmed } })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Simple Name' })
  await user.clear(name)
  await user.type(name, 'My bakery')
  server.answer(`GET /api/transactions/${row.id}/`, { body: confirmed })
  server.answer('GET /api/transactions/', listResponse([confirmed], 1))
  await user.click(screen.getByRole('button', { name: 'Looks right' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull())
  expect(server.findSent(`PATCH /api/transactions/${row.id}/`)[0]?.body).toEqual({ needs_review: false, version: 1 })
  expect(name.value).toBe('My bakery')
})

test('a transaction that moves in the list while its tags are edited doesn’t count as changed elsewhere', async () => {
  const row = aTransaction({ tags: ['trip'], needs_review: true })
  const confirmed = { ...row, needs_review: false, version: 2 }
  const server = fakeLedger([row], { [`PATCH /api/transactions/${row.id}/`]: { body: confirmed } })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'work{Enter}')
  server.answer(`GET /api/transactions/${row.id}/`, { body: confirmed })
  server.answer('GET /api/transactions/', listResponse([aTransaction({ simple_name: 'Rent' }), confirmed]))
  await user.click(screen.getByRole('button', { name: 'Looks right' }))
  expect(await screen.findByRole('row', { name: /Rent/, hidden: true })).toBeDefined()
  expect(screen.queryByText(/changed elsewhere/)).toBeNull()
})

test('one correction can apply to all transactions from the merchant', async () => {
  const rows = [aTransaction(), aTransaction(), aTransaction()]
  const [row] = rows
  const server = fakeLedger(rows, {
    [`PATCH /api/transactions/${row?.id}/`]: {
      body: { ...row, category: 'Travel', version: 2, edited: 3, history_id: HISTORY },
    },
  })
  const { user } = renderApp(`/dashboard/actual?row=${row?.id}`)
  await user.click(await screen.findByRole('checkbox', { name: 'Apply to all 3 transactions from this merchant' }))
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Travel' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/Changed 3 transactions from Corner Bakery/)).toBeDefined()
  const sent = server.findSent(`PATCH /api/transactions/${row?.id}/`)
  expect(sent.map(({ body }) => body)).toEqual([{ category: 'Travel', version: 1, for_merchant: true }])
})

test('Enter creates a category that doesn’t exist yet', async () => {
  const row = aTransaction()
  const server = fakeLedger([row], {
    'POST /api/categories/': { status: 201, body: aCategory({ name: 'Zoo trips' }) },
    [`PATCH /api/transactions/${row.id}/`]: { body: { ...row, category: 'Zoo trips', version: 2 } },
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  const category = await screen.findByRole('combobox', { name: 'Category' })
  await user.clear(category)
  await user.type(category, 'Zoo trips{Enter}')
  await waitFor(() => expect((category as HTMLInputElement).value).toBe('Zoo trips'))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(server.findSent(`PATCH /api/transactions/${row.id}/`)).toHaveLength(1))
  expect(server.findSent('POST /api/categories/')[0]?.body).toEqual({ name: 'Zoo trips', kind: 'expense' })
  expect(server.findSent(`PATCH /api/transactions/${row.id}/`)[0]?.body).toEqual({ category: 'Zoo trips', version: 1 })
})

test('an invalid currency is reported at its field, whether the editor or the server finds it', async () => {
  const row = aTransaction()
  const server = fakeLedger([row], {
    [`PATCH /api/transactions/${row.id}/`]: refuseWith(422, 'Not that.', 'invalid', {
      errors: [{ path: 'currency', message: 'No such currency here' }],
    }),
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  await user.click(await screen.findByText('More'))
  const currency = screen.getByRole('combobox', { name: 'Currency' })
  await user.clear(currency)
  await user.type(currency, 'ZZZ')
  const save = screen.getByRole('button', { name: 'Save changes' })
  await user.click(save)
  expect(currency.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(currency)
  expect(server.findSent(`PATCH /api/transactions/${row.id}/`)).toHaveLength(0)
  await user.clear(currency)
  await user.type(currency, 'EUR')
  expect(currency.getAttribute('aria-invalid')).not.toBe('true')
  await user.click(save)
  expect(await screen.findByText('No such currency here')).toBeDefined()
  expect(currency.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Couldn’t save')).toBeNull()
})

test('going to the next transaction saves what was typed', async () => {
  const [first, second] = [aTransaction(), aTransaction({ simple_name: 'Rent' })]
  const server = fakeLedger([first, second], {
    [`PATCH /api/transactions/${first.id}/`]: { body: { ...first, source: 'Amex', version: 2 } },
  })
  const { user, router } = renderApp(`/dashboard/actual?row=${first.id}`)
  const source = await screen.findByRole('combobox', { name: 'Source' })
  await user.clear(source)
  await user.type(source, 'Amex')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ row: second.id }))
  expect(server.findSent(`PATCH /api/transactions/${first.id}/`)[0]?.body).toMatchObject({ source: 'Amex' })
})

test('split parts add up as they’re typed, and an empty part gets the rest', async () => {
  const row = aTransaction({ amount: '-100.00' })
  const server = fakeLedger([row], {
    [`POST /api/transactions/${row.id}/split/`]: { body: { parts: [row, row], history_id: HISTORY } },
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  await user.click(await screen.findByRole('button', { name: 'Split' }))
  const [first, second] = screen.getAllByRole('textbox', { name: 'Amount' })
  await user.type(first!, '33,10')
  expect(screen.getByText('The empty part gets the rest')).toBeDefined()
  expect(screen.getByText('−$66.90')).toBeDefined()
  await user.type(second!, '60')
  expect(screen.getByText('Left to split')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Split into 2' }).disabled).toBe(true)
  await user.clear(second!)
  await user.type(second!, '70')
  expect(screen.getByText('Too much').parentElement?.textContent).toContain('$3.10')
  await user.clear(second!)
  await user.clear(first!)
  await user.type(first!, '100')
  expect(screen.getByText('One part has no amount')).toBeDefined()
  await user.clear(first!)
  await user.type(first!, '33.10')
  await user.click(screen.getByRole('button', { name: 'Split into 2' }))
  await waitFor(() => expect(server.findSent(`POST /api/transactions/${row.id}/split/`)).toHaveLength(1))
  expect(server.findSent(`POST /api/transactions/${row.id}/split/`)[0]?.body).toEqual({
    version: 1,
    parts: [
      { amount: '-33.10', category: 'Groceries' },
      { amount: '-66.90', category: null },
    ],
  })
})

test('a transaction entered by hand is money out by default, and empty fields aren’t sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-15T12:00:00') })
  const server = fakeLedger([aTransaction()], {
    'POST /api/transactions/': { status: 201, body: aTransaction({ simple_name: 'Market' }) },
  })
  const { user } = renderApp('/dashboard/actual?panel=add')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Market stall')
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '12.5')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.findSent('POST /api/transactions/')).toHaveLength(1))
  expect(server.findSent('POST /api/transactions/')[0]?.body).toEqual({
    transaction_date: '2026-11-15',
    transaction_name: 'Market stall',
    amount: '-12.50',
    currency: 'USD',
  })
  expect(await screen.findByText('Added Market to Groceries.')).toBeDefined()
  vi.useRealTimers()
})
