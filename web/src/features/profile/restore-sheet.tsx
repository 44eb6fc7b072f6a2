import { confirmRestore, createRestore, discardRestore, type RestoreBody } from '@evenkeel/contract/restores.ts'
import { Anchor, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '../../components/form-notes.tsx'
import { IconUpload } from '../../components/icons.ts'
import { SideSheet } from '../../components/side-sheet.tsx'
import { useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatCount } from '../../lib/format-money.ts'
import { reloadProfile } from '../../lib/reload-profile.ts'
import { RestorePlanView } from './restore-plan-view.tsx'
import { isInProgress, restoreQueries } from './restore-queries.ts'
import classes from './restore-sheet.module.css'

type Props = { opened: boolean; onClose: () => void }

/** Imports an export: the user chooses the zip, reviews what it adds, and confirms. */
export function RestoreSheet({ opened, onClose }: Props) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  // Also after the sheet is closed, so that the page notices when the import has ended.
  const latest = useQuery({
    ...restoreQueries.latest(),
    enabled: ({ state }) => opened || isInProgress(state.data),
  })
  const show = (restore: RestoreBody | null) => queryClient.setQueryData(restoreQueries.latest().queryKey, restore)
  const upload = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('file', file)
      setSent(0)
      return callApi(createRestore, { body, onSent: setSent })
    },
    onSuccess: show,
  })
  const confirm = useMutation({
    mutationFn: (id: string) => callApi(confirmRestore, { params: { id } }),
    onSuccess: show,
  })
  const discard = useMutation({
    mutationFn: (id: string) => callApi(discardRestore, { params: { id } }),
    onSuccess: () => show(null),
  })
  const restore = upload.isPending ? null : (latest.data ?? null)
  useCompletionToast(restore)

  const problem = upload.error ?? confirm.error ?? discard.error ?? latest.error
  const failed = restore?.status === 'failed' ? restore.detail : null
  const isReady = restore?.status === 'ready'
  return (
    <SideSheet
      opened={opened}
      onClose={onClose}
      title="Import an export"
      footer={
        isReady && (
          <>
            <Button variant="default" flex={1} loading={discard.isPending} onClick={() => discard.mutate(restore.id)}>
              Cancel
            </Button>
            <Button flex={1} loading={confirm.isPending} onClick={() => confirm.mutate(restore.id)}>
              Import everything
            </Button>
          </>
        )
      }
    >
      <div className={classes.body}>
        {upload.isPending && <Meter words="Uploading" share={sent} />}
        {isInProgress(restore) && <Meter words={describeProgress(restore!)} share={getProgress(restore!)} />}
        {isReady && <RestorePlanView restore={restore} />}
        {restore?.status === 'done' && <Done restore={restore} onClose={onClose} />}
        {failed && <FormProblem>Nothing was added. {failed}</FormProblem>}
        {problem && <FormProblem>{explainError(problem)}</FormProblem>}
        {!upload.isPending && (restore === null || failed) && <FilePicker onChoose={(file) => upload.mutate(file)} />}
      </div>
    </SideSheet>
  )
}

function FilePicker({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p>
        Choose the zip you saved with <strong>Export everything</strong>, on this server or another one. You’ll see what
        it adds before anything is saved.
      </p>
      <p className={classes.quiet}>
        You can only import it into an empty account. It includes transactions with notes, tags, splits, transfers and
        receipts, as well as categories, budget, instructions, accounts, statements and scenarios.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Zip file"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button leftSection={<IconUpload size={17} aria-hidden />} onClick={() => input.current?.click()}>
        Choose the zip
      </Button>
    </>
  )
}

function Meter({ words, share }: { words: string; share: number | null }) {
  return (
    <div className={classes.progress}>
      <p role="status">{words}…</p>
      <progress className={classes.meter} aria-label={words} max={1} {...(share === null ? {} : { value: share })} />
      <p className={classes.quiet}>You can close this panel. We’ll keep going.</p>
    </div>
  )
}

function Done({ restore, onClose }: { restore: RestoreBody; onClose: () => void }) {
  const transactionCount = restore.plan?.counts.find(({ kind }) => kind === 'transactions')?.count ?? 0
  return (
    <>
      <p role="status">
        <strong>Your export has been imported</strong>, with {formatCount(transactionCount)}{' '}
        {transactionCount === 1 ? 'transaction' : 'transactions'}. To undo the import, open{' '}
        <Anchor component={Link} to="/history" underline="always">
          History
        </Anchor>
        .
      </p>
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
    </>
  )
}

/** If the import is done while the page is open, refetches everything and offers to undo the import. */
function useCompletionToast(restore: RestoreBody | null): void {
  const queryClient = useQueryClient()
  const showUndo = useUndoToast()
  const previousStatus = useRef<RestoreBody['status'] | null>(null)
  const status = restore?.status ?? null
  const historyId = restore?.history_id ?? null
  useEffect(() => {
    const hasJustEnded = previousStatus.current === 'importing' && status === 'done'
    previousStatus.current = status
    if (!hasJustEnded) return
    void queryClient.invalidateQueries()
    void reloadProfile()
    if (historyId) showUndo({ message: 'Your export has been imported.', historyId })
  }, [status, historyId, queryClient, showUndo])
}

function describeProgress({ status, progress }: RestoreBody): string {
  if (status === 'checking') return 'Checking the zip'
  const { done, total } = progress
  return done < total ? `Saving files, ${formatCount(done)} of ${formatCount(total)}` : 'Saving everything'
}

function getProgress({ progress: { done, total } }: RestoreBody): number | null {
  return total === 0 || done >= total ? null : done / total
}
