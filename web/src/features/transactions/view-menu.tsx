import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dropdown } from '../../components/dropdown.tsx'
import { IconBookmark, IconChevronDown, IconTrash } from '../../components/icons.ts'
import { showToast } from '../../components/undo-toast.tsx'
import barClasses from './filter-bar.module.css'
import { deleteView, saveView, useSavedViews } from './saved-views.ts'
import { hasFilters, type TransactionFilters } from './transaction-search.ts'
import classes from './view-menu.module.css'

type ListProps = {
  filters: TransactionFilters
  onReplace: (filters: TransactionFilters) => void
  onDone: () => void
}
type Props = Omit<ListProps, 'onDone'> & { opened: boolean; onOpenedChange: (opened: boolean) => void }

/** Named filters and sorting: built-in ones, and the user's own, which this browser keeps. */
export function ViewMenu({ opened, onOpenedChange, ...list }: Props) {
  return (
    <Dropdown
      label="Views"
      kind="dialog"
      width={300}
      opened={opened}
      onOpenedChange={onOpenedChange}
      renderTrigger={(trigger) => (
        <button type="button" className={barClasses.trigger} {...trigger}>
          <IconBookmark size={16} stroke={1.7} aria-hidden />
          Views
          <IconChevronDown size={14} aria-hidden />
        </button>
      )}
    >
      <ViewList {...list} onDone={() => onOpenedChange(false)} />
    </Dropdown>
  )
}

const BUILT_IN_VIEWS: readonly { name: string; filters: TransactionFilters }[] = [
  { name: 'Everything', filters: {} },
  { name: 'Needs review', filters: { needs_review: 'true' } },
  { name: 'Largest payments', filters: { direction: 'out', sort: 'amount' } },
  { name: 'Uncategorized', filters: { category: '' } },
]

export function ViewList({ filters, onReplace, onDone }: ListProps) {
  const views = useSavedViews()
  const [name, setName] = useState('')
  const canSave = hasFilters(filters) || filters.sort !== undefined
  function show(viewFilters: TransactionFilters) {
    onReplace(viewFilters)
    onDone()
  }
  return (
    <div className={classes.list}>
      <ul className={classes.views}>
        {BUILT_IN_VIEWS.map((view) => (
          <li key={view.name} className={classes.view}>
            <button type="button" className={classes.name} onClick={() => show(view.filters)}>
              {view.name}
            </button>
          </li>
        ))}
        {views.map((view) => (
          <li key={view.name} className={classes.view}>
            <button type="button" className={classes.name} data-own onClick={() => show(view.filters)}>
              {view.name}
            </button>
            <ActionIcon
              size={30}
              aria-label={`Delete the view ${view.name}`}
              onClick={() => {
                deleteView(view.name)
                showToast(`Deleted the view ${view.name}.`)
              }}
            >
              <IconTrash size={15} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <form
        className={classes.save}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '' || !canSave) return
          saveView({ name: name.trim(), filters })
          setName('')
          showToast(`Saved the view ${name.trim()}.`)
        }}
      >
        <TextInput
          aria-label="View name"
          placeholder={canSave ? 'Name this view' : 'Add a filter first'}
          maxLength={60}
          disabled={!canSave}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!canSave || name.trim() === ''}>
          Save
        </Button>
      </form>
    </div>
  )
}
