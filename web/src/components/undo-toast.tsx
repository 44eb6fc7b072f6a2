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
 * Answers a function that tells what was done and offers to take it back. Undo calls the history, then every figure is
 * fetched anew; if something stands in the way, the toast says what.
 */
export function useUndoToast() {
  const queryClient = useQueryClient()
  return useCallback(
    ({ message, historyId, onUndone }: UndoToast) => {
      const id = undoToastId(historyId)
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

/** For whoever takes the same thing back by another button. */
export function undoToastId(historyId: string): string {
  return `undo-${historyId}`
}

export function showToast(message: string): void {
  showNotification({ message })
}

/** What could not be done and why; it stays until it is read. */
export function showErrorToast(title: string, error: unknown): void {
  showNotification({ title, message: explainError(error), color: 'red', autoClose: false })
}
