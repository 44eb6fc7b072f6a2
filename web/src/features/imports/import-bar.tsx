import type { ImportBody } from '@evenkeel/contract/imports.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, Suspense, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { IconFileText, IconPaperclip, IconX } from '../../components/icons.ts'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { formatCount } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { runWhenIdle } from '../../lib/when-idle.ts'
import { DropArea } from './drop-area.tsx'
import classes from './import-bar.module.css'
import type { AttachedFile } from './import-details.tsx'
import { hasEnded, importQueries } from './import-queries.ts'

const ImportDetails = createLazyPart(() => import('./import-details.tsx').then((m) => m.ImportDetails))
const ImportRun = createLazyPart(() => import('./import-run.tsx').then((m) => m.ImportRun))

const PLACEHOLDER = 'Paste transactions from your bank, a spreadsheet or an email, or type “coffee 4.50 yesterday”'

/** How many results to list besides the latest; a button shows the rest. */
const MAX_OLDER = 3

export type ImportBarHandle = { focus: () => void }
type Props = {
  ref?: Ref<ImportBarHandle>
  /** Called with whether the bar is open, at first and whenever that changes. */
  onOpenChange?: (isOpen: boolean) => void
  /** Called with whether an import on the page hasn't shown its result yet, at first and whenever that changes. */
  onReadingChange?: (isReading: boolean) => void
}

/** File types that banks and apps export, for the file picker. The server looks at the content, not the name. */
const FILE_TYPES =
  '.csv,.tsv,.txt,.json,.ofx,.qfx,.qif,.xml,.sta,.mt940,.mt942,.940,.942,.gpc,.abo,.n43,.aeb,.cod,.coda,.journal,.ledger,.beancount,.html,.htm,.zip,.gz,.pdf,.xlsx,.xlsm,.ods,text/*'

/**
 * One line that opens when it gets focus, text or files. Imports are shown below it, including one that was still
 * running when the user last left the page.
 */
export function ImportBar({ ref, onOpenChange, onReadingChange }: Props) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [runs, setRuns] = useState<readonly ImportBody[]>([])
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [isOlderShown, setIsOlderShown] = useState(false)
  const isPhone = useIsPhone()
  const box = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const nextKey = useRef(0)

  const { data: latest } = useQuery(importQueries.latest())
  useEffect(() => {
    if (latest && !hasEnded(latest))
      setRuns((current) => (current.some((run) => run.id === latest.id) ? current : [latest, ...current]))
  }, [latest])

  useEffect(
    () =>
      runWhenIdle(() => {
        ImportDetails.preload()
        ImportRun.preload()
      }),
    [],
  )

  useEffect(() => onOpenChange?.(isOpen), [isOpen, onOpenChange])
  const isReading = runs.some((run) => !settled.has(run.id))
  useEffect(() => onReadingChange?.(isReading), [isReading, onReadingChange])

  useImperativeHandle(ref, () => ({
    focus() {
      setIsOpen(true)
      box.current?.scrollIntoView({ block: 'center' })
      box.current?.focus()
    },
  }))

  const attach = useCallback((picked: Iterable<File>) => {
    const added = [...picked].map((file) => {
      nextKey.current += 1
      return { key: nextKey.current, file }
    })
    if (added.length === 0) return
    setFiles((current) => [...current, ...added])
    setIsOpen(true)
  }, [])

  const older = runs.slice(1 + MAX_OLDER).filter((run) => settled.has(run.id))
  const isFilled = text.trim() !== '' || files.length > 0
  return (
    <div className={classes.stack}>
      <section
        className={classes.bar}
        data-open={isOpen || undefined}
        aria-label="Import transactions"
        onBlur={(event) => {
          // Closes again if nothing was entered.
          const to = event.relatedTarget
          if (!to || event.currentTarget.contains(to) || isFilled || !isUntouched(event.currentTarget)) return
          runAfterPress(() => setIsOpen(false))
        }}
      >
        <div className={classes.line}>
          <textarea
            ref={box}
            className={classes.box}
            aria-label="Paste transactions"
            placeholder={isPhone && !isOpen ? 'Paste or type' : PLACEHOLDER}
            rows={isOpen ? 5 : 1}
            spellCheck={false}
            value={text}
            onFocus={() => setIsOpen(true)}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              event.currentTarget.closest('section')?.querySelector('form')?.requestSubmit()
            }}
            onPaste={(event) => {
              if (event.clipboardData.files.length === 0) return
              event.preventDefault()
              attach(event.clipboardData.files)
            }}
          />
          <input
            ref={picker}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label="Bank file"
            accept={FILE_TYPES}
            multiple
            onChange={(event) => {
              attach(event.currentTarget.files ?? [])
              event.currentTarget.value = ''
            }}
          />
          <Button
            variant="default"
            className={classes.attach}
            leftSection={<IconPaperclip size={17} aria-hidden />}
            onClick={() => picker.current?.click()}
          >
            Attach a file
          </Button>
        </div>
        {files.length > 0 && (
          <ul className={classes.files} aria-label="Attached files">
            {files.map(({ key, file }) => (
              <li key={key} className={classes.file}>
                <IconFileText size={16} stroke={1.7} aria-hidden />
                <span className={classes.fileName}>{file.name}</span>
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={`Remove ${file.name}`}
                  onClick={() => setFiles(files.filter((other) => other.key !== key))}
                >
                  <IconX size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        {isOpen && (
          <Suspense fallback={<div className={classes.waiting} />}>
            <ImportDetails
              text={text}
              files={files}
              isFilled={isFilled}
              onStarted={(run, sent) => {
                setRuns((current) => [run, ...current.filter((other) => other.id !== run.id)])
                // Text typed during the upload stays.
                if (typeof sent === 'string')
                  setText((current) => (current.startsWith(sent) ? current.slice(sent.length) : current))
                else setFiles((current) => current.filter((other) => other.key !== sent.key))
              }}
              onRefused={(refused) => setFiles((current) => current.filter((other) => other.key !== refused.key))}
              onDone={setIsOpen}
              onClose={() => {
                setIsOpen(false)
                setText('')
                setFiles([])
              }}
            />
          </Suspense>
        )}
      </section>
      {runs.length > 0 && (
        <Suspense>
          <div className={classes.runs}>
            {runs.map((run, i) => (
              <ImportRun
                key={run.id}
                first={run}
                isLatest={i === 0}
                isHidden={!isOlderShown && older.includes(run)}
                onSettled={() => setSettled((current) => new Set(current).add(run.id))}
                onDismiss={() => setRuns((current) => current.filter((other) => other.id !== run.id))}
              />
            ))}
            {older.length > 0 && (
              <Button variant="subtle" className={classes.older} onClick={() => setIsOlderShown(!isOlderShown)}>
                {isOlderShown ? 'Show fewer results' : `Show ${formatCount(older.length)} more results`}
              </Button>
            )}
          </div>
        </Suspense>
      )}
      <DropArea
        onFiles={attach}
        onText={(pasted) => {
          setText((current) => (current.trim() === '' ? pasted : `${current}\n${pasted}`))
          setIsOpen(true)
          box.current?.focus()
        }}
      />
    </div>
  )
}

/** If the mouse button is down, waits until it's released: content that moves during a click makes the click miss. */
function runAfterPress(callback: () => void): void {
  if (document.querySelector(':active') === null) callback()
  else window.addEventListener('pointerup', () => setTimeout(callback, 0), { once: true })
}

function isUntouched(bar: HTMLElement): boolean {
  const inputs = [...bar.querySelectorAll<HTMLInputElement>('input:not([type="file"])')]
  return inputs.every((input) => input.value === '') && bar.querySelector('[role="alert"]') === null
}
