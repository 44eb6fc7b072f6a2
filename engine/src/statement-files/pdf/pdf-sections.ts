import { foldText } from '../../language/fold-text.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { getTitleDirection } from '../texts/statement-sections.ts'
import type { Direction } from '../values/direction-words.ts'
import type { PdfTable, PdfTables } from './pdf-table.ts'

const BILL_PAYMENTS = /^payments?(?: received)?(?:$|[ ,/&]+(?:and )?(?:other )?(?:credits?|refunds?|adjustments?))/
const PURCHASES = /^(?:new )?(?:purchases?|charges)\b/
const SIGN = /[-+\u2212\u2013(]|[CD]R\b/i

type Transaction = { record: CellRecord; amount: number; direction: Direction | null }

/**
 * Gives unsigned amounts below titles such as "Deposits" and "Withdrawals", or "Payments" and "Purchases", the sign
 * that the title implies. Changes nothing if any amount has a sign, a title is missing or all titles imply the same.
 */
export function signBySections({ preamble, tables }: PdfTables): PdfTables {
  const transactions: Transaction[] = []
  let direction: Direction | null = null
  const titles = [...preamble, ...tables.flatMap(({ records }) => records)].map(readTitle)
  const hasPurchases = titles.some((title) => PURCHASES.test(title))
  const readLine = (record: CellRecord) => {
    const title = readTitle(record)
    if (title !== '')
      direction = (hasPurchases && BILL_PAYMENTS.test(title) ? 'in' : getTitleDirection(title)) ?? direction
  }
  preamble.forEach(readLine)
  for (const { records, amount, day } of tables) {
    for (const record of records) {
      const isTransaction =
        amount !== null && /\d/.test(record.cells[amount] ?? '') && /\d/.test(record.cells[day] ?? '')
      if (isTransaction) transactions.push({ record, amount, direction })
      else readLine(record)
    }
  }
  const isKnown = transactions.every(({ direction }) => direction !== null)
  const isSigned = transactions.some(({ record, amount }) => SIGN.test(record.cells[amount]!))
  if (!isKnown || isSigned || new Set(transactions.map(({ direction }) => direction)).size < 2)
    return { preamble, tables }
  const signed = new Map(transactions.map((transaction) => [transaction.record, addSign(transaction)]))
  const addSigns = (table: PdfTable) => ({ ...table, records: table.records.map((one) => signed.get(one) ?? one) })
  return { preamble, tables: tables.map(addSigns) }
}

function addSign({ record, amount, direction }: Transaction): CellRecord {
  return { ...record, cells: record.cells.with(amount, `${direction === 'in' ? '+' : '-'}${record.cells[amount]}`) }
}

/** The folded text of a line that may be a title: a single short cell without an amount. Empty for other lines. */
function readTitle({ cells }: CellRecord): string {
  const filled = cells.filter((cell) => cell !== '')
  const text = foldText(filled.join(' ')).trim()
  return filled.length > 1 || text.length > 60 || /\d[.,]\d{2}\b/.test(text) ? '' : text
}
