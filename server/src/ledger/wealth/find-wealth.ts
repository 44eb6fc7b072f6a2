import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { type AccountStep, getAccountSteps } from '@evenkeel/engine/performance/valuations.ts'
import type { AccountType } from '@evenkeel/engine/wealth/account-type.ts'
import {
  type CountedStatement,
  type EnteredStatement,
  getCountedStatements,
} from '@evenkeel/engine/wealth/counted-statements.ts'
import type { Db } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { createUserMemo } from '../../users/user-memo.ts'
import { findRevision } from '../history/history.ts'
import type { NewRow, TrackedRow } from '../history/tracked-tables.ts'

export type AccountRow = TrackedRow<'wealth_account'>
export type StatementRow = TrackedRow<'statement'>

export type AccountWealth = {
  account: AccountRow
  type: AccountType
  /** Its statements as entered, by day and time of entry. */
  entered: (EnteredStatement & { origin: string })[]
  /** The statements that count, one per day, oldest first. */
  counted: CountedStatement[]
}

const MAX_CACHED_STATEMENTS = 200_000
const wealthCache = createUserMemo<AccountWealth[]>(
  MAX_CACHED_STATEMENTS,
  (wealth) => 1 + wealth.reduce((sum, { entered }) => sum + entered.length, 0),
)

/** All of a user's accounts in order with their statements; cached until the user's next action. */
export async function findWealth(db: Db, userId: string): Promise<readonly AccountWealth[]> {
  if (db.isTransaction) return readWealth(db, userId) // the transaction's own writes have no revision yet
  const revision = String(await findRevision(db, userId))
  const cached = wealthCache.get(db, userId, revision)
  if (cached) return cached
  const wealth = await readWealth(db, userId)
  wealthCache.set(db, userId, revision, wealth)
  return wealth
}

async function readWealth(db: Db, userId: string): Promise<AccountWealth[]> {
  const [accounts, statements] = await Promise.all([
    findAccounts(db, userId),
    db
      .selectFrom('statement')
      .select([
        'id',
        'account_id',
        'day',
        'deposits_minor',
        'withdrawals_minor',
        'final_minor',
        'is_flow_stated',
        'origin',
      ])
      .where('user_id', '=', userId)
      .orderBy('account_id')
      .orderBy('day')
      .orderBy('id')
      .execute(),
  ])
  const byAccount = Map.groupBy(statements, (row) => row.account_id)
  return accounts.map((account) => {
    const type = account.type as AccountType // We only store values from this list.
    const entered = (byAccount.get(account.id) ?? []).map((row) => ({ ...toEntered(row), origin: row.origin }))
    return { account, type, entered, counted: getCountedStatements(type, entered) }
  })
}

const stepsCache = new WeakMap<AccountWealth, readonly AccountStep[]>()

/** An account's steps in its own currency, computed once for as long as the statements are cached. */
export function toSteps(wealth: AccountWealth): readonly AccountStep[] {
  const steps = stepsCache.get(wealth) ?? getAccountSteps(wealth.counted)
  stepsCache.set(wealth, steps)
  return steps
}

export function findAccounts(db: Db, userId: string): Promise<AccountRow[]> {
  return db
    .selectFrom('wealth_account')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

type Figures = Pick<
  StatementRow,
  'id' | 'day' | 'deposits_minor' | 'withdrawals_minor' | 'final_minor' | 'is_flow_stated'
>

function toEntered(row: Figures): EnteredStatement {
  return {
    id: row.id,
    day: row.day as PlainDate, // Checked before we stored it.
    deposits: Number(row.deposits_minor),
    withdrawals: Number(row.withdrawals_minor),
    final: Number(row.final_minor),
    isFlowStated: row.is_flow_stated === 1,
  }
}

/** One of the user's accounts. Throws "not found" for anyone else's. */
export async function requireAccount(db: Db, userId: string, id: string): Promise<AccountRow> {
  const rows = db.selectFrom('wealth_account').selectAll().where('user_id', '=', userId).where('id', '=', id)
  const row = await rows.executeTakeFirst()
  if (!row) throw new AppError('not-found', 'Account not found.')
  return row
}

/** The row of a new account at the end of the list. */
export async function makeAccountRow(
  tx: Db,
  userId: string,
  account: { name: string; type: AccountType; currency: string },
  at: string,
): Promise<NewRow<'wealth_account'>> {
  const existing = await findAccounts(tx, userId)
  return { ...account, sort_order: (existing.at(-1)?.sort_order ?? 0) + 1, created_at: at }
}
