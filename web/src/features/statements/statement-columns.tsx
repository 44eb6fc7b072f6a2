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
import { warningWords } from './warning-words.ts'

export type AccountNames = ReadonlyMap<string, WealthAccount>
type Handlers = { onDelete: (statement: Statement) => void; onFill: (date: PlainDate) => void }

export function statementColumns(
  accounts: AccountNames,
  { onDelete, onFill }: Handlers,
): readonly DataTableColumn<StatementRow>[] {
  const money = (of: (statement: Statement) => string) => (row: StatementRow) =>
    row.kind === 'gap' ? null : <MoneyText amount={of(row.statement)} currency={row.statement.currency} />
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
          <span className={classes.gap} title={gapWords(row, accounts)}>
            {gapWords(row, accounts)}
          </span>
        ) : (
          <span className={classes.account}>
            <span>{accounts.get(row.statement.account_id)?.name ?? ''}</span>
            <Marks statement={row.statement} />
          </span>
        ),
      grow: 1.6,
    },
    {
      id: 'deposits',
      header: 'Cash Deposits',
      cell: money((each) => each.cash_deposits),
      width: 140,
      align: 'right',
      minTableWidth: 640,
    },
    {
      id: 'withdrawals',
      header: 'Cash Withdrawals',
      cell: money((each) => each.cash_withdrawals),
      width: 150,
      align: 'right',
      minTableWidth: 640,
    },
    { id: 'balance', header: 'Final Balance', cell: money((each) => each.final_balance), width: 150, align: 'right' },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (row) =>
        row.kind === 'gap' ? (
          <Button size="compact-sm" variant="light" onClick={() => onFill(row.date)}>
            Fill in
          </Button>
        ) : (
          <ActionIcon
            size={32}
            aria-label={`Delete ${describeStatement(row, accounts)}`}
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

/** From a file; something to check. */
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
        <em className={classes.warn} title={warnings.map((each) => warningWords(each, currency)).join(' ')}>
          <IconAlertTriangle size={13} aria-hidden />
          Check
        </em>
      )}
    </>
  )
}

function gapWords(row: StatementRow & { kind: 'gap' }, accounts: AccountNames): string {
  return `No statement for ${formatMonth(row.month)}: ${gapAccounts(row, accounts)}`
}

const MAX_NAMED = 3

function gapAccounts({ accountIds }: StatementRow & { kind: 'gap' }, accounts: AccountNames): string {
  if (accountIds.length > MAX_NAMED) return `${accountIds.length} accounts`
  return accountIds.map((id) => accounts.get(id)?.name ?? 'an account').join(', ')
}

/** In whole units, so two amounts fit beside a balance; the exact ones are one tap away. */
function shortMoney(amount: string, currency: string): string {
  return formatMoney(amount, currency, { whole: Math.abs(Number(amount)) >= 1 })
}

export function statementPhoneRow(row: StatementRow, accounts: AccountNames): PhoneRow {
  if (row.kind === 'gap') {
    return {
      title: <span className={classes.gap}>No statement for {formatMonth(row.month)}</span>,
      detail: gapAccounts(row, accounts),
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
      moved.map(([amount, way]) => `${shortMoney(amount, statement.currency)} ${way}`).join(', ') ||
      'No deposits or withdrawals',
    figure: <MoneyText amount={statement.final_balance} currency={statement.currency} />,
    note: `${statement.warnings.length > 0 ? 'Check · ' : ''}${formatDay(row.date)}`,
  }
}

export function describeStatement(row: StatementRow, accounts: AccountNames): string {
  if (row.kind === 'gap') return gapWords(row, accounts)
  const { statement } = row
  const name = accounts.get(statement.account_id)?.name ?? ''
  return `${name}, ${formatDay(row.date)}, ${formatMoney(statement.final_balance, statement.currency)}`
}
