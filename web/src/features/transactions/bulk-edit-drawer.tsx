import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CategorySelect } from '../../components/category-select.tsx'
import { SideSheet } from '../../components/side-sheet.tsx'
import { formatCount } from '../../lib/format-money.ts'
import classes from './editor-drawer.module.css'
import { CurrencyInput } from './more-fields.tsx'
import { SourceInput } from './source-input.tsx'
import { TagsField } from './tags-field.tsx'
import type { DraftErrors } from './transaction-draft.ts'
import type { BulkEdit } from './use-transaction-actions.ts'

type Props = {
  count: number
  isBusy: boolean
  /** The server's messages, by field. */
  errors: DraftErrors
  /** Called when a field changes: `errors` may no longer apply. */
  onInput: () => void
  onSave: (fields: BulkEdit) => void
  onClose: () => void
}

/** Sets fields and changes tags on all selected transactions. Fields left empty don't change. */
export function BulkEditDrawer({ count, isBusy, errors, onInput, onSave, onClose }: Props) {
  const [category, setCategory] = useState<string | null>(null)
  const [simpleName, setSimpleName] = useState('')
  const [source, setSource] = useState('')
  const [currency, setCurrency] = useState('')
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const fields: BulkEdit = {
    ...(category === null ? {} : { category }),
    ...(simpleName.trim() === '' ? {} : { simple_name: simpleName.trim() }),
    ...(source.trim() === '' ? {} : { source: source.trim() }),
    ...(currency === '' ? {} : { currency }),
    ...(added.length === 0 ? {} : { add_tags: added }),
    ...(removed.length === 0 ? {} : { remove_tags: removed }),
  }
  const isEmpty = Object.keys(fields).length === 0
  const words = count === 1 ? '1 transaction' : `${formatCount(count)} transactions`
  return (
    <SideSheet
      opened
      onClose={onClose}
      title={`Edit ${words}`}
      footer={
        <>
          <Button variant="default" flex={1} onClick={onClose}>
            Cancel
          </Button>
          <Button form="bulk-edit" type="submit" flex={1} disabled={isEmpty} loading={isBusy}>
            Save changes
          </Button>
        </>
      }
    >
      <form
        id="bulk-edit"
        className={classes.form}
        onChange={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) onSave(fields)
        }}
      >
        <p className={classes.hint}>Fields you leave empty don’t change.</p>
        <CategorySelect
          label="Category"
          placeholder="No change"
          value={category}
          autoFocus
          error={errors.category}
          onChange={(name) => {
            onInput()
            setCategory(name)
          }}
        />
        <TextInput
          label="Simple Name"
          placeholder="No change"
          maxLength={200}
          value={simpleName}
          error={errors.simple_name}
          onChange={(event) => setSimpleName(event.currentTarget.value)}
        />
        <SourceInput value={source} error={errors.source} onChange={setSource} placeholder="No change" />
        <CurrencyInput
          description="Amounts aren’t converted"
          placeholder="No change"
          value={currency}
          error={errors.currency ?? errors.amount}
          onChange={setCurrency}
        />
        <TagsField label="Add tags" value={added} onChange={setAdded} />
        <TagsField label="Remove tags" placeholder="Tags to remove" value={removed} onChange={setRemoved} />
      </form>
    </SideSheet>
  )
}
