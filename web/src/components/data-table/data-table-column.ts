import type { ReactNode } from 'react'

/** One column of a DataTable. */
export type DataTableColumn<Row> = {
  id: string
  header: string
  /** The heading is for screen readers only: a column of buttons. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Pixels of a fixed column; left out, the column shares what is left. */
  width?: number
  /** How much of the rest it takes, beside the other growing columns. */
  grow?: number
  align?: 'right'
  /** What to sort by. Without it the heading is plain text. Money: give minor units, not the decimal text. */
  sortValue?: (row: Row) => string | number
  /** The first click on the heading sorts the largest first, as figures do: for days. */
  startsDown?: boolean
  /** Quieter ink, for what is rarely looked at. */
  dim?: boolean
  /** Left out where the table is narrower than this, in pixels. */
  minTableWidth?: number
}

/** What the phone shows of a row: two lines and a figure. */
export type PhoneRow = { title: ReactNode; detail: ReactNode; figure?: ReactNode }

export type SortState = { id: string; desc: boolean } | null
