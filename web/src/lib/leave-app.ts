import { loginPath } from './enter-dashboard.ts'
import { rememberSignedIn } from './signed-in-hint.ts'

/** Leaves the signed-in app for a page of the public site: a full page load, so nothing of the session stays behind. */
export function leaveTo(path: '/' | '/login' | (string & {})): void {
  window.location.assign(path)
}

/** Asks to log in and come back here. This page leaves the history: Back would only lead into the same question. */
export function leaveToLogIn(): void {
  rememberSignedIn(false)
  window.location.replace(loginPath(window.location))
}
