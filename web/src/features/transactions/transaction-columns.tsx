import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { CategoryLabel } from '../../components/category-label.tsx'
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

const AMOUNT_PX = 118

/** The table's columns, with the search term highlighted and enough room for amounts. */
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

/** Accounts differ in their last digits, so if space is short, we cut the words before them. */
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

// Estimated character widths, and padding. The column grows in steps, so that it rarely changes its width.
const [DIGIT_PX, LETTER_PX, POINT_PX, PADDING_PX, STEP_PX] = [9, 11.5, 4, 34, 16]

/** The width of the amount column. A truncated amount would be a wrong amount. */
export function getAmountWidth(rows: readonly Pick<Transaction, 'amount' | 'currency'>[]): number {
  const longest = new Map<string, string>()
  for (const { amount, currency } of rows) {
    if (amount.length > (longest.get(currency)?.length ?? 0)) longest.set(currency, amount)
  }
  const widths = [...longest].map(([currency, amount]) =>
    getTextWidth(formatMoney(amount, currency, { sign: 'always' })),
  )
  const needed = Math.max(0, ...widths) + PADDING_PX
  return AMOUNT_PX + Math.max(0, Math.ceil((needed - AMOUNT_PX) / STEP_PX)) * STEP_PX
}

function getTextWidth(figure: string): number {
  const letters = figure.match(/\p{L}/gu)?.length ?? 0
  const points = figure.match(/[.,\s]/g)?.length ?? 0
  return letters * LETTER_PX + points * POINT_PX + (figure.length - letters - points) * DIGIT_PX
}
