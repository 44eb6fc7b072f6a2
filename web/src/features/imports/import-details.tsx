import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@evenkeel/contract/import-limits.ts'
import { createImport, type ImportBody } from '@evenkeel/contract/imports.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { IconSelector } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { explainError } from '../../lib/explain-error.ts'
import { todayOf } from '../../lib/format-date.ts'
import { formatCount, formatPercent } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import classes from './import-bar.module.css'
import type { Attached } from './import-bar.tsx'

type Props = {
  text: string
  files: readonly Attached[]
  isFilled: boolean
  /** Called for every text and file the server accepted, with what was sent. */
  onStarted: (run: ImportBody, sent: string | Attached) => void
  /** A file the server will never accept. */
  onRefused: (file: Attached) => void
  /** Everything was accepted. `hasMore`: something else was typed in the meantime. */
  onDone: (hasMore: boolean) => void
  onClose: () => void
}

const MEGABYTE = 1024 * 1024
/** Smaller files finish before anyone could read a percentage. */
const WORTH_A_METER = MEGABYTE

/** The note, source and Submit button, with the limits shown up front. */
export function ImportDetails({ text, files, isFilled, onStarted, onRefused, onDone, onClose }: Props) {
  const [note, setNote] = useState('')
  const [source, setSource] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [sending, setSending] = useState<{ name: string; share: number | null } | null>(null)
  const isBusy = sending !== null
  const stopper = useRef<AbortController>(null)
  const latestText = useRef(text)
  latestText.current = text
  const list = useId()
  const { data: sources = [] } = useQuery(ledgerQueries.sources())
  const tooBig = files.find(({ file }) => file.size > MAX_IMPORT_BYTES)

  /** Null if it was sent, or else why not. If the user stopped it, it stays where it is. */
  async function send(sent: string | Attached, signal: AbortSignal): Promise<string | null> {
    const { name, size } = typeof sent === 'string' ? { name: 'what you pasted', size: sent.length } : sent.file
    setSending({ name, share: null })
    const meter = size > WORTH_A_METER ? { onSent: (share: number) => setSending({ name, share }) } : {}
    try {
      onStarted(await callApi(createImport, { body: formOf(sent, note, source), signal, ...meter }), sent)
      return null
    } catch (error) {
      const { problem, refused } = refusalOf(sent, error)
      if (refused && !signal.aborted) onRefused(refused)
      return problem
    }
  }

  async function submit() {
    if (!isFilled || isBusy || tooBig) return
    setProblems([])
    const found: string[] = []
    stopper.current = new AbortController()
    const { signal } = stopper.current
    for (const sent of [...files, ...(text.trim() === '' ? [] : [text])]) {
      const problem = await send(sent, signal)
      if (signal.aborted) break
      if (problem !== null) found.push(problem)
    }
    setSending(null)
    setProblems(found)
    if (found.length > 0 || signal.aborted) return
    // Changes made in the meantime are for the next one.
    setNote((now) => (now === note ? '' : now))
    setSource((now) => (now === source ? '' : now))
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
          {[...new Set(sources.map((each) => each.source))].map((name) => (
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
        <Button variant="default" onClick={isBusy ? () => stopper.current?.abort() : onClose}>
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
    {formatCount(MAX_IMPORT_ROWS)} rows per file. Duplicates are skipped.
  </p>
)

function isForGood(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415)
}

function whyRefused(error: unknown, kept: string): string {
  const said = explainError(error)
  if (!(error instanceof ApiError) || error.status >= 500) return `${said} ${kept}`
  if (error.status === 413) return error.detail || 'This file is larger than 50 MB. Export a shorter period.'
  if (error.status === 415) return error.detail || 'We can’t read transactions from this type of file.'
  return said
}

function formOf(sent: string | Attached, note: string, source: string): FormData {
  const form = new FormData()
  form.set('today', todayOf(new Date()))
  if (note.trim() !== '') form.set('note', note.trim())
  if (source.trim() !== '') form.set('source', source.trim())
  // The file comes last: the server knows everything else when it starts to read it.
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

function TooBig({ file }: Pick<Attached, 'file'>) {
  return (
    <p role="alert" className={classes.problem}>
      {file.name} is {formatCount(Math.ceil(file.size / MEGABYTE))} MB. Files can be up to {MAX_IMPORT_BYTES / MEGABYTE}{' '}
      MB. Export shorter periods and import them one by one.
    </p>
  )
}

/** The message for a refused file. One that can never be accepted must not stop the rest. */
function refusalOf(sent: string | Attached, error: unknown): { problem: string; refused: Attached | null } {
  if (typeof sent === 'string') return { problem: whyRefused(error, 'What you pasted is still here.'), refused: null }
  const why = whyRefused(error, 'The file is still attached.')
  return { problem: `${sent.file.name}: ${why}`, refused: isForGood(error) ? sent : null }
}
