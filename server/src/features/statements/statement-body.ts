import type { Statement, StatementWarning } from '@evenkeel/contract/statements.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { ACCOUNT_TYPES } from '@evenkeel/engine/wealth/account-type.ts'
import {
  type AccountTransfer,
  type StatementWarning as FoundWarning,
  findCounted,
  findStatementWarnings,
} from '@evenkeel/engine/wealth/statement-warnings.ts'
import { findAccountTransfers } from '../../ledger/wealth/account-transfers.ts'
import { type AccountWealth, findWealth, type StatementRow } from '../../ledger/wealth/find-wealth.ts'
import type { Db } from '../../platform/database/schema.ts'

/** Turns statements into response bodies. Includes the accounts and transfers that they're compared with. */
type StatementRenderer = {
  wealth: readonly AccountWealth[]
  transfers: ReadonlyMap<string, readonly AccountTransfer[]>
  toBody: (row: StatementRow) => Statement
}

export async function createStatementRenderer(db: Db, userId: string, today: PlainDate): Promise<StatementRenderer> {
  const wealth = await findWealth(db, userId)
  const transfers = await findAccountTransfers(db, userId, wealth)
  const accounts = new Map(wealth.map((accountWealth) => [accountWealth.account.id, accountWealth]))

  const toBody = (row: StatementRow): Statement => {
    const { account, type, entered, counted } = accounts.get(row.account_id)! // Guaranteed by a foreign key.
    const { currency } = account
    const format = (minor: number) => formatMinor(minor, currency)
    const day = row.day as PlainDate // Checked before we stored it.
    const figures = findCounted(counted, { id: row.id, day })
    const history = { entered, counted, transfers: transfers.get(account.id) ?? [] }
    const warnings = findStatementWarnings({ type, currency }, history, { id: row.id, day }, today)
    return {
      id: row.id,
      account_id: row.account_id,
      statement_date: day,
      cash_deposits: format(figures?.deposits ?? Number(row.deposits_minor)),
      cash_withdrawals: format(figures?.withdrawals ?? Number(row.withdrawals_minor)),
      final_balance: format(Number(row.final_minor)),
      currency,
      origin: row.origin as Statement['origin'], // We only store values from this list.
      import_id: row.import_id,
      flows: row.is_flow_stated === 1 || ACCOUNT_TYPES[type].hasGains ? 'stated' : 'from-balance',
      warnings: warnings.map((warning) => toWarning(warning, format)),
      version: row.version,
      last_updated: row.last_updated,
    }
  }
  return { wealth, transfers, toBody }
}

function toWarning(warning: FoundWarning, format: (minor: number) => string): StatementWarning {
  switch (warning.code) {
    case 'balance-far-off': {
      const { code, previousDay, expected, ratio } = warning
      return { code, previous_date: previousDay, expected: format(expected), ratio }
    }
    case 'deposits-differ':
    case 'withdrawals-differ':
      return { code: warning.code, transfers: format(warning.transfers), difference: format(warning.difference) }
    default:
      return { ...warning }
  }
}
