import { cleanTags } from '../../core/tags.ts'
import { foldText } from '../../language/fold-text.ts'
import type { RowPart, StatementRow } from '../reading/statement-reading.ts'
import type { ProductRow } from './product-row.ts'

/**
 * Turns the rows of a product's file into payments: the parts of a split become one row, and the two sides of a
 * transfer are linked.
 */
export function assembleRows(rows: readonly ProductRow[]): StatementRow[] {
  const wholes = joinSplits(rows)
  pairTransfers(wholes)
  return wholes.map(toStatementRow)
}

type Whole = ProductRow & { parts: ProductRow[] | null; transferKey: string | null }

/** Joins the parts of each split. A single part is a normal row. */
function joinSplits(rows: readonly ProductRow[]): Whole[] {
  return [...Map.groupBy(rows, (row) => row.splitKey ?? row).values()].map((parts) => {
    const whole = { ...parts[0]!, parts: null, transferKey: null }
    if (parts.length === 1) return whole
    const minor = parts.reduce((sum, part) => sum + part.minor, 0)
    const tags = cleanTags(parts.flatMap((part) => part.tags))
    const transferTo = parts.find((part) => part.transferTo !== null)?.transferTo ?? null
    return { ...whole, parts, minor, tags, transferTo, isTransfer: parts.every((part) => part.isTransfer) }
  })
}

/** Pairs rows that the product has paired, or that name each other's accounts with opposite amounts on the same day. */
function pairTransfers(rows: readonly Whole[]): void {
  const waiting = new Map<string, Whole[]>()
  let pairs = 0
  const canPair = (row: Whole) => row.transferTo !== null && row.parts === null
  const byKey = Map.groupBy(rows.filter(canPair), (row) => row.pairKey)
  for (const row of rows) {
    if (!canPair(row) || row.transferTo === null) continue
    if (row.pairKey !== undefined && byKey.get(row.pairKey)?.length === 2) {
      row.transferKey = row.pairKey
      continue
    }
    const [own, other] = [foldText(row.account), foldText(row.transferTo)]
    const matching = waiting.get(getKey(row.day, -row.minor, other, own))
    const partner = matching?.shift()
    if (partner) {
      pairs += 1
      row.transferKey = `t${pairs}`
      partner.transferKey = row.transferKey
      continue
    }
    const key = getKey(row.day, row.minor, own, other)
    waiting.set(key, [...(waiting.get(key) ?? []), row])
  }
}

const getKey = (...parts: (string | number)[]) => parts.join('\n')

function toStatementRow(row: Whole): StatementRow {
  const { line, day, minor, currency, account } = row
  const tags = row.isPending ? ['Pending', ...row.tags] : row.tags
  return {
    line,
    day,
    minor,
    currency,
    name: row.name,
    ...(account === '' ? {} : { source: account }),
    ...(row.parts === null ? {} : { parts: row.parts.map((part) => toPart(part, row)) }),
    ...(row.transferKey === null ? {} : { transferKey: row.transferKey }),
    kept: {
      category: row.category === '' ? null : row.category,
      isForeign: true,
      ...(row.payee === '' ? {} : { simpleName: row.payee }),
      ...(row.note === '' || row.parts !== null ? {} : { note: row.note }),
      ...(tags.length === 0 ? {} : { tags }),
      ...(row.isTransfer || row.isOpening || row.transferTo !== null ? { isTransfer: true } : {}),
      ...(row.isFee ? { isFee: true } : {}),
      ...(row.isPending ? { isPending: true } : {}),
    },
  }
}

function toPart(row: ProductRow, whole: ProductRow): RowPart {
  // The row keeps only the whole payment's name, so a part's own name goes into its note.
  const note = [row.name === whole.name ? '' : row.name, row.note].filter((text) => text !== '').join('\n')
  return {
    minor: row.minor,
    category: row.category === '' ? null : row.category,
    ...(note === '' ? {} : { note }),
    ...(row.isTransfer || row.transferTo !== null ? { isTransfer: true } : {}),
  }
}
