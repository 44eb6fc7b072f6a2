import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import classes from './data-table.module.css'
import type { DataTableColumn } from './data-table-column.ts'
import type { PagedTableProps } from './paged-table.tsx'
import { type DrawnRow, TableRow } from './virtual-rows.tsx'

type Props<Row> = Pick<
  PagedTableProps<Row>,
  | 'count'
  | 'rowAt'
  | 'onRangeChange'
  | 'columns'
  | 'getRowId'
  | 'describeRow'
  | 'selected'
  | 'onToggle'
  | 'onOpen'
  | 'activeIndex'
  | 'onActiveChange'
> & {
  phoneRow: PagedTableProps<Row>['phoneRow'] | undefined
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
}

/** The rows in view of a PagedTable; the virtualiser renders here and nowhere above. */
export function PagedRows<Row>(props: Props<Row>): ReactNode {
  const { count, rowAt, rowHeight, scroller, activeIndex, onRangeChange } = props
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 1000, height: 800 },
  })
  const body = useRef<HTMLTableSectionElement>(null)
  const items = virtualizer.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is not read here, but its change is the reason
  useEffect(() => {
    virtualizer.measure()
  }, [rowHeight, virtualizer])

  useEffect(() => onRangeChange(first, last), [first, last, onRangeChange])

  useEffect(() => {
    if (activeIndex < 0) return
    virtualizer.scrollToIndex(activeIndex)
    const frame = requestAnimationFrame(() => {
      // An open dialog keeps the focus: the row behind it only comes into view.
      if (document.querySelector('[role="dialog"]')) return
      body.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [activeIndex, virtualizer])

  const drawn = useDrawnRows(props)
  return (
    <tbody ref={body} className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
      {items.map((item) => {
        const row = rowAt(item.index)
        if (!row) {
          return (
            <tr
              key={`at-${item.index}`}
              className={classes.row}
              style={{ transform: `translateY(${item.start}px)`, height: rowHeight }}
              aria-rowindex={item.index + 2}
              aria-hidden
            >
              <td className={classes.waiting} colSpan={props.columns.length + 1} />
            </tr>
          )
        }
        return (
          <TableRow
            key={props.getRowId(row)}
            row={drawn(row, item.index)}
            index={item.index}
            top={item.start}
            height={rowHeight}
            columns={props.columns as readonly DataTableColumn<Row>[]}
            isTickable
            isSelected={props.selected.has(props.getRowId(row))}
            isTabStop={item.index === Math.max(0, activeIndex)}
            phoneRow={props.phoneRow}
            describeRow={props.describeRow}
            onActivate={props.onActiveChange}
            onOpen={drawn.open}
          />
        )
      })}
    </tbody>
  )
}

/** Gives each row the same wrapper as long as it is the same row at the same place: rows that stay are not drawn again. */
function useDrawnRows<Row>(props: Props<Row>) {
  const latest = useRef(props)
  latest.current = props
  const state = useRef<((row: Row, index: number) => DrawnRow<Row>) & { open: (row: Row) => void }>(null)
  if (state.current === null) {
    const known = new WeakMap<object, { index: number; drawn: DrawnRow<Row> }>()
    const indexOf = (row: Row) => known.get(row as object)?.index ?? -1
    const wrap = (row: Row, index: number) => {
      const found = known.get(row as object)
      if (found && found.index === index) return found.drawn
      const drawn: DrawnRow<Row> = {
        id: latest.current.getRowId(row),
        original: row,
        getToggleSelectedHandler: () => (event) => {
          const native = (event as { nativeEvent?: { shiftKey?: boolean } }).nativeEvent
          latest.current.onToggle(row, indexOf(row), native?.shiftKey === true)
        },
      }
      known.set(row as object, { index, drawn })
      return drawn
    }
    state.current = Object.assign(wrap, { open: (row: Row) => latest.current.onOpen(row, indexOf(row)) })
  }
  return state.current
}
