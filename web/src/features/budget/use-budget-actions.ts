import {
  type BudgetItem,
  bulkDeleteBudgetItems,
  createBudgetItems,
  editBudgetItem,
  type NewBudgetItem,
} from '@evenkeel/contract/budget.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { budgetQueries } from './budget-queries.ts'

export type ItemEdit = NewBudgetItem & { id: string; version: number }

export type SaveOutcome =
  | { kind: 'saved' }
  /** The item was changed elsewhere, so nothing was saved. */
  | { kind: 'stale'; current: BudgetItem }
  | { kind: 'failed'; error: unknown }

/** All actions on budget items; each can be undone. `remove` shows a toast if it fails; the others return the outcome. */
export function useBudgetActions() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  return useMemo(() => {
    // Other pages show the budget too, such as the dashboard.
    const refresh = () => void queryClient.invalidateQueries()

    /** Adds items and changes others as one action: either everything is saved or nothing. */
    async function add(items: readonly NewBudgetItem[], edits: readonly ItemEdit[] = []): Promise<SaveOutcome> {
      try {
        const answer = await callApi(createBudgetItems, {
          body: { items: [...items], ...(edits.length > 0 ? { edits: [...edits] } : {}) },
        })
        const [first] = answer.items
        const verb = edits.length === 0 ? 'Added' : 'Saved'
        const message =
          answer.items.length === 1 && first ? `${verb} ${first.simple_name}.` : `${verb} ${answer.items.length} items.`
        if (answer.history_id) offerUndo({ message, historyId: answer.history_id })
        else showToast(message)
        refresh()
        return { kind: 'saved' }
      } catch (error) {
        return toOutcome(error)
      }
    }

    function toOutcome(error: unknown): SaveOutcome {
      if (!(error instanceof ApiError) || error.status !== 409 || !error.present) return { kind: 'failed', error }
      refresh()
      return { kind: 'stale', current: error.present as BudgetItem }
    }

    async function edit(id: string, version: number, fields: NewBudgetItem): Promise<SaveOutcome> {
      try {
        const body = { ...fields, version }
        const { history_id: historyId, ...saved } = await callApi(editBudgetItem, { params: { id }, body })
        // The table shows the change immediately; totals follow after the refetch.
        queryClient.setQueryData(budgetQueries.items().queryKey, (budget) =>
          budget ? { ...budget, items: budget.items.map((item) => (item.id === id ? saved : item)) } : budget,
        )
        if (historyId) offerUndo({ message: `Saved ${saved.simple_name}.`, historyId })
        else showToast(`Saved ${saved.simple_name}.`)
        refresh()
        return { kind: 'saved' }
      } catch (error) {
        return toOutcome(error)
      }
    }

    async function remove(ids: readonly string[]): Promise<boolean> {
      try {
        const { deleted, history_id } = await callApi(bulkDeleteBudgetItems, { body: { ids: [...ids] } })
        const message = deleted === 1 ? 'Deleted 1 item.' : `Deleted ${deleted} items.`
        if (history_id) offerUndo({ message, historyId: history_id })
        refresh()
        return true
      } catch (error) {
        showErrorToast(ids.length === 1 ? 'Couldn’t delete this item' : 'Couldn’t delete these items', error)
        return false
      }
    }

    return { add, edit, remove }
  }, [queryClient, offerUndo])
}

export type BudgetActions = ReturnType<typeof useBudgetActions>
