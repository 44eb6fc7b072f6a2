import { readFlag, writeFlag } from './stored-flag.ts'

/** Browsers have stored this key, so it keeps its old name. */
const KEY = 'signedIn'

/** Scripts can't see the session cookie, so the app leaves a hint for the public pages. It grants nothing. */
export function rememberLoggedIn(isLoggedIn: boolean): void {
  if (isLoggedIn !== wasLoggedIn()) writeFlag(KEY, isLoggedIn)
}

export function wasLoggedIn(): boolean {
  return readFlag(KEY, false)
}
