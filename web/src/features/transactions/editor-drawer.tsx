import type { Attachment } from '@evenkeel/contract/attachments.ts'
import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { IconChevronDown, IconChevronUp } from '../../components/icons.ts'
import { SideSheet } from '../../components/side-sheet.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { showErrorToast } from '../../components/undo-toast.tsx'
import { isTyping } from '../../lib/is-typing.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import { AttachmentViewer } from './attachment-viewer.tsx'
import classes from './editor-drawer.module.css'
import { EditorForm } from './editor-form.tsx'
import { SplitForm } from './split-form.tsx'
import { StaleEdit } from './stale-edit.tsx'
import { checkDraft, type Draft, type DraftErrors, getFieldErrors, toDraft, toEdit } from './transaction-draft.ts'
import { transactionQueries } from './transaction-queries.ts'
import { TransferForm } from './transfer-form.tsx'
import { type TransactionEdit, useTransactionActions } from './use-transaction-actions.ts'
import type { TransactionPages } from './use-transaction-pages.ts'

type Props = {
  id: string
  pages: TransactionPages
  onMove: (id: string, index: number) => void
  onClose: () => void
  onManageCategories: () => void
  onShowMerchant: (id: string) => void
}

/** The editor for one transaction. Its Next and Previous buttons follow the order of the table. */
export function EditorDrawer(props: Props) {
  const { id, pages, onClose } = props
  const index = pages.loadedRows.findIndex((row) => row.id === id)
  const listed = pages.loadedRows[index]
  const query = useQuery({
    ...transactionQueries.one(id),
    ...(listed ? { initialData: listed } : {}),
    staleTime: 10_000,
  })
  const row = pickNewer(listed, query.data)
  if (!row) {
    return (
      <SideSheet opened onClose={onClose} title="Edit transaction">
        {query.isError ? (
          <ErrorPanel title="Couldn’t open this transaction" error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <CardSkeleton lines={6} />
        )}
      </SideSheet>
    )
  }
  return <Editor key={row.id} {...props} row={row} />
}

function pickNewer(a: Transaction | undefined, b: Transaction | undefined): Transaction | undefined {
  if (!a || !b) return a ?? b
  return a.version >= b.version ? a : b
}

function Editor({ row, pages, onMove, onClose, onManageCategories, onShowMerchant }: Props & { row: Transaction }) {
  const actions = useTransactionActions()
  const { data: categories = [] } = useQuery(ledgerQueries.categories())
  const [changes, setChanges] = useState<Partial<Draft>>({})
  // The transaction as it was when the user made the first change that isn't saved yet.
  const [original, setOriginal] = useState(row)
  const [appliesToMerchant, setAppliesToMerchant] = useState(false)
  const [mode, setMode] = useState<'fields' | 'split' | 'transfer'>('fields')
  const [viewed, setViewed] = useState<Attachment | null>(null)
  const [stale, setStale] = useState<Transaction | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  // The server's messages by field, each until the user edits the field.
  const [serverErrors, setServerErrors] = useState<DraftErrors>({})
  const [failedSaves, setFailedSaves] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  // After a failed save, focus the first invalid field.
  useEffect(() => {
    if (failedSaves > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedSaves])

  const draft: Draft = { ...toDraft(row), ...changes }
  const edit = toEdit(row, draft)
  const errors = checkDraft(draft, row.currency)
  const isDirty = Object.keys(edit).length > 0 || appliesToMerchant
  // If other fields were changed elsewhere in the meantime, both changes are kept. If the same field was, ask.
  const isConflicting = (Object.keys(changes) as (keyof Draft)[]).some(
    (name) => JSON.stringify(toDraft(row)[name]) !== JSON.stringify(toDraft(original)[name]),
  )
  const conflict = stale ?? (isConflicting ? row : null)

  /** Saves these fields, or by default all changes. Resolves to true if they're saved or nothing has changed. */
  async function save(fields: TransactionEdit = edit, base: Transaction = row): Promise<boolean> {
    setIsSubmitted(true)
    if (Object.keys(errors).length > 0) setFailedSaves((count) => count + 1)
    if (Object.keys(errors).length > 0 || (isConflicting && fields === edit)) return false
    if (Object.keys(fields).length === 0 && !appliesToMerchant) return true
    setIsBusy(true)
    // If only “Apply to all” is checked, send the category again, which confirms it for this transaction.
    const toSave = Object.keys(fields).length === 0 ? { category: base.category } : fields
    const outcome = await actions.edit(base, toSave, appliesToMerchant)
    setIsBusy(false)
    if (outcome.kind === 'stale') setStale(outcome.current)
    if (outcome.kind === 'failed') {
      const fieldErrors = getFieldErrors(outcome.error)
      setServerErrors(fieldErrors)
      if (Object.keys(fieldErrors).length === 0) showErrorToast('Couldn’t save', outcome.error)
      else setFailedSaves((count) => count + 1)
    }
    if (outcome.kind !== 'saved') return false
    setChanges({})
    setAppliesToMerchant(false)
    setStale(null)
    return true
  }

  /** Saves only these fields. Other changes stay, to be saved or discarded later. */
  async function saveOnly(fields: TransactionEdit): Promise<boolean> {
    const others = Object.fromEntries(Object.entries(changes).filter(([name]) => !(name in fields)))
    const isDone = await save(fields)
    if (isDone) setChanges(others)
    return isDone
  }

  const index = pages.loadedRows.findIndex((other) => other.id === row.id)
  const getNeighbor = (step: 1 | -1) => (index < 0 ? undefined : pages.loadedRows[index + step])
  async function move(step: 1 | -1) {
    const to = getNeighbor(step)
    if (!to || isBusy || !(await save())) return
    onMove(to.id, findIndex(pages, to, index + step))
  }

  async function openOther(other: Transaction) {
    if (isBusy || !(await save())) return
    const isListed = pages.loadedRows.some((loadedRow) => loadedRow.id === other.id)
    onMove(other.id, isListed ? findIndex(pages, other, 0) : -1)
  }

  function leave() {
    // Escape reaches both the picture and the editor. It should only close the picture.
    if (viewed) setViewed(null)
    else if (isDirty && !isLeaving) {
      setMode('fields')
      setIsLeaving(true)
    } else onClose()
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (mode !== 'fields' || viewed) return
    const step = getStep(event)
    if (step !== null) {
      event.preventDefault()
      void move(step)
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save().then((isDone) => isDone && onClose())
    }
  }

  const transfer = categories.find((category) => category.kind === 'transfer')
  return (
    <SideSheet
      opened
      onClose={leave}
      onKeyDown={onKeyDown}
      title={TITLES[mode]}
      actions={
        <>
          <ActionIcon aria-label="Previous (Alt+Up Arrow)" disabled={!getNeighbor(-1)} onClick={() => void move(-1)}>
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label="Next (Alt+Down Arrow)" disabled={!getNeighbor(1)} onClick={() => void move(1)}>
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        </>
      }
      footer={
        mode !== 'fields' ? undefined : isLeaving ? (
          <div className={classes.leaving} role="alert">
            <p>Save your changes?</p>
            <Button variant="default" onClick={onClose}>
              Discard
            </Button>
            <Button loading={isBusy} onClick={() => void save().then((isDone) => isDone && onClose())}>
              Save
            </Button>
          </div>
        ) : (
          <>
            <Button variant="default" flex={1} onClick={onClose}>
              Cancel
            </Button>
            <Button
              flex={1}
              loading={isBusy}
              disabled={!isDirty}
              onClick={() => void save().then((isDone) => isDone && onClose())}
            >
              Save changes
            </Button>
          </>
        )
      }
    >
      {conflict && (
        <StaleEdit
          current={conflict}
          mine={draft}
          onKeepTheirs={() => {
            setChanges({})
            setStale(null)
          }}
          onSaveMine={() => void save(toEdit(conflict, draft), conflict).then((isDone) => isDone && onClose())}
        />
      )}
      {mode === 'split' && (
        <SplitForm row={row} onDone={onClose} onCancel={() => setMode('fields')} onStale={setStale} />
      )}
      {mode === 'transfer' && (
        <TransferForm
          row={row}
          onDone={() => setMode('fields')}
          onCancel={() => setMode('fields')}
          onMarkOnly={
            transfer && row.category_kind !== 'transfer'
              ? () => void saveOnly({ category: transfer.name }).then((isDone) => isDone && setMode('fields'))
              : undefined
          }
        />
      )}
      {mode === 'fields' && (
        <div ref={body}>
          <EditorForm
            row={row}
            draft={draft}
            errors={isSubmitted ? { ...serverErrors, ...errors } : {}}
            onChange={(fields) => {
              setIsLeaving(false)
              if (Object.keys(changes).length === 0) setOriginal(row)
              setChanges({ ...changes, ...fields })
              const typed = new Set(Object.keys(fields))
              setServerErrors(Object.fromEntries(Object.entries(serverErrors).filter(([name]) => !typed.has(name))))
            }}
            appliesToMerchant={appliesToMerchant}
            onAppliesToMerchantChange={setAppliesToMerchant}
            onManageCategories={onManageCategories}
            onShowMerchant={() => onShowMerchant(row.id)}
            onConfirm={() =>
              void saveOnly(row.category === null ? { category: row.suggested_category } : { needs_review: false })
            }
            onSplit={() => setMode('split')}
            onTransfer={() => setMode('transfer')}
            onOpenOther={(other) => void openOther(other)}
            onView={setViewed}
            onDelete={() => void actions.remove([row.id]).then((isDone) => isDone && onClose())}
          />
        </div>
      )}
      {viewed && <AttachmentViewer file={viewed} onClose={() => setViewed(null)} />}
    </SideSheet>
  )
}

const TITLES = { fields: 'Edit transaction', split: 'Split transaction', transfer: 'Mark as transfer' } as const

// The loaded rows may start below the table's first row. Then a row's index in the table is higher than its index among
// the loaded rows.
function findIndex(pages: TransactionPages, row: Transaction, guess: number): number {
  for (let i = Math.max(0, guess); i < pages.total; i += 1) {
    const at = pages.getRow(i)
    if (at?.id === row.id) return i
    if (!at && i > guess + 100_000) break
  }
  return guess
}

/** Alt with an arrow key works everywhere, J and K only outside fields. Null for any other key. */
function getStep({ key, target, altKey, ctrlKey, metaKey }: React.KeyboardEvent): 1 | -1 | null {
  if (altKey && key === 'ArrowDown') return 1
  if (altKey && key === 'ArrowUp') return -1
  if (isTyping(target) || ctrlKey || metaKey) return null
  if (key.toLowerCase() === 'j') return 1
  return key.toLowerCase() === 'k' ? -1 : null
}
