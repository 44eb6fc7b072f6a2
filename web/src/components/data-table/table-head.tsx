import type { ReactNode } from 'react'
import { IconArrowDown, IconArrowUp } from '../icons.ts'
import classes from './data-table.module.css'
import type { DataTableColumn, SortState } from './data-table-column.ts'

/** The height of the headings, as set in the style sheet. Rows start below them. */
export const HEAD_PX = 40
export const ROW_PX = 46
export const PHONE_ROW_PX = 62

/** The order that a click on a heading requests: its default direction, then the other, then none. */
export function getNextSort<Row>(sort: SortState, { id, align, descendingFirst }: DataTableColumn<Row>): SortState {
  const isDescendingFirst = align === 'right' || descendingFirst === true
  if (sort?.id !== id) return { id, desc: isDescendingFirst }
  return sort.desc === isDescendingFirst ? { id, desc: !isDescendingFirst } : null
}

type HeaderProps<Row> = {
  column: DataTableColumn<Row>
  direction: 'ascending' | 'descending' | undefined
  onSort: () => void
  /** Shown after the heading, such as a filter for this column. */
  extra?: ReactNode
}

export function HeaderCell<Row>({ column, direction, onSort, extra }: HeaderProps<Row>) {
  const isSortable = column.sortValue !== undefined
  return (
    <th scope="col" data-align={column.align} aria-sort={direction ?? (isSortable ? 'none' : undefined)}>
      {isSortable ? (
        <button type="button" className={classes.sort} onClick={onSort}>
          {column.header}
          {direction === 'ascending' && <IconArrowUp size={13} aria-hidden />}
          {direction === 'descending' && <IconArrowDown size={13} aria-hidden />}
        </button>
      ) : column.isHeaderHidden ? (
        <span className="visually-hidden">{column.header}</span>
      ) : (
        column.header
      )}
      {extra}
    </th>
  )
}

/** The columns that have headings if rows are compact: at most two, because a row is one block and a figure. */
export function getPhoneColumns<Row>(columns: readonly DataTableColumn<Row>[]): readonly DataTableColumn<Row>[] {
  const named = columns.filter((c) => !c.isHeaderHidden)
  return named.length > 2 ? [named.find((c) => !c.isDim && c.grow) ?? named[0]!, named.at(-1)!] : named
}

/** The width that a flexible column needs to show most names in full. */
const MIN_FLEXIBLE_PX = 140
const CHECKBOX_PX = 44

/**
 * The columns that fit a table of this width. If not even those without a `hideOrder` fit, the table's rows are
 * compact, as on a phone. A width of 0 means that it isn't known yet.
 */
export function fitColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { width, isSelectable, isPhone }: { width: number; isSelectable: boolean; isPhone: boolean },
): { shown: readonly DataTableColumn<Row>[]; isCompact: boolean } {
  const fits = (some: readonly DataTableColumn<Row>[]) => {
    const needed = some.reduce(
      (sum, column) => sum + (column.width ?? column.minWidth ?? MIN_FLEXIBLE_PX),
      isSelectable ? CHECKBOX_PX : 0,
    )
    return width === 0 || width >= needed
  }
  let shown = columns
  const order = [...new Set(columns.flatMap(({ hideOrder }) => hideOrder ?? []))].sort((a, b) => a - b)
  for (const next of order) if (!fits(shown)) shown = shown.filter(({ hideOrder }) => hideOrder !== next)
  return { shown, isCompact: isPhone || !fits(shown) }
}

export function getGridTemplate<Row>(
  columns: readonly DataTableColumn<Row>[],
  isSelectable: boolean,
  isCompact: boolean,
): string {
  const checkbox = isSelectable ? `${CHECKBOX_PX}px ` : ''
  if (isCompact) return `${checkbox}minmax(0, 1fr) auto`
  return checkbox + columns.map((c) => (c.width ? `${c.width}px` : `minmax(0, ${c.grow ?? 1}fr)`)).join(' ')
}
