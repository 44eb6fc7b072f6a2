import { cleanNotifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appStore } from '../lib/app-state.ts'
import { aHistoryEntry, aProfile } from '../testing/builders.ts'
import { fakeLedger, HISTORY, mockTableSize } from '../testing/fake-ledger.ts'
import { type fakeServer, refuseWith } from '../testing/fake-server.ts'
import { aCategory, aTransaction, listResponse } from '../testing/ledger-builders.ts'
import { renderApp } from '../testing/render-app.tsx'

beforeEach(mockTableSize)
afterEach(() => cleanNotifications())

const findRow = (name: RegExp) => screen.findByRole('row', { name })
const listFilters = (server: ReturnType<typeof fakeServer>) =>
  server.findSent('GET /api/transactions/').map((request) => new URLSearchParams(request.path.split('?')[1]))

test('the table has the specified columns, and tells money in from money out', async () => {
  fakeLedger([
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
  // The paperclip shows how many files a transaction has; without files, there’s no paperclip.
  expect(await findRow(/Corner Bakery ?2 files.*−\$4\.50/)).toBeDefined()
  expect(await findRow(/Payroll ?Income.*\+\$2,310\.25/)).toBeDefined()
  expect(screen.getByText('2 transactions')).toBeDefined()
})

test('a search narrows the list, marks matches and is in the address; if nothing matches, it says so', async () => {
  const server = fakeLedger([aTransaction(), aTransaction({ simple_name: 'Rent', transaction_name: 'ACME PROPERTY' })])
  const { user, router } = renderApp('/dashboard/actual')
  const search = await screen.findByRole('searchbox', { name: 'Search transactions' })

  await user.type(search, 'bak')
  await waitFor(() => expect(screen.queryByText('Rent')).toBeNull())
  expect(await screen.findAllByText('Bak', { selector: 'mark' })).not.toHaveLength(0)
  expect(router.state.location.search).toMatchObject({ search: 'bak' })

  await user.type(search, 'xyz')
  expect(await screen.findByText('No transactions match.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all transactions' }))
  expect(await findRow(/Rent/)).toBeDefined()
  expect((search as HTMLInputElement).value).toBe('')
  expect(listFilters(server).some((query) => query.get('search') === 'bakxyz')).toBe(true)

  // Back undoes one change at a time. A word typed with a pause is one change.
  router.history.back()
  await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'bakxyz' }))
  await waitFor(() => expect((search as HTMLInputElement).value).toBe('bakxyz'))
  router.history.back()
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('search'))
  expect(await findRow(/Rent/)).toBeDefined()
})

test('filters in the address are sent to the server, shown in words, and can be removed one by one', async () => {
  const server = fakeLedger([aTransaction()])
  const { user, router } = renderApp(
    '/dashboard/actual?category=Groceries&from=2026-11-01&to=2026-11-30&needs_review=false&sort=nonsense',
  )
  const chips = await screen.findByRole('list', { name: 'Active filters' })
  expect(within(chips).getByText('Groceries')).toBeDefined()
  expect(within(chips).getByText('Nov 1, 2026 – Nov 30, 2026')).toBeDefined()
  const requested = listFilters(server).find((query) => query.get('category') === 'Groceries')
  expect(Object.fromEntries(requested ?? [])).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
    needs_review: 'false',
  })
  expect(requested?.has('sort')).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Remove filter: Groceries' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('category'))
  expect(router.state.location.search).toMatchObject({ from: '2026-11-01' })
})

test('an amount filter may have a comma for thousands or for decimals', async () => {
  fakeLedger([aTransaction()])
  const { user, router } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.type(screen.getByRole('textbox', { name: 'At least' }), '1,234{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ min_size: '1234' }))
  await user.type(screen.getByRole('textbox', { name: 'At most' }), '2000,50{Enter}')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ max_size: '2000.50' }))
})

test('“Uncategorized” can be found in a long list of categories', async () => {
  const categories = Array.from({ length: 12 }, (_, i) => aCategory({ name: `Category ${i}` }))
  fakeLedger([aTransaction()], { 'GET /api/categories/': listResponse(categories) })
  const { user, router } = renderApp('/dashboard/actual')
  const bar = await screen.findByRole('search', { name: 'Transactions' })
  await user.click(within(bar).getByRole('button', { name: 'Category' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Find in categories' }), 'uncat')
  await user.click(screen.getByRole('checkbox', { name: /Uncategorized/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: '' }))
})

test('clicking a heading sorts by it, then in reverse, then in the default order again', async () => {
  fakeLedger([aTransaction()])
  const { user, router } = renderApp('/dashboard/actual')
  const amount = await screen.findByRole('button', { name: 'Amount' })
  await user.click(amount)
  expect(router.state.location.search).toMatchObject({ sort: '-amount' })
  await user.click(amount)
  expect(router.state.location.search).toMatchObject({ sort: 'amount' })
  await user.click(amount)
  expect(router.state.location.search).not.toHaveProperty('sort')
})

test('the Last Updated filter opens from its heading, and Escape returns there', async () => {
  fakeLedger([aTransaction()])
  const { user, router } = renderApp('/dashboard/actual')
  const button = await screen.findByRole('button', { name: 'Filter by Last Updated' })
  await user.click(button)
  const filter = screen.getByRole('dialog', { name: 'Last Updated' })
  expect(document.activeElement).toBe(within(filter).getByLabelText('Updated since'))
  await user.click(within(filter).getByRole('button', { name: 'Last 7 days' }))
  expect(router.state.location.search).toHaveProperty('updated_since')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the export uses the current filters', async () => {
  fakeLedger([aTransaction()])
  const { user } = renderApp('/dashboard/actual?search=bakery&source=Visa')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const link = screen.getByRole('menuitem', { name: /Export as CSV/ })
  expect(link.getAttribute('href')).toBe('/api/transactions/export/?search=bakery&source=Visa')
})

test('a column can be hidden, and stays hidden', async () => {
  fakeLedger([aTransaction()])
  const { user, unmount } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Currency' }))
  expect(screen.queryByRole('columnheader', { name: 'Currency' })).toBeNull()
  unmount()
  renderApp('/dashboard/actual')
  expect(await screen.findByRole('columnheader', { name: 'Amount' })).toBeDefined()
  expect(screen.queryByRole('columnheader', { name: 'Currency' })).toBeNull()
})

test('a view saves filters under a name, only for the user who saved it', async () => {
  fakeLedger([aTransaction()])
  const { user, router, unmount } = renderApp('/dashboard/actual?category=Travel')
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.type(screen.getByRole('textbox', { name: 'View name' }), 'Trips')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Everything' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(screen.getByRole('button', { name: 'Trips' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Travel' }))
  unmount()

  // Someone else logs in on the same browser.
  appStore.reset()
  fakeLedger([aTransaction()], { 'GET /accounts/profile/': { body: aProfile({ username: 'noor' }) } })
  const { user: noor } = renderApp('/dashboard/actual')
  await noor.click(await screen.findByRole('button', { name: 'Views' }))
  expect(screen.getByRole('button', { name: 'Everything' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Trips' })).toBeNull()
})

test('selected transactions are counted, added up and deleted together, and the deletion can be undone', async () => {
  const rows = [aTransaction(), aTransaction({ simple_name: 'Rent', amount: '-900.00' })]
  const server = fakeLedger(rows, {
    'POST /api/transactions/bulk-edit/': refuseWith(422, 'Not that.', 'invalid', {
      errors: [{ path: 'simple_name', message: 'Too short' }],
    }),
    'POST /api/transactions/bulk-delete/': { body: { deleted: 2, history_id: HISTORY } },
    [`POST /api/history/${HISTORY}/undo/`]: { body: aHistoryEntry({ id: HISTORY }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('checkbox', { name: /Select Corner Bakery/ }))
  await user.click(screen.getByRole('checkbox', { name: /Select Rent/ }))
  const bar = screen.getByRole('toolbar', { name: 'Selected transactions' })
  expect(within(bar).getByText('2 selected')).toBeDefined()
  expect(within(bar).getByText('−$904.50')).toBeDefined()

  // If the server refuses a value, the field says so.
  await user.click(within(bar).getByRole('button', { name: 'Edit' }))
  const name = await screen.findByRole('textbox', { name: 'Simple Name' })
  await user.type(name, 'X')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Too short')).toBeDefined()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Couldn’t change 2 transactions')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  await user.click(within(bar).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted 2 transactions.')).toBeDefined()
  expect(server.findSent('POST /api/transactions/bulk-delete/')[0]?.body).toEqual({ ids: rows.map((row) => row.id) })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.findSent(`POST /api/history/${HISTORY}/undo/`)).toHaveLength(1))
})

test('all transactions that match can be selected, even if they aren’t loaded', async () => {
  const rows = Array.from({ length: 700 }, () => aTransaction())
  const server = fakeLedger(rows, {
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
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  const bar = within(screen.getByRole('toolbar', { name: 'Selected transactions' }))
  expect(bar.getByText('500 selected')).toBeDefined()
  expect(bar.getByText('−$2,250.00')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Select all 700 that match' }))
  expect(await screen.findByText('700 selected')).toBeDefined()
  expect(await bar.findByText('−$3,150.00')).toBeDefined()
  const [first] = screen.getAllByRole('checkbox', { name: /Select Corner Bakery/ })
  await user.click(first!)
  expect(bar.getByText('699 selected')).toBeDefined()
  expect(bar.getByText('−$3,145.50')).toBeDefined()
  await user.click(first!)
  expect(bar.getByText('−$3,150.00')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }))
  await waitFor(() => expect(server.findSent('POST /api/transactions/bulk-edit/')).toHaveLength(1))
  expect(server.findSent('POST /api/transactions/bulk-edit/')[0]?.body).toMatchObject({ needs_review: false })
  const { ids } = server.findSent('POST /api/transactions/bulk-edit/')[0]!.body as { ids: string[] }
  expect(new Set(ids).size).toBe(700)
})

test('if not all matches are loaded, the server adds them up', async () => {
  fakeLedger([], {
    'GET /api/transactions/': (request) =>
      request.path.includes('needs_review')
        ? listResponse([])
        : listResponse(
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
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  const bar = screen.getByRole('toolbar', { name: 'Selected transactions' })
  expect(bar.textContent).toMatch(
    /500 selected.*All 12,000 that match: −\$54,000\.10, −¥7,000\. You can change up to 10,000/,
  )
})

test('keys move between rows, select them, open them and clear the selection', async () => {
  fakeLedger([aTransaction(), aTransaction({ simple_name: 'Rent' })])
  const { user, router } = renderApp('/dashboard/actual')
  await findRow(/Rent/)
  await user.keyboard('jj')
  await user.keyboard('x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Select Rent/ }).checked).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Select Rent/ }).checked).toBe(false)
  await user.keyboard('e')
  expect(await screen.findByRole('dialog', { name: 'Edit transaction' })).toBeDefined()
  expect(router.state.location.search).toHaveProperty('row')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Rent'))
  // Shift+X selects from the last selected row to this one.
  await user.keyboard('kxj{Shift>}x{/Shift}')
  expect(screen.getByText('2 selected')).toBeDefined()
})

test('if transactions can’t be loaded, the page says so and offers to try again', async () => {
  const server = fakeLedger([aTransaction()], {
    'GET /api/transactions/': refuseWith(503, 'The database is unavailable.'),
  })
  const { user } = renderApp('/dashboard/actual')
  expect(await screen.findByText('Couldn’t load your transactions')).toBeDefined()
  expect(screen.getByText('The database is unavailable.')).toBeDefined()
  server.answer('GET /api/transactions/', listResponse([aTransaction()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findRow(/Corner Bakery/)).toBeDefined()

  // Old results must not pass as those of a failed search, whether the server is down …
  server.answer('GET /api/transactions/', refuseWith(503, 'The database is unavailable.'))
  const search = screen.getByRole('searchbox', { name: 'Search transactions' })
  await user.type(search, 'zebra')
  expect(await screen.findByText('Couldn’t update the list')).toBeDefined()
  expect(screen.getByText('Not up to date')).toBeDefined()
  expect(screen.queryByText(/match/)).toBeNull()
  // … or there’s no network.
  await user.clear(search)
  expect(await screen.findByText('1 transaction')).toBeDefined()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await user.type(search, 'lion')
  expect(await screen.findByText(/You’re offline\. You can see what’s already loaded/)).toBeDefined()
  expect(await screen.findByText('Not up to date')).toBeDefined()
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
})

test('without transactions, “Import transactions” leads to the paste box', async () => {
  fakeLedger([])
  const { user } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('button', { name: 'Import transactions' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Paste transactions' }))
  expect(await screen.findByText(/Up to 50 MB and 500,000 rows per file/)).toBeDefined()
})

test('two quick changes of one transaction’s category are both saved, the second on top of the first', async () => {
  const row = aTransaction({ version: 4 })
  const path = `PATCH /api/transactions/${row.id}/`
  let version = 4
  const server = fakeLedger([row], {
    [path]: ({ body }) => {
      const sent = body as { version: number; category: string }
      if (sent.version !== version) return refuseWith(409, 'It was changed.', 'conflict', { present: row })
      version += 1
      return { body: { ...row, category: sent.category, version, history_id: HISTORY } }
    },
  })
  const { user } = renderApp('/dashboard/actual')
  for (const category of ['Travel', 'Transfers']) {
    await user.click(await screen.findByRole('button', { name: /^Change the category of Corner Bakery/ }))
    await user.click(await screen.findByRole('option', { name: category }))
  }
  await waitFor(() => expect(server.findSent(path)).toHaveLength(2))
  expect(server.findSent(path).map(({ body }) => body)).toEqual([
    { category: 'Travel', version: 4 },
    { category: 'Transfers', version: 5 },
  ])
})
