import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import classes from './data-table.module.css'
import type { DataTableColumn, PhoneRow } from './data-table-column.ts'
import { HEAD_PX } from './table-head.tsx'
import { useRowFocus } from './use-row-focus.ts'

/** The parts of a TanStack row that rendering needs. */
export type RenderedRow<Row> = { id: string; original: Row; getToggleSelectedHandler: () => (event: unknown) => void }

type Props<Row> = {
  rows: readonly RenderedRow<Row>[]
  columns: readonly DataTableColumn<Row>[]
  selected: ReadonlySet<string> | undefined
  activeIndex: number
  isSelectable: boolean
  /** If set, rows are rendered in the phone's two lines. */
  phoneRow: ((row: Row) => PhoneRow) | undefined
  describeRow: (row: Row) => string
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
  onActivate: (index: number) => void
  onOpen: ((row: Row) => void) | undefined
  onEndReached: (() => void) | undefined
}

// Rendered before the first measurement: one screenful.
const SCREENFUL = { width: 1000, height: 800 }

/**
 * The rows in or near the view. The virtualizer lives only here: while scrolling, only this component and new rows
 * render.
 */
export function VirtualRows<Row>(props: Props<Row>) {
  const { rows, rowHeight, scroller, activeIndex, onEndReached } = props
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollPaddingEnd: HEAD_PX,
    initialRect: SCREENFUL,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height === 0 ? SCREENFUL : rect)),
  })
  const body = useRef<HTMLTableSectionElement>(null)
  const items = virtualizer.getVirtualItems()
  const lastRendered = items.at(-1)?.index ?? -1

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the height changes, although it isn't read
  useEffect(() => {
    virtualizer.measure()
  }, [rowHeight, virtualizer])

  useRowFocus({ activeIndex, body, scroller, scrollTo: (index) => virtualizer.scrollToIndex(index) })

  const count = rows.length
  useEffect(() => {
    if (count > 0 && lastRendered >= count - 1) onEndReached?.()
  }, [lastRendered, count, onEndReached])

  return (
    <tbody ref={body} className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
      {items.map((item) => {
        const row = rows[item.index]
        if (!row) return null
        return (
          <TableRow
            key={item.key}
            row={row}
            index={item.index}
            top={item.start}
            height={rowHeight}
            columns={props.columns}
            isSelectable={props.isSelectable}
            isSelected={props.selected?.has(row.id) ?? false}
            // Tab reaches one row: the active one, or the first.
            isTabStop={item.index === Math.max(0, activeIndex)}
            phoneRow={props.phoneRow}
            describeRow={props.describeRow}
            onActivate={props.onActivate}
            onOpen={props.onOpen}
          />
        )
      })}
    </tbody>
  )
}

type RowProps<Row> = Pick<
  Props<Row>,
  'columns' | 'isSelectable' | 'phoneRow' | 'describeRow' | 'onActivate' | 'onOpen'
> & {
  row: RenderedRow<Row>
  index: number
  top: number
  height: number
  isSelected: boolean
  isTabStop: boolean
  /** The row for this place is loading or renders in the next frame. `row` is an older one that must not be seen. */
  isWaiting?: boolean
}

export const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, index, columns, isSelected, phoneRow } = props
  const { original } = row
  return (
    <tr
      className={classes.row}
      style={{ transform: `translateY(${props.top}px)`, height: props.height }}
      data-index={index}
      data-waiting={props.isWaiting || undefined}
      aria-hidden={props.isWaiting || undefined}
      data-selected={isSelected || undefined}
      data-clickable={props.onOpen ? true : undefined}
      aria-rowindex={index + 2}
      aria-selected={props.isSelectable ? isSelected : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) props.onActivate(index)
      }}
      onClick={(event) => {
        // A click on a control, or one that ends a text selection, isn't a click on the row.
        if ((event.target as HTMLElement).closest('a, button, input, label')) return
        if (window.getSelection()?.toString()) return
        props.onOpen?.(original)
      }}
    >
      {props.isSelectable && (
        <td className={classes.tick}>
          <label>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`Select ${props.describeRow(original)}`}
              checked={isSelected}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      )}
      {phoneRow ? (
        <PhoneCells {...phoneRow(original)} />
      ) : (
        columns.map((column) => <Cell key={column.id} column={column} row={original} />)
      )}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

function Cell<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }) {
  return (
    <td data-align={column.align} data-dim={column.isDim || undefined}>
      {column.cell(row)}
    </td>
  )
}

function PhoneCells({ title, detail, figure, note }: PhoneRow) {
  return (
    <>
      <td>
        <span className={classes.phoneTitle}>{title}</span>
        <span className={classes.phoneDetail}>{detail}</span>
      </td>
      <td data-align="right">
        {figure}
        {note && <span className={classes.phoneNote}>{note}</span>}
      </td>
    </>
  )
}
