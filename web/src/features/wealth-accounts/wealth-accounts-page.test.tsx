import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { anAccount, respondWithAccounts } from '../../testing/wealth-builders.ts'

const broker = anAccount({ name: 'Brokerage' })

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))

test('if an account can’t be deleted or the order can’t be saved, we say so and why', async () => {
  fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/accounts/': respondWithAccounts(broker),
    [`DELETE /api/accounts/${broker.id}/`]: refuseWith(500, 'The delete failed.'),
    'POST /api/accounts/sort/': refuseWith(500, 'The sort failed.'),
  })
  const { user } = renderApp('/dashboard/investment-accounts')
  await user.click(await screen.findByRole('button', { name: 'Delete Brokerage' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('Couldn’t delete Brokerage')).toBeTruthy()
  expect(screen.getByText('The delete failed.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: /^Account Name/ }))
  await user.click(await screen.findByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('Couldn’t save the order')).toBeTruthy()
  expect(screen.getByText('The sort failed.')).toBeTruthy()
})

test('archiving an account that was changed elsewhere still archives it if the user saves theirs', async () => {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/accounts/': respondWithAccounts(broker),
    [`PATCH /api/accounts/${broker.id}/`]: refuseWith(409, 'Changed.', 'conflict', {
      present: { ...broker, name: 'Broker', version: 7 },
    }),
  })
  const { user } = renderApp(`/dashboard/investment-accounts?account=${broker.id}`)
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await user.click(await screen.findByRole('button', { name: 'Save mine' }))
  await expect.poll(() => server.findSent(`PATCH /api/accounts/${broker.id}/`)).toHaveLength(2)
  expect(server.findSent(`PATCH /api/accounts/${broker.id}/`)[1]?.body).toMatchObject({ is_archived: true, version: 7 })
})

test('the exchange rates are said to convert today’s balances', async () => {
  const { body } = respondWithAccounts(broker)
  const rates = [{ currency: 'EUR', rate: '1.13607', rate_date: '2026-11-13', basis: 'last-published', source: 'ecb' }]
  fakeServer({ 'GET /accounts/profile/': { body: aProfile() }, 'GET /api/accounts/': { body: { ...body, rates } } })
  renderApp('/dashboard/investment-accounts')
  expect(await screen.findByText('Today’s balances are converted at these rates.')).toBeDefined()
})
