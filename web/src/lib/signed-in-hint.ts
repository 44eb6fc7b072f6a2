import { readFlag, writeFlag } from './stored-flag.ts'

const KEY = 'signedIn'

/** The cookie of the session is hidden from scripts, so the app leaves a note for the public pages. It opens nothing. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn !== wasSignedIn()) writeFlag(KEY, isSignedIn)
}

export function wasSignedIn(): boolean {
  return readFlag(KEY, false)
}
