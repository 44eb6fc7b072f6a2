import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { ACCOUNT_TYPES } from '@evenkeel/engine/wealth/account-type.ts'
import type { AccountTransfer } from '@evenkeel/engine/wealth/statement-warnings.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { AccountWealth } from './find-wealth.ts'

/**
 * Transfers between the user's own accounts, by the wealth account whose linked source they went into or came from,
 * oldest first. Only those in the account's currency, and only for accounts with gains: for the others, the balance
 * itself shows what moved.
 */
export async function findAccountTransfers(
  db: Db,
  userId: string,
  wealth: readonly Pick<AccountWealth, 'account' | 'type'>[],
): Promise<Map<string, AccountTransfer[]>> {
  const accountsWithGains = new Map(
    wealth.filter(({ type }) => ACCOUNT_TYPES[type].hasGains).map(({ account }) => [account.id, account]),
  )
  if (accountsWithGains.size === 0) return new Map()
  const rows = await db
    .selectFrom('account_link')
    .innerJoin('txn', (join) =>
      join.onRef('txn.user_id', '=', 'account_link.user_id').onRef('txn.source', '=', 'account_link.source'),
    )
    .select(['account_link.account_id', 'txn.id', 'txn.day', 'txn.name', 'txn.minor', 'txn.currency'])
    .where('account_link.user_id', '=', userId)
    .where('account_link.account_id', 'in', [...accountsWithGains.keys()])
    .where('txn.transfer_id', 'is not', null)
    .orderBy('txn.day')
    .orderBy('txn.id')
    .execute()
  const sameCurrency = rows.filter((row) => row.currency === accountsWithGains.get(row.account_id)?.currency)
  return new Map(
    [...Map.groupBy(sameCurrency, (row) => row.account_id)].map(([accountId, list]) => [
      accountId,
      // Checked before we stored it.
      list.map(({ id, day, name, minor }) => ({ id, day: day as PlainDate, name, minor: Number(minor) })),
    ]),
  )
}
