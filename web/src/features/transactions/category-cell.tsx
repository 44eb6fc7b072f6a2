import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { showErrorToast, showToast } from '../../components/undo-toast.tsx'
import classes from './category-cell.module.css'
import { useTransactionActions } from './use-transaction-actions.ts'

const CategorySelect = createLazyPart(() =>
  import('../../components/category-select.tsx').then((m) => m.CategorySelect),
)

/** A transaction's category in the table. Clicking it opens a list to choose from. */
export function CategoryCell({ row, children }: { row: Transaction; children?: ReactNode }) {
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = <CategoryLabel name={row.category}>{children}</CategoryLabel>
  function close() {
    setIsEditing(false)
    requestAnimationFrame(() => button.current?.closest('tr')?.focus({ preventScroll: true }))
  }
  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        className={classes.button}
        tabIndex={-1}
        data-category-button
        aria-label={`Change the category of ${row.simple_name}, now ${row.category ?? 'Uncategorized'}`}
        onClick={(event) => {
          event.stopPropagation()
          setIsEditing(true)
        }}
      >
        {label}
      </button>
    )
  }
  return (
    <Suspense fallback={label}>
      <Chooser row={row} onClose={close} />
    </Suspense>
  )
}

function Chooser({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const actions = useTransactionActions()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const input = root.current?.querySelector('input')
    input?.focus({ preventScroll: true })
    input?.click()
  }, [])

  async function choose(category: string | null) {
    onClose()
    if (category === row.category) return
    const outcome = await actions.edit(row, { category })
    if (outcome.kind === 'stale') showToast('This transaction was changed elsewhere. Please try again.')
    if (outcome.kind === 'failed') showErrorToast('Couldn’t change the category', outcome.error)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps clicks and keys in the field from reaching the row
    <div
      ref={root}
      className={classes.chooser}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
      onBlur={onClose}
    >
      <CategorySelect
        aria-label={`Category of ${row.simple_name}`}
        value={row.category}
        newKind={row.amount.startsWith('-') ? 'expense' : 'income'}
        canClear
        onChange={(category) => void choose(category)}
      />
    </div>
  )
}
