import {
  createSortedRowModel,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import classes from './data-table.module.css'
import type { DataTableColumn, PhoneRow, SortState } from './data-table-column.ts'
import { getGridTemplate, getNextSort, getPhoneColumns, HeaderCell, PHONE_ROW_PX, ROW_PX } from './table-head.tsx'
import { useFittedColumns } from './use-fitted-columns.ts'
import { useRowKeys } from './use-row-keys.ts'
import { VirtualRows } from './virtual-rows.tsx'

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, sortedRowModel: createSortedRowModel() })

export type DataTableProps<Row extends RowData> = {
  /** The accessible name: "Transactions". */
  label: string
  /** Keep the same array while the data is unchanged. */
  rows: readonly Row[]
  /** Keep the same array here too: define it outside the component or memoize it. */
  columns: readonly DataTableColumn<Row>[]
  getRowId: (row: Row) => string
  /** A short description of the row for screen readers: "Whole Foods, −$97.37". */
  describeRow: (row: Row) => string
  phoneRow: (row: Row) => PhoneRow
  /** Called on E, Enter or a click on the row. */
  onOpen?: (row: Row) => void
  /** The ids of the selected rows. */
  selected?: ReadonlySet<string>
  /** Without it, the table has no checkboxes. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void
  /** The order, if the caller sorts; see `onSortChange`. */
  sort?: SortState
  /** If set, the caller sorts, and the table only reports the requested order. */
  onSortChange?: (sort: SortState) => void
  initialSort?: SortState
  /** Shown above the headings: search, filters, or actions for selected rows. */
  toolbar?: ReactNode
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  /** Called when the last rows come into view, to load more. */
  onEndReached?: () => void
  /** The total number of rows, if not all are loaded. */
  totalCount?: number
  /** Shown below the rows, such as totals. */
  footer?: ReactNode
  /** The maximum height of the scroll area. By default, as much as fits in the window. */
  height?: number | string
}

/** A table for ten thousand rows: only those in or near the view are rendered. J and K move, E opens, X selects. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, columns, getRowId, selected, onSelectedChange, onOpen, toolbar, empty } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [localSort, setLocalSort] = useState<SortState>(props.initialSort ?? null)
  const [activeIndex, setActiveIndex] = useState(-1)
  const isManual = props.onSortChange !== undefined
  const sort = isManual ? (props.sort ?? null) : localSort

  const isSelectable = onSelectedChange !== undefined
  const { shown, isCompact } = useFittedColumns(columns, scroller, isSelectable)
  const columnDefs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => column.sortValue?.(row),
        enableSorting: column.sortValue !== undefined,
        sortFn: compareValues,
        sortUndefined: 'last' as const,
      })),
    [columns],
  )
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const])),
    [selected],
  )
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows as Row[],
    getRowId,
    manualSorting: isManual,
    enableRowSelection: isSelectable,
    state: {
      sorting: (sort ? [sort] : []) as SortingState,
      rowSelection,
    },
    onRowSelectionChange: (update) => {
      const after = typeof update === 'function' ? update(rowSelection) : update
      onSelectedChange?.(new Set(Object.keys(after).filter((id) => after[id])))
    },
  })
  const tableRows = table.getRowModel().rows

  function sortBy(column: DataTableColumn<Row>) {
    const next = getNextSort(sort, column)
    if (isManual) props.onSortChange?.(next)
    else setLocalSort(next)
  }

  const toggle = useCallback((index: number) => tableRows[index]?.toggleSelected(), [tableRows])
  const open = useCallback(
    (index: number) => {
      const row = tableRows[index]
      if (row) onOpen?.(row.original)
    },
    [tableRows, onOpen],
  )
  const rowHeight = isCompact ? PHONE_ROW_PX : ROW_PX
  const onKeyDown = useRowKeys({
    count: tableRows.length,
    activeIndex,
    setActiveIndex,
    open,
    toggle,
    scroller,
    rowHeight,
  })

  const template = getGridTemplate(shown, isSelectable, isCompact)
  const isAllSelected = tableRows.length > 0 && table.getIsAllRowsSelected()
  const isSomeSelected = !isAllSelected && (selected?.size ?? 0) > 0
  return (
    <div className={classes.frame}>
      {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the focused row inside */}
      <div
        ref={scroller}
        tabIndex={-1}
        className={classes.scroller}
        style={{ maxHeight: props.height }}
        onKeyDown={onKeyDown}
      >
        <table
          className={classes.table}
          aria-label={label}
          aria-rowcount={(props.totalCount ?? tableRows.length) + 1}
          style={{ '--columns': template } as React.CSSProperties}
        >
          <thead className={classes.head}>
            <tr aria-rowindex={1}>
              {onSelectedChange && (
                <th className={classes.tick}>
                  <input
                    type="checkbox"
                    aria-label="Select all rows"
                    checked={isAllSelected}
                    ref={(box) => {
                      if (box) box.indeterminate = isSomeSelected
                    }}
                    onChange={() => table.toggleAllRowsSelected(!isAllSelected)}
                  />
                </th>
              )}
              {(isCompact ? getPhoneColumns(shown) : shown).map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  direction={sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined}
                  onSort={() => sortBy(column)}
                />
              ))}
            </tr>
          </thead>
          <VirtualRows
            rows={tableRows}
            columns={shown}
            selected={selected}
            activeIndex={activeIndex}
            isSelectable={isSelectable}
            phoneRow={isCompact ? props.phoneRow : undefined}
            describeRow={props.describeRow}
            rowHeight={rowHeight}
            scroller={scroller}
            onActivate={setActiveIndex}
            onOpen={onOpen}
            onEndReached={props.onEndReached}
          />
        </table>
        {tableRows.length === 0 && empty && <div className={classes.empty}>{empty}</div>}
      </div>
      {props.footer && <div className={classes.footer}>{props.footer}</div>}
    </div>
  )
}

function compareValues(
  a: { getValue: (id: string) => unknown },
  b: { getValue: (id: string) => unknown },
  id: string,
): number {
  const [x, y] = [a.getValue(id), b.getValue(id)]
  if (typeof x === 'number' && typeof y === 'number') return x - y
  return String(x).localeCompare(String(y), undefined, { numeric: true, sensitivity: 'base' })
}
