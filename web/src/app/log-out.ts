import { logOut as logOutRoute } from '@evenkeel/contract/accounts.ts'
import { callApi } from '../lib/api.ts'
import { appStore } from '../lib/app-state.ts'
import { leaveTo } from '../lib/leave-app.ts'
import { rememberLoggedIn } from '../lib/logged-in-hint.ts'

/** Removes what this tab stored to survive a reload, because it belongs to the user. */
function forgetDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // If storage is blocked, there's nothing to remove.
  }
}

/** Ends the session and goes to the landing page. A failure is only logged, and the user stays logged in. */
export async function logOut(): Promise<void> {
  try {
    await callApi(logOutRoute)
  } catch (error) {
    console.error('Couldn’t log out.', error)
    return
  }
  appStore.setUser(null)
  forgetDrafts()
  rememberLoggedIn(false)
  leaveTo('/')
}
