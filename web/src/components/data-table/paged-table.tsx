import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import classes from './data-table.module.css'
import type { DataTableColumn, PhoneRow, SortState } from './data-table-column.ts'
import { PagedRows } from './paged-rows.tsx'
import { getGridTemplate, getNextSort, getPhoneColumns, HeaderCell, PHONE_ROW_PX, ROW_PX } from './table-head.tsx'
import { useFittedColumns } from './use-fitted-columns.ts'
import { usePageTop } from './use-page-top.ts'
import { useRowKeys } from './use-row-keys.ts'

export type PagedTableProps<Row> = {
  label: string
  /** The total number of rows; only some are loaded. */
  count: number
  /** The row at an index, or undefined while it loads. Keep it stable while the data is unchanged. */
  getRow: (index: number) => Row | undefined
  /** Called with the rows in view and a few around them, to load them. */
  onRangeChange: (first: number, last: number) => void
  columns: readonly DataTableColumn<Row>[]
  getRowId: (row: Row) => string
  describeRow: (row: Row) => string
  phoneRow: (row: Row) => PhoneRow
  onOpen: (row: Row, index: number) => void
  selected: ReadonlySet<string>
  /** With `isRange`, selects all rows from the last one selected to this one. */
  onToggle: (row: Row, index: number, isRange: boolean) => void
  isAllSelected: boolean
  onToggleAll: () => void
  sort: SortState
  onSortChange: (sort: SortState) => void
  activeIndex: number
  onActiveChange: (index: number) => void
  renderHeaderExtra?: (columnId: string) => ReactNode
  /** Extends the table to the bottom of the window; otherwise the style sheet sets its height. */
  fillsWindow?: boolean
  /** True while the rows belong to an older query. */
  isStale?: boolean
}

/**
 * A table of any length whose rows are on the server. It requests the rows in view and shows a gray line for missing
 * ones. Same shortcuts as DataTable.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { count, getRow, columns, sort, selected, onOpen, onToggle, activeIndex, onActiveChange } = props
  const scroller = useRef<HTMLDivElement>(null)
  const top = usePageTop(scroller)
  const { shown, isCompact } = useFittedColumns(columns, scroller, true)

  const open = useCallback(
    (index: number) => {
      const row = getRow(index)
      if (row) onOpen(row, index)
    },
    [getRow, onOpen],
  )
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const row = getRow(index)
      if (row) onToggle(row, index, isRange)
    },
    [getRow, onToggle],
  )
  const rowHeight = isCompact ? PHONE_ROW_PX : ROW_PX
  const onKeyDown = useRowKeys({
    count,
    activeIndex,
    setActiveIndex: onActiveChange,
    open,
    toggle,
    scroller,
    rowHeight,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the focused row inside
    <div
      ref={scroller}
      tabIndex={-1}
      className={classes.scroller}
      data-stale={props.isStale || undefined}
      style={props.fillsWindow ? { maxHeight: `max(26rem, calc(100dvh - ${top}px - 1.5rem))` } : undefined}
      onKeyDown={onKeyDown}
    >
      <table
        className={classes.table}
        aria-label={props.label}
        aria-rowcount={count + 1}
        aria-busy={props.isStale || undefined}
        style={{ '--columns': getGridTemplate(shown, true, isCompact) } as React.CSSProperties}
      >
        <thead className={classes.head}>
          <tr aria-rowindex={1}>
            <th className={classes.tick}>
              <input
                type="checkbox"
                aria-label="Select all rows"
                checked={props.isAllSelected}
                ref={(box) => {
                  if (box) box.indeterminate = !props.isAllSelected && selected.size > 0
                }}
                onChange={props.onToggleAll}
              />
            </th>
            {(isCompact ? getPhoneColumns(shown) : shown).map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                direction={sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined}
                onSort={() => props.onSortChange(getNextSort(sort, column))}
                extra={isCompact ? undefined : props.renderHeaderExtra?.(column.id)}
              />
            ))}
          </tr>
        </thead>
        <PagedRows
          count={count}
          getRow={getRow}
          onRangeChange={props.onRangeChange}
          columns={shown}
          getRowId={props.getRowId}
          describeRow={props.describeRow}
          phoneRow={isCompact ? props.phoneRow : undefined}
          rowHeight={rowHeight}
          scroller={scroller as RefObject<HTMLElement | null>}
          selected={selected}
          onToggle={onToggle}
          onOpen={onOpen}
          activeIndex={activeIndex}
          onActiveChange={onActiveChange}
        />
      </table>
    </div>
  )
}
