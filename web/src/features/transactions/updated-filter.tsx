import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { Dropdown } from '../../components/dropdown.tsx'
import { IconFilter } from '../../components/icons.ts'
import { type FilterProps, UpdatedFields } from './filter-fields.tsx'
import classes from './transactions-page.module.css'

/** The filter in the heading of the Last Updated column. */
export function UpdatedFilter({ filters, onChange }: FilterProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Dropdown
      label="Last Updated"
      kind="dialog"
      width={320}
      isFloating
      opened={opened}
      onOpenedChange={setOpened}
      renderTrigger={(trigger) => (
        <ActionIcon
          size={24}
          className={classes.headFilter}
          aria-label="Filter by Last Updated"
          data-on={filters.updated_since !== undefined || undefined}
          {...trigger}
        >
          <IconFilter size={14} aria-hidden />
        </ActionIcon>
      )}
    >
      <UpdatedFields filters={filters} onChange={onChange} autoFocus />
    </Dropdown>
  )
}
