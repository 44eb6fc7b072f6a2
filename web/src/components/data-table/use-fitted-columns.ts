import { type RefObject, useMemo } from 'react'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { useWidth } from '../../lib/use-width.ts'
import type { DataTableColumn } from './data-table-column.ts'
import { fitColumns } from './table-head.tsx'

/** The columns that fit the table in this scroll area, and whether its rows are compact. */
export function useFittedColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  scroller: RefObject<HTMLElement | null>,
  isSelectable: boolean,
) {
  const isPhone = useIsPhone()
  const width = useWidth(scroller)
  return useMemo(() => fitColumns(columns, { width, isSelectable, isPhone }), [columns, width, isSelectable, isPhone])
}
