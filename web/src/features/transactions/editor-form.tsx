import type { Attachment } from '@evenkeel/contract/attachments.ts'
import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CategorySelect } from '../../components/category-select.tsx'
import {
  IconArrowsExchange,
  IconArrowsSplit2,
  IconCheck,
  IconChevronRight,
  IconInfoCircle,
  IconTrash,
} from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDayLong, formatInstant } from '../../lib/format-date.ts'
import { formatCount, formatPercent } from '../../lib/format-money.ts'
import { AttachmentSection } from './attachment-section.tsx'
import classes from './editor-drawer.module.css'
import { MoreFields } from './more-fields.tsx'
import { SourceInput } from './source-input.tsx'
import { TagsField } from './tags-field.tsx'
import type { Draft, DraftErrors } from './transaction-draft.ts'
import { transactionQueries } from './transaction-queries.ts'
import { TransferSection } from './transfer-section.tsx'

type Props = {
  row: Transaction
  draft: Draft
  errors: DraftErrors
  onChange: (fields: Partial<Draft>) => void
  appliesToMerchant: boolean
  onAppliesToMerchantChange: (isChecked: boolean) => void
  onManageCategories: () => void
  onShowMerchant: () => void
  onConfirm: () => void
  onSplit: () => void
  /** Called to choose the other side of a transfer. */
  onTransfer: () => void
  onOpenOther: (other: Transaction) => void
  onView: (attachment: Attachment) => void
  onDelete: () => void
}

const MORE_FIELDS = ['transaction_date', 'transaction_name', 'amount', 'currency', 'note'] as const

export function EditorForm(props: Props) {
  const { row, draft, errors, onChange } = props
  const { data: merchantCount = 1 } = useQuery({
    ...transactionQueries.count({ same_merchant_as: row.id }),
    enabled: row.split_of === null,
  })
  // Open the section if it contains an error.
  const more = useRef<HTMLDetailsElement>(null)
  const hasErrorInside = MORE_FIELDS.some((name) => errors[name] !== undefined)
  useEffect(() => {
    if (hasErrorInside && more.current) more.current.open = true
  }, [hasErrorInside])
  const guess = row.category ?? row.suggested_category
  const isTransfer = row.transfer_id !== null || row.category_kind === 'transfer'
  return (
    <div className={classes.form}>
      <div className={classes.card}>
        <p className={classes.bankText}>{row.transaction_name}</p>
        <p className={classes.figure}>
          <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
        </p>
        <p className={classes.meta}>
          {formatDayLong(row.transaction_date)}, {row.transaction_date.slice(0, 4)}
          {row.source && ` · ${row.source}`}
          {row.split_of && ' · part of a split'}
        </p>
      </div>
      {row.needs_review && (
        <div className={classes.unsure}>
          <p>{guess ? `We’re not sure about this one. Is it ${guess}?` : 'Choose a category.'}</p>
          {guess && (
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconCheck size={15} aria-hidden />}
              onClick={props.onConfirm}
            >
              Looks right
            </Button>
          )}
        </div>
      )}
      <CategorySelect
        label="Category"
        value={draft.category}
        error={errors.category}
        onChange={(category) => onChange({ category })}
        newKind={row.amount.startsWith('-') ? 'expense' : 'income'}
        canClear
        autoFocus
        onManage={props.onManageCategories}
      />
      <CategoryReason row={row} isChanged={draft.category !== row.category} />
      <TextInput
        label="Simple Name"
        maxLength={200}
        value={draft.simple_name}
        error={errors.simple_name}
        onChange={(event) => onChange({ simple_name: event.currentTarget.value })}
      />
      <SourceInput value={draft.source} error={errors.source} onChange={(source) => onChange({ source })} />
      <TagsField value={draft.tags} error={errors.tags} onChange={(tags) => onChange({ tags })} />
      {merchantCount > 1 && (
        <div className={classes.merchant}>
          <input
            id="for-merchant"
            type="checkbox"
            checked={props.appliesToMerchant}
            aria-describedby="for-merchant-hint"
            onChange={(event) => props.onAppliesToMerchantChange(event.currentTarget.checked)}
          />
          <div className={classes.merchantWords}>
            <label htmlFor="for-merchant">
              Apply to all {formatCount(merchantCount)} transactions from this merchant
            </label>
            <span id="for-merchant-hint" className={classes.hint}>
              Also changes the category and simple name of past ones. New ones get the category you choose either way.
            </span>
            <button type="button" className={classes.link} onClick={props.onShowMerchant}>
              Show them
            </button>
          </div>
        </div>
      )}
      {isTransfer && <TransferSection row={row} onOpen={props.onOpenOther} onFind={props.onTransfer} />}
      <AttachmentSection transactionId={row.id} onView={props.onView} />
      <details ref={more} className={classes.more}>
        <summary>
          <IconChevronRight size={16} aria-hidden />
          More
        </summary>
        <div className={classes.moreFields}>
          <MoreFields draft={draft} errors={errors} onChange={onChange} />
          <p className={classes.hint}>
            Last updated {formatInstant(row.last_updated)}.{' '}
            {row.import_id ? (
              <Link to="/actual" search={{ import_id: row.import_id }}>
                Show all transactions from this import
              </Link>
            ) : (
              'Added manually.'
            )}
          </p>
        </div>
      </details>
      <div className={classes.actions}>
        <Button variant="default" leftSection={<IconArrowsSplit2 size={16} aria-hidden />} onClick={props.onSplit}>
          Split
        </Button>
        {!isTransfer && (
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            onClick={props.onTransfer}
          >
            Mark as transfer
          </Button>
        )}
        <Button variant="light" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={props.onDelete}>
          Delete
        </Button>
      </div>
    </div>
  )
}

/** Why the transaction has its category, and how sure we were unless the user decided. Nothing if it's unknown. */
function CategoryReason({ row, isChanged }: { row: Transaction; isChanged: boolean }) {
  if (isChanged || row.category === null || (row.reason === null && row.confidence === null)) return null
  const isUserChoice =
    row.reason?.level === 'user' ||
    row.reason?.level === 'kept' ||
    (row.reason?.level === 'instruction' && !row.needs_review)
  return (
    <div className={classes.why}>
      <p className={classes.whyLine}>
        <IconInfoCircle size={15} stroke={1.8} aria-hidden />
        <span>
          {row.reason?.text ?? 'Chosen automatically.'}
          {!isUserChoice &&
            row.confidence !== null &&
            ` ${formatPercent(row.confidence, { digits: 0 })} sure of the category.`}
        </span>
      </p>
    </div>
  )
}
