import { getProfile } from '@evenkeel/contract/accounts.ts'
import { callApi, refreshCsrfToken } from '../lib/api.ts'
import { appStore } from '../lib/app-state.ts'
import { getCsrfToken, onCsrfTokenChange } from '../lib/csrf-token.ts'
import { rememberLoggedIn } from '../lib/logged-in-hint.ts'
import { readFlag } from '../lib/stored-flag.ts'
import { loadTheme } from '../lib/theme.ts'
import { isPhone } from '../lib/use-is-phone.ts'

export const SIDEBAR_KEY = 'sidebarShow'

/** Restores what the browser remembers, and keeps a copy of the current CSRF token in the store. */
export function restoreAppState(): void {
  appStore.set({ theme: loadTheme(), sidebarShow: !isPhone() && readFlag(SIDEBAR_KEY, true) })
  onCsrfTokenChange(() => appStore.set({ csrfToken: getCsrfToken() }))
}

/**
 * Loads the user and, if it's missing, the CSRF token. Returns whether someone is logged in. If the user can't be
 * loaded, that counts as nobody.
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
