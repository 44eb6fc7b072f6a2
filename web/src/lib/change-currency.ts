import { updatePreferredCurrency } from '@evenkeel/contract/accounts.ts'
import type { PreferredCurrency } from '@evenkeel/engine/core/currency.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { callApi } from './api.ts'
import { appStore, usePreferredCurrency } from './app-state.ts'
import { reloadProfile } from './reload-profile.ts'

const CHANNEL = 'preferred-currency'

// Shared by all controls that change the currency.
let pendingCurrency: PreferredCurrency | null = null
let isSaving = false
const listeners = new Set<() => void>()

function setPending(currency: PreferredCurrency | null): void {
  pendingCurrency = currency
  for (const listener of listeners) listener()
}

/**
 * The preferred currency and how to change it. The choice shows immediately; once the server has saved it, the profile
 * is updated and every figure refetched. A failure is only logged, and the last saved currency shows again.
 */
export function useChangeCurrency() {
  const stored = usePreferredCurrency()
  const pending = useSyncExternalStore(subscribe, () => pendingCurrency)
  const queryClient = useQueryClient()

  async function change(currency: PreferredCurrency) {
    if (currency === (pending ?? stored)) return
    setPending(currency)
    await savePending(queryClient)
  }

  return { currency: pending ?? stored, change }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends one call at a time, so that the last choice also arrives last. */
async function savePending(queryClient: QueryClient): Promise<void> {
  if (isSaving) return
  isSaving = true
  let hasSaved = false
  try {
    while (pendingCurrency !== null) {
      const next = pendingCurrency
      const profile = await callApi(updatePreferredCurrency, { body: { preferred_currency: next } })
      appStore.setPreferredCurrency(profile.preferred_currency)
      hasSaved = true
      if (pendingCurrency === next) setPending(null)
    }
  } catch (error) {
    console.error('Couldn’t save the preferred currency.', error)
    setPending(null)
  } finally {
    isSaving = false
  }
  if (!hasSaved) return
  notifyOtherTabs()
  void queryClient.invalidateQueries()
}

function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/**
 * Applies a currency chosen in another tab right away, and one chosen on another device when this tab is shown again.
 */
export function useCurrencySync(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    async function refresh() {
      const before = appStore.get().user?.preferred_currency
      if (before === undefined || isSaving) return
      await reloadProfile()
      if (appStore.get().user?.preferred_currency !== before) void queryClient.invalidateQueries()
    }
    const onVisible = () => void (document.visibilityState === 'visible' && refresh())
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => void refresh()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [queryClient])
}
