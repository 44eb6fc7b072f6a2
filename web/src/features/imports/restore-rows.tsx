import { type ImportBody, importAgain } from '@evenkeel/contract/imports.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { Button } from '@mantine/core'
import { hideNotification } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { IconArrowBackUp } from '../../components/icons.ts'
import {
  getUndoToastId,
  showErrorToast,
  showProblemToast,
  showToast,
  useUndoToast,
} from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'
import { hasEnded, importQueries } from './import-queries.ts'
import runClasses from './import-run.module.css'
import classes from './restore-rows.module.css'
import { useUndoImport } from './use-undo-import.ts'
import { watchImport } from './watch-import.ts'

type Earlier = { id: string; file_name: string | null }

/**
 * Imports an earlier import's rows again and reports what was added. `outcome` is the new import, or null if there is
 * none or it was undone.
 */
export function useImportAgain(earlier: Earlier) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [isBusy, setIsBusy] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const name = earlier.file_name ?? 'the pasted text'
  const failure = `Couldn’t add the rows from ${name}`
  const { data: reimportId = null } = useQuery(importQueries.again(earlier.id))
  const { data: reimport } = useQuery({ ...importQueries.one(reimportId ?? ''), enabled: reimportId !== null })
  const outcome = reimport?.status === 'done' ? reimport : null

  function onUpdate(run: ImportBody) {
    if (!hasEnded(run)) return
    setIsBusy(false)
    const { added } = run.counts
    if (run.status === 'done') {
      queryClient.setQueryData(importQueries.one(run.id).queryKey, run)
      queryClient.setQueryData(importQueries.again(earlier.id).queryKey, run.id)
    }
    if (run.status !== 'done') showProblemToast(failure, run.detail ?? '')
    else if (added === 0) showToast(`No rows from ${name} were missing.`)
    else if (run.history_id)
      offerUndo({ message: `Added ${countRows(added)} from ${name}.`, historyId: run.history_id })
    void queryClient.invalidateQueries()
  }

  function fail(error: unknown) {
    setIsBusy(false)
    showErrorToast(failure, error)
  }

  async function importRows() {
    setIsBusy(true)
    try {
      const run = await callApi(importAgain, { params: { id: earlier.id } })
      stop.current = watchImport(run.id, {
        onUpdate: ({ rows: _, ...update }) => onUpdate(update),
        onError: (error, willRetry) => {
          if (!willRetry) fail(error)
        },
      })
    } catch (error) {
      fail(error)
    }
  }

  return { importRows, isBusy, outcome, name }
}

type Reimport = ReturnType<typeof useImportAgain>

/** What was added again, shown in place of the offer. */
export function RestoredNote({ reimport: { outcome, name } }: { reimport: Reimport }) {
  const queryClient = useQueryClient()
  const undo = useUndoImport(() => void queryClient.invalidateQueries())
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The clicked button is gone, so move focus here.
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [])
  if (!outcome) return null
  const { added } = outcome.counts
  return (
    <div ref={line} tabIndex={-1} className={classes.box}>
      <div className={classes.file}>
        {added === 0 ? (
          <span>No rows from {name} were missing.</span>
        ) : (
          <>
            <span>
              {countRows(added)} added from {name}.
            </span>
            <span className={runClasses.actions}>
              <Button
                variant="default"
                size="compact-md"
                renderRoot={(props) => <Link to="/actual" search={{ import_id: outcome.id }} {...props} />}
              >
                Show {added === 1 ? 'it' : 'them'}
              </Button>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconArrowBackUp size={15} aria-hidden />}
                loading={undo.isPending}
                onClick={() => {
                  if (outcome.history_id) hideNotification(getUndoToastId(outcome.history_id))
                  undo.mutate(outcome)
                }}
              >
                Undo
              </Button>
            </span>
          </>
        )}
      </div>
    </div>
  )
}

export type SharedRows = Earlier & { rows: number }

export type RestoredRows = Readonly<Record<string, number>>
type RestoreOffersProps = {
  shared: readonly SharedRows[]
  restored: RestoredRows
  isAllRestored: boolean
  onRestored: (restored: RestoredRows) => void
}

/**
 * After an import was undone: other imports that had some of its rows, each with a button to restore them. `restored`
 * has the number of rows restored by import id; once all are back, the others would add nothing.
 */
export function RestoreOffers({ shared, restored, isAllRestored, onRestored }: RestoreOffersProps) {
  return (
    <ul className={classes.list} aria-label="Other files with these rows">
      {shared
        .filter(({ id }) => !isAllRestored || restored[id])
        .map((other) => (
          <SharedFile
            key={other.id}
            other={other}
            onRestored={(rows) => onRestored({ ...restored, [other.id]: rows })}
          />
        ))}
    </ul>
  )
}

function SharedFile({ other, onRestored }: { other: SharedRows; onRestored: (rows: number) => void }) {
  const reimport = useImportAgain(other)
  const { name, outcome } = reimport
  const added = outcome?.counts.added ?? 0
  const latest = useRef(onRestored)
  latest.current = onRestored
  const reported = useRef(0)
  useEffect(() => {
    if (reported.current !== added) latest.current(added)
    reported.current = added
  }, [added])
  const rows = other.rows === 1 ? '1 of these rows' : `${formatCount(other.rows)} of these rows`
  return (
    <li>
      {outcome ? (
        <RestoredNote reimport={reimport} />
      ) : (
        <Offer reimport={reimport} action={`${other.rows === 1 ? 'Restore it' : 'Restore them'} from ${name}`}>
          {rows} {other.rows === 1 ? 'was' : 'were'} also in {name}.
        </Offer>
      )}
    </li>
  )
}

/** For an undone import: its rows are still stored, so the file isn't needed. */
export function ImportAgain({ reimport }: { reimport: Reimport }) {
  return (
    <Button variant="default" size="compact-md" loading={reimport.isBusy} onClick={() => void reimport.importRows()}>
      Import again
    </Button>
  )
}

/** Shown while skipped duplicates are checked against the chosen account. If that fails, the button tries again. */
export function CheckAgain({ run, reimport }: { run: ImportBody; reimport: Reimport }) {
  const { duplicate } = run.counts
  const rows = duplicate === 1 ? '1 row was' : `${formatCount(duplicate)} rows were`
  return (
    <Offer reimport={reimport} action="Check again">
      {rows} skipped as {duplicate === 1 ? 'a duplicate' : 'duplicates'} before you chose {writeAccount(run.source)}.
    </Offer>
  )
}

function Offer({ reimport, action, children }: { reimport: Reimport; action: string; children: React.ReactNode }) {
  return (
    <div className={classes.box}>
      <div className={classes.file}>
        <span>{children}</span>
        <Button
          variant="default"
          size="compact-md"
          loading={reimport.isBusy}
          onClick={() => void reimport.importRows()}
        >
          {action}
        </Button>
      </div>
    </div>
  )
}

function countRows(count: number): string {
  return count === 1 ? '1 row' : `${formatCount(count)} rows`
}
