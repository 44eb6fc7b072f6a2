import { getProfile } from '@evenkeel/contract/accounts.ts'
import { callApi } from './api.ts'
import { appStore } from './app-state.ts'

/**
 * Loads the profile again, because it may have changed on the server. A failure is logged and keeps the old profile.
 */
export async function reloadProfile(): Promise<void> {
  try {
    appStore.setUser(await callApi(getProfile))
  } catch (error) {
    console.error('Couldn’t reload the profile.', error)
  }
}
