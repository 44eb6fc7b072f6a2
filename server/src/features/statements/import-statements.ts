import type { importStatements as importStatementsRoute, StatementImport } from '@evenkeel/contract/statement-import.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { z } from 'zod'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { RECORD_LIMITS, RecordLimitError } from '../../ledger/record-limits.ts'
import { findWealth, makeAccountRow } from '../../ledger/wealth/find-wealth.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import {
  type ImportPlan,
  type PlannedStatement,
  planImport,
  requireAccount,
  toReadStatement,
} from './plan-statement-import.ts'

type Owner = { id: string; preferredCurrency: string }
/** More than fifty years of days. Comparing more would keep other users waiting. */
const MAX_BALANCES = 20_000

type Body = z.output<typeof importStatementsRoute.body>

/**
 * Reads a pasted table of balances. Unless it's a dry run, saves new statements, the accounts that the user adds for
 * them and, with `replace`, different figures for saved days, all as one action.
 */
export async function importStatements(
  deps: Deps,
  owner: Owner,
  body: Body,
  today: PlainDate,
): Promise<StatementImport> {
  const options = {
    today,
    day: body.statement_date,
    dayOrder: body.day_order && (body.day_order === 'day-first' ? 'dmy' : 'mdy'),
    isAmerican: ['USD', 'PHP'].includes(owner.preferredCurrency),
  } as const
  const table = await deps.textReader.readBalances(body.text, options, owner.id)
  if (table.statements.length + table.unread.length > MAX_BALANCES) {
    const most = MAX_BALANCES.toLocaleString('en')
    throw new AppError('too-large', `You can paste up to ${most} balances at once. Paste a shorter period.`)
  }
  const limit = RECORD_LIMITS.wealth_account
  if (new Set(table.statements.map(({ label }) => label)).size > limit.most) throw new RecordLimitError(limit)
  const plan = async (db: Db): Promise<ImportPlan> => {
    const wealth = await findWealth(db, owner.id)
    if (body.account_id !== undefined) requireAccount(wealth, body.account_id)
    return planImport(table, wealth, {
      accounts: body.accounts ?? [],
      accountId: body.account_id,
      currency: body.currency ?? owner.preferredCurrency,
      replace: body.replace ?? false,
    })
  }
  if (body.dry_run) return toBody(await plan(deps.db), { added: 0, changed: 0, accounts_added: 0, history_id: null })

  const at = getInstant(deps.clock)
  const action: Action = { userId: owner.id, reason: { code: 'statement.import' }, at }
  const { result, historyId } = await recordAction(deps.db, action, async (write, tx) => {
    // Planned again inside the transaction, because data may have changed since the preview.
    const planned = await plan(tx)
    const ids = new Map<string, string>()
    let accountsAdded = 0
    for (const { label, decision, account_id, suggested } of planned.accounts) {
      if (account_id !== null) ids.set(label, account_id)
      if (decision !== 'new') continue
      const row = await write.insert('wealth_account', await makeAccountRow(tx, owner.id, suggested, at))
      ids.set(label, row.id)
      accountsAdded += 1
    }
    const fresh = planned.statements.filter(({ verdict }) => verdict === 'new')
    const added = await write.insertMany(
      'statement',
      fresh.map((statement) => ({
        account_id: ids.get(statement.label)!,
        day: statement.day,
        ...toColumns(statement),
        created_at: at,
      })),
    )
    const replaced = planned.statements.filter(({ verdict }) => body.replace && verdict === 'differs')
    for (const statement of replaced) await write.update('statement', statement.present!.id, null, toColumns(statement))
    return { planned, added, changed: replaced.length, accountsAdded }
  })
  const { planned, added, changed, accountsAdded } = result
  return toBody(planned, { added, changed, accounts_added: accountsAdded, history_id: historyId })
}

function toColumns(statement: PlannedStatement) {
  return {
    deposits_minor: statement.deposits,
    withdrawals_minor: statement.withdrawals,
    final_minor: statement.final,
    is_flow_stated: statement.isFlowStated ? 1 : 0,
    origin: 'typed',
  }
}

type Saved = Pick<StatementImport, 'added' | 'changed' | 'accounts_added' | 'history_id'>

function toBody({ layout, accounts, statements, unread, questions }: ImportPlan, saved: Saved): StatementImport {
  return {
    layout,
    accounts: accounts.map(({ wealth: _, type: __, currency: ___, ...account }) => account),
    statements: statements.map(toReadStatement),
    not_understood: unread,
    questions,
    ...saved,
  }
}
