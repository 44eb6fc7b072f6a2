import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../lib/api-errors.ts'
import { showToast, useUndoToast } from './undo-toast.tsx'

type WriteOutcome<Item> =
  | { kind: 'saved' }
  /** It was changed elsewhere, so nothing was saved. */
  | { kind: 'stale'; current: Item }
  | { kind: 'failed'; error: unknown }

/**
 * Returns a function that makes one change, shows a message, and refetches everything on the page. The message offers
 * to undo the change if the response names its history entry.
 */
export function useUndoableWrite() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  return useCallback(
    async <Answer extends { history_id: string | null }, Item = never>(
      call: () => Promise<Answer>,
      getMessage: (answer: Answer) => string,
    ): Promise<WriteOutcome<Item>> => {
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
          return { kind: 'stale', current: error.present as Item }
        }
        return { kind: 'failed', error }
      }
    },
    [queryClient, offerUndo],
  )
}
