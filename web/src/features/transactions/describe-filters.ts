import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { formatDay, formatInstantDay } from '../../lib/format-date.ts'
import { splitList, type TransactionFilters } from './transaction-search.ts'

type FilterChip = { key: string; words: string; without: TransactionFilters }

/**
 * The filters as text, each with those that remain if it's removed; the two ends of a range are one. `merchant` is the
 * name that `same_merchant_as` stands for, if known.
 */
export function describeFilters(filters: TransactionFilters, merchant?: string): FilterChip[] {
  const chips: FilterChip[] = []
  const add = (words: string | undefined | false, ...names: (keyof TransactionFilters)[]) => {
    if (!words) return
    const without = { ...filters }
    for (const name of names) delete without[name]
    chips.push({ key: names.join(), words, without })
  }
  const { from, to, min_size, max_size, min_amount, max_amount } = filters
  add(filters.search && `“${filters.search}”`, 'search')
  if (from && to) add(from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`, 'from', 'to')
  else add(from ? `From ${formatDay(from)}` : to && `Until ${formatDay(to)}`, 'from', 'to')
  add(filters.category !== undefined && formatNames(filters.category, 'Uncategorized'), 'category')
  add(
    filters.source !== undefined &&
      splitList(filters.source)
        .map((name) => writeAccount(name))
        .join(', '),
    'source',
  )
  add(filters.tag !== undefined && formatNames(filters.tag, 'No tags'), 'tag')
  add(formatRange(min_size, max_size), 'min_size', 'max_size')
  add(formatRange(min_amount, max_amount), 'min_amount', 'max_amount')
  add(filters.direction && (filters.direction === 'in' ? 'Money in' : 'Money out'), 'direction')
  add(filters.kind && { expense: 'Spending', income: 'Income', transfer: 'Transfers' }[filters.kind], 'kind')
  add(filters.currency, 'currency')
  add(filters.updated_since && `Updated since ${formatMoment(filters.updated_since)}`, 'updated_since')
  add(filters.needs_review && (filters.needs_review === 'true' ? 'Needs review' : 'No review needed'), 'needs_review')
  add(filters.import_id && 'From one import', 'import_id')
  add(filters.same_merchant_as && (merchant ? `All from ${merchant}` : 'Same merchant'), 'same_merchant_as')
  return chips
}

function formatNames(text: string, none: string): string {
  return splitList(text)
    .map((name) => name || none)
    .join(', ')
}

function formatRange(min: string | undefined, max: string | undefined): string | undefined {
  if (min && max) return `${min} to ${max}`
  return min ? `${min} or more` : max && `${max} or less`
}

function formatMoment(moment: string): string {
  return moment.length === 10 ? formatDay(moment) : formatInstantDay(moment)
}
