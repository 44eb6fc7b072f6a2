import { undoHistoryEntry } from '@evenkeel/contract/history.ts'
import { Button } from '@mantine/core'
import { hideNotification, showNotification } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '../lib/api.ts'
import { explainError } from '../lib/explain-error.ts'
import classes from './undo-toast.module.css'

type UndoToast = { message: string; historyId: string; onUndone?: () => void }

/**
 * Returns a function that shows what was done and offers to undo it. Another toast says whether the undo worked and, if
 * it failed, why. Either way, everything on the page is refetched.
 */
export function useUndoToast() {
  const queryClient = useQueryClient()
  return useCallback(
    ({ message, historyId, onUndone }: UndoToast) => {
      const id = getUndoToastId(historyId)
      async function undo() {
        hideNotification(id)
        try {
          await callApi(undoHistoryEntry, { params: { id: historyId } })
          onUndone?.()
          showToast('Undone.')
        } catch (error) {
          showErrorToast('Couldn’t undo that', error)
        }
        void queryClient.invalidateQueries()
      }
      showNotification({
        id,
        message: (
          <div className={classes.line}>
            <span>{message}</span>
            <Button size="compact-sm" variant="light" onClick={() => void undo()}>
              Undo
            </Button>
          </div>
        ),
        autoClose: 10_000,
      })
    },
    [queryClient],
  )
}

/** For code that undoes the same action with another button and must hide this toast. */
export function getUndoToastId(historyId: string): string {
  return `undo-${historyId}`
}

export function showToast(message: string): void {
  showNotification({ message })
}

/** Says what failed and why. Stays until dismissed. */
export function showErrorToast(title: string, error: unknown): void {
  showProblemToast(title, explainError(error))
}

/** Like `showErrorToast`, with the reason as a sentence. */
export function showProblemToast(title: string, reason: string): void {
  showNotification({ title, message: reason, color: 'red', autoClose: false })
}
