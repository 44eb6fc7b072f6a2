import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import { Providers } from '../app/providers.tsx'
import { createAppRouter } from '../app/router.tsx'
import { SessionGate } from '../app/session-gate.tsx'
import { restoreAppState } from '../app/start-session.ts'
import { appStore } from '../lib/app-state.ts'
import { createQueryClient } from '../lib/query-client.ts'

afterEach(() => appStore.reset())

function createTestQueryClient() {
  const client = createQueryClient({ onLoggedOut: () => {}, onSubscriptionEnded: () => {} })
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  return client
}

/** The whole logged-in app at a path such as "/dashboard/budget". Start the fake server first. */
export function renderApp(address: string) {
  restoreAppState()
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  const view = render(
    <Providers queryClient={createTestQueryClient()} env="test">
      <SessionGate>
        <RouterProvider router={router as never} />
      </SessionGate>
    </Providers>,
  )
  return { ...view, router, user: userEvent.setup() }
}

/** One component with all its providers but no router. */
export function renderAlone(element: ReactElement) {
  const queryClient = createTestQueryClient()
  const view = render(
    <Providers queryClient={queryClient} env="test">
      {element}
    </Providers>,
  )
  return { ...view, queryClient, user: userEvent.setup() }
}
