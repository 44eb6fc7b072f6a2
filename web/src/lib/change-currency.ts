import { updatePreferredCurrency } from '@evenkeel/contract/accounts.ts'
import type { PreferredCurrency } from '@evenkeel/engine/core/currency.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { callApi } from './api.ts'
import { appStore, usePreferredCurrency } from './app-state.ts'
import { reloadProfile } from './reload-profile.ts'

const CHANNEL = 'preferred-currency'

// The same choice for the header, the settings and the palette.
let wanted: PreferredCurrency | null = null
let isSaving = false
const listeners = new Set<() => void>()

function want(currency: PreferredCurrency | null): void {
  wanted = currency
  for (const listener of listeners) listener()
}

/**
 * The preferred currency and how to change it. The choice shows immediately; once the server has saved it, the profile
 * is updated and every figure refetched. A failure is only logged, and the choice reverts.
 */
export function useChangeCurrency() {
  const stored = usePreferredCurrency()
  const pending = useSyncExternalStore(subscribe, () => wanted)
  const queryClient = useQueryClient()

  async function change(currency: PreferredCurrency) {
    if (currency === (pending ?? stored)) return
    want(currency)
    await saveWanted(queryClient)
  }

  return { currency: pending ?? stored, change }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** One call at a time, so the last choice is also the last to arrive. */
async function saveWanted(queryClient: QueryClient): Promise<void> {
  if (isSaving) return
  isSaving = true
  try {
    while (wanted !== null) {
      const next = wanted
      const profile = await callApi(updatePreferredCurrency, { body: { preferred_currency: next } })
      appStore.setPreferredCurrency(profile.preferred_currency)
      if (wanted === next) want(null)
    }
    tellOtherTabs()
    void queryClient.invalidateQueries()
  } catch (error) {
    console.error('Couldn’t save the preferred currency.', error)
    want(null)
  } finally {
    isSaving = false
  }
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/** Applies a currency changed in another tab, or on another device while this tab was in the background. */
export function useCurrencyOfOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    async function look() {
      const before = appStore.get().user?.preferred_currency
      if (before === undefined || isSaving) return
      await reloadProfile()
      if (appStore.get().user?.preferred_currency !== before) void queryClient.invalidateQueries()
    }
    const onShown = () => void (document.visibilityState === 'visible' && look())
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => void look()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [queryClient])
}
