import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { anId } from '../../testing/ledger-builders.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { anAccount, anAccountPerformance, aPerformance, respondWithAccounts } from '../../testing/wealth-builders.ts'

const [broker, house] = [anId(), anId()]
const accounts = [
  anAccount({ id: broker, name: 'Brokerage' }),
  anAccount({ id: house, name: 'House', type: 'real_estate' }),
]

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))

const fakePerformance = (performance = aPerformance()) =>
  fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/accounts/': respondWithAccounts(...accounts),
    'GET /api/investment-performance/': { body: performance },
  })
const findTile = (name: string) => screen.findByRole('region', { name })

test('investments are selected at first, and nothing changes until the user clicks Apply', async () => {
  const server = fakePerformance()
  const { user } = renderApp('/dashboard/investment-performance')
  expect((await findTile('Cumulative Return')).textContent).toContain('10.0%Between 9.50% and 10.40%')
  expect((await findTile('Sharpe Ratio')).textContent).toContain(
    '0.67± 0.90 standard error, 10 periods, risk-free rate 0.0%',
  )
  const listRequests = () =>
    server.findSent('GET /api/investment-performance/').map(({ path }) => new URLSearchParams(path.split('?')[1]))
  expect(listRequests().at(-1)!.get('account_ids')).toBe(broker)

  const calls = listRequests().length
  await user.click(screen.getByRole('checkbox', { name: 'House' }))
  await user.clear(screen.getByLabelText('Risk-free rate'))
  await user.type(screen.getByLabelText('Risk-free rate'), '3,5')
  expect(listRequests()).toHaveLength(calls)
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => listRequests().at(-1)!.get('account_ids')).toBe(`${broker},${house}`)
  expect(listRequests().at(-1)!.get('risk_free_rate')).toBe('0.035')
})

test('the page says why a figure is unknown, for the whole portfolio and each account', async () => {
  const short = { code: 'too-few-periods', args: { periods: 2, needed: 3 } }
  fakePerformance(
    aPerformance({
      volatility: null,
      volatility_standard_error: null,
      reason_codes: { volatility: short },
      accounts: [
        anAccountPerformance({
          name: 'Mortgage',
          cumulative_return: null,
          reason_codes: { cumulative_return: { code: 'owed', args: {} } },
        }),
      ],
    }),
  )
  renderApp('/dashboard/investment-performance')
  expect((await findTile('Volatility')).textContent).toContain('—This needs 3 periods between statements; there are 2.')
  const row = within(screen.getByRole('region', { name: 'Figures by account' })).getByRole('row', { name: /Mortgage/ })
  expect(row.textContent).toContain('This is a debt, so it has no return.')
})

test('the page says which statements are used for the requested dates', async () => {
  fakePerformance()
  renderApp('/dashboard/investment-performance?start=2026-02-10')
  expect(await screen.findByText(/From Jan 31, 2026 to Oct 31, 2026.*statement dates closest to yours/)).toBeTruthy()
})

test('date fields show the dates in use, and only dates that the user chose are requested', async () => {
  const server = fakePerformance()
  const { user } = renderApp('/dashboard/investment-performance')
  await findTile('Total Value')
  const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  expect(getField('Start date').value).toBe('2026-01-31')
  expect(getField('End date').value).toBe('2026-10-31')
  await user.click(screen.getByRole('checkbox', { name: 'House' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  const getLastRequest = () =>
    new URLSearchParams(server.findSent('GET /api/investment-performance/').at(-1)!.path.split('?')[1])
  await expect.poll(() => getLastRequest().get('account_ids')).toBe(`${broker},${house}`)
  expect(getLastRequest().has('start') || getLastRequest().has('end')).toBe(false)
  await user.click(screen.getByRole('button', { name: '1Y' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => getLastRequest().get('start')).toBe(getField('Start date').value)
})

const withOneStatement = () =>
  aPerformance({
    cumulative_return: null,
    series: [],
    histogram: [],
    reason_codes: { cumulative_return: { code: 'one-statement', args: { day: '2026-10-31' } } },
  })

test('with only one statement, the page asks for a second', async () => {
  fakePerformance(withOneStatement())
  renderApp('/dashboard/investment-performance')
  expect(await screen.findByText(/There is only one statement date, Oct 31, 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add a second statement' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Sharpe Ratio' })).toBeNull()
})

test('if only the chosen dates leave a single statement, the page doesn’t say that there are no others', async () => {
  fakePerformance(withOneStatement())
  renderApp('/dashboard/investment-performance?start=2026-10-20')
  expect(await screen.findByText(/^For these dates, there is only one statement date, Oct 31, 2026/)).toBeTruthy()
})

test('a range with a single value is called exact, without a claim that no money moved', async () => {
  fakePerformance(aPerformance({ cumulative_return: 0, return_interval: { low: 0, high: 0 } }))
  renderApp('/dashboard/investment-performance')
  expect((await findTile('Cumulative Return')).textContent).toContain('Exact, whenever money moved')
  expect(screen.getByText('Exactly 0.00%, whenever money was put in or taken out.')).toBeTruthy()
})
