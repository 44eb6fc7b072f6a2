import { pairTransaction, type Transaction } from '@evenkeel/contract/transactions.ts'
import { acceptTransferSuggestions, dismissTransferSuggestions } from '@evenkeel/contract/transfers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showErrorToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { suggestionKey, type TransferSuggestion, transferQueries } from './transfer-queries.ts'
import { inTurn } from './use-transaction-actions.ts'

/**
 * Links and unlinks transfers. Suggestions disappear immediately and come back if refused; everything can be undone.
 */
export function useTransferActions() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()

  return useMemo(() => {
    const { queryKey } = transferQueries.suggestions()
    let waiting = 0

    /** A response to an earlier decision must not bring back what was decided since, so only the last one refetches. */
    async function settle(
      chosen: readonly TransferSuggestion[],
      write: (pairs: { out_id: string; in_id: string }[]) => Promise<{ message: string; historyId: string | null }>,
      refused: string,
    ) {
      waiting += 1
      await queryClient.cancelQueries({ queryKey })
      const gone = new Set(chosen.map(suggestionKey))
      queryClient.setQueryData<TransferSuggestion[]>(queryKey, (now) => now?.filter((s) => !gone.has(suggestionKey(s))))
      try {
        const pairs = chosen.map(({ out, in: into }) => ({ out_id: out.id, in_id: into.id }))
        const { message, historyId } = await inTurn(() => write(pairs))
        if (historyId) offerUndo({ message, historyId })
      } catch (error) {
        showErrorToast(refused, error)
      }
      waiting -= 1
      if (waiting === 0) void queryClient.invalidateQueries()
    }

    const accept = (chosen: readonly TransferSuggestion[]) =>
      settle(
        chosen,
        async (pairs) => {
          const { accepted, history_id } = await callApi(acceptTransferSuggestions, { body: { pairs } })
          const message =
            accepted === 1 ? `Marked ${nameOf(chosen[0]!)} as a transfer.` : `Marked ${accepted} transfers.`
          return { message, historyId: history_id }
        },
        'Couldn’t mark the transfer',
      )

    const dismiss = (chosen: TransferSuggestion) =>
      settle(
        [chosen],
        async (pairs) => {
          const { history_id } = await callApi(dismissTransferSuggestions, { body: { pairs } })
          return { message: `${nameOf(chosen)} won’t be suggested again.`, historyId: history_id }
        },
        'Couldn’t dismiss the suggestion',
      )

    /** `null` unlinks the transfer. Returns true on success. */
    async function pair(row: Transaction, other: Transaction | null): Promise<boolean> {
      try {
        const { history_id } = await inTurn(() =>
          callApi(pairTransaction, { params: { id: row.id }, body: { other_id: other?.id ?? null } }),
        )
        const message = other
          ? `Linked ${row.simple_name} to ${other.simple_name}.`
          : 'Unlinked. Both sides need review.'
        if (history_id) offerUndo({ message, historyId: history_id })
        await queryClient.invalidateQueries()
        return true
      } catch (error) {
        showErrorToast(other ? 'Couldn’t link the transfer' : 'Couldn’t unlink the transfer', error)
        void queryClient.invalidateQueries()
        return false
      }
    }

    return { accept, dismiss, pair }
  }, [queryClient, offerUndo])
}

function nameOf({ out, in: into }: TransferSuggestion): string {
  return `${out.source ?? out.simple_name} to ${into.source ?? into.simple_name}`
}
