import type { Category } from '@evenkeel/contract/categories.ts'
import type { Transaction } from '@evenkeel/contract/transactions.ts'

export type ReviewGroup = {
  key: string
  name: string
  isIncoming: boolean
  /** The category they have now, where all agree. */
  category: string | null
  rows: Transaction[]
}

/** Rows of the same name and direction together, the largest group first: one answer settles most. */
export function groupByMerchant(rows: readonly Transaction[]): ReviewGroup[] {
  const groups = new Map<string, ReviewGroup>()
  for (const row of rows) {
    const isIncoming = !row.amount.startsWith('-')
    const key = `${isIncoming ? 'in' : 'out'} ${row.simple_name.trim().toLowerCase()}`
    const group = groups.get(key)
    if (!group) groups.set(key, { key, name: row.simple_name, isIncoming, category: row.category, rows: [row] })
    else {
      group.rows.push(row)
      if (group.category !== row.category) group.category = null
    }
  }
  return [...groups.values()].sort((a, b) => b.rows.length - a.rows.length)
}

const MAX_SUGGESTIONS = 9

/** Categories to choose from by number: those of the fitting kind that are used most, and transfers, without the present one. */
export function suggestCategories(group: ReviewGroup, categories: readonly Category[]): string[] {
  const kind = group.isIncoming ? 'income' : 'expense'
  const byUse = [...categories].sort((a, b) => b.transaction_count - a.transaction_count)
  const fitting = byUse.filter((category) => category.kind === kind)
  const others = byUse.filter((category) => category.kind === 'transfer')
  // Money that comes in is also a refund: then it belongs where it was spent.
  const refunds = group.isIncoming ? byUse.filter((category) => category.kind === 'expense') : []
  const [transfer] = others
  const names = [...fitting, ...refunds].map((category) => category.name).filter((name) => name !== group.category)
  const room = MAX_SUGGESTIONS - (transfer && transfer.name !== group.category ? 1 : 0)
  return [...names.slice(0, room), ...(transfer && transfer.name !== group.category ? [transfer.name] : [])]
}
