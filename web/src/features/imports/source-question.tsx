import { getImport, type ImportBody, setImportSource } from '@evenkeel/contract/imports.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatCount } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import classes from './import-run.module.css'

type Props = {
  run: ImportBody
  /** Whether the user opened the question. If we ask, it doesn't take focus. */
  takesFocus: boolean
  onAnswered: (run: ImportBody) => void
  onClose: () => void
}

const MAX_OFFERED = 5

/** Asks for an import's account if nothing names it. Users can also open it, to choose or correct the account. */
export function SourceQuestion({ run, takesFocus, onAnswered, onClose }: Props) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const { data: sources = [] } = useQuery(ledgerQueries.sources())
  const [source, setSource] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isCorrection = run.source !== null
  const otherSources = [...new Set(sources.map((entry) => entry.source))]
    .filter((name) => name !== run.source)
    .slice(0, MAX_OFFERED)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [takesFocus])

  /** The import as it is now: rows that were duplicates in the other account may have been added. */
  async function fetchCurrent(): Promise<ImportBody> {
    const { rows: _, ...current } = await callApi(getImport, { params: { id: run.id }, query: { rows: 0 } })
    return current
  }

  async function submit(name: string) {
    if (name.trim() === '') return
    setIsBusy(true)
    setProblem(null)
    try {
      const { source_history_id, ...updated } = await callApi(setImportSource, {
        params: { id: run.id },
        body: { source: name.trim() },
      })
      const current = isCorrection ? await fetchCurrent().catch(() => updated) : updated
      onAnswered(current)
      if (isCorrection) {
        const message = `Filed under ${writeAccount(current.source)}.${describeAddedRows(current.counts.added - run.counts.added)}`
        if (source_history_id)
          offerUndo({
            message,
            historyId: source_history_id,
            onUndone: () => void fetchCurrent().then(onAnswered, () => {}),
          })
        else showToast(message)
      }
      void queryClient.invalidateQueries()
      onClose()
    } catch (error) {
      setProblem(explainError(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(source)
      }}
    >
      <div>
        <p className={classes.title}>Which account is this from?</p>
        <p className={classes.quiet}>
          {hasNoLayout(run)
            ? `We’ll ${isCorrection ? 'move these rows to' : 'file these rows under'} this account.`
            : isCorrection
              ? 'We’ll move these rows to this account, and use it for files with this layout from now on.'
              : 'We’ll remember this for files with the same layout.'}
        </p>
      </div>
      <div className={classes.answers}>
        {otherSources.map((name) => (
          <Button key={name} variant="default" size="compact-md" disabled={isBusy} onClick={() => void submit(name)}>
            {writeAccount(name)}
          </Button>
        ))}
        <TextInput
          aria-label="Account name"
          placeholder="e.g. Chase Checking"
          maxLength={120}
          value={source}
          error={problem}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={source.trim() === ''}>
          Save
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {isCorrection ? 'Cancel' : 'Not now'}
        </Button>
      </div>
    </form>
  )
}

const FORMATS_WITHOUT_LAYOUT: ReadonlySet<string> = new Set([
  'note',
  'mail',
  'receipt',
  'alert',
  'text',
  'page-text',
  'statement-text',
])

/** Whether the import is plain text that was typed or pasted, without a layout to recognize next time. */
export function hasNoLayout({ file_name, format }: ImportBody): boolean {
  return file_name === null && FORMATS_WITHOUT_LAYOUT.has(format ?? '')
}

function describeAddedRows(more: number): string {
  if (more <= 0) return ''
  return more === 1 ? ' 1 more row was added.' : ` ${formatCount(more)} more rows were added.`
}
