import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CategorySelect } from '../../components/category-select.tsx'
import { SideSheet } from '../../components/side-sheet.tsx'
import { usePreferredCurrency } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import classes from './editor-drawer.module.css'
import { AmountFields, DirectionChoice } from './more-fields.tsx'
import { SourceInput } from './source-input.tsx'
import { TagsField } from './tags-field.tsx'
import { checkDraft, type Draft, type DraftErrors, getFieldErrors, toAmount } from './transaction-draft.ts'
import { useTransactionActions } from './use-transaction-actions.ts'

/** Adds a transaction manually. An empty category is filled in as it is for an import. */
export function AddDrawer({ onClose }: { onClose: () => void }) {
  const actions = useTransactionActions()
  const currency = usePreferredCurrency()
  const [draft, setDraft] = useState<Draft>(() => makeEmptyDraft(currency))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const change = (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields }))

  /** With `addsAnother`, the form stays open for the next transaction. */
  async function save(addsAnother: boolean) {
    const { simple_name: _, ...newErrors } = checkDraft(draft)
    setErrors(newErrors)
    setProblem(null)
    const amount = toAmount(draft)
    if (Object.keys(newErrors).length > 0 || amount === null) return
    setIsBusy(true)
    try {
      await actions.add({
        transaction_date: draft.transaction_date,
        transaction_name: draft.transaction_name.trim(),
        amount,
        currency: draft.currency,
        ...(draft.category === null ? {} : { category: draft.category }),
        ...(draft.source.trim() === '' ? {} : { source: draft.source.trim() }),
        ...(draft.note.trim() === '' ? {} : { note: draft.note.trim() }),
        ...(draft.tags.length === 0 ? {} : { tags: draft.tags }),
      })
      if (addsAnother)
        setDraft({
          ...makeEmptyDraft(draft.currency),
          direction: draft.direction,
          transaction_date: draft.transaction_date,
          source: draft.source,
        })
      else onClose()
    } catch (error) {
      const fieldErrors = getFieldErrors(error)
      setErrors(fieldErrors)
      if (Object.keys(fieldErrors).length === 0) setProblem(explainError(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <SideSheet
      opened
      onClose={onClose}
      title="Add a transaction"
      footer={
        <>
          <Button variant="default" flex={1} disabled={isBusy} onClick={() => void save(true)}>
            Add and continue
          </Button>
          <Button form="add-transaction" type="submit" flex={1} loading={isBusy}>
            Add
          </Button>
        </>
      }
    >
      <form
        id="add-transaction"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save(false)
        }}
      >
        <DirectionChoice value={draft.direction} onChange={(direction) => change({ direction })} />
        <TextInput
          label="Name"
          description="Who you paid, or who paid you"
          data-autofocus
          maxLength={500}
          value={draft.transaction_name}
          error={errors.transaction_name}
          onChange={(event) => change({ transaction_name: event.currentTarget.value })}
        />
        <AmountFields draft={draft} errors={errors} onChange={change} />
        <TextInput
          type="date"
          label="Transaction Date"
          value={draft.transaction_date}
          error={errors.transaction_date}
          onChange={(event) => change({ transaction_date: event.currentTarget.value })}
        />
        <CategorySelect
          label="Category"
          placeholder="Leave empty to detect"
          value={draft.category}
          error={errors.category}
          canClear
          newKind={draft.direction === 'in' ? 'income' : 'expense'}
          onChange={(category) => change({ category })}
        />
        <SourceInput value={draft.source} error={errors.source} onChange={(source) => change({ source })} />
        <TagsField value={draft.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
        <Textarea
          label="Note"
          rows={3}
          resize="vertical"
          maxLength={2000}
          value={draft.note}
          error={errors.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {problem && (
          <p role="alert" style={{ color: 'var(--color-over-text)' }}>
            {problem}
          </p>
        )}
      </form>
    </SideSheet>
  )
}

function makeEmptyDraft(currency: string): Draft {
  return {
    category: null,
    simple_name: '',
    source: '',
    transaction_date: toLocalDate(new Date()),
    transaction_name: '',
    direction: 'out',
    amount: '',
    currency,
    note: '',
    tags: [],
  }
}
