import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { NavigationContext } from '../lib/site-navigation.ts'

/** Renders a public page alone at an address and records where it navigates. */
export function renderPublic(
  page: ReactNode,
  { at = '/', advanceTimers }: { at?: string; advanceTimers?: (ms: number) => void } = {},
) {
  window.history.replaceState(null, '', at)
  const navigate = vi.fn()
  const view = render(<NavigationContext value={navigate}>{page}</NavigationContext>)
  return { ...view, navigate, user: userEvent.setup(advanceTimers ? { advanceTimers } : {}) }
}
