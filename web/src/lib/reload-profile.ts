import { getProfile } from '@evenkeel/contract/accounts.ts'
import { callApi } from './api.ts'
import { appStore } from './app-state.ts'

/** Reads the profile again, after something on the server changed it. A failure is logged and keeps what is known. */
export async function reloadProfile(): Promise<void> {
  try {
    appStore.setUser(await callApi(getProfile))
  } catch (error) {
    console.error('Couldn’t reload the profile.', error)
  }
}
