import { updatePreferredCurrency } from '@evenkeel/contract/accounts.ts'
import type { PreferredCurrency } from '@evenkeel/engine/core/currency.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from './api.ts'
import { appStore, usePreferredCurrency } from './app-state.ts'

/**
 * The chosen currency and how to change it. The choice shows at once; when the server has it, the profile follows and
 * every figure is fetched anew. A failure is only logged, and the choice goes back to what the server has.
 */
export function useChangeCurrency() {
  const stored = usePreferredCurrency()
  const [pending, setPending] = useState<PreferredCurrency | null>(null)
  const queryClient = useQueryClient()

  async function change(currency: PreferredCurrency) {
    if (currency === (pending ?? stored)) return
    setPending(currency)
    try {
      const profile = await callApi(updatePreferredCurrency, { body: { preferred_currency: currency } })
      appStore.setPreferredCurrency(profile.preferred_currency)
      void queryClient.invalidateQueries()
    } catch (error) {
      console.error('The preferred currency was not saved.', error)
    } finally {
      // A later choice is still on its way: leave it on screen.
      setPending((latest) => (latest === currency ? null : latest))
    }
  }

  return { currency: pending ?? stored, change }
}
