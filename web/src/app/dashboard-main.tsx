import '../lib/forbid-eval.ts'
import '../styles/base.css'
import './mantine-styles.css'
import './app.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { leaveToLogIn } from '../lib/leave-app.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { reloadProfile } from '../lib/reload-profile.ts'
import { Providers } from './providers.tsx'
import { router } from './router.tsx'
import { SessionGate } from './session-gate.tsx'
import { restoreAppState } from './start-session.ts'

restoreAppState()

const queryClient = createQueryClient({
  onLoggedOut: leaveToLogIn,
  // The gate uses the fresh profile and redirects people whose subscription has ended.
  onSubscriptionEnded: () => void reloadProfile().then(() => router.invalidate()),
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <SessionGate>
        <RouterProvider router={router} />
      </SessionGate>
    </Providers>
  </StrictMode>,
)
