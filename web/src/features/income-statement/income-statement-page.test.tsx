import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { stubMatchMedia } from '../../testing/match-media.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { anIncomeStatement } from '../../testing/report-builders.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 9) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('seenOnboarding', 'true')
})
afterEach(() => vi.useRealTimers())

function open(address = '/dashboard/income-statement', statement = anIncomeStatement()) {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/income-statement/': { body: statement },
  })
  return { server, ...renderApp(address) }
}
const findTable = async () => within(await screen.findByRole('table', { name: /^Income statement/ }))

test('years appear side by side with totals, net income, and the difference in amount and percent', async () => {
  open('/dashboard/income-statement?whole=true')
  const rows = await findTable()
  expect(rows.getByRole('row', { name: /^Groceries \$330\.30 \$300\.00 \+\$30\.30 \+10\.1%$/ })).not.toBeNull()
  expect(rows.getByRole('row', { name: /^Total income \$10,500\.00 \$12,000\.00/ })).not.toBeNull()
  expect(rows.getByRole('row', { name: /^Total expenses \$330\.30 \$300\.00/ })).not.toBeNull()
  expect(
    rows.getByRole('row', { name: /^Net income \$10,169\.70 \$11,700\.00 \u2212\$1,530\.30 \u221213\.1%$/ }),
  ).not.toBeNull()
})

test('a figure opens the transactions of its row and year', async () => {
  open('/dashboard/income-statement?whole=true')
  const groceries = within((await findTable()).getByRole('row', { name: /^Groceries/ }))
  expect(groceries.getByRole('link', { name: '$300.00' }).getAttribute('href')).toBe(
    '/dashboard/actual?category=Groceries&from=2025-01-01&to=2025-12-31',
  )
})

test('a category opens into its months, and a month into its merchants', async () => {
  const { user, server } = open()
  const rows = await findTable()
  expect(rows.queryByRole('button', { name: 'Feb' })).toBeNull()
  await user.click(rows.getByRole('button', { name: 'Groceries' }))
  // Months without data in any year are left out.
  expect(rows.queryByRole('button', { name: 'Mar' })).toBeNull()
  server.answer('GET /api/income-statement/merchants/', {
    body: {
      currency: 'USD',
      years: [2026, 2025],
      merchants: [
        { name: 'Corner Shop', amounts: ['200.20', '0.00'], filter: { category: 'Groceries', search: 'Corner Shop' } },
      ],
      totals: ['200.20', '0.00'],
    },
  })
  await user.click(rows.getByRole('button', { name: 'Feb' }))
  const shop = within(await rows.findByRole('row', { name: /^Corner Shop/ }))
  expect(shop.getByRole('link', { name: '$200.20' }).getAttribute('href')).toBe(
    '/dashboard/actual?category=Groceries&search=Corner%20Shop&from=2026-02-01&to=2026-02-28'.replace('%20', '+'),
  )
  expect(server.findSent('GET /api/income-statement/merchants/')[0]!.path).toMatch(/category=Groceries&month=2/)
})

test('the year and the basis are in the address', async () => {
  const { user, router, server } = open()
  await findTable()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Latest Year' }), '2025')
  await waitFor(() => expect(router.state.location.search).toEqual({ year: 2025 }))
  await user.click(screen.getByRole('radio', { name: 'Budget' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ year: 2025, basis: 'budget' }))
  expect(server.requests.some(({ path }) => /year=2025&basis=budget/.test(path))).toBe(true)
})

test('the current year is compared with the same months of other years, or with whole years', async () => {
  const { user, router } = open()
  expect((await findTable()).getByRole('row', { name: /^Groceries \$300\.30 \$100\.00/ })).not.toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Same months only (Jan–Oct)' }))
  expect((await findTable()).getByRole('row', { name: /^Groceries \$330\.30 \$300\.00/ })).not.toBeNull()
  expect(router.state.location.search).toEqual({ whole: true })
})

test.each(['', '?whole=true'])(
  'the tile and the table show the same change from the year before (%s)',
  async (query) => {
    open(`/dashboard/income-statement${query}`)
    const row = (await findTable()).getByRole('row', { name: /^Total expenses/ })
    const percent = /[+\u2212][\d.]+%/.exec(row.textContent ?? '')![0]
    const tile = screen.getByText(/^Expenses/, { selector: 'dt' }).parentElement!
    expect(tile.textContent).toContain(`(${percent})`)
  },
)

test('in budget mode, nothing links to transactions', async () => {
  open('/dashboard/income-statement?basis=budget', anIncomeStatement({ basis: 'budget', partial_until: null }))
  expect((await findTable()).queryAllByRole('link')).toEqual([])
  expect(screen.queryByRole('switch')).toBeNull()
})

test('the budget’s statement says what’s planned, not what was earned, spent or saved, and leaves out wealth', async () => {
  const budget = anIncomeStatement({
    basis: 'budget',
    partial_until: null,
    wealth: [null, null],
    wealth_reasons: ['by-budget', 'by-budget'],
  })
  open('/dashboard/income-statement?basis=budget', budget)
  await findTable()
  expect(screen.getByText('$1,500 less planned, \u221212.5%')).not.toBeNull()
  expect(screen.getByText('96.9% of income left')).not.toBeNull()
  expect(screen.queryByText(/earned|spent|saved|by-budget|wealth/)).toBeNull()
})

test('a year without data doesn’t hide that other years have some', async () => {
  const none = { rows: [], totals: ['0.00', '0.00'], differences: [] }
  open(
    '/dashboard/income-statement',
    anIncomeStatement({ income: none, expenses: none, available_years: [2026, 2021] }),
  )
  expect(await screen.findByText(/^No income or expenses in these years/)).not.toBeNull()
  expect(screen.getByRole('option', { name: '2021' })).not.toBeNull()
})

test('the page shows the biggest changes and how net income relates to wealth, or why it can’t', async () => {
  open('/dashboard/income-statement', anIncomeStatement({ partial_until: null }))
  await findTable()
  expect(screen.getByText('$1,500 less earned, \u221212.5%')).not.toBeNull()
  const tie = within(screen.getByRole('table', { name: /^Your wealth from/ }))
  expect(tie.getByRole('row', { name: 'Unexplained $150.30' })).not.toBeNull()
  expect(tie.getByRole('row', { name: 'Change $11,000.00' })).not.toBeNull()
  expect(screen.getByText(/2025 \(there are no statements from before the year\)/)).not.toBeNull()
})

test('the CSV file covers the same year, basis and months as the page', async () => {
  open('/dashboard/income-statement?year=2025&basis=budget', anIncomeStatement({ partial_until: null }))
  await findTable()
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
    '/api/income-statement/export/?year=2025&basis=budget&today=2026-11-15',
  )
  open('/dashboard/income-statement')
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'CSV' }).at(-1)!.getAttribute('href')).toBe(
      '/api/income-statement/export/?basis=actual&months=10&today=2026-11-15',
    ),
  )
})

test('before the first transaction, the page offers to import some', async () => {
  const none = { rows: [], totals: ['0.00', '0.00'], differences: [] }
  open('/dashboard/income-statement', anIncomeStatement({ income: none, expenses: none }))
  await screen.findByRole('link', { name: 'Import transactions' })
})

test('if the statement can’t be loaded, the page says why', async () => {
  const { server } = open()
  server.answer('GET /api/income-statement/', refuseWith(500, 'Something broke.', 'internal'))
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke.')
})

test('headings and tiles say which months are compared', async () => {
  open()
  await findTable()
  expect(screen.getByRole('heading', { name: /^Biggest changes, Jan–Oct 2026 vs 2025/ })).not.toBeNull()
  expect(screen.getAllByText(/vs Jan–Oct 2025$/).length).toBe(2)
})

test('on a phone, Download as CSV and Print are in a menu', async () => {
  stubMatchMedia({ '(max-width: 767.98px)': true })
  const { user } = open()
  await findTable()
  expect(screen.queryByText('Print')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect((await screen.findByRole('menuitem', { name: 'Download as CSV' })).getAttribute('href')).toContain(
    '/api/income-statement/export/',
  )
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('menuitem', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
