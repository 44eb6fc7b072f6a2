import { type ImportBody, swapImportSigns } from '@evenkeel/contract/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'
import classes from './import-run.module.css'

/**
 * For a file whose money in and out are reversed: swaps every amount that's still as in the file, with Undo. Amounts
 * that the user entered or edited stay.
 */
export function SwapSignsButton({ run }: { run: ImportBody }) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [isBusy, setIsBusy] = useState(false)

  async function swap() {
    setIsBusy(true)
    try {
      const { swapped, swap_history_id } = await callApi(swapImportSigns, { params: { id: run.id } })
      const message = `Swapped money in and out in ${swapped === 1 ? '1 transaction' : `${formatCount(swapped)} transactions`}.`
      if (swapped > 0 && swap_history_id) offerUndo({ message, historyId: swap_history_id })
      else showToast('Nothing to swap: you’ve entered, edited or deleted all of these transactions yourself.')
      void queryClient.invalidateQueries()
    } catch (error) {
      showErrorToast('Couldn’t swap the amounts', error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <button type="button" className={classes.notThis} disabled={isBusy} onClick={() => void swap()}>
      Swap money in and out
    </button>
  )
}
