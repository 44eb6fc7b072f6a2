import { Button, CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { IconCheck, IconPencil, IconTrash } from '../../components/icons.ts'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { formatCount } from '../../lib/format-money.ts'
import classes from './selection-bar.module.css'
import type { CurrencySum } from './sum-by-currency.ts'
import type { DraftErrors } from './transaction-draft.ts'
import { MAX_BULK, transactionQueries } from './transaction-queries.ts'
import type { TransactionFilters } from './transaction-search.ts'
import { useTransactionActions } from './use-transaction-actions.ts'

const BulkEditDrawer = createLazyPart(() => import('./bulk-edit-drawer.tsx').then((m) => m.BulkEditDrawer))

type Props = {
  selected: ReadonlySet<string>
  /** The total of the selected transactions; null while it isn't known. */
  sums: readonly CurrencySum[] | null
  filters: TransactionFilters
  /** How many transactions are loaded, and how many match in total. */
  loaded: number
  total: number
  onSelectAll: () => void
  onClear: () => void
}

/** Actions for the selected transactions. Takes the place of the filters while any are selected. */
export function SelectionBar({ selected, sums, filters, loaded, total, onSelectAll, onClear }: Props) {
  const actions = useTransactionActions()
  const [isEditing, setIsEditing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<DraftErrors>({})
  const ids = [...selected]
  const canSelectMore = selected.size < total && selected.size >= loaded
  const isTooMany = canSelectMore && total > MAX_BULK
  const { data: totals } = useQuery({ ...transactionQueries.totals(filters), enabled: isTooMany })
  useEffect(BulkEditDrawer.preload, [])

  async function perform(action: () => Promise<boolean>) {
    setIsBusy(true)
    const isDone = await action()
    setIsBusy(false)
    if (isDone) {
      setIsEditing(false)
      onClear()
    }
  }

  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected transactions">
      <CloseButton size={32} aria-label="Clear selection" onClick={onClear} />
      <p className={classes.count} aria-live="polite">
        <strong>{formatCount(selected.size)} selected</strong>
        {sums?.map(({ currency, amount }) => (
          <span key={currency} className={classes.sum}>
            <MoneyText amount={amount} currency={currency} tone="flow" />
          </span>
        ))}
        {canSelectMore && total <= MAX_BULK && (
          <button type="button" className={classes.all} onClick={onSelectAll}>
            Select all {formatCount(total)} that match
          </button>
        )}
        {isTooMany && totals && (
          <span className={classes.limit}>
            All {formatCount(total)} that match:{' '}
            {totals.sums.map(({ currency, amount }, i) => (
              <span key={currency}>
                {i > 0 && ', '}
                <MoneyText amount={amount} currency={currency} tone="flow" />
              </span>
            ))}
            . You can change up to {formatCount(MAX_BULK)} at once. Add filters to narrow the list.
          </span>
        )}
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconCheck size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => void perform(() => actions.editMany(ids, { needs_review: false }))}
        >
          Mark as reviewed
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => setIsEditing(true)}
        >
          Edit
        </Button>
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => void perform(() => actions.remove(ids))}
        >
          Delete
        </Button>
      </div>
      <Suspense>
        {isEditing && (
          <BulkEditDrawer
            count={selected.size}
            isBusy={isBusy}
            errors={errors}
            onInput={() => setErrors({})}
            onClose={() => {
              setIsEditing(false)
              setErrors({})
            }}
            onSave={(fields) => void perform(() => actions.editMany(ids, fields, setErrors))}
          />
        )}
      </Suspense>
    </div>
  )
}
