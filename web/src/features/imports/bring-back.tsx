import { type ImportBody, type ImportWithRows, importAgain } from '@evenkeel/contract/imports.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'
import classes from './import-run.module.css'
import { watchImport } from './watch-import.ts'

/** Imports the rows of an earlier import again, as its file had them, and says what came back. */
function useImportAgain() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [isBusy, setIsBusy] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function tell(run: ImportWithRows, name: string) {
    if (run.status === 'queued' || run.status === 'running') return
    setIsBusy(false)
    const { added } = run.counts
    const rows = added === 1 ? '1 row' : `${formatCount(added)} rows`
    if (run.status !== 'done') showErrorToast('The rows did not come back', new Error(run.detail ?? ''))
    else if (added === 0) showToast(`Nothing of ${name} was missing.`)
    else if (run.history_id) offerUndo({ message: `Brought back ${rows} from ${name}.`, historyId: run.history_id })
    void queryClient.invalidateQueries()
  }

  async function bring(id: string, name: string): Promise<boolean> {
    setIsBusy(true)
    try {
      const run = await callApi(importAgain, { params: { id } })
      stop.current = watchImport(run.id, { onUpdate: (update) => tell(update, name), onError: () => {} })
      return true
    } catch (error) {
      setIsBusy(false)
      showErrorToast('The rows did not come back', error)
      return false
    }
  }

  return { bring, isBusy }
}

export type SharedRows = { id: string; file_name: string | null; rows: number }

/** After an import was taken back: the other files that had some of its rows too, each with a press that brings them. */
export function BringBack({ shared }: { shared: readonly SharedRows[] }) {
  return (
    <ul className={classes.shared} aria-label="Files that had some of these rows too">
      {shared.map((other) => (
        <SharedFile key={other.id} other={other} />
      ))}
    </ul>
  )
}

function SharedFile({ other }: { other: SharedRows }) {
  const { bring, isBusy } = useImportAgain()
  const [isDone, setIsDone] = useState(false)
  const name = other.file_name ?? 'the pasted text'
  const rows = other.rows === 1 ? '1 of these rows' : `${formatCount(other.rows)} of these rows`
  return (
    <li className={classes.sharedFile}>
      <span>
        {rows} stood in {name} too, and {other.rows === 1 ? 'is' : 'are'} gone with this import.
      </span>
      <Button
        variant="default"
        size="compact-md"
        loading={isBusy}
        disabled={isDone}
        onClick={() => void bring(other.id, name).then(setIsDone)}
      >
        {other.rows === 1 ? 'Bring it back' : 'Bring them back'} from {name}
      </Button>
    </li>
  )
}

/** Of an import that was taken back: its rows are still kept, so the file is not needed again. */
export function ImportAgainButton({ run }: { run: ImportBody }) {
  const { bring, isBusy } = useImportAgain()
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={isBusy}
      onClick={() => void bring(run.id, run.file_name ?? 'the pasted text')}
    >
      Import it again
    </Button>
  )
}

/** After the account was said: rows that had been taken for another account's can still come in, without the file. */
export function LookAgain({ run }: { run: ImportBody }) {
  const { bring, isBusy } = useImportAgain()
  const [isDone, setIsDone] = useState(false)
  const { duplicate } = run.counts
  const rows = duplicate === 1 ? '1 row was' : `${formatCount(duplicate)} rows were`
  return (
    <div className={classes.shared}>
      <div className={classes.sharedFile}>
        <span>
          {rows} taken to be there already before the account was said.{' '}
          {duplicate === 1 ? `If ${run.source} lacks it, it` : `What ${run.source} lacks of them`} can come in.
        </span>
        <Button
          variant="default"
          size="compact-md"
          loading={isBusy}
          disabled={isDone}
          onClick={() => void bring(run.id, run.file_name ?? 'the pasted text').then(setIsDone)}
        >
          Look again
        </Button>
      </div>
    </div>
  )
}
