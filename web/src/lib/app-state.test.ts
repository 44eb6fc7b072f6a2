import { expect, test, vi } from 'vitest'
import { aProfile } from '../testing/builders.ts'
import { createAppStore, INITIAL_STATE } from './app-state.ts'

test('the app starts in the light theme, logged out, with the sidebar shown', () => {
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

test('setting a user logs in and takes the subscription from the profile', () => {
  const store = createAppStore()
  store.setUser(aProfile({ is_subscribed: true }))
  expect(store.get()).toMatchObject({ isAuthenticated: true, isSubscribed: true })
  store.setUser(aProfile({ is_subscribed: false }))
  expect(store.get()).toMatchObject({ isAuthenticated: true, isSubscribed: false })
})

test('a profile without the flag counts as not subscribed', () => {
  const store = createAppStore()
  const { is_subscribed: _, ...without } = aProfile()
  store.setUser(without)
  expect(store.get()).toMatchObject({ isAuthenticated: true, isSubscribed: false })
})

test('clearing the user logs out, ends the subscription and changes nothing else', () => {
  const store = createAppStore()
  store.set({ csrfToken: 'abc', sidebarShow: false })
  store.setUser(aProfile({ is_subscribed: true }))
  store.setUser(null)
  expect(store.get()).toEqual({ ...INITIAL_STATE, csrfToken: 'abc', sidebarShow: false })
})

test('a generic set merges fields', () => {
  const store = createAppStore()
  store.set({ theme: 'dark' })
  store.set({ csrfToken: 'abc' })
  expect(store.get()).toEqual({ ...INITIAL_STATE, theme: 'dark', csrfToken: 'abc' })
})

test('a new preferred currency is stored and flips forceRefresh each time', () => {
  const store = createAppStore()
  store.setUser(aProfile({ preferred_currency: 'USD' }))
  store.setPreferredCurrency('EUR')
  expect(store.get().user?.preferred_currency).toBe('EUR')
  expect(store.get().forceRefresh).toBe(true)
  store.setPreferredCurrency('JPY')
  expect(store.get().forceRefresh).toBe(false)
})

test('listeners get every change until they unsubscribe', () => {
  const store = createAppStore()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.set({ sidebarShow: false })
  leave()
  store.set({ sidebarShow: true })
  expect(listener).toHaveBeenCalledTimes(1)
})
