import { logOut as logOutRoute } from '@evenkeel/contract/accounts.ts'
import { callApi } from '../lib/api.ts'
import { appStore } from '../lib/app-state.ts'
import { leaveTo } from '../lib/leave-app.ts'
import { rememberSignedIn } from '../lib/signed-in-hint.ts'

/** What this tab kept for a reload is the person's own; it goes with them. */
function forgetDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage that is closed has kept nothing.
  }
}

/** Ends the session and goes to the landing page. A failure is only logged, and the person stays signed in. */
export async function logOut(): Promise<void> {
  try {
    await callApi(logOutRoute)
  } catch (error) {
    console.error('Couldn’t log out.', error)
    return
  }
  appStore.setUser(null)
  forgetDrafts()
  rememberSignedIn(false)
  leaveTo('/')
}
