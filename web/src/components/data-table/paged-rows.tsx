import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react'
import classes from './data-table.module.css'
import type { DataTableColumn, PhoneRow } from './data-table-column.ts'
import { HEAD_PX } from './table-head.tsx'
import { useRowFocus } from './use-row-focus.ts'
import { type RenderedRow, TableRow } from './virtual-rows.tsx'

/** The props of a PagedTable that its rows need too. */
export type PagedRowsProps<Row> = {
  /** The total number of rows; only some are loaded. */
  count: number
  /** The row at an index, or undefined while it loads. Keep the same function while the data is unchanged. */
  getRow: (index: number) => Row | undefined
  /** Called with the first and last index of the rows in view and a few around them, to load them. */
  onRangeChange: (first: number, last: number) => void
  columns: readonly DataTableColumn<Row>[]
  getRowId: (row: Row) => string
  describeRow: (row: Row) => string
  onOpen: (row: Row, index: number) => void
  selected: ReadonlySet<string>
  /** With `isRange`, selects all rows from the last one selected to this one. */
  onToggle: (row: Row, index: number, isRange: boolean) => void
  activeIndex: number
  onActiveChange: (index: number) => void
}

type Props<Row> = PagedRowsProps<Row> & {
  phoneRow: ((row: Row) => PhoneRow) | undefined
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
}

/** Rows rendered beyond each edge. Only fast scrolling shows the gray lines of rows that aren't rendered yet. */
const OVERSCAN = 5
/** If more rows than this enter the view at once, new rows beyond the edges wait for the next frame. */
const MANY_AT_ONCE = 6
const OFFSCREEN_PX = -10_000

/** The rows of a PagedTable that are in or near the view. While scrolling, only this component and new rows render. */
export function PagedRows<Row>(props: Props<Row>): ReactNode {
  const { count, getRow, rowHeight, scroller, activeIndex, onRangeChange } = props
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 0,
    scrollPaddingEnd: HEAD_PX,
    initialRect: { width: 1000, height: 800 },
  })
  const body = useRef<HTMLTableSectionElement>(null)
  const inView = virtualizer.getVirtualItems()
  const [firstInView, lastInView] = [inView[0]?.index ?? 0, inView.at(-1)?.index ?? -1]
  const first = Math.max(0, firstInView - OVERSCAN)
  const last = lastInView < 0 ? -1 : Math.min(count - 1, lastInView + OVERSCAN)

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the height changes, although it isn't read
  useEffect(() => {
    virtualizer.measure()
  }, [rowHeight, virtualizer])

  useEffect(() => onRangeChange(first, Math.max(first, last)), [first, last, onRangeChange])

  useRowFocus({ activeIndex, body, scroller, scrollTo: (index) => virtualizer.scrollToIndex(index) })

  const drawn = useRenderedRows(props)
  const getSlot = useSlots(first, last)
  const lastInSlot = useRef(new Map<number, RenderedRow<Row>>())
  const isNew = (index: number) => {
    const row = getRow(index)
    return row !== undefined && lastInSlot.current.get(getSlot(index))?.original !== row
  }
  const isBusy = inView.filter(({ index }) => isNew(index)).length > MANY_AT_ONCE
  const [, renderRest] = useReducer((n: number) => n + 1, 0)
  const isRestPending = isBusy && !virtualizer.isScrolling
  useEffect(() => {
    if (!isRestPending) return
    const frame = requestAnimationFrame(renderRest)
    return () => cancelAnimationFrame(frame)
  })

  const placed = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i).map((index) => {
    const isDeferred = isBusy && (index < firstInView || index > lastInView) && isNew(index)
    return { index, slot: getSlot(index), row: isDeferred ? undefined : getRow(index) }
  })
  // Moving elements costs as much as creating them, so they stay in place while scrolling. At rest they are in reading
  // order.
  if (virtualizer.isScrolling) placed.sort((a, b) => a.slot - b.slot)
  return (
    <tbody
      ref={body}
      className={`${classes.body} ${classes.paged}`}
      style={{ height: virtualizer.getTotalSize(), '--row-px': `${rowHeight}px` } as React.CSSProperties}
    >
      {placed.map(({ index, slot, row }) => {
        if (row) lastInSlot.current.set(slot, drawn(row, index))
        const shown = lastInSlot.current.get(slot)
        // Nothing to show yet: the gray lines behind say that rows are loading.
        if (!shown) return null
        return (
          <TableRow
            key={slot}
            row={shown}
            index={index}
            // Hidden by its position, because a style that cells inherit would restyle each cell.
            top={row ? index * rowHeight : OFFSCREEN_PX}
            height={rowHeight}
            columns={props.columns as readonly DataTableColumn<Row>[]}
            isSelectable
            isSelected={row !== undefined && props.selected.has(shown.id)}
            isTabStop={index === Math.max(0, activeIndex)}
            isWaiting={!row}
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

/**
 * Returns the slot of a row: the number of its element. Rows that leave the view pass their element on to rows that
 * enter it, because changing text costs a fraction of creating a row. Rows rendered together have different slots. If
 * no row stays in view after a jump, slots start over, so elements are in order without being moved.
 */
function useSlots(first: number, last: number): (index: number) => number {
  const slots = useRef({ base: 0, size: 1, first: 0, last: -1 })
  const now = slots.current
  if (first > now.last || last < now.first) now.base = first
  now.size = Math.max(now.size, last - first + 1)
  now.first = first
  now.last = last
  const { base, size } = now
  return (index) => (((index - base) % size) + size) % size
}

/** Wraps rows for `TableRow`. A row in the same place keeps its wrapper, so unchanged rows don't render again. */
function useRenderedRows<Row>(props: Props<Row>) {
  const latest = useRef(props)
  latest.current = props
  const state = useRef<((row: Row, index: number) => RenderedRow<Row>) & { open: (row: Row) => void }>(null)
  if (state.current === null) {
    const cache = new WeakMap<object, { index: number; drawn: RenderedRow<Row> }>()
    const getIndex = (row: Row) => cache.get(row as object)?.index ?? -1
    const wrap = (row: Row, index: number) => {
      const cached = cache.get(row as object)
      if (cached && cached.index === index) return cached.drawn
      const drawn: RenderedRow<Row> = {
        id: latest.current.getRowId(row),
        original: row,
        getToggleSelectedHandler: () => (event) => {
          const native = (event as { nativeEvent?: { shiftKey?: boolean } }).nativeEvent
          latest.current.onToggle(row, getIndex(row), native?.shiftKey === true)
        },
      }
      cache.set(row as object, { index, drawn })
      return drawn
    }
    state.current = Object.assign(wrap, { open: (row: Row) => latest.current.onOpen(row, getIndex(row)) })
  }
  return state.current
}
