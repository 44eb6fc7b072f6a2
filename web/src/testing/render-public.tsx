import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { NavigationContext } from '../lib/site-navigation.ts'

/** Shows a public page on its own, at an address, and keeps where it wanted to go. */
export function renderPublic(
  page: ReactNode,
  { at = '/', advanceTimers }: { at?: string; advanceTimers?: (ms: number) => void } = {},
) {
  window.history.replaceState(null, '', at)
  const navigate = vi.fn()
  const view = render(<NavigationContext value={navigate}>{page}</NavigationContext>)
  return { ...view, navigate, user: userEvent.setup(advanceTimers ? { advanceTimers } : {}) }
}
