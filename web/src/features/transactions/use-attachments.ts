import { type Attachment, addAttachment, deleteAttachment } from '@evenkeel/contract/attachments.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { attachmentQueries, explainRefusal } from './attachment-queries.ts'
import { transactionQueries } from './transaction-queries.ts'

export type Upload = { key: number; name: string; problem: string | null; retry: (() => void) | null }

/**
 * Attaches files to a transaction, one after the other, and removes them. Files that were refused or failed stay in
 * `uploads` with the reason.
 */
export function useAttachments(transactionId: string) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const nextKey = useRef(0)
  const lastUpload = useRef<Promise<unknown>>(Promise.resolve())
  const dismiss = useCallback(
    (key: number) => setUploads((current) => current.filter((upload) => upload.key !== key)),
    [],
  )

  const attach = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        nextKey.current += 1
        const key = nextKey.current
        const problem = explainRefusal(file)
        setUploads((current) => [...current, { key, name: file.name, problem, retry: null }])
        if (problem === null) send(key, file)
      }

      function send(key: number, file: File) {
        lastUpload.current = lastUpload.current.then(async () => {
          const body = new FormData()
          body.append('file', file)
          try {
            // The file appears in the list with a delete button, so a toast over the form would only be in the way.
            await callApi(addAttachment, { params: { id: transactionId }, body })
            await queryClient.invalidateQueries({ queryKey: attachmentQueries.list(transactionId).queryKey })
            // The transaction lists show which rows have files.
            void queryClient.invalidateQueries({ queryKey: transactionQueries.lists })
            dismiss(key)
          } catch (error) {
            const retry = () => {
              setUploads((current) =>
                current.map((upload) => (upload.key === key ? { ...upload, problem: null, retry: null } : upload)),
              )
              send(key, file)
            }
            const failed = { problem: `Couldn’t attach ${file.name}. ${explainError(error)}`, retry }
            setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...failed } : upload)))
          }
        })
      }
    },
    [transactionId, queryClient, dismiss],
  )

  const remove = useCallback(
    async (attachment: Attachment) => {
      try {
        const { history_id } = await callApi(deleteAttachment, {
          params: { id: attachment.transaction_id, attachment_id: attachment.id },
        })
        const message = `Removed ${attachment.file_name}.`
        if (history_id) offerUndo({ message, historyId: history_id })
        else showToast(message)
      } catch (error) {
        showErrorToast(`Couldn’t remove ${attachment.file_name}`, error)
      }
      void queryClient.invalidateQueries({ queryKey: attachmentQueries.list(transactionId).queryKey })
      void queryClient.invalidateQueries({ queryKey: transactionQueries.lists })
    },
    [transactionId, queryClient, offerUndo],
  )

  return { uploads, attach, remove, dismiss }
}
