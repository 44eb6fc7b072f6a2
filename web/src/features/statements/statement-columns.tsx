import type { Statement } from '@evenkeel/contract/statements.ts'
import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { ActionIcon, Button } from '@mantine/core'
import type { DataTableColumn, PhoneRow } from '../../components/data-table/data-table-column.ts'
import { IconAlertTriangle, IconFileText, IconTrash } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay, formatMonth } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { StatementRow } from './statement-rows.ts'
import classes from './statements.module.css'
import { describeWarning } from './warning-words.ts'

type AccountsById = ReadonlyMap<string, WealthAccount>
type Handlers = { onDelete: (statement: Statement) => void; onFillGap: (date: PlainDate) => void }

export function makeStatementColumns(
  accounts: AccountsById,
  { onDelete, onFillGap }: Handlers,
): readonly DataTableColumn<StatementRow>[] {
  const renderAmount = (getAmount: (statement: Statement) => string) => (row: StatementRow) =>
    row.kind === 'gap' ? null : <MoneyText amount={getAmount(row.statement)} currency={row.statement.currency} />
  return [
    {
      id: 'date',
      header: 'Statement Date',
      cell: (row) =>
        row.kind === 'gap' ? <span className={classes.gap}>{formatMonth(row.month)}</span> : formatDay(row.date),
      width: 140,
    },
    {
      id: 'account',
      header: 'Account',
      cell: (row) =>
        row.kind === 'gap' ? (
          <span className={classes.gap} title={describeGap(row, accounts)}>
            {describeGap(row, accounts)}
          </span>
        ) : (
          <span className={classes.account}>
            <span>{accounts.get(row.statement.account_id)?.name ?? ''}</span>
            <Marks statement={row.statement} />
          </span>
        ),
      grow: 1.6,
      minWidth: 250, // A name and its marks.
    },
    {
      id: 'deposits',
      header: 'Cash Deposits',
      cell: renderAmount((statement) => statement.cash_deposits),
      width: 140,
      align: 'right',
      hideOrder: 1,
    },
    {
      id: 'withdrawals',
      header: 'Cash Withdrawals',
      cell: renderAmount((statement) => statement.cash_withdrawals),
      width: 150,
      align: 'right',
      hideOrder: 1,
    },
    {
      id: 'balance',
      header: 'Final Balance',
      cell: renderAmount((statement) => statement.final_balance),
      width: 150,
      align: 'right',
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (row) =>
        row.kind === 'gap' ? (
          <Button size="compact-sm" variant="light" onClick={() => onFillGap(row.date)}>
            Fill in
          </Button>
        ) : (
          <ActionIcon
            size={32}
            aria-label={`Delete statement: ${describeStatement(row, accounts)}`}
            onClick={() => onDelete(row.statement)}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        ),
      width: 92,
      align: 'right',
    },
  ]
}

/** Marks statements that come from a file or that have warnings. */
function Marks({ statement }: { statement: Statement }) {
  const { origin, warnings, currency } = statement
  return (
    <>
      {origin === 'file' && (
        <em className={classes.mark} title="From a file">
          <IconFileText size={13} aria-hidden />
          From a file
        </em>
      )}
      {warnings.length > 0 && (
        <em className={classes.warn} title={warnings.map((warning) => describeWarning(warning, currency)).join(' ')}>
          <IconAlertTriangle size={13} aria-hidden />
          Check
        </em>
      )}
    </>
  )
}

function describeGap(row: StatementRow & { kind: 'gap' }, accounts: AccountsById): string {
  return `No statement for ${formatMonth(row.month)}: ${describeGapAccounts(row, accounts)}`
}

const MAX_NAMED = 3

function describeGapAccounts({ accountIds }: StatementRow & { kind: 'gap' }, accounts: AccountsById): string {
  if (accountIds.length > MAX_NAMED) return `${accountIds.length} accounts`
  return accountIds.map((id) => accounts.get(id)?.name ?? 'an account').join(', ')
}

/** Amounts of 1 or more are in whole units, so two fit next to a balance. The open statement has the exact amounts. */
function formatShort(amount: string, currency: string): string {
  return formatMoney(amount, currency, { isRounded: Math.abs(Number(amount)) >= 1 })
}

export function toPhoneRow(row: StatementRow, accounts: AccountsById): PhoneRow {
  if (row.kind === 'gap') {
    return {
      title: <span className={classes.gap}>No statement for {formatMonth(row.month)}</span>,
      detail: describeGapAccounts(row, accounts),
      figure: 'Fill in',
    }
  }
  const { statement } = row
  const flows = [
    [statement.cash_deposits, 'in'],
    [statement.cash_withdrawals, 'out'],
  ] as const
  const moved = flows.filter(([amount]) => Number(amount) !== 0)
  return {
    title: accounts.get(statement.account_id)?.name ?? '',
    detail:
      moved.map(([amount, direction]) => `${formatShort(amount, statement.currency)} ${direction}`).join(', ') ||
      'No deposits or withdrawals',
    figure: <MoneyText amount={statement.final_balance} currency={statement.currency} />,
    note: `${statement.warnings.length > 0 ? 'Check · ' : ''}${formatDay(row.date)}`,
  }
}

export function describeStatement(row: StatementRow, accounts: AccountsById): string {
  if (row.kind === 'gap') return describeGap(row, accounts)
  const { statement } = row
  const name = accounts.get(statement.account_id)?.name ?? ''
  return `${name}, ${formatDay(row.date)}, ${formatMoney(statement.final_balance, statement.currency)}`
}
