import { getShape } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import type { DayOrder } from '../values/days.ts'
import { assembleRows } from './assemble-rows.ts'
import { openingBalances } from './opening-balances.ts'
import { type ProductId, productFormat } from './product-layouts.ts'
import type { ProductRow } from './product-row.ts'

export function asReading(
  product: ProductId,
  read: readonly ProductRow[],
  issues: ReadingIssue[],
  daysGuessed: DayOrder | null,
): FormatReading {
  const { moved, balances, issues: stated } = openingBalances(read)
  const rows = assembleRows(moved)
  const sources = new Set(rows.map((row) => row.source ?? ''))
  const currencies = new Set(rows.map((row) => row.currency))
  const [only = ''] = sources
  return {
    format: productFormat(product),
    rows,
    source: sources.size === 1 && only !== '' ? only : null,
    currency: currencies.size === 1 ? (rows[0]?.currency ?? null) : null,
    issues: [...issues, ...stated],
    // The account is part of the layout, because answers about one export don't apply to the next.
    shape: getShape(productFormat(product), ...[...sources].sort()),
    balanceCheck: null,
    ...(balances.length === 0 ? {} : { accountBalances: balances }),
    ...(daysGuessed === null ? {} : { daysGuessed }),
    ...(rows.length === 0 ? { detail: 'This export has no transactions.' } : {}),
  }
}
