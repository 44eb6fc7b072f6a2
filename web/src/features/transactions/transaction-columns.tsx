import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { CategoryLabel } from '../../components/category-label.tsx'
import { AMOUNT_PX } from '../../components/data-table/amount-width.ts'
import type { DataTableColumn, PhoneRow } from '../../components/data-table/data-table-column.ts'
import { IconArrowsExchange, IconPaperclip } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay, formatDayShort, formatInstant, formatInstantDay, toLocalDate } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { CategoryCell } from './category-cell.tsx'
import { findMatches, HighlightText } from './highlight-text.tsx'
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

// The server sorts. Any value makes the heading clickable.
const sortValue = () => 0

/** The table's columns, with the search term highlighted. Amounts get `amountWidth` pixels. */
export function makeTransactionColumns(search: string, amountWidth = AMOUNT_PX): DataTableColumn<Transaction>[] {
  const highlight = (text: string) => <HighlightText text={text} search={search} />
  return [
    {
      id: 'last_updated',
      header: 'Last Updated',
      width: 104,
      isDim: true,
      sortValue,
      descendingFirst: true,
      cell: (row) => <time title={formatInstant(row.last_updated)}>{formatInstantDay(row.last_updated)}</time>,
      hideOrder: 1,
    },
    {
      id: 'transaction_date',
      header: 'Transaction Date',
      width: 112,
      sortValue,
      descendingFirst: true,
      cell: (row) => <span className="tabular">{formatDay(row.transaction_date)}</span>,
    },
    {
      id: 'source',
      header: 'Source',
      grow: 1,
      isDim: true,
      sortValue,
      cell: (row) => (row.source === null ? '—' : <SourceText source={row.source} search={search} />),
      hideOrder: 3,
    },
    {
      id: 'transaction_name',
      header: 'Transaction Name',
      grow: 1.05,
      isDim: true,
      sortValue,
      cell: (row) => <span title={row.transaction_name}>{highlight(row.transaction_name)}</span>,
      hideOrder: 4,
    },
    {
      id: 'simple_name',
      header: 'Simple Name',
      grow: 1,
      sortValue,
      cell: (row) => (
        <span className={classes.name}>
          <span className={classes.nameText} title={row.simple_name}>
            {highlight(row.simple_name)}
          </span>
          {row.split_of && <span className={classes.tag}>part</span>}
          {row.transfer_id && (
            <span className={classes.mark} title="Both sides of this transfer are linked">
              <IconArrowsExchange size={14} aria-label="Linked transfer" />
            </span>
          )}
          {row.attachment_count > 0 && <Paperclip count={row.attachment_count} />}
          <TagList tags={row.tags} />
        </span>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      width: 180,
      sortValue,
      cell: (row) => (
        <span className={classes.category} title={row.category ?? undefined}>
          <CategoryCell row={row}>{row.category === null ? undefined : highlight(row.category)}</CategoryCell>
          {row.needs_review && (
            <span className={classes.review} title={row.reason?.text ?? 'Needs review'}>
              Review
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'currency',
      header: 'Currency',
      width: 78,
      isDim: true,
      sortValue,
      cell: (row) => row.currency,
      hideOrder: 2,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: amountWidth,
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

export function getPhoneRow(row: Transaction, search: string): PhoneRow {
  return {
    title: <HighlightText text={row.simple_name} search={search} />,
    detail: (
      <>
        <CategoryLabel name={row.category} /> · {formatShortDay(row.transaction_date)}
        {row.attachment_count > 0 && (
          <>
            {' '}
            <Paperclip count={row.attachment_count} />
          </>
        )}
        {row.tags.length > 0 && (
          <>
            {' '}
            <TagList tags={row.tags} />
          </>
        )}
      </>
    ),
    note: row.needs_review && <span className={classes.review}>Review</span>,
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

/** The first tag and the number of others, with all of them on hover. */
function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const [first] = tags
  return (
    <span className={classes.tags} title={tags.join(', ')}>
      <span className={classes.tag}>{first}</span>
      {tags.length > 1 && <span className={classes.tag}>+{tags.length - 1}</span>}
    </span>
  )
}

function Paperclip({ count }: { count: number }) {
  const words = count === 1 ? '1 file' : `${count} files`
  return (
    <span className={classes.mark} title={words}>
      <IconPaperclip size={14} aria-label={words} />
    </span>
  )
}

/** Without the year if it's this year. */
function formatShortDay(day: string): string {
  return day.startsWith(toLocalDate(new Date()).slice(0, 4)) ? formatDayShort(day) : formatDay(day)
}

const ENDS_IN_DIGITS = /^(.*?\S)(\s*[^\s\p{L}\d]*\d{2,6})$/u

/** A source. Accounts differ in their last digits, so if space is short, we cut the words before them. */
function SourceText({ source, search }: { source: string; search: string }) {
  const shown = writeAccount(source)
  const [, words, digits] = ENDS_IN_DIGITS.exec(shown) ?? []
  const isCut = (position: number) => words !== undefined && position < words.length
  // A match across the cut couldn't be highlighted.
  const crossesCut = search !== '' && findMatches(shown, search).some(([start, end]) => isCut(start) && !isCut(end - 1))
  if (words === undefined || digits === undefined || crossesCut) return <HighlightText text={shown} search={search} />
  return (
    <span className={classes.source} title={source}>
      <span className={classes.sourceWords}>
        <HighlightText text={words} search={search} />
      </span>
      <span className={classes.sourceDigits}>
        <HighlightText text={digits} search={search} />
      </span>
    </span>
  )
}

export function describeRow(row: Transaction): string {
  return `${row.simple_name}, ${formatDay(row.transaction_date)}, ${formatMoney(row.amount, row.currency)}`
}
