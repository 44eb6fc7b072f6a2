import { logOut as logOutRoute } from '@evenkeel/contract/accounts.ts'
import { callApi } from '../lib/api.ts'
import { appStore } from '../lib/app-state.ts'
import { leaveTo } from '../lib/leave-app.ts'

/** Ends the session and goes to the landing page. A failure is only logged, and the person stays signed in. */
export async function logOut(): Promise<void> {
  try {
    await callApi(logOutRoute)
  } catch (error) {
    console.error('Logging out failed.', error)
    return
  }
  appStore.setUser(null)
  leaveTo('/')
}
