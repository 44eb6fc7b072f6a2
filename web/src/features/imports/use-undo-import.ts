import { type ImportBody, undoImport } from '@evenkeel/contract/imports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount, formatMoney } from '../../lib/format-money.ts'

const MAX_NAMED = 3

/** Undoes an import and names the transactions edited since. If the undo is undone, calls `onUndone`. */
export function useUndoImport(onUndone: () => void) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  return useMutation({
    mutationFn: (run: ImportBody) => callApi(undoImport, { params: { id: run.id } }),
    onSuccess: ({ removed, edited, also_in, history_id }) => {
      const what = removed === 1 ? '1 transaction' : `${formatCount(removed)} transactions`
      const named = edited
        .slice(0, MAX_NAMED)
        .map((row) => `${row.simple_name} ${formatMoney(row.amount, row.currency)}`)
        .join(', ')
      const rest = edited.length > MAX_NAMED ? ` and ${formatCount(edited.length - MAX_NAMED)} more` : ''
      const hadEdited = edited.length > 0 ? ` You had edited ${named}${rest}.` : ''
      const others = also_in.map((other) => other.file_name ?? 'pasted text').join(', ')
      // The same row may be in several files, so we only know the number if there is one file.
      const shared = also_in.length === 1 ? formatCount(also_in[0]!.rows) : 'Some'
      const alsoIn =
        also_in.length > 0
          ? ` ${shared} of them ${also_in.length === 1 && also_in[0]!.rows === 1 ? 'was' : 'were'} also in ${others}.`
          : ''
      // The import may have added only balances or a budget, or its transactions were deleted since.
      const message = removed === 0 ? 'Import undone.' : `Removed ${what}.${alsoIn}${hadEdited}`
      if (history_id) offerUndo({ message, historyId: history_id, onUndone: onUndone })
      else showToast(message)
      void queryClient.invalidateQueries()
    },
    onError: (error) => showErrorToast('Couldn’t undo the import', error),
  })
}
