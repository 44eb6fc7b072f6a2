import { readFlag, writeFlag } from './stored-flag.ts'

const KEY = 'signedIn'

/** Scripts can't see the session cookie, so the app leaves a hint for the public pages. It grants nothing. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn !== wasSignedIn()) writeFlag(KEY, isSignedIn)
}

export function wasSignedIn(): boolean {
  return readFlag(KEY, false)
}
