import { ActionIcon, Button } from '@mantine/core'
import { memo, useState } from 'react'
import { Dropdown, MenuDivider, MenuItem, MenuLabel, menuLinkProps } from '../../components/dropdown.tsx'
import { IconDots, IconDownload, IconHistory, IconPlus, IconTags } from '../../components/icons.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { FIXED_COLUMNS } from './column-choice.ts'
import { type ColumnId, makeTransactionColumns } from './transaction-columns.tsx'
import { getExportUrl, type TransactionFilters, type TransactionPanel } from './transaction-search.ts'
import classes from './transactions-page.module.css'

type Props = {
  filters: TransactionFilters
  hidden: ReadonlySet<string>
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  onOpenPanel: (panel: TransactionPanel) => void
}

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

/** A button to add a transaction and a menu with more actions. Doesn't render again while scrolling. */
export const PageMenu = memo(function PageMenu({ filters, hidden, onHiddenChange, onOpenPanel }: Props) {
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState(false)
  const openPanel = (panel: TransactionPanel) => () => {
    setOpened(false)
    onOpenPanel(panel)
  }
  return (
    <>
      {isPhone ? (
        <ActionIcon
          variant="default"
          className={classes.menu}
          aria-label="Add manually"
          onClick={() => onOpenPanel('add')}
        >
          <IconPlus size={19} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<IconPlus size={17} aria-hidden />} onClick={() => onOpenPanel('add')}>
          Add manually
        </Button>
      )}
      <Dropdown
        label="More actions"
        kind="menu"
        width={270}
        opened={opened}
        onOpenedChange={setOpened}
        renderTrigger={(trigger) => (
          <ActionIcon variant="default" className={classes.menu} aria-label="More actions" {...trigger}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        <a {...menuLinkProps} href={getExportUrl(filters)} download onClick={() => setOpened(false)}>
          <IconDownload {...icon} />
          Export as CSV
        </a>
        <MenuItem icon={<IconHistory {...icon} />} onSelect={openPanel('imports')}>
          Past imports
        </MenuItem>
        <MenuItem icon={<IconTags {...icon} />} onSelect={openPanel('categories')}>
          Categories
        </MenuItem>
        {/* On phones, there are no columns to choose. */}
        {!isPhone && (
          <>
            <MenuDivider />
            <MenuLabel>Columns</MenuLabel>
            {makeTransactionColumns('')
              .filter((column) => !FIXED_COLUMNS.has(column.id as ColumnId))
              .map((column) => (
                <MenuItem
                  key={column.id}
                  isChecked={!hidden.has(column.id)}
                  isMultiSelect
                  onSelect={() => {
                    const next = new Set(hidden)
                    if (!next.delete(column.id)) next.add(column.id)
                    onHiddenChange(next)
                  }}
                >
                  {column.header}
                </MenuItem>
              ))}
          </>
        )}
      </Dropdown>
    </>
  )
})
