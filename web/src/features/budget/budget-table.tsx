import type { BudgetItem } from '@evenkeel/contract/budget.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { getAmountWidth } from '../../components/data-table/amount-width.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { IconSearch, IconTrash } from '../../components/icons.ts'
import { describeItem, makeBudgetColumns, toPhoneRow } from './budget-columns.tsx'
import { type BudgetTab, getTab } from './budget-search.ts'
import classes from './budget-table.module.css'

type Props = {
  tab: BudgetTab
  items: readonly BudgetItem[]
  onOpen: (item: BudgetItem) => void
  onDelete: (ids: readonly string[]) => Promise<boolean>
}

const getRowId = (item: BudgetItem) => item.id
const NONE: ReadonlySet<string> = new Set()

const WORDS: Record<BudgetTab, { label: string; empty: string }> = {
  expense: { label: 'Planned expenses', empty: 'No planned expenses yet. Write “rent 1,450 on the 1st” above.' },
  income: { label: 'Planned income', empty: 'No planned income yet. Write “I get paid 2,600 every two weeks” above.' },
  saving: { label: 'Planned savings', empty: 'No planned savings yet. Write “put 400 a month into savings” above.' },
}

/** The items of one tab: search and sort them, open one, or delete several at once. */
export function BudgetTable({ tab, items, onOpen, onDelete }: Props) {
  const [search, setSearch] = useState('')
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(NONE)
  const [isBusy, setIsBusy] = useState(false)
  const needle = useDeferredValue(search.trim().toLowerCase())
  const rows = useMemo(
    () => items.filter((item) => getTab(item) === tab && matches(item, needle)),
    [items, tab, needle],
  )
  const columns = useMemo(() => makeBudgetColumns(getAmountWidth(rows)), [rows])
  // Items that a search or another tab hides don't count as selected, so nothing is deleted unseen.
  const selected = useMemo(
    () => new Set(rows.filter(({ id }) => selectedIds.has(id)).map(getRowId)),
    [rows, selectedIds],
  )

  async function remove() {
    setIsBusy(true)
    if (await onDelete([...selected])) setSelectedIds(NONE)
    setIsBusy(false)
  }

  return (
    <DataTable
      label={WORDS[tab].label}
      rows={rows}
      columns={columns}
      getRowId={getRowId}
      describeRow={describeItem}
      phoneRow={toPhoneRow}
      onOpen={onOpen}
      selected={selected}
      onSelectedChange={setSelectedIds}
      initialSort={{ id: 'amount', desc: true }}
      toolbar={
        <div className={classes.bar}>
          <TextInput
            type="search"
            aria-label={`Search ${WORDS[tab].label.toLowerCase()}`}
            placeholder="Search"
            leftSection={<IconSearch size={16} aria-hidden />}
            className={classes.search}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {selected.size > 0 && (
            <p className={classes.count} aria-live="polite">
              {selected.size === 1 ? '1 item' : `${selected.size} items`} selected
              <Button variant="subtle" size="compact-sm" onClick={() => setSelectedIds(NONE)}>
                Clear selection
              </Button>
            </p>
          )}
          <ActionIcon
            variant={selected.size > 0 ? 'light' : 'subtle'}
            color={selected.size > 0 ? 'red' : 'ink'}
            size={36}
            aria-label={
              selected.size === 0
                ? 'Delete selected items'
                : `Delete ${selected.size} selected ${selected.size === 1 ? 'item' : 'items'}`
            }
            title="Delete selected items"
            disabled={selected.size === 0}
            loading={isBusy}
            onClick={() => void remove()}
          >
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        </div>
      }
      empty={
        needle !== ''
          ? `Nothing in your ${WORDS[tab].label.toLowerCase()} matches “${search.trim()}”.`
          : WORDS[tab].empty
      }
    />
  )
}

function matches(item: BudgetItem, needle: string): boolean {
  if (needle === '') return true
  return [item.simple_name, item.transaction_name, item.category, item.source, item.currency, item.amount].some(
    (text) => text?.toLowerCase().includes(needle) ?? false,
  )
}
