import { act, screen } from '@testing-library/react'
import { aProfile } from './builders.ts'
import { fakeServer } from './fake-server.ts'
import { aCategory, aTransaction, listResponse } from './ledger-builders.ts'
import type { renderApp } from './render-app.tsx'

/**
 * A fake server with one transaction and no imports, for a user who has seen the introduction. `handlers` replace its
 * own.
 */
export function fakeImports(handlers: Parameters<typeof fakeServer>[0] = {}) {
  localStorage.setItem('seenOnboarding', 'true')
  return fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/transactions/': listResponse([aTransaction()]),
    'GET /api/categories/': listResponse([aCategory()]),
    'GET /api/sources/': { body: { results: [] } },
    'GET /api/imports/': listResponse([]),
    ...handlers,
  })
}

/** A fake EventSource: the test decides what arrives. */
export class FakeEvents extends EventTarget {
  static last: FakeEvents | null = null
  isClosed = false
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    FakeEvents.last = this
  }
  close() {
    this.isClosed = true
  }
  emit(data: object) {
    act(() => void this.dispatchEvent(new MessageEvent('progress', { data: JSON.stringify(data) })))
  }
}

/** Pastes the text into the import box and sends it. */
export async function submit(user: ReturnType<typeof renderApp>['user'], text: string) {
  const box = await screen.findByRole('textbox', { name: 'Paste transactions' })
  await user.click(box)
  await user.paste(text)
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
}
