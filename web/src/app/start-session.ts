import { getProfile } from '@evenkeel/contract/accounts.ts'
import { callApi, refreshCsrfToken } from '../lib/api.ts'
import { appStore } from '../lib/app-state.ts'
import { getCsrfToken, onCsrfTokenChange } from '../lib/csrf-token.ts'
import { rememberLoggedIn } from '../lib/logged-in-hint.ts'
import { readFlag } from '../lib/stored-flag.ts'
import { loadTheme } from '../lib/theme.ts'
import { isPhone } from '../lib/use-is-phone.ts'

export const SIDEBAR_KEY = 'sidebarShow'

/** Restores what the browser remembers, and keeps the store's CSRF token equal to the one calls use. */
export function restoreAppState(): void {
  appStore.set({ theme: loadTheme(), sidebarShow: !isPhone() && readFlag(SIDEBAR_KEY, true) })
  onCsrfTokenChange(() => appStore.set({ csrfToken: getCsrfToken() }))
}

/**
 * Loads the logged-in user; any failure means nobody is. Also fetches the CSRF token if it's missing. Returns whether
 * someone is logged in.
 */
export async function startSession(): Promise<boolean> {
  const token = appStore.get().csrfToken === null ? refreshCsrfToken() : Promise.resolve(null)
  try {
    appStore.setUser(await callApi(getProfile))
  } catch (error) {
    console.error('Couldn’t load the profile.', error)
    appStore.setUser(null)
  }
  rememberLoggedIn(appStore.get().isAuthenticated)
  await token
  return appStore.get().isAuthenticated
}
