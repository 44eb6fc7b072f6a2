import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../lib/api-errors.ts'
import { showToast, useUndoToast } from './undo-toast.tsx'

type WriteOutcome<Row> =
  | { kind: 'saved' }
  /** The row was changed elsewhere, so nothing was saved. */
  | { kind: 'stale'; current: Row }
  | { kind: 'failed'; error: unknown }

/** Returns a function that makes one change, offers to undo it, and refetches every figure. */
export function useUndoableWrite() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  return useCallback(
    async <Answer extends { history_id: string | null }, Row = never>(
      call: () => Promise<Answer>,
      getMessage: (answer: Answer) => string,
    ): Promise<WriteOutcome<Row>> => {
      try {
        const answer = await call()
        const message = getMessage(answer)
        if (answer.history_id) offerUndo({ message, historyId: answer.history_id })
        else showToast(message)
        await queryClient.invalidateQueries()
        return { kind: 'saved' }
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.present) {
          void queryClient.invalidateQueries()
          return { kind: 'stale', current: error.present as Row }
        }
        return { kind: 'failed', error }
      }
    },
    [queryClient, offerUndo],
  )
}
