import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { acceptTransferSuggestions, dismissTransferSuggestions, pairTransaction } from '@evenkeel/contract/transfers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showErrorToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'
import { getSuggestionKey, type TransferSuggestion, transferQueries } from './transfer-queries.ts'
import { enqueueWrite } from './use-transaction-actions.ts'

/**
 * Accepts and dismisses suggested transfers, and links and unlinks others; each action can be undone. Suggestions
 * disappear immediately and come back if the request fails.
 */
export function useTransferActions() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()

  return useMemo(() => {
    const { queryKey } = transferQueries.suggestions()
    let pendingWrites = 0

    /** Only the last pending decision refetches: an earlier response would bring back suggestions decided since. */
    async function decide(
      suggestions: readonly TransferSuggestion[],
      write: (pairs: { out_id: string; in_id: string }[]) => Promise<{ message: string; historyId: string | null }>,
      errorTitle: string,
    ) {
      pendingWrites += 1
      await queryClient.cancelQueries({ queryKey })
      const decidedKeys = new Set(suggestions.map(getSuggestionKey))
      queryClient.setQueryData<TransferSuggestion[]>(queryKey, (current) =>
        current?.filter((s) => !decidedKeys.has(getSuggestionKey(s))),
      )
      try {
        const pairs = suggestions.map(({ out, in: into }) => ({ out_id: out.id, in_id: into.id }))
        const { message, historyId } = await enqueueWrite(() => write(pairs))
        if (historyId) offerUndo({ message, historyId })
      } catch (error) {
        showErrorToast(errorTitle, error)
      }
      pendingWrites -= 1
      if (pendingWrites === 0) void queryClient.invalidateQueries()
    }

    const accept = (suggestions: readonly TransferSuggestion[]) =>
      decide(
        suggestions,
        async (pairs) => {
          const { accepted, history_id } = await callApi(acceptTransferSuggestions, { body: { pairs } })
          const message =
            accepted === 1
              ? `Marked ${getName(suggestions[0]!)} as a transfer.`
              : `Marked ${formatCount(accepted)} transfers.`
          return { message, historyId: history_id }
        },
        suggestions.length === 1 ? 'Couldn’t mark the transfer' : 'Couldn’t mark the transfers',
      )

    const dismiss = (suggestion: TransferSuggestion) =>
      decide(
        [suggestion],
        async (pairs) => {
          const { history_id } = await callApi(dismissTransferSuggestions, { body: { pairs } })
          return { message: 'We won’t suggest this pair again.', historyId: history_id }
        },
        'Couldn’t dismiss the suggestion',
      )

    /** Links the two sides of a transfer; without `other`, unlinks the row. Resolves to true on success. */
    async function link(row: Transaction, other: Transaction | null): Promise<boolean> {
      try {
        const { history_id } = await enqueueWrite(() =>
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

    return { accept, dismiss, link }
  }, [queryClient, offerUndo])
}

function getName({ out, in: into }: TransferSuggestion): string {
  return `${out.source ?? out.simple_name} to ${into.source ?? into.simple_name}`
}
