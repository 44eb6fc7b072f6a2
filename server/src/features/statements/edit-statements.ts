import type { GridStatement, NewStatement, StatementPatch } from '@evenkeel/contract/statements.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { addCurrentOnConflict } from '../../ledger/history/history-errors.ts'
import type { NewRow } from '../../ledger/history/tracked-tables.ts'
import { toMinor } from '../../ledger/minor-amount.ts'
import { requireAccount, type StatementRow } from '../../ledger/wealth/find-wealth.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { requireStatement } from './statement-queries.ts'

type Figures = Pick<GridStatement, 'cash_deposits' | 'cash_withdrawals' | 'final_balance'>
type ToBody = (row: StatementRow) => Promise<unknown>

/**
 * The columns for figures that a person entered. If deposits and withdrawals are both missing, they count as not
 * stated.
 */
export function toColumns({ cash_deposits, cash_withdrawals, final_balance }: Figures, currency: string) {
  return {
    deposits_minor: toMinor(cash_deposits ?? '0', currency, 'cash_deposits'),
    withdrawals_minor: toMinor(cash_withdrawals ?? '0', currency, 'cash_withdrawals'),
    final_minor: toMinor(final_balance, currency, 'final_balance'),
    is_flow_stated: cash_deposits === undefined && cash_withdrawals === undefined ? 0 : 1,
  }
}

export async function addStatement(deps: Deps, userId: string, body: NewStatement) {
  const at = getInstant(deps.clock)
  const account = await requireAccount(deps.db, userId, body.account_id)
  const reason = { code: 'statement.add', args: { account: account.name, day: body.statement_date } } as const
  return recordAction(deps.db, { userId, reason, at }, async (write, tx) => {
    const { currency } = await requireAccount(tx, userId, body.account_id)
    return write.insert('statement', makeRow(body.account_id, body.statement_date, toColumns(body, currency), at))
  })
}

export function makeRow(
  accountId: string,
  day: PlainDate,
  figures: ReturnType<typeof toColumns>,
  at: string,
): NewRow<'statement'> {
  return { account_id: accountId, day, ...figures, origin: 'typed', created_at: at }
}

/** Changes one statement; from then on it counts as entered manually, and importing a file doesn't change it. */
export async function editStatement(
  deps: Deps,
  userId: string,
  id: string,
  { version, ...edit }: StatementPatch,
  toBody: ToBody,
) {
  const before = await requireStatement(deps.db, userId, id)
  const account = await requireAccount(deps.db, userId, edit.account_id ?? before.account_id)
  const args = { account: account.name, day: edit.statement_date ?? before.day }
  const action: Action = { userId, reason: { code: 'statement.edit', args }, at: getInstant(deps.clock) }
  return addCurrentOnConflict(toBody, () =>
    recordAction(deps.db, action, async (write, tx) => {
      const row = await requireStatement(tx, userId, id)
      if (row.version !== version) return write.update('statement', id, version, {})
      const from = await requireAccount(tx, userId, row.account_id)
      const { currency } = await requireAccount(tx, userId, edit.account_id ?? row.account_id)
      const format = (minor: number) => formatMinor(Number(minor), from.currency)
      const isFlowStated = row.is_flow_stated === 1
      // If the new account has another currency, the numbers stay the same, so they must be valid in that currency.
      const figures = toColumns(
        {
          cash_deposits: edit.cash_deposits ?? (isFlowStated ? format(row.deposits_minor) : undefined),
          cash_withdrawals: edit.cash_withdrawals ?? (isFlowStated ? format(row.withdrawals_minor) : undefined),
          final_balance: edit.final_balance ?? format(row.final_minor),
        },
        currency,
      )
      return write.update('statement', id, version, {
        ...figures,
        account_id: edit.account_id ?? row.account_id,
        day: edit.statement_date ?? row.day,
        origin: 'typed',
      })
    }),
  )
}

export async function deleteStatements(deps: Deps, userId: string, ids: readonly string[]) {
  const reason = { code: 'statement.delete', args: { count: new Set(ids).size } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const { result, historyId } = await recordAction(deps.db, action, (write) => write.removeMany('statement', ids))
  return { deleted: result, history_id: historyId }
}

/** Saves the statements of many accounts for one day as one action, all or nothing. */
export async function saveGrid(
  deps: Deps,
  userId: string,
  day: PlainDate,
  cells: readonly GridStatement[],
  toBody: ToBody,
) {
  const at = getInstant(deps.clock)
  const reason = { code: 'statement.grid', args: { count: cells.length, day } } as const
  return addCurrentOnConflict(toBody, () =>
    recordAction(deps.db, { userId, reason, at }, async (write, tx) => {
      const saved: { id: string; isNew: boolean; isChanged: boolean }[] = []
      for (const cell of cells) {
        const { currency } = await requireAccount(tx, userId, cell.account_id)
        const figures = toColumns(cell, currency)
        if (cell.id === undefined) {
          const { id } = await write.insert('statement', makeRow(cell.account_id, day, figures, at))
          saved.push({ id, isNew: true, isChanged: false })
          continue
        }
        if (cell.version === undefined) throw new AppError('invalid-input', 'version: required with an id')
        const row = await requireStatement(tx, userId, cell.id)
        if (row.account_id !== cell.account_id) throw new AppError('not-found', 'Statement not found.')
        const after = await write.update('statement', cell.id, cell.version, { ...figures, day, origin: 'typed' })
        saved.push({ id: cell.id, isNew: false, isChanged: after.version !== row.version })
      }
      return saved
    }),
  )
}
