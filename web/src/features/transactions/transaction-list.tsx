import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { getAmountWidth } from '../../components/data-table/amount-width.ts'
import type { SortState } from '../../components/data-table/data-table-column.ts'
import { PagedTable } from '../../components/data-table/paged-table.tsx'
import { showErrorToast, showToast } from '../../components/undo-toast.tsx'
import { formatCount } from '../../lib/format-money.ts'
import { isTyping } from '../../lib/is-typing.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { FilterBar, type OpenFilter } from './filter-bar.tsx'
import type { FilterProps } from './filter-fields.tsx'
import { ListSummary } from './list-summary.tsx'
import { NoMatch } from './no-match.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { describeRow, getPhoneRow, makeTransactionColumns } from './transaction-columns.tsx'
import { fetchMatchingIds, MAX_BULK } from './transaction-queries.ts'
import type { TransactionFilters } from './transaction-search.ts'
import classes from './transactions-page.module.css'
import { UpdatedFilter } from './updated-filter.tsx'
import { useSelectedRows } from './use-selected-rows.ts'
import type { TransactionPages } from './use-transaction-pages.ts'

type Props = {
  filters: TransactionFilters
  onFilterChange: FilterProps['onChange']
  onFiltersReplace: (filters: TransactionFilters) => void
  pages: TransactionPages
  hidden: ReadonlySet<string>
  activeIndex: number
  onActiveChange: (index: number) => void
  onOpen: (id: string) => void
}

const DEFAULT_SORT = '-transaction_date'
const getRowId = (row: Transaction) => row.id

/** The list of transactions: search and filters, or actions for the selection, above the table. */
export function TransactionList(props: Props) {
  const { filters, onFilterChange, pages, activeIndex, onActiveChange, onOpen } = props
  const isPhone = useIsPhone()
  const [openFilter, setOpenFilter] = useState<OpenFilter>(null)
  const search = filters.search ?? ''

  const { getRow } = pages
  const selection = useSelectedRows(filters, pages)
  const selected = selection.ids

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filters change
  useEffect(() => onActiveChange(-1), [filters])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || document.querySelector('[role="dialog"], [role="menu"]')) return
      selection.clear()
    }
    // Runs before other listeners, so a dialog that Escape closes is still there. That Escape must not clear the
    // selection.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [selection.clear])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'c' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      event.preventDefault()
      document.querySelector<HTMLElement>(`tr[data-index="${activeIndex}"] [data-category-button]`)?.click()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [activeIndex])

  const amountWidth = useMemo(() => getAmountWidth(pages.loadedRows), [pages.loadedRows])
  const columns = useMemo(
    () => makeTransactionColumns(search, amountWidth).filter((column) => !props.hidden.has(column.id)),
    [search, amountWidth, props.hidden],
  )
  const phoneRow = useCallback((row: Transaction) => getPhoneRow(row, search), [search])

  const isAllSelected = pages.loadedRows.length > 0 && pages.loadedRows.every((row) => selected.has(row.id))
  async function selectAllMatching() {
    try {
      const ids = await fetchMatchingIds(filters)
      if (ids) selection.selectAll(ids)
      else
        showToast(`You can select up to ${formatCount(MAX_BULK)} transactions at once. Add filters to narrow the list.`)
    } catch (error) {
      showErrorToast('Couldn’t select all transactions', error)
    }
  }

  const sort = parseSort(filters.sort ?? DEFAULT_SORT)
  const open = useCallback((row: Transaction) => onOpen(row.id), [onOpen])
  return (
    <section className={classes.list} aria-label="Transactions">
      {selected.size > 0 ? (
        <SelectionBar
          selected={selected}
          sums={selection.sums}
          filters={filters}
          loaded={pages.loadedRows.length}
          total={pages.total}
          onSelectAll={() => void selectAllMatching()}
          onClear={selection.clear}
        />
      ) : (
        <FilterBar
          filters={filters}
          onChange={onFilterChange}
          onReplace={props.onFiltersReplace}
          open={openFilter}
          onOpenChange={setOpenFilter}
        />
      )}
      <ListSummary filters={filters} pages={pages} onReplace={props.onFiltersReplace} />
      {pages.total === 0 && !pages.hasNoResponse ? (
        <NoMatch filters={pages.shownFilters} onClear={() => props.onFiltersReplace({})} />
      ) : (
        <PagedTable
          label="Transactions"
          count={pages.total}
          getRow={getRow}
          onRangeChange={pages.onRangeChange}
          columns={columns}
          getRowId={getRowId}
          describeRow={describeRow}
          phoneRow={phoneRow}
          onOpen={open}
          selected={selected}
          onToggle={selection.toggle}
          isAllSelected={isAllSelected}
          onToggleAll={() => (isAllSelected ? selection.clear() : selection.selectRows(pages.loadedRows))}
          sort={sort}
          onSortChange={(next) => onFilterChange({ sort: formatSort(next) })}
          activeIndex={activeIndex}
          onActiveChange={onActiveChange}
          fillsWindow={!isPhone}
          // Grayed out while waiting for the response. If none will come, the rows stay readable.
          isStale={pages.isStale && !pages.hasNoResponse}
          renderHeaderExtra={(id) =>
            id === 'last_updated' && <UpdatedFilter filters={filters} onChange={onFilterChange} />
          }
        />
      )}
    </section>
  )
}

function parseSort(text: string): SortState {
  return { id: text.replace(/^-/, ''), desc: text.startsWith('-') }
}

function formatSort(sort: SortState): string | undefined {
  if (!sort) return undefined
  const text = `${sort.desc ? '-' : ''}${sort.id}`
  return text === DEFAULT_SORT ? undefined : text
}
