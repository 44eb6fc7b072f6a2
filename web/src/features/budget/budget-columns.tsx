import type { BudgetItem } from '@evenkeel/contract/budget.ts'
import { CategoryLabel } from '../../components/category-label.tsx'
import type { DataTableColumn, PhoneRow } from '../../components/data-table/data-table-column.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay, formatInstant, formatInstantDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { describeRepeat, describeSchedule } from './repeat-words.ts'

const UNIT_DAYS = { day: 1, week: 7, month: 30.4, year: 365 }

/** The table's columns, with enough room for amounts. */
export const makeBudgetColumns = (amountWidth: number): readonly DataTableColumn<BudgetItem>[] => [
  {
    id: 'last_updated',
    header: 'Last Updated',
    cell: (item) => <span title={formatInstant(item.last_updated)}>{formatInstantDay(item.last_updated)}</span>,
    sortValue: (item) => item.last_updated,
    descendingFirst: true,
    width: 112,
    isDim: true,
    hideOrder: 1,
  },
  {
    id: 'transaction_date',
    header: 'Transaction Date',
    cell: (item) => (
      <span title={item.next_date ? `Next on ${formatDay(item.next_date)}` : 'Ended'}>
        {formatDay(item.transaction_date)}
      </span>
    ),
    sortValue: (item) => item.transaction_date,
    descendingFirst: true,
    width: 112,
  },
  {
    id: 'source',
    header: 'Source',
    cell: (item) => item.source ?? '',
    sortValue: (item) => item.source ?? '',
    width: 70,
    isDim: true,
    hideOrder: 2,
  },
  {
    id: 'transaction_name',
    header: 'Transaction Name',
    cell: (item) => <span title={item.transaction_name}>{item.transaction_name}</span>,
    sortValue: (item) => item.transaction_name,
    grow: 1.1,
    isDim: true,
    hideOrder: 4,
  },
  {
    id: 'simple_name',
    header: 'Simple Name',
    cell: (item) => <span title={item.simple_name}>{item.simple_name}</span>,
    sortValue: (item) => item.simple_name,
    grow: 1.3,
  },
  {
    id: 'category',
    header: 'Category',
    cell: (item) => <CategoryLabel name={item.category} />,
    sortValue: (item) => item.category ?? '',
    grow: 1.3,
  },
  {
    id: 'repeat',
    header: 'Repeats',
    cell: (item) => (
      <span title={describeSchedule(item)}>
        {describeRepeat(item.repeat)}
        {item.spread ? ', spread' : ''}
      </span>
    ),
    sortValue: (item) => (item.repeat ? item.repeat.every * UNIT_DAYS[item.repeat.unit] : Number.MAX_SAFE_INTEGER),
    width: 128,
  },
  {
    id: 'currency',
    header: 'Currency',
    cell: (item) => item.currency,
    sortValue: (item) => item.currency,
    width: 82,
    isDim: true,
    hideOrder: 3,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (item) => <MoneyText amount={item.amount} currency={item.currency} tone="flow" />,
    // A float is exact enough for sorting.
    sortValue: (item) => Math.abs(Number(item.amount)),
    width: amountWidth,
    align: 'right',
  },
]

export function toPhoneRow(item: BudgetItem): PhoneRow {
  return {
    title: item.simple_name,
    detail: `${item.category ?? 'Uncategorized'} · ${item.next_date ? formatDay(item.next_date) : 'ended'}`,
    figure: <MoneyText amount={item.amount} currency={item.currency} tone="flow" />,
    note: describeRepeat(item.repeat),
  }
}

export function describeItem(item: BudgetItem): string {
  return `${item.simple_name}, ${formatMoney(item.amount, item.currency)} ${describeRepeat(item.repeat).toLowerCase()}`
}
