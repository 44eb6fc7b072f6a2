import { cleanNotifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { appStore } from '../lib/app-state.ts'
import { setCsrfToken } from '../lib/csrf-token.ts'
import { stubMatchMedia } from './match-media.ts'

// Busy machines need longer than the default. Errors leave out the page's HTML, which would bury the message.
configure({ asyncUtilTimeout: 45_000, getElementError: (message) => new Error(message ?? 'not found') })

// jsdom has no layout, so these are missing or don't work. Components only need to be able to call them.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}

beforeEach(() => {
  stubMatchMedia({})
})

// Test files share a worker, so nothing may leak from one test into the next.
afterEach(() => {
  cleanup()
  cleanNotifications()
  appStore.reset()
  localStorage.clear()
  sessionStorage.clear()
  setCsrfToken(null)
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('data-mantine-color-scheme')
})
