import { applyToMerchant, getTransaction } from '@evenkeel/contract/transactions.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'

type Props = { id: string; name: string; category: string }

/**
 * Confirms an uncertain category for all of the merchant's transactions in the same direction, past and future. If the
 * transaction has another category by now, nothing changes.
 */
export function AlwaysButton({ id, name, category }: Props) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [state, setState] = useState<'open' | 'busy' | 'settled'>('open')

  async function confirm() {
    setState('busy')
    try {
      const current = await callApi(getTransaction, { params: { id } })
      if (current.category !== category) {
        setState('open')
        showToast(`Nothing was changed: this transaction is no longer in ${category}.`)
        return
      }
      const { edited, history_id } = await callApi(applyToMerchant, { params: { id } })
      const transactions = edited === 1 ? '1 transaction' : `${formatCount(edited)} transactions`
      const message = `${name} will always be ${category}. ${transactions} updated.`
      if (history_id) offerUndo({ message, historyId: history_id, onUndone: () => setState('open') })
      else showToast(message)
      setState('settled')
      void queryClient.invalidateQueries()
    } catch (error) {
      setState('open')
      showErrorToast(`Couldn’t update ${name}`, error)
    }
  }

  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={state === 'busy'}
      disabled={state === 'settled'}
      aria-label={state === 'settled' ? `Confirmed: ${name}` : `Always use this: ${category} for ${name}`}
      onClick={() => void confirm()}
    >
      {state === 'settled' ? 'Confirmed' : 'Always use this'}
    </Button>
  )
}
