import type { getStatementGrid, Statement } from '@evenkeel/contract/statements.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { addMonths, getMonthEnd, isPlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { ACCOUNT_TYPES as WEALTH_RULES } from '@evenkeel/engine/wealth/account-type.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { FormProblem } from '../../components/form-notes.tsx'
import { IconChevronLeft, IconChevronRight } from '../../components/icons.ts'
import { TableSkeleton } from '../../components/skeletons.tsx'
import type { ResponseBody } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'
import { formatMoney, groupDigits } from '../../lib/format-money.ts'
import { parseBalance, parseFlow } from './statement-amounts.ts'
import classes from './statement-grid.module.css'
import { statementQueries } from './statement-queries.ts'
import { countStatements, type StatementActions } from './use-statement-actions.ts'

type GridRow = ResponseBody<typeof getStatementGrid>['rows'][number]
type Cells = { cash_deposits: string; cash_withdrawals: string; final_balance: string }
type Props = {
  date: PlainDate
  onDateChange: (date: PlainDate) => void
  onClose: () => void
  actions: StatementActions
}

const COLUMNS = [
  ['cash_deposits', 'Cash Deposits'],
  ['cash_withdrawals', 'Cash Withdrawals'],
  ['final_balance', 'Final Balance'],
] as const

/** One date's statements for all accounts that aren't archived, saved as one action. Made for the keyboard. */
export function StatementGrid({ date, onDateChange, onClose, actions }: Props) {
  const query = useQuery(statementQueries.grid(date))
  if (query.isLoadingError) {
    return <ErrorPanel title="Couldn’t load your accounts" error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <TableSkeleton rows={6} columns={5} />
  return (
    <Grid
      key={date}
      date={date}
      rows={query.data.rows}
      onDateChange={onDateChange}
      onClose={onClose}
      actions={actions}
    />
  )
}

function Grid({ date, rows, onDateChange, onClose, actions }: Props & { rows: readonly GridRow[] }) {
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Cells>>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const filled = rows.map((row) => readRow(row, typed[row.account.id] ?? {}))
  const changed = filled.filter(({ isChanged }) => isChanged)
  const invalid = filled.filter(({ isInvalid }) => isInvalid)

  async function save() {
    if (isBusy || changed.length === 0 || invalid.length > 0) return
    setIsBusy(true)
    setProblem(null)
    const outcome = await actions.saveGrid(
      date,
      changed.map(({ body }) => body),
    )
    setIsBusy(false)
    if (outcome.kind === 'failed') return setProblem(explainError(outcome.error))
    if (outcome.kind === 'stale') return setProblem(describeConflict(outcome.current, rows))
    // Rows that were edited during the save keep what was typed.
    setTyped((current) => Object.fromEntries(Object.entries(current).filter(([id, cells]) => cells !== typed[id])))
  }

  function goTo(next: string) {
    if (isPlainDate(next)) onDateChange(next)
  }

  const isUnchanged = changed.length === 0 && invalid.length === 0
  return (
    <Card
      title="Month-end grid"
      description={
        <>
          <span className={classes.keyHint}>Enter goes down, Tab goes across, Ctrl+Enter saves. </span>
          Leave a row empty to skip it.
        </>
      }
      actions={
        <div className={classes.dates}>
          <ActionIcon
            variant="default"
            aria-label="Previous month"
            disabled={!isUnchanged}
            onClick={() => goTo(getMonthEnd(addMonths(date, -1)))}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <TextInput
            type="date"
            aria-label="Statement Date"
            value={date}
            max={toLocalDate(new Date())}
            disabled={!isUnchanged}
            onChange={(event) => goTo(event.currentTarget.value)}
          />
          <ActionIcon
            variant="default"
            aria-label="Next month"
            disabled={!isUnchanged}
            onClick={() => goTo(getMonthEnd(addMonths(date, 1)))}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </div>
      }
    >
      {problem && <FormProblem>{problem}</FormProblem>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onKeyDown={(event) => onGridKeyDown(event, () => void save())}
      >
        <table className={classes.grid}>
          <caption className="visually-hidden">Statements for all accounts on {formatDay(date)}</caption>
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">Last statement</th>
              {COLUMNS.map(([id, name]) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Gain</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <GridLine
                key={row.account.id}
                row={row}
                index={i}
                read={filled[i]!}
                onChange={(cells) => setTyped({ ...typed, [row.account.id]: { ...typed[row.account.id], ...cells } })}
              />
            ))}
          </tbody>
        </table>
        <div className={classes.foot}>
          <p aria-live="polite">
            {invalid.length > 0
              ? 'Check the marked amounts.'
              : changed.length > 0
                ? `${countStatements(changed.length)} to save for ${formatDay(date)}.`
                : `Accounts with a statement for this date: ${rows.filter(({ statement }) => statement).length} of ${rows.length}.`}
          </p>
          {isUnchanged ? (
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          ) : (
            <Button variant="default" onClick={() => setTyped({})}>
              Discard
            </Button>
          )}
          <Button type="submit" loading={isBusy} disabled={changed.length === 0 || invalid.length > 0}>
            {changed.length === 0 ? 'Save' : `Save ${countStatements(changed.length)}`}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** For when nothing was saved because another tab or device changed one of the statements first. */
function describeConflict({ account_id, final_balance, currency }: Statement, rows: readonly GridRow[]): string {
  const name = rows.find(({ account }) => account.id === account_id)?.account.name
  const statement = name === undefined ? 'A statement' : `The statement for ${name}`
  return `${statement} was changed elsewhere, so we saved nothing. Its final balance is now ${formatMoney(final_balance, currency)}. Check your figures and save again.`
}

type LineProps = {
  row: GridRow
  index: number
  read: ReturnType<typeof readRow>
  onChange: (cells: Partial<Cells>) => void
}

function GridLine({ row, index, read, onChange }: LineProps) {
  const { account, previous, proposal } = row
  const { cells, errors, gain } = read
  const proposed = proposal && (Number(proposal.cash_deposits) || Number(proposal.cash_withdrawals)) ? proposal : null
  const isUsed =
    proposed &&
    parseFlow(cells.cash_deposits) === proposed.cash_deposits &&
    parseFlow(cells.cash_withdrawals) === proposed.cash_withdrawals
  return (
    <tr>
      <th scope="row">
        {account.name}
        <small>{account.currency}</small>
      </th>
      <td data-label="Last statement">
        {previous ? (
          <>
            {formatMoney(previous.final_balance, previous.currency)}
            <small>{formatDay(previous.statement_date)}</small>
          </>
        ) : (
          <small>None yet</small>
        )}
      </td>
      {COLUMNS.map(([id, name]) => (
        <td key={id} data-label={name}>
          <input
            className={classes.cell}
            inputMode="decimal"
            autoComplete="off"
            data-column={id}
            data-row={index}
            aria-label={`${name}, ${account.name}`}
            aria-invalid={errors.has(id) || undefined}
            placeholder={id === 'final_balance' ? '' : '0'}
            value={cells[id]}
            onChange={(event) => onChange({ [id]: event.currentTarget.value })}
          />
          {id === 'cash_deposits' && proposed && !isUsed && (
            <button
              type="button"
              className={classes.proposal}
              onClick={() =>
                onChange({ cash_deposits: proposed.cash_deposits, cash_withdrawals: proposed.cash_withdrawals })
              }
            >
              Use transfers: {formatMoney(proposed.cash_deposits, account.currency)} in,{' '}
              {formatMoney(proposed.cash_withdrawals, account.currency)} out
            </button>
          )}
        </td>
      ))}
      <td data-label="Gain">{gain === null ? '' : formatMoney(gain, account.currency, { sign: 'always' })}</td>
    </tr>
  )
}

/** The result of a row of cells: unchanged, invalid, or a statement to save. */
function readRow({ account, statement, previous }: GridRow, typed: Partial<Cells>) {
  const entered = statement?.flows === 'stated' ? statement : null
  const saved: Cells = {
    cash_deposits: entered ? formatUnlessZero(entered.cash_deposits) : '',
    cash_withdrawals: entered ? formatUnlessZero(entered.cash_withdrawals) : '',
    final_balance: groupDigits(statement?.final_balance ?? ''),
  }
  const cells = { ...saved, ...typed }
  const amounts = {
    cash_deposits: parseFlow(cells.cash_deposits),
    cash_withdrawals: parseFlow(cells.cash_withdrawals),
    final_balance: parseBalance(cells.final_balance, account.type),
  }
  const toMinor = (text: string) => parseMinor(text, account.currency)
  const isEdited = COLUMNS.some(([id]) => cells[id] !== saved[id])
  const errors = new Set(COLUMNS.map(([id]) => id).filter((id) => amounts[id] !== '' && toMinor(amounts[id]) === null))
  if (isEdited && amounts.final_balance === '') errors.add('final_balance')
  const [balance, previousBalance] = [toMinor(amounts.final_balance), previous && toMinor(previous.final_balance)]
  const flow = (toMinor(amounts.cash_deposits || '0') ?? 0) - (toMinor(amounts.cash_withdrawals || '0') ?? 0)
  const hasFlows = entered !== null || amounts.cash_deposits !== '' || amounts.cash_withdrawals !== ''
  return {
    cells,
    errors: isEdited ? errors : new Set<string>(),
    isInvalid: isEdited && errors.size > 0,
    isChanged: isEdited && errors.size === 0,
    // Without entered flows, the change in a bank account's or debt's balance is money that moved, not a gain.
    gain:
      balance === null || previousBalance === null || !(hasFlows || WEALTH_RULES[account.type].hasGains)
        ? null
        : formatMinor(balance - previousBalance - flow, account.currency),
    body: {
      account_id: account.id,
      final_balance: amounts.final_balance,
      ...(hasFlows && {
        cash_deposits: amounts.cash_deposits || '0',
        cash_withdrawals: amounts.cash_withdrawals || '0',
      }),
      ...(statement ? { id: statement.id, version: statement.version } : {}),
    },
  }
}

function formatUnlessZero(amount: string): string {
  return /[1-9]/.test(amount) ? groupDigits(amount) : ''
}

/** The arrows, Enter (down) and Shift+Enter (up) move within a column. Ctrl+Enter or Cmd+Enter saves. */
function onGridKeyDown(event: KeyboardEvent<HTMLFormElement>, save: () => void) {
  const cell = event.target as HTMLElement
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    return save()
  }
  const { column, row } = cell.dataset
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (column === undefined || row === undefined || step === undefined) return
  event.preventDefault()
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `[data-column="${column}"][data-row="${Number(row) + step}"]`,
  )
  next?.focus()
  next?.select()
}
