import type { ReactNode } from 'react'

/** One column of a DataTable. */
export type DataTableColumn<Row> = {
  id: string
  header: string
  /** The heading is for screen readers only, such as for a column of buttons. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** A fixed width in pixels; otherwise the column shares the remaining space. */
  width?: number
  /** Its share of the remaining space, relative to other flexible columns. */
  grow?: number
  /** The width that a flexible column needs, in pixels. By default, enough for most names. */
  minWidth?: number
  align?: 'right'
  /** What to sort by; without it, the heading is plain text. For money, minor units instead of the decimal text. */
  sortValue?: (row: Row) => string | number
  /** The first click sorts in descending order, as for dates. Right-aligned columns always do. */
  descendingFirst?: boolean
  /** Muted text, for columns that people rarely look at. */
  isDim?: boolean
  /** If the columns don't fit, those with 1 are hidden first, then those with 2 and so on. Others are never hidden. */
  hideOrder?: number
}

/**
 * A row on phones and in tables too narrow for their columns: two lines, and a figure with a note below it. Only the
 * lines are cut off if they're too long.
 */
export type PhoneRow = { title: ReactNode; detail: ReactNode; figure?: ReactNode; note?: ReactNode }

export type SortState = { id: string; desc: boolean } | null
