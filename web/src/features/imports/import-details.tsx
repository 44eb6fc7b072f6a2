import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@evenkeel/contract/import-limits.ts'
import { createImport, type ImportBody } from '@evenkeel/contract/imports.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { IconSelector } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { explainError } from '../../lib/explain-error.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import { formatCount, formatPercent } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import classes from './import-bar.module.css'

export type AttachedFile = { key: number; file: File }

type Props = {
  text: string
  files: readonly AttachedFile[]
  isFilled: boolean
  /** Called for every text and file the server accepted, with what was sent. */
  onStarted: (run: ImportBody, sent: string | AttachedFile) => void
  /** Called for a file that the server will never accept. */
  onRefused: (file: AttachedFile) => void
  /** Called when everything was accepted. `hasMore`: the user typed something else in the meantime. */
  onDone: (hasMore: boolean) => void
  onClose: () => void
}

const MEGABYTE = 1024 * 1024
/** Smaller uploads finish before anyone could read a percentage. */
const MIN_PROGRESS_BYTES = MEGABYTE

/** The note, source and Submit button, with the limits shown up front. */
export function ImportDetails({ text, files, isFilled, onStarted, onRefused, onDone, onClose }: Props) {
  const [note, setNote] = useState('')
  const [source, setSource] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [sending, setSending] = useState<{ name: string; share: number | null } | null>(null)
  const isBusy = sending !== null
  const abortController = useRef<AbortController>(null)
  const latestText = useRef(text)
  latestText.current = text
  const list = useId()
  const { data: sources = [] } = useQuery(ledgerQueries.sources())
  const tooBig = files.find(({ file }) => file.size > MAX_IMPORT_BYTES)

  /**
   * Resolves to null on success, otherwise to what went wrong. Only a file that will never be accepted leaves the form
   * without being imported.
   */
  async function send(sent: string | AttachedFile, signal: AbortSignal): Promise<string | null> {
    const { name, size } = typeof sent === 'string' ? { name: 'what you pasted', size: sent.length } : sent.file
    setSending({ name, share: null })
    const progress = size > MIN_PROGRESS_BYTES ? { onSent: (share: number) => setSending({ name, share }) } : {}
    try {
      onStarted(await callApi(createImport, { body: toFormData(sent, note, source), signal, ...progress }), sent)
      return null
    } catch (error) {
      const { problem, refused } = toRefusal(sent, error)
      if (refused && !signal.aborted) onRefused(refused)
      return problem
    }
  }

  async function submit() {
    if (!isFilled || isBusy || tooBig) return
    setProblems([])
    const newProblems: string[] = []
    abortController.current = new AbortController()
    const { signal } = abortController.current
    for (const sent of [...files, ...(text.trim() === '' ? [] : [text])]) {
      const problem = await send(sent, signal)
      if (signal.aborted) break
      if (problem !== null) newProblems.push(problem)
    }
    setSending(null)
    setProblems(newProblems)
    if (newProblems.length > 0 || signal.aborted) return
    // A note or source typed in the meantime is for the next import.
    setNote((current) => (current === note ? '' : current))
    setSource((current) => (current === source ? '' : current))
    onDone(latestText.current.trim() !== '' && latestText.current !== text)
  }

  return (
    <form
      className={classes.details}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={classes.fields}>
        <TextInput
          label="Note"
          placeholder="Optional: “in CAD, skip transfers”"
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <TextInput
          label="Source"
          placeholder="Optional: we look for it in the file"
          list={list}
          rightSection={<IconSelector size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          maxLength={120}
          autoComplete="off"
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <datalist id={list}>
          {[...new Set(sources.map((entry) => entry.source))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {tooBig && <TooBig file={tooBig.file} />}
      {problems.map((problem) => (
        <p key={problem} role="alert" className={classes.problem}>
          {problem}
        </p>
      ))}
      <div className={classes.submitLine}>
        {sending ? <SendingLine {...sending} /> : LIMITS}
        <Button variant="default" onClick={isBusy ? () => abortController.current?.abort() : onClose}>
          {isBusy ? 'Stop' : 'Cancel'}
        </Button>
        <Button
          type="submit"
          aria-keyshortcuts="Control+Enter"
          title="Ctrl+Enter"
          loading={isBusy}
          disabled={!isFilled || tooBig !== undefined}
        >
          Submit
        </Button>
      </div>
    </form>
  )
}

const LIMITS = (
  <p className={classes.limits}>
    CSV, Excel, ODS, PDF, OFX, QIF, CAMT.053, MT940 or any text. Up to {MAX_IMPORT_BYTES / MEGABYTE} MB and{' '}
    {formatCount(MAX_IMPORT_ROWS)} rows per file. We skip duplicates.
  </p>
)

function isPermanent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415)
}

function explainRefusal(error: unknown, reassurance: string): string {
  const explanation = explainError(error)
  if (!(error instanceof ApiError) || error.status >= 500) return `${explanation} ${reassurance}`
  if (error.status === 413)
    return error.detail || 'The server doesn’t accept this much at once. Export a shorter period.'
  if (error.status === 415) return error.detail || 'We can’t read transactions from this type of file.'
  return explanation
}

function toFormData(sent: string | AttachedFile, note: string, source: string): FormData {
  const form = new FormData()
  form.set('today', toLocalDate(new Date()))
  if (note.trim() !== '') form.set('note', note.trim())
  if (source.trim() !== '') form.set('source', source.trim())
  // The file goes last, so the server knows everything else before it starts reading the file.
  if (typeof sent === 'string') form.set('text', sent)
  else form.set('file', sent.file, sent.file.name)
  return form
}

function SendingLine({ name, share }: { name: string; share: number | null }) {
  return (
    <div className={classes.sending}>
      <p>
        <span role="status">
          {share === 1 ? 'Checking ' : 'Uploading '}
          {name}
        </span>
        {share !== null && share < 1 && ` · ${formatPercent(share, { digits: 0 })}`}
      </p>
      {share !== null && <progress aria-label="Upload progress" value={share} max={1} />}
    </div>
  )
}

function TooBig({ file }: Pick<AttachedFile, 'file'>) {
  return (
    <p role="alert" className={classes.problem}>
      {file.name} is {formatCount(Math.ceil(file.size / MEGABYTE))} MB. Files can be up to {MAX_IMPORT_BYTES / MEGABYTE}{' '}
      MB. Export shorter periods and import them one by one.
    </p>
  )
}

/** The message for a failed upload, and the file if it will never be accepted, so that it doesn't hold up the rest. */
function toRefusal(sent: string | AttachedFile, error: unknown): { problem: string; refused: AttachedFile | null } {
  if (typeof sent === 'string')
    return { problem: explainRefusal(error, 'What you pasted is still here.'), refused: null }
  const why = explainRefusal(error, 'The file is still attached.')
  return { problem: `${sent.file.name}: ${why}`, refused: isPermanent(error) ? sent : null }
}
