import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aHistoryEntry, aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aDashboard, anInsight, anUpcomingPayment } from '../../testing/report-builders.ts'
import { rankFigures } from './category-card.tsx'

const HISTORY = '0190d0c0-0000-7000-8000-0000000000a1'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 9) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('seenOnboarding', 'true')
})
afterEach(() => {
  vi.useRealTimers()
  cleanNotifications()
})

function open(address = '/dashboard', data = aDashboard()) {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/dashboard/': { body: data },
  })
  return { server, ...renderApp(address) }
}
const findRegion = (name: string) => screen.findByRole('region', { name })

test('no line of the greeting starts with a separator', async () => {
  open()
  const greeting = await screen.findByText(/^Good morning/)
  const separators = greeting.textContent.match(/.·/gu)
  expect(separators).toHaveLength(2)
  expect(new Set(separators)).toEqual(new Set(['\u00a0·']))
})

describe('the welcome panel', () => {
  test('shows what remains this month, how fast it’s being spent and what is coming', async () => {
    open()
    const panel = within(await findRegion('Spend Remaining This Month'))
    expect(panel.getByText('$225')).not.toBeNull()
    expect(panel.getByText('$320 more than planned by Nov 15; $15 a day left to spend.')).not.toBeNull()
    expect(panel.getByText('Internet')).not.toBeNull()
    expect(panel.getByRole('link', { name: '$4,090.00 spent' }).getAttribute('href')).toBe(
      '/dashboard/actual?kind=expense&from=2026-11-01&to=2026-11-15',
    )
    expect(document.title).toContain('Your Dashboard')
  })

  test('savings have their own bar, next to what was planned, and aren’t spending', async () => {
    const data = aDashboard()
    open('/dashboard', { ...data, saved: { ...data.saved, budget: '400.00', actual: '250.00' } })
    const saved = within(await findRegion('Saved this month'))
    expect(saved.getByRole('link', { name: '$250.00 saved' }).getAttribute('href')).toContain('category=Savings')
    expect(saved.getByRole('link', { name: '$400.00 planned' }).getAttribute('href')).toBe(
      '/dashboard/budget?tab=saving',
    )
    expect(within(await findRegion('Spend Remaining This Month')).getByText('$225')).not.toBeNull()
  })

  test('if over budget, says by how much', async () => {
    const data = aDashboard()
    open('/dashboard', { ...data, month: { ...data.month, actual: '4500.00', remaining: '-185.00' } })
    const panel = within(await findRegion('Spend Remaining This Month'))
    expect(panel.getByText(/\$185 over the month’s budget/)).not.toBeNull()
  })

  test('without a budget, shows nothing as remaining or over, and offers to write one', async () => {
    const data = aDashboard()
    open('/dashboard', {
      ...data,
      month: { ...data.month, budget: '0.00', remaining: '-4090.00' },
      counts: { ...data.counts, budget_items: 0 },
    })
    const panel = within(await findRegion('Spend Remaining This Month'))
    expect(panel.getByRole('link', { name: 'Write a budget' }).getAttribute('href')).toBe('/dashboard/budget')
    expect(panel.queryByText(/over/)).toBeNull()
  })

  test('with a budget that plans no spending this month, shows nothing as over, and offers to plan some', async () => {
    const data = aDashboard()
    open('/dashboard', { ...data, month: { ...data.month, budget: '0.00', remaining: '-4090.00' } })
    const panel = within(await findRegion('Spend Remaining This Month'))
    expect(panel.getByText('No spending planned this month')).not.toBeNull()
    expect(panel.getByRole('link', { name: 'Plan your spending' }).getAttribute('href')).toBe('/dashboard/budget')
    expect(panel.queryByText(/over the month’s budget/)).toBeNull()
  })

  test('with many bills, shows the first four and the total of the rest', async () => {
    const coming = Array.from({ length: 6 }, (_, i) => anUpcomingPayment({ name: `Bill ${i + 1}` }))
    open('/dashboard', aDashboard({ coming }))
    const panel = within(await findRegion('Spend Remaining This Month'))
    expect(panel.queryByText('Bill 5')).toBeNull()
    expect(panel.getByText('and 2 more, $120.00')).not.toBeNull()
  })
})

describe('the chart', () => {
  test('its choices are in the address and sent to the server', async () => {
    const { user, router, server } = open()
    await findRegion('Spend vs budget')
    await user.click(screen.getByRole('radio', { name: 'Weekly' }))
    await user.click(screen.getByRole('radio', { name: 'Income' }))
    await user.click(screen.getByRole('switch', { name: 'Cumulative' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ granularity: 'weekly', mode: 'income', cumulative: true }),
    )
    expect(server.requests.some(({ path }) => /granularity=weekly&mode=income/.test(path))).toBe(true)
    await user.click(screen.getByRole('switch', { name: 'Cumulative' }))
    await user.click(screen.getByRole('radio', { name: 'Monthly' }))
    await user.click(screen.getByRole('radio', { name: 'Expense' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  test('opens with the choices in the address', async () => {
    open('/dashboard?granularity=daily&cumulative=true')
    await findRegion('Spend vs budget')
    expect(screen.getByRole('radio', { name: 'Daily' })).toHaveProperty('checked', true)
    expect(screen.getByRole('switch', { name: 'Cumulative' })).toHaveProperty('checked', true)
  })

  test('Enter on a bar opens the transactions of its period', async () => {
    const { user, router } = open()
    const chart = await screen.findByRole('slider', { name: 'Spend vs budget, monthly' })
    chart.focus()
    await user.keyboard('{Home}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/actual'))
    expect(router.state.location.search).toMatchObject({ kind: 'expense', from: '2026-10-01', to: '2026-10-31' })
  })
})

describe('categories', () => {
  test('categories over budget come first and say by how much; an unplanned one has no budget', async () => {
    open()
    const card = within(await findRegion('Actual vs budget'))
    const rows = (await card.findAllByRole('link')).map((link) => link.textContent)
    expect(rows).toEqual([
      'Dining out $411.87 of $320 $92 over',
      'Groceries $584.32 of $720 $136 left',
      'Gifts $50.00 no budget',
    ])
    expect(card.getByRole('link', { name: /Groceries/ }).getAttribute('href')).toBe(
      '/dashboard/actual?category=Groceries&from=2026-11-01&to=2026-11-15',
    )
  })

  test('other periods are requested as whole months', async () => {
    const { user, server, router } = open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Last month')
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'last-month' }))
    expect(server.requests.some(({ path }) => path.includes('from=2026-10-01&to=2026-10-31'))).toBe(true)
  })

  test('income above its budget isn’t listed first', () => {
    const data = aDashboard({ mode: 'income' })
    expect(rankFigures(data).map((figure) => figure.category)).toEqual(['Groceries', 'Dining out', 'Gifts'])
  })
})

describe('summaries and forecast', () => {
  test('each total opens its transactions and is compared with the period before', async () => {
    open()
    const tile = within(await findRegion('Last 90 Days, expenses'))
    expect(tile.getByText('4.0% less than')).not.toBeNull()
    expect(tile.getByRole('link', { name: '$12,480.00' }).getAttribute('href')).toContain('from=2026-08-18')
    expect(tile.getByRole('link', { name: '$13,000.00' }).getAttribute('href')).toContain('to=2026-08-17')
    expect(within(await findRegion('Last 12 Months, expenses')).getByText(/About the same as/)).not.toBeNull()
  })

  test('an average says what it covers if that isn’t the whole period', async () => {
    const { last_90_days } = aDashboard()
    const first = open()
    const months = await findRegion('Last 12 Months, expenses')
    expect(months.textContent).toContain('$9,974.00 a month on average over 5 months with transactions')
    expect((await findRegion('Last 90 Days, expenses')).textContent).toContain('$138.67 a day on averageAug 18')
    first.unmount()
    open('/dashboard', aDashboard({ last_90_days: { ...last_90_days, averaged_over: 10 } }))
    const days = await findRegion('Last 90 Days, expenses')
    expect(days.textContent).toContain('a day on average over 10 days since your first transaction')
  })

  test('if a total can’t be compared with the period before, says why', async () => {
    const { last_90_days, last_12_months } = aDashboard()
    const data = aDashboard({
      last_90_days: { ...last_90_days, previous: '0.00', change: null },
      last_12_months: { ...last_12_months, previous: '120.00', change: null },
    })
    open('/dashboard', data)
    const days = within(await findRegion('Last 90 Days, expenses'))
    expect(days.getByText('No expenses recorded in the 90 days before')).not.toBeNull()
    const months = within(await findRegion('Last 12 Months, expenses'))
    expect(months.getByText('We don’t have complete data for the 12 months before')).not.toBeNull()
  })

  test('the forecast shows its range and whether the last one was right', async () => {
    open()
    const tile = within(await findRegion('Month-end forecast'))
    expect(tile.getByText('80% likely to be between $4,300 and $4,800, based on your last 3 months.')).not.toBeNull()
    expect(
      tile.getByText(
        /actual \$4,680\. Within the range\. Tested on past months, 9 of 10 forecasts would have been right\./,
      ),
    ).not.toBeNull()
  })

  test.each([
    ['while it’s being calculated', { forecast: null, is_settling: true }, /Calculating from your history/],
    [
      'with too little history',
      { forecast: { ...aDashboard().forecast!, low: null, high: null } },
      /three full months/,
    ],
  ])('%s, the forecast says so', async (_, fields, words) => {
    open('/dashboard', aDashboard(fields))
    expect(within(await findRegion('Month-end forecast')).getByText(words)).not.toBeNull()
  })
})

describe('insights', () => {
  test('an insight opens its transactions; dismissing hides it, and Undo restores it', async () => {
    const { user, server } = open()
    const card = within(await findRegion('Worth a look'))
    expect(card.getByRole('link', { name: /Netflix went up from \$15\.49 to \$17\.99/ }).getAttribute('href')).toBe(
      '/dashboard/actual?category=Subscriptions&search=Netflix',
    )
    server.answer('POST /api/insights/price-rise%3Anetflix/dismiss/', { body: { history_id: HISTORY } })
    server.answer(`POST /api/history/${HISTORY}/undo/`, { body: aHistoryEntry() })
    await user.click(card.getByRole('button', { name: /^Dismiss: Netflix/ }))
    expect(screen.queryByRole('region', { name: 'Worth a look' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await findRegion('Worth a look')
  })

  test('if dismissing fails, the insight comes back and a message says why', async () => {
    const { user, server } = open()
    const card = within(await findRegion('Worth a look'))
    server.answer('POST /api/insights/price-rise%3Anetflix/dismiss/', refuseWith(503, 'The database is busy.'))
    await user.click(card.getByRole('button', { name: /^Dismiss/ }))
    await screen.findByText('The database is busy.')
    await findRegion('Worth a look')
  })

  test('a category about to go over shows spent, expected and planned', async () => {
    const insight = anInsight({
      kind: 'going-over',
      category: 'Dining',
      amount: '655.92',
      compared_with: '575.00',
      spent: '372.69',
    })
    open('/dashboard', aDashboard({ insights: [insight] }))
    await screen.findByText('$373 so far, about $656 by the end of the month, $575 planned')
  })
})

test('without any data, the page only offers to import transactions', async () => {
  const data = aDashboard()
  open('/dashboard', { ...data, counts: { ...data.counts, transactions: 0, budget_items: 0 } })
  const action = await screen.findByRole('link', { name: 'Import transactions' })
  expect(action.getAttribute('href')).toBe('/dashboard/actual')
  expect(screen.queryByRole('region', { name: 'Spend vs budget' })).toBeNull()
})

test('if loading fails, says that the data is safe and offers to try again', async () => {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/dashboard/': refuseWith(500, 'Something broke on our side.', 'internal'),
  })
  const { user } = renderApp('/dashboard')
  await screen.findByText('Something broke on our side.')
  expect(screen.getByText('Your transactions and budget are safe.')).not.toBeNull()
  server.answer('GET /api/dashboard/', { body: aDashboard() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findRegion('Spend vs budget')
})

test('converted figures show the rate and its date', async () => {
  const rates = [{ currency: 'EUR', rate: '1.13607', rate_date: '2026-11-13', basis: 'last-published', source: 'ecb' }]
  open('/dashboard', aDashboard({ rates: rates as never }))
  await screen.findByText('ECB rates from Nov 13')
  expect(screen.getByText(/1 EUR = 1\.13607 USD, Nov 13, 2026, ECB/)).not.toBeNull()
})
