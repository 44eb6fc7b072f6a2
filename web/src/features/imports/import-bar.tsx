import type { ImportBody } from '@evenkeel/contract/imports.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, Suspense, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { IconFileText, IconPaperclip, IconX } from '../../components/icons.ts'
import { lazyPart } from '../../components/lazy-part.tsx'
import { formatCount } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { DropArea } from './drop-area.tsx'
import classes from './import-bar.module.css'
import { importQueries, isOver } from './import-queries.ts'

const ImportDetails = lazyPart(() => import('./import-details.tsx').then((m) => m.ImportDetails))
const ImportRun = lazyPart(() => import('./import-run.tsx').then((m) => m.ImportRun))

const PLACEHOLDER = 'Paste transactions from your bank, a spreadsheet or an email, or type “coffee 4.50 yesterday”'

/** Lines for results before the latest; the others wait behind a button. */
const OLDER_SHOWN = 3

export type ImportBarHandle = { focus: () => void }
type Props = {
  ref?: Ref<ImportBarHandle>
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
  /** Called when rows start being read, and when all are shown. */
  onReadingChange?: (isReading: boolean) => void
}
export type Attached = { key: number; file: File }

/** Formats banks and apps export. The content decides; this only helps to find the file. */
const FILE_NAMES =
  '.csv,.tsv,.txt,.json,.ofx,.qfx,.qif,.xml,.sta,.mt940,.mt942,.940,.942,.gpc,.abo,.n43,.aeb,.cod,.coda,.journal,.ledger,.beancount,.html,.htm,.zip,.gz,.pdf,.xlsx,.xlsm,.ods,text/*'

/**
 * One line until needed: paste, attach or drop to open the rest. Running and finished imports are shown below, and an
 * import that was running when the page was left is resumed.
 */
export function ImportBar({ ref, onOpenChange, onReadingChange }: Props) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly Attached[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [runs, setRuns] = useState<readonly ImportBody[]>([])
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [showsOlder, setShowsOlder] = useState(false)
  const phone = useIsPhone()
  const box = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const nextKey = useRef(0)

  const { data: latest } = useQuery(importQueries.latest())
  useEffect(() => {
    if (latest && !isOver(latest)) setRuns((now) => (now.some((run) => run.id === latest.id) ? now : [latest, ...now]))
  }, [latest])

  useEffect(
    () =>
      whenIdle(() => {
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

  const attach = useCallback((chosen: Iterable<File>) => {
    const added = [...chosen].map((file) => {
      nextKey.current += 1
      return { key: nextKey.current, file }
    })
    if (added.length === 0) return
    setFiles((now) => [...now, ...added])
    setIsOpen(true)
  }, [])

  const older = runs.slice(1 + OLDER_SHOWN).filter((run) => settled.has(run.id))
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
          afterPress(() => setIsOpen(false))
        }}
      >
        <div className={classes.line}>
          <textarea
            ref={box}
            className={classes.box}
            aria-label="Paste transactions"
            placeholder={phone && !isOpen ? 'Paste or type' : PLACEHOLDER}
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
            accept={FILE_NAMES}
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
                setRuns((now) => [run, ...now.filter((other) => other.id !== run.id)])
                // Text typed during the upload stays.
                if (typeof sent === 'string') setText((now) => (now.startsWith(sent) ? now.slice(sent.length) : now))
                else setFiles((now) => now.filter((other) => other.key !== sent.key))
              }}
              onRefused={(refused) => setFiles((now) => now.filter((other) => other.key !== refused.key))}
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
                isHidden={!showsOlder && older.includes(run)}
                onSettled={() => setSettled((now) => new Set(now).add(run.id))}
                onDismiss={() => setRuns((now) => now.filter((other) => other.id !== run.id))}
              />
            ))}
            {older.length > 0 && (
              <Button variant="subtle" className={classes.older} onClick={() => setShowsOlder(!showsOlder)}>
                {showsOlder ? 'Show fewer results' : `Show ${formatCount(older.length)} more results`}
              </Button>
            )}
          </div>
        </Suspense>
      )}
      <DropArea
        onFiles={attach}
        onText={(pasted) => {
          setText((now) => (now.trim() === '' ? pasted : `${now}\n${pasted}`))
          setIsOpen(true)
          box.current?.focus()
        }}
      />
    </div>
  )
}

/** While the mouse button is down, wait for the click: moving the page in between would lose it. */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act()
  else window.addEventListener('pointerup', () => setTimeout(act, 0), { once: true })
}

function isUntouched(bar: HTMLElement): boolean {
  const inputs = [...bar.querySelectorAll<HTMLInputElement>('input:not([type="file"])')]
  return inputs.every((input) => input.value === '') && bar.querySelector('[role="alert"]') === null
}
