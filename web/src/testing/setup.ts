import { cleanNotifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { appStore } from '../lib/app-state.ts'
import { setCsrfToken } from '../lib/csrf-token.ts'
import { stubMatchMedia } from './match-media.ts'

// A busy machine takes its time; and a whole page in every message helps nobody.
configure({ asyncUtilTimeout: 45_000, getElementError: (message) => new Error(message ?? 'not found') })

// jsdom lays nothing out, so it has none of these; components only ask whether they exist.
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

// Files share a worker: nothing of one test is left for the next.
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
