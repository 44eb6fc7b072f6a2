import type { AccountPatch, NewAccount } from '@evenkeel/contract/wealth.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { addCurrentOnConflict } from '../../ledger/history/history-errors.ts'
import { toMinor } from '../../ledger/minor-amount.ts'
import { type AccountRow, findAccounts, makeAccountRow, requireAccount } from '../../ledger/wealth/find-wealth.ts'
import { getInstant, getLocalDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'

/** Adds an account at the end of the list; a balance becomes today's opening statement. */
export async function addAccount(deps: Deps, userId: string, { name, type, currency, balance, today }: NewAccount) {
  const at = getInstant(deps.clock)
  const final = balance === undefined ? null : toMinor(balance, currency, 'balance')
  const action: Action = { userId, reason: { code: 'account.add', args: { name } }, at }
  return recordAction(deps.db, action, async (write, tx) => {
    const row = await write.insert('wealth_account', await makeAccountRow(tx, userId, { name, type, currency }, at))
    if (final === null) return row
    await write.insert('statement', {
      account_id: row.id,
      day: today ?? getLocalDay(deps.clock),
      deposits_minor: 0,
      withdrawals_minor: 0,
      final_minor: final,
      is_flow_stated: 0,
      created_at: at,
    })
    return row
  })
}

export async function editAccount(
  deps: Deps,
  userId: string,
  id: string,
  { version, ...edit }: AccountPatch,
  toBody: (row: AccountRow) => Promise<unknown>,
) {
  const before = await requireAccount(deps.db, userId, id)
  const name = edit.name ?? before.name
  const isArchived =
    edit.is_archived === undefined || edit.is_archived === (before.is_archived === 1) ? null : edit.is_archived
  const reason = { code: 'account.edit', args: { name, isArchived } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  return addCurrentOnConflict(toBody, () =>
    recordAction(deps.db, action, async (write, tx) => {
      const row = await requireAccount(tx, userId, id)
      const { is_archived, ...fields } = edit
      // Only checked if the version is current. Otherwise, the user should first see what has changed.
      if (row.version === version && edit.currency !== undefined && edit.currency !== row.currency) {
        await requireNoStatements(tx, userId, id)
      }
      const patch = { ...fields, ...(is_archived === undefined ? {} : { is_archived: is_archived ? 1 : 0 }) }
      return write.update('wealth_account', id, version, patch)
    }),
  )
}

async function requireNoStatements(tx: Db, userId: string, accountId: string): Promise<void> {
  const statement = await tx
    .selectFrom('statement')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  if (!statement) return
  const message = 'can’t change while the account has statements in the current currency'
  throw new AppError('invalid-input', `currency: ${message}`, { errors: [{ path: 'currency', message }] })
}

/** Deletes an account with its statements and links, as one action that can be undone. */
export async function deleteAccount(deps: Deps, userId: string, id: string) {
  const { name } = await requireAccount(deps.db, userId, id)
  const action: Action = { userId, reason: { code: 'account.delete', args: { name } }, at: getInstant(deps.clock) }
  const { result, historyId } = await recordAction(deps.db, action, async (write, tx) => {
    const { n } = await tx
      .selectFrom('statement')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    await write.remove('wealth_account', id)
    return Number(n)
  })
  return { deleted: 1, statements_deleted: result, history_id: historyId }
}

/** The listed accounts come first, in the order of `ids`; the others follow in their current order. */
export async function sortAccounts(deps: Deps, userId: string, ids: readonly string[]) {
  const action: Action = { userId, reason: { code: 'account.sort' }, at: getInstant(deps.clock) }
  const { historyId } = await recordAction(deps.db, action, async (write, tx) => {
    const existing = (await findAccounts(tx, userId)).map((row) => row.id)
    const listed = new Set(ids)
    if (ids.some((id) => !existing.includes(id))) throw new AppError('not-found', 'Account not found.')
    const order = [...listed, ...existing.filter((id) => !listed.has(id))]
    const positions = new Map(order.map((id, i) => [id, i + 1]))
    await write.updateMany('wealth_account', order, (row) => ({ sort_order: positions.get(row.id)! }))
  })
  return { history_id: historyId }
}
