import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appStore } from '../lib/app-state.ts'
import { aHistoryEntry, aProfile } from '../testing/builders.ts'
import { playServer, refusal, type SeenRequest } from '../testing/fake-server.ts'
import { aCategory, anId, aTransaction, listOf } from '../testing/ledger-builders.ts'
import { renderApp } from '../testing/render-app.tsx'

// Drawers and panels load their code when they are first opened, which takes a while on a busy machine.
// Nothing is laid out here; without a height no row would be in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})
afterEach(() => cleanNotifications())

const groceries = aCategory()
const travel = aCategory({ name: 'Travel' })
const transfers = aCategory({ name: 'Transfers', kind: 'transfer' })

/** A server with these transactions; it filters by search and review only, as far as the tests ask. */
function playLedger(rows: Transaction[], more: Parameters<typeof playServer>[0] = {}) {
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
  return playServer({
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
const HISTORY = anId()

const rowOf = (name: RegExp) => screen.findByRole('row', { name })
const filtersAsked = (server: ReturnType<typeof playServer>) =>
  server.sent('GET /api/transactions/').map((request) => new URLSearchParams(request.path.split('?')[1]))

test('the table has the columns of the specification, and money in is told from money out', async () => {
  playLedger([
    aTransaction({ attachment_count: 2 }),
    aTransaction({ simple_name: 'Payroll', amount: '2310.25', category: 'Income', category_kind: 'income' }),
  ])
  renderApp('/dashboard/actual')
  const table = await screen.findByRole('table', { name: 'Transactions' })
  const headings = within(table).getAllByRole('columnheader').slice(1)
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Last Updated',
    'Transaction Date',
    'Source',
    'Transaction Name',
    'Simple Name',
    'Category',
    'Currency',
    'Amount',
  ])
  // The paperclip says how many files a row has; a row without has none.
  expect(await rowOf(/Corner Bakery ?2 files.*−\$4\.50/)).toBeDefined()
  expect(await rowOf(/Payroll ?Income.*\+\$2,310\.25/)).toBeDefined()
  expect(screen.getByText('2 transactions')).toBeDefined()
})

test('a search narrows the rows, marks what was found and stands in the address; without a match it says so', async () => {
  const server = playLedger([aTransaction(), aTransaction({ simple_name: 'Rent', transaction_name: 'ACME PROPERTY' })])
  const { user, router } = renderApp('/dashboard/actual')
  const search = await screen.findByRole('searchbox', { name: 'Search transactions' })

  await user.type(search, 'bak')
  await waitFor(() => expect(screen.queryByText('Rent')).toBeNull())
  expect(await screen.findAllByText('Bak', { selector: 'mark' })).not.toHaveLength(0)
  expect(router.state.location.search).toMatchObject({ search: 'bak' })

  await user.type(search, 'xyz')
  expect(await screen.findByText('No transactions match.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all transactions' }))
  expect(await rowOf(/Rent/)).toBeDefined()
  expect((search as HTMLInputElement).value).toBe('')
  expect(filtersAsked(server).some((query) => query.get('search') === 'bakxyz')).toBe(true)
})

test('filters of a link are asked of the server, shown in words, and can be taken away one by one', async () => {
  const server = playLedger([aTransaction()])
  const { user, router } = renderApp(
    '/dashboard/actual?category=Groceries&from=2026-11-01&to=2026-11-30&needs_review=false&sort=nonsense',
  )
  const chips = await screen.findByRole('list', { name: 'Filters in use' })
  expect(within(chips).getByText('Groceries')).toBeDefined()
  expect(within(chips).getByText('Nov 1, 2026 – Nov 30, 2026')).toBeDefined()
  const asked = filtersAsked(server).find((query) => query.get('category') === 'Groceries')
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ from: '2026-11-01', to: '2026-11-30', needs_review: 'false' })
  expect(asked?.has('sort')).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Remove the filter Groceries' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('category'))
  expect(router.state.location.search).toMatchObject({ from: '2026-11-01' })
})

test('a press on a heading asks the server for that order, the other way, and the usual one again', async () => {
  playLedger([aTransaction()])
  const { user, router } = renderApp('/dashboard/actual')
  const amount = await screen.findByRole('button', { name: 'Amount' })
  await user.click(amount)
  expect(router.state.location.search).toMatchObject({ sort: '-amount' })
  await user.click(amount)
  expect(router.state.location.search).toMatchObject({ sort: 'amount' })
  await user.click(amount)
  expect(router.state.location.search).not.toHaveProperty('sort')
})

test('the heading of Last Updated opens its filter in place, and Escape leads back to it', async () => {
  playLedger([aTransaction()])
  const { user, router } = renderApp('/dashboard/actual')
  const button = await screen.findByRole('button', { name: 'Filter by Last Updated' })
  await user.click(button)
  const filter = screen.getByRole('dialog', { name: 'Last Updated' })
  expect(document.activeElement).toBe(within(filter).getByLabelText('Last Updated since'))
  await user.click(within(filter).getByRole('button', { name: 'Last 7 days' }))
  expect(router.state.location.search).toHaveProperty('updated_since')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the export has the filters of the view', async () => {
  playLedger([aTransaction()])
  const { user } = renderApp('/dashboard/actual?search=bakery&source=Visa')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const link = screen.getByRole('menuitem', { name: /Export what is shown/ })
  expect(link.getAttribute('href')).toBe('/api/transactions/export/?search=bakery&source=Visa')
})

test('a column can be put away, and stays away', async () => {
  playLedger([aTransaction()])
  const { user, unmount } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Currency' }))
  expect(screen.queryByRole('columnheader', { name: 'Currency' })).toBeNull()
  unmount()
  renderApp('/dashboard/actual')
  expect(await screen.findByRole('columnheader', { name: 'Amount' })).toBeDefined()
  expect(screen.queryByRole('columnheader', { name: 'Currency' })).toBeNull()
})

test('a view keeps filters under a name, for the one who named it', async () => {
  playLedger([aTransaction()])
  const { user, router, unmount } = renderApp('/dashboard/actual?category=Travel')
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Trips')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Everything' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(screen.getByRole('button', { name: 'Trips' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Travel' }))
  unmount()

  // Somebody else signs in at the same browser.
  appStore.reset()
  playLedger([aTransaction()], { 'GET /accounts/profile/': { body: aProfile({ username: 'noor' }) } })
  const { user: noor } = renderApp('/dashboard/actual')
  await noor.click(await screen.findByRole('button', { name: 'Views' }))
  expect(screen.getByRole('button', { name: 'Everything' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Trips' })).toBeNull()
})

test('ticked rows are counted and summed, deleted together, and the deletion can be undone', async () => {
  const rows = [aTransaction(), aTransaction({ simple_name: 'Rent', amount: '-900.00' })]
  const server = playLedger(rows, {
    'POST /api/transactions/bulk-delete/': { body: { deleted: 2, history_id: HISTORY } },
    [`POST /api/history/${HISTORY}/undo/`]: { body: aHistoryEntry({ id: HISTORY }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('checkbox', { name: /Tick Corner Bakery/ }))
  await user.click(screen.getByRole('checkbox', { name: /Tick Rent/ }))
  const bar = screen.getByRole('toolbar', { name: 'Ticked transactions' })
  expect(within(bar).getByText('2 ticked')).toBeDefined()
  expect(within(bar).getByText('−$904.50')).toBeDefined()

  await user.click(within(bar).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted 2 transactions.')).toBeDefined()
  expect(server.sent('POST /api/transactions/bulk-delete/')[0]?.body).toEqual({ ids: rows.map((row) => row.id) })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.sent(`POST /api/history/${HISTORY}/undo/`)).toHaveLength(1))
})

test('more rows than are loaded can be ticked, by asking for all that match', async () => {
  const rows = Array.from({ length: 700 }, () => aTransaction())
  const server = playLedger(rows, {
    'GET /api/transactions/': (request) => {
      const query = new URLSearchParams(request.path.split('?')[1])
      const from = Number(query.get('cursor') ?? query.get('offset') ?? 0)
      const results = rows.slice(from, from + Number(query.get('limit') ?? 100))
      const isReview = query.get('needs_review') === 'true'
      const next = from + results.length < rows.length ? String(from + results.length) : null
      return { body: { results: isReview ? [] : results, next, total: isReview ? 0 : 700 } }
    },
    'GET /api/transactions/totals/': {
      body: { count: 700, sums: [{ currency: 'USD', count: 700, amount: '-3150.00' }] },
    },
    'POST /api/transactions/bulk-edit/': { body: { edited: 700, history_id: HISTORY } },
  })
  const { user } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('checkbox', { name: 'Tick all rows' }))
  const bar = within(screen.getByRole('toolbar', { name: 'Ticked transactions' }))
  expect(bar.getByText('500 ticked')).toBeDefined()
  expect(bar.getByText('−$2,250.00')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Tick all 700 that match' }))
  expect(await screen.findByText('700 ticked')).toBeDefined()
  expect(await bar.findByText('−$3,150.00')).toBeDefined()
  const [first] = screen.getAllByRole('checkbox', { name: /Tick Corner Bakery/ })
  await user.click(first!)
  expect(bar.getByText('699 ticked')).toBeDefined()
  expect(bar.getByText('−$3,145.50')).toBeDefined()
  await user.click(first!)
  expect(bar.getByText('−$3,150.00')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reviewed' }))
  await waitFor(() => expect(server.sent('POST /api/transactions/bulk-edit/')).toHaveLength(1))
  expect(server.sent('POST /api/transactions/bulk-edit/')[0]?.body).toMatchObject({ needs_review: false })
  const { ids } = server.sent('POST /api/transactions/bulk-edit/')[0]!.body as { ids: string[] }
  expect(new Set(ids).size).toBe(700)
})

test('what a filter finds is added up by the server where it is more than a page', async () => {
  playLedger([], {
    'GET /api/transactions/': (request) =>
      request.path.includes('needs_review')
        ? listOf([])
        : listOf(
            Array.from({ length: 500 }, () => aTransaction()),
            12_000,
          ),
    'GET /api/transactions/totals/': {
      body: {
        count: 12_000,
        sums: [
          { currency: 'USD', count: 11_000, amount: '-54000.10' },
          { currency: 'JPY', count: 1_000, amount: '-7000' },
        ],
      },
    },
  })
  const { user } = renderApp('/dashboard/actual?source=Visa')
  expect(await screen.findByText('−$54,000.10')).toBeDefined()
  expect(screen.getByText('−¥7,000')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Tick all rows' }))
  const bar = screen.getByRole('toolbar', { name: 'Ticked transactions' })
  expect(bar.textContent).toMatch(/500 ticked.*All 12,000 that match: −\$54,000\.10, −¥7,000\. Up to 10,000/)
})

test('the keyboard moves, ticks, opens and lets go', async () => {
  playLedger([aTransaction(), aTransaction({ simple_name: 'Rent' })])
  const { user, router } = renderApp('/dashboard/actual')
  await rowOf(/Rent/)
  await user.keyboard('jj')
  await user.keyboard('x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tick Rent/ }).checked).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tick Rent/ }).checked).toBe(false)
  await user.keyboard('e')
  expect(await screen.findByRole('dialog', { name: 'Edit transaction' })).toBeDefined()
  expect(router.state.location.search).toHaveProperty('row')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Rent'))
  // From the row ticked last to this one.
  await user.keyboard('kxj{Shift>}x{/Shift}')
  expect(screen.getByText('2 ticked')).toBeDefined()
})

test('rows that could not be loaded say so and can be asked for again', async () => {
  const server = playLedger([aTransaction()], { 'GET /api/transactions/': refusal(503, 'The database is away.') })
  const { user } = renderApp('/dashboard/actual')
  expect(await screen.findByText('Your transactions could not be loaded')).toBeDefined()
  expect(screen.getByText('The database is away.')).toBeDefined()
  server.answer('GET /api/transactions/', listOf([aTransaction()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf(/Corner Bakery/)).toBeDefined()
})

test('without any transaction there is one sentence and one thing to do, which leads to the paste box', async () => {
  playLedger([])
  const { user } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('button', { name: 'Bring in the first ones' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Paste transactions' }))
  expect(await screen.findByText(/Up to 50 MB and 500,000 rows a file/)).toBeDefined()
})

test('a correction shows at once, is sent with the version, and can be undone', async () => {
  const row = aTransaction({ version: 4 })
  let finish = () => {}
  const server = playLedger([row, aTransaction()], {
    [`PATCH /api/transactions/${row.id}/`]: () =>
      new Promise((resolve) => {
        finish = () => resolve({ body: { ...row, category: 'Travel', version: 5, history_id: HISTORY } })
      }),
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  expect(await screen.findByText(/Bakeries are groceries\. 97% sure\./)).toBeDefined()
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Travel' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(server.sent(`PATCH /api/transactions/${row.id}/`)).toHaveLength(1))
  expect(server.sent(`PATCH /api/transactions/${row.id}/`)[0]?.body).toEqual({ category: 'Travel', version: 4 })
  const table = screen.getByRole('table', { name: 'Transactions', hidden: true })
  expect(within(table).getByText('Travel')).toBeDefined()
  finish()
  expect(await screen.findByText('Saved Corner Bakery.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('an edit that is refused as stale shows the row as it is now and lets the person choose', async () => {
  const row = aTransaction()
  const present = { ...row, simple_name: 'Bakery on 5th', version: 3 }
  const server = playLedger([row], {
    [`PATCH /api/transactions/${row.id}/`]: refusal(409, 'It was changed.', 'conflict', { present }),
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
    expect(server.sent(`PATCH /api/transactions/${row.id}/`).at(-1)?.body).toEqual({
      simple_name: 'My bakery',
      version: 3,
    }),
  )
})

test('one correction can be applied to all of the merchant', async () => {
  const rows = [aTransaction(), aTransaction(), aTransaction()]
  const [row] = rows
  const server = playLedger(rows, {
    [`PATCH /api/transactions/${row?.id}/`]: { body: { ...row, category: 'Travel', version: 2 } },
    [`POST /api/transactions/${row?.id}/apply-to-merchant/`]: { body: { edited: 3, history_id: HISTORY } },
  })
  const { user } = renderApp(`/dashboard/actual?row=${row?.id}`)
  await user.click(await screen.findByRole('checkbox', { name: 'Apply to all 3 from this merchant' }))
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Travel' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/Changed 3 transactions from Corner Bakery/)).toBeDefined()
  expect(server.sent(`POST /api/transactions/${row?.id}/apply-to-merchant/`)).toHaveLength(1)
})

test('a category that is not there yet is made while choosing, by Enter', async () => {
  const row = aTransaction()
  const server = playLedger([row], {
    'POST /api/categories/': { status: 201, body: aCategory({ name: 'Zoo trips' }) },
    [`PATCH /api/transactions/${row.id}/`]: { body: { ...row, category: 'Zoo trips', version: 2 } },
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  const category = await screen.findByRole('combobox', { name: 'Category' })
  await user.clear(category)
  await user.type(category, 'Zoo trips{Enter}')
  await waitFor(() => expect((category as HTMLInputElement).value).toBe('Zoo trips'))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(server.sent(`PATCH /api/transactions/${row.id}/`)).toHaveLength(1))
  expect(server.sent('POST /api/categories/')[0]?.body).toEqual({ name: 'Zoo trips', kind: 'expense' })
  expect(server.sent(`PATCH /api/transactions/${row.id}/`)[0]?.body).toEqual({ category: 'Zoo trips', version: 1 })
})

test('next and previous follow the table and save what was typed on the way', async () => {
  const [first, second] = [aTransaction(), aTransaction({ simple_name: 'Rent' })]
  const server = playLedger([first, second], {
    [`PATCH /api/transactions/${first.id}/`]: { body: { ...first, source: 'Amex', version: 2 } },
  })
  const { user, router } = renderApp(`/dashboard/actual?row=${first.id}`)
  const source = await screen.findByRole('combobox', { name: 'Source' })
  await user.clear(source)
  await user.type(source, 'Amex')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ row: second.id }))
  expect(server.sent(`PATCH /api/transactions/${first.id}/`)[0]?.body).toMatchObject({ source: 'Amex' })
})

test('parts of a split add up as they are typed: an open part takes the rest', async () => {
  const row = aTransaction({ amount: '-100.00' })
  const server = playLedger([row], {
    [`POST /api/transactions/${row.id}/split/`]: { body: { parts: [row, row], history_id: HISTORY } },
  })
  const { user } = renderApp(`/dashboard/actual?row=${row.id}`)
  await user.click(await screen.findByRole('button', { name: 'Split' }))
  const [first, second] = screen.getAllByRole('textbox', { name: 'Amount' })
  await user.type(first!, '33,10')
  expect(screen.getByText('The open part takes the rest')).toBeDefined()
  expect(screen.getByText('−$66.90')).toBeDefined()
  await user.type(second!, '60')
  expect(screen.getByText('Left to divide')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Split into 2' }).disabled).toBe(true)
  await user.clear(second!)
  await user.click(screen.getByRole('button', { name: 'Split into 2' }))
  await waitFor(() => expect(server.sent(`POST /api/transactions/${row.id}/split/`)).toHaveLength(1))
  expect(server.sent(`POST /api/transactions/${row.id}/split/`)[0]?.body).toEqual({
    version: 1,
    parts: [
      { amount: '-33.10', category: 'Groceries' },
      { amount: '-66.90', category: null },
    ],
  })
})

test('a transaction is added by hand as money out, with what was left open left to the server', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-15T12:00:00') })
  const server = playLedger([aTransaction()], {
    'POST /api/transactions/': { status: 201, body: aTransaction({ simple_name: 'Market' }) },
  })
  const { user } = renderApp('/dashboard/actual?panel=add')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Market stall')
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '12.5')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.sent('POST /api/transactions/')).toHaveLength(1))
  expect(server.sent('POST /api/transactions/')[0]?.body).toEqual({
    transaction_date: '2026-11-15',
    transaction_name: 'Market stall',
    amount: '-12.50',
    currency: 'USD',
  })
  expect(await screen.findByText('Added Market to Groceries.')).toBeDefined()
  vi.useRealTimers()
})
