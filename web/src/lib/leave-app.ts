import { getLoginPath } from './enter-dashboard.ts'
import { rememberLoggedIn } from './logged-in-hint.ts'

/** Whether `leaveTo` has sent the browser to another page. */
let isLeaving = false
// The browser's Back button may restore this page: then we haven't left.
window.addEventListener('pageshow', () => {
  isLeaving = false
})

/** Goes to an address outside the app with a full page load, so nothing from the session stays in memory. */
export function leaveTo(address: string): void {
  isLeaving = true
  window.location.assign(address)
}

/**
 * Goes to the login page, which leads back here afterward. Replaces this page in the history, because Back would only
 * lead to login again. Does nothing after `leaveTo`: a request that fails after logging out must not change where we
 * go.
 */
export function leaveToLogIn(): void {
  if (isLeaving) return
  rememberLoggedIn(false)
  window.location.replace(getLoginPath(window.location))
}
