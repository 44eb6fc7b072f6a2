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
 * Returns a function that shows what was done and offers to undo it. After an undo, every figure is refetched. If the
 * undo fails, another toast says why.
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
  showNotification({ title, message: explainError(error), color: 'red', autoClose: false })
}
