import { getLoginPath } from './enter-dashboard.ts'
import { rememberLoggedIn } from './logged-in-hint.ts'

/** Whether the browser is already on its way to another page. */
let isLeaving = false
// The browser's Back button may restore this page: then we haven't left.
window.addEventListener('pageshow', () => {
  isLeaving = false
})

/** Goes to a page of the public site with a full page load, so nothing from the session stays behind. */
export function leaveTo(path: '/' | '/login' | (string & {})): void {
  isLeaving = true
  window.location.assign(path)
}

/**
 * Goes to the login page and back here afterward. Replaces this page in the history, because Back would only lead to
 * login again. Does nothing if we're leaving already: a request that fails after logging out must not change where we
 * go.
 */
export function leaveToLogIn(): void {
  if (isLeaving) return
  rememberLoggedIn(false)
  window.location.replace(getLoginPath(window.location))
}
