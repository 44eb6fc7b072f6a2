import { expect, test, vi } from 'vitest'
import { aProfile } from '../testing/builders.ts'
import { createAppStore, INITIAL_STATE } from './app-state.ts'

test('at first, nobody is logged in, the theme is light and the sidebar is open', () => {
  expect(createAppStore().get()).toEqual({
    sidebarShow: true,
    theme: 'light',
    user: null,
    isAuthenticated: false,
    isSubscribed: false,
    csrfToken: null,
    forceRefresh: false,
  })
})

test('a user is logged in once set, and subscribed if their profile says so', () => {
  const store = createAppStore()
  store.setUser(aProfile({ is_subscribed: true }))
  expect(store.get()).toMatchObject({ isAuthenticated: true, isSubscribed: true })
  store.setUser(aProfile({ is_subscribed: false }))
  expect(store.get()).toMatchObject({ isAuthenticated: true, isSubscribed: false })
})

test('a user whose profile doesn’t mention a subscription isn’t subscribed', () => {
  const store = createAppStore()
  const { is_subscribed: _, ...profile } = aProfile()
  store.setUser(profile)
  expect(store.get()).toMatchObject({ isAuthenticated: true, isSubscribed: false })
})

test('clearing the user logs them out and keeps everything else', () => {
  const store = createAppStore()
  store.set({ csrfToken: 'abc', sidebarShow: false })
  store.setUser(aProfile({ is_subscribed: true }))
  store.setUser(null)
  expect(store.get()).toEqual({ ...INITIAL_STATE, csrfToken: 'abc', sidebarShow: false })
})

test('set changes the given fields and keeps the others', () => {
  const store = createAppStore()
  store.set({ theme: 'dark' })
  store.set({ csrfToken: 'abc' })
  expect(store.get()).toEqual({ ...INITIAL_STATE, theme: 'dark', csrfToken: 'abc' })
})

test('each new preferred currency is stored and toggles forceRefresh', () => {
  const store = createAppStore()
  store.setUser(aProfile({ preferred_currency: 'USD' }))
  store.setPreferredCurrency('EUR')
  expect(store.get().user?.preferred_currency).toBe('EUR')
  expect(store.get().forceRefresh).toBe(true)
  store.setPreferredCurrency('JPY')
  expect(store.get().forceRefresh).toBe(false)
})

test('a listener is called on every change until it unsubscribes', () => {
  const store = createAppStore()
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.set({ sidebarShow: false })
  unsubscribe()
  store.set({ sidebarShow: true })
  expect(listener).toHaveBeenCalledTimes(1)
})
