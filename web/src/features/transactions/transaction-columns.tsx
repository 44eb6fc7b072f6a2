import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { CategoryLabel } from '../../components/category-label.tsx'
import type { DataTableColumn, PhoneRow } from '../../components/data-table/data-table-column.ts'
import { IconArrowsExchange, IconPaperclip } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay, formatDayShort, formatInstant, formatInstantDay, todayOf } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { HighlightText } from './highlight-text.tsx'
import classes from './transactions-page.module.css'

export type ColumnId =
  | 'last_updated'
  | 'transaction_date'
  | 'source'
  | 'transaction_name'
  | 'simple_name'
  | 'category'
  | 'currency'
  | 'amount'

// The server sorts: any value says that the heading can be pressed.
const sortValue = () => 0

/** The columns of the table, with what was searched for marked in them. */
export function transactionColumns(search: string): DataTableColumn<Transaction>[] {
  const marked = (text: string) => <HighlightText text={text} search={search} />
  return [
    {
      id: 'last_updated',
      header: 'Last Updated',
      width: 136,
      dim: true,
      sortValue,
      startsDown: true,
      minTableWidth: 1040,
      cell: (row) => <time title={formatInstant(row.last_updated)}>{formatInstantDay(row.last_updated)}</time>,
    },
    {
      id: 'transaction_date',
      header: 'Transaction Date',
      width: 134,
      sortValue,
      startsDown: true,
      cell: (row) => <span className="tabular">{formatDay(row.transaction_date)}</span>,
    },
    {
      id: 'source',
      header: 'Source',
      grow: 1.05,
      dim: true,
      sortValue,
      minTableWidth: 900,
      cell: (row) => (row.source === null ? '—' : <SourceText source={row.source} search={search} />),
    },
    {
      id: 'transaction_name',
      header: 'Transaction Name',
      grow: 1.35,
      dim: true,
      sortValue,
      minTableWidth: 760,
      cell: (row) => <span title={row.transaction_name}>{marked(row.transaction_name)}</span>,
    },
    {
      id: 'simple_name',
      header: 'Simple Name',
      grow: 1.5,
      sortValue,
      cell: (row) => (
        <span className={classes.name}>
          <span className={classes.nameText} title={row.simple_name}>
            {marked(row.simple_name)}
          </span>
          {row.split_of && <span className={classes.tag}>part</span>}
          {row.transfer_id && (
            <span className={classes.mark} title="Both sides of this transfer are here">
              <IconArrowsExchange size={14} aria-label="Paired transfer" />
            </span>
          )}
          {row.attachment_count > 0 && <Paperclip count={row.attachment_count} />}
        </span>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      width: 154,
      sortValue,
      cell: (row) => (
        <span className={classes.category} title={row.category ?? undefined}>
          <CategoryLabel name={row.category}>{row.category === null ? undefined : marked(row.category)}</CategoryLabel>
          {row.needs_review && (
            <span className={classes.review} title={row.reason?.text ?? 'Not sure'}>
              Review
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'currency',
      header: 'Currency',
      width: 84,
      dim: true,
      sortValue,
      minTableWidth: 980,
      cell: (row) => row.currency,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 118,
      align: 'right',
      sortValue,
      cell: (row) => (
        <span className={classes.amount}>
          <MoneyText
            amount={row.amount}
            currency={row.currency}
            tone={row.category_kind === 'transfer' ? 'plain' : 'flow'}
          />
        </span>
      ),
    },
  ]
}

export function phoneRowOf(row: Transaction, search: string): PhoneRow {
  return {
    title: <HighlightText text={row.simple_name} search={search} />,
    detail: (
      <>
        <CategoryLabel name={row.category} /> · {shortDay(row.transaction_date)}
        {row.attachment_count > 0 && (
          <>
            {' '}
            <Paperclip count={row.attachment_count} />
          </>
        )}
        {row.needs_review && (
          <>
            {' '}
            <span className={classes.review}>Review</span>
          </>
        )}
      </>
    ),
    figure: (
      <span className={classes.amount}>
        <MoneyText
          amount={row.amount}
          currency={row.currency}
          tone={row.category_kind === 'transfer' ? 'plain' : 'flow'}
        />
      </span>
    ),
  }
}

function Paperclip({ count }: { count: number }) {
  const words = count === 1 ? '1 file' : `${count} files`
  return (
    <span className={classes.mark} title={words}>
      <IconPaperclip size={14} aria-label={words} />
    </span>
  )
}

/** Without the year while it is this one. */
function shortDay(day: string): string {
  return day.startsWith(todayOf(new Date()).slice(0, 4)) ? formatDayShort(day) : formatDay(day)
}

const ENDS_IN_DIGITS = /^(.*?\S)(\s*[^\s\p{L}\d]*\d{2,6})$/u

/** An account is told from another by its last digits: where there is little room, the words before them are cut. */
function SourceText({ source, search }: { source: string; search: string }) {
  const [, words, digits] = ENDS_IN_DIGITS.exec(source) ?? []
  // A search may have found something across the cut, which would not be marked.
  if (words === undefined || digits === undefined || search !== '') {
    return <HighlightText text={source} search={search} />
  }
  return (
    <span className={classes.source} title={source}>
      <span className={classes.sourceWords}>{words}</span>
      <span className={classes.sourceDigits}>{digits}</span>
    </span>
  )
}

export function describeRow(row: Transaction): string {
  return `${row.simple_name}, ${formatDay(row.transaction_date)}, ${formatMoney(row.amount, row.currency)}`
}
