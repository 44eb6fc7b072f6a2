import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../testing/builders.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { aDashboard, anIncomeStatement } from '../testing/report-builders.ts'

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))

function open(address: string) {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/dashboard/': { body: aDashboard() },
    'GET /api/income-statement/': { body: anIncomeStatement() },
  })
  return { server, ...renderApp(address) }
}
const listQueries = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.findSent(`GET ${path}`).map((request) => Object.fromEntries(new URLSearchParams(request.path.split('?')[1])))

test('the dashboard ignores invalid values in the address', async () => {
  const { server } = open('/dashboard?granularity=zzz&mode=zzz&period=zzz&cumulative=zzz')
  await screen.findByText('Spend Remaining This Month')
  const [query] = listQueries(server, '/api/dashboard/')
  expect(query).toMatchObject({ granularity: 'monthly', mode: 'expense' })
})

test('the income statement ignores invalid values in the address', async () => {
  const { server } = open('/dashboard/income-statement?year=abc&basis=zzz&whole=zzz')
  await screen.findByRole('combobox', { name: 'Latest Year' })
  const [query] = listQueries(server, '/api/income-statement/')
  expect(query).toMatchObject({ basis: 'actual' })
  expect(query).not.toHaveProperty('year')
})

test('only showOnboarding=true opens the onboarding', async () => {
  open('/dashboard?showOnboarding=no')
  await screen.findByText('Spend Remaining This Month')
  expect(screen.queryByText(/Step 1 of 7/)).toBeNull()
  const other = open('/dashboard?showOnboarding=true')
  await waitFor(() => expect(screen.queryByText(/Step 1 of 7/)).not.toBeNull())
  other.unmount()
})
