import type { Profile } from '@evenkeel/contract/accounts.ts'
import type { PreferredCurrency } from '@evenkeel/engine/core/currency.ts'
import { useSyncExternalStore } from 'react'
import type { ThemeChoice } from './theme.ts'

/** The logged-in user. A profile without subscription data counts as not subscribed. */
type AppUser = Omit<Profile, 'is_subscribed'> & { is_subscribed?: boolean }

type AppState = {
  sidebarShow: boolean
  theme: ThemeChoice
  user: AppUser | null
  isAuthenticated: boolean
  isSubscribed: boolean
  csrfToken: string | null
  /** Toggles with every new preferred currency; only the change matters. */
  forceRefresh: boolean
}

export const INITIAL_STATE: AppState = {
  sidebarShow: true,
  theme: 'light',
  user: null,
  isAuthenticated: false,
  isSubscribed: false,
  csrfToken: null,
  forceRefresh: false,
}

/** Sets the logged-in user; null if nobody is logged in. */
function setUser(state: AppState, user: AppUser | null): AppState {
  return { ...state, user, isAuthenticated: user !== null, isSubscribed: user?.is_subscribed ?? false }
}

/** Stores the user's new currency and toggles `forceRefresh`. */
function setPreferredCurrency(state: AppState, currency: PreferredCurrency): AppState {
  const user = state.user && { ...state.user, preferred_currency: currency }
  return { ...state, user, forceRefresh: !state.forceRefresh }
}

/** Merges the given fields. */
export function setFields(state: AppState, fields: Partial<AppState>): AppState {
  return { ...state, ...fields }
}

export function createAppStore(initial: AppState = INITIAL_STATE) {
  let state = initial
  const listeners = new Set<() => void>()
  function update(next: AppState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setUser: (user: AppUser | null) => update(setUser(state, user)),
    setPreferredCurrency: (currency: PreferredCurrency) => update(setPreferredCurrency(state, currency)),
    set: (fields: Partial<AppState>) => update(setFields(state, fields)),
    reset: () => update(initial),
  }
}

/** The store of the logged-in app. */
export const appStore = createAppStore()

/** Reads part of the state and renders again when that part changes. */
export function useAppState<Part>(select: (state: AppState) => Part): Part {
  return useSyncExternalStore(appStore.subscribe, () => select(appStore.get()))
}

/** The currency that figures are shown in. */
export function usePreferredCurrency(): PreferredCurrency {
  return useAppState((state) => state.user?.preferred_currency ?? 'USD')
}
