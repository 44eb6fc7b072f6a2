import type { Category } from '@evenkeel/contract/categories.ts'
import type { ReviewGroup } from '@evenkeel/contract/transactions.ts'

const MAX_SUGGESTIONS = 9

/** Categories to choose from by number: those of the fitting kind that are used most, and transfers, without the present one. */
export function suggestCategories(
  { direction, category: present }: Pick<ReviewGroup, 'direction' | 'category'>,
  categories: readonly Category[],
): string[] {
  const isIncoming = direction === 'in'
  const kind = isIncoming ? 'income' : 'expense'
  const byUse = [...categories].sort((a, b) => b.transaction_count - a.transaction_count)
  const fitting = byUse.filter((category) => category.kind === kind)
  const others = byUse.filter((category) => category.kind === 'transfer')
  // Money that comes in is also a refund: then it belongs where it was spent.
  const refunds = isIncoming ? byUse.filter((category) => category.kind === 'expense') : []
  const [transfer] = others
  const names = [...fitting, ...refunds].map((category) => category.name).filter((name) => name !== present)
  const room = MAX_SUGGESTIONS - (transfer && transfer.name !== present ? 1 : 0)
  return [...names.slice(0, room), ...(transfer && transfer.name !== present ? [transfer.name] : [])]
}
