import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import classes from './data-table.module.css'
import type { PhoneRow, SortState } from './data-table-column.ts'
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx'
import { getGridTemplate, getNextSort, getPhoneColumns, HeaderCell, PHONE_ROW_PX, ROW_PX } from './table-head.tsx'
import { useFittedColumns } from './use-fitted-columns.ts'
import { usePageTop } from './use-page-top.ts'
import { useRowKeys } from './use-row-keys.ts'

type Props<Row> = PagedRowsProps<Row> & {
  label: string
  phoneRow: (row: Row) => PhoneRow
  isAllSelected: boolean
  onToggleAll: () => void
  sort: SortState
  onSortChange: (sort: SortState) => void
  renderHeaderExtra?: (columnId: string) => ReactNode
  /** Lets the table extend to the bottom of the window; otherwise the style sheet limits its height. */
  fillsWindow?: boolean
  /** True while the rows belong to an older query. */
  isStale?: boolean
}

/**
 * A table of any length whose rows are on the server. It requests the rows in view and shows a gray line for missing
 * ones. Same shortcuts as DataTable, and Shift+X selects a range.
 */
export function PagedTable<Row>(props: Props<Row>) {
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
