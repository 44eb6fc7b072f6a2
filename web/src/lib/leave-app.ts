import { getLoginPath } from './enter-dashboard.ts'
import { rememberSignedIn } from './signed-in-hint.ts'

/** Goes to a page of the public site with a full page load, so nothing from the session stays behind. */
export function leaveTo(path: '/' | '/login' | (string & {})): void {
  window.location.assign(path)
}

/**
 * Goes to the login page and back here afterward. Replaces this page in the history, because Back would only lead to
 * login again.
 */
export function leaveToLogIn(): void {
  rememberSignedIn(false)
  window.location.replace(getLoginPath(window.location))
}
