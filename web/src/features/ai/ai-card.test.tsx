import type { AiCall, AiSettings } from '@evenkeel/contract/ai.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { appStore } from '../../lib/app-state.ts'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAlone } from '../../testing/render-app.tsx'
import { AiCard } from './ai-card.tsx'

beforeEach(() => appStore.setUser(aProfile()))

function aSettingsBody(fields: Partial<AiSettings> = {}): AiSettings {
  return {
    is_on: false,
    provider: { host: 'model.example', model: 'small-1', is_local: false },
    today: { rows: 12, row_limit: 2000, tokens: 900, token_limit: 1_000_000 },
    ...fields,
  }
}
const data = JSON.stringify({ categories: ['Pets'], rows: [{ id: 'a1', text: 'ZORBLAX [number1]', direction: 'out' }] })
const CALL: AiCall = {
  id: '0190d0c0-0000-7000-8000-0000000000d1',
  at: '2026-11-14T10:03:00.000Z',
  host: 'model.example',
  model: 'small-1',
  purpose: 'sort-rows',
  item_count: 12,
  sent: JSON.stringify({ model: 'small-1', messages: [{ role: 'user', content: data }] }),
  outcome: 'answered',
  detail: null,
  tokens: 900,
  import_id: null,
}
const respondWithCalls = (...results: AiCall[]) => ({ body: { results, next: null, total: results.length } })

test('the provider is off until the user turns it on, and the card says what would be sent and to whom', async () => {
  const server = fakeServer({
    'GET /api/ai/settings/': { body: aSettingsBody() },
    'GET /api/ai/calls/': respondWithCalls(),
    'PUT /api/ai/settings/': { body: aSettingsBody({ is_on: true }) },
  })
  const { user } = renderAlone(<AiCard />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Ask model.example \(small-1\)/ })
  expect(box.checked).toBe(false)
  expect(screen.getByText(/^For transactions that need review, we send the bank’s descriptions/)).not.toBeNull()
  expect(screen.getByText(/pasted lines are sent with the amounts and dates you wrote/)).not.toBeNull()
  expect(await screen.findByText(/Nothing has been sent to a provider/)).not.toBeNull()

  await user.click(box)
  await waitFor(() => expect(server.findSent('PUT /api/ai/settings/')[0]?.body).toEqual({ is_on: true }))
  expect(await screen.findByText(/12 of up to 2,000 descriptions or sentences/)).not.toBeNull()
})

test('each request is listed with its date, host and size, and opens to the exact text sent', async () => {
  fakeServer({
    'GET /api/ai/settings/': { body: aSettingsBody({ is_on: true }) },
    'GET /api/ai/calls/': respondWithCalls(CALL),
  })
  const { user } = renderAlone(<AiCard />)
  expect(await screen.findByText(/^We sent 12 descriptions to model.example on Nov 14, 2026/)).not.toBeNull()
  await user.click(screen.getByText('Show exactly what was sent'))
  const list = screen.getAllByRole('list').at(-1)!
  expect(within(list).getByText('ZORBLAX [number1]')).not.toBeNull()
  expect(screen.getByText(CALL.sent)).not.toBeNull()
})

test('without a provider, there is nothing to turn on and the card says that nothing is sent', async () => {
  fakeServer({
    'GET /api/ai/settings/': { body: aSettingsBody({ provider: null }) },
    'GET /api/ai/calls/': respondWithCalls(),
  })
  renderAlone(<AiCard />)
  expect(
    await screen.findByText(/No provider is configured on this server, so nothing is sent anywhere/),
  ).not.toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
