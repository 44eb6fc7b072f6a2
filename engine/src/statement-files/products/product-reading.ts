import { getOnly } from '../../core/get-only.ts'
import { getShape } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import type { DayOrder } from '../values/days.ts'
import { assembleRows } from './assemble-rows.ts'
import { separateOpeningBalances } from './opening-balances.ts'
import { getFormat, type ProductId } from './product-layouts.ts'
import type { ProductRow } from './product-row.ts'

/** The reading of these rows, with splits joined, transfers linked and opening balances separated. */
export function toReading(
  product: ProductId,
  productRows: readonly ProductRow[],
  issues: ReadingIssue[],
  daysGuessed: DayOrder | null,
): FormatReading {
  const { otherRows, balances, issues: balanceIssues } = separateOpeningBalances(productRows)
  const rows = assembleRows(otherRows)
  const sources = new Set(rows.map((row) => row.source ?? ''))
  return {
    format: getFormat(product),
    rows,
    source: getOnly(sources) || null,
    currency: getOnly(rows.map((row) => row.currency)),
    issues: [...issues, ...balanceIssues],
    // The sources are part of the shape, so that answers about one account's export don't apply to another's.
    shape: getShape(getFormat(product), ...[...sources].sort()),
    balanceCheck: null,
    ...(balances.length === 0 ? {} : { accountBalances: balances }),
    ...(daysGuessed === null ? {} : { daysGuessed }),
    ...(rows.length === 0 ? { detail: 'This export has no transactions.' } : {}),
  }
}
