import { getMonthEnd, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { DayBalance } from '@evenkeel/engine/statement-files/day-balances.ts'
import { ACCOUNT_TYPES, type AccountType } from '@evenkeel/engine/wealth/account-type.ts'
import { sumTransfers } from '@evenkeel/engine/wealth/statement-warnings.ts'
import { sql } from 'kysely'
import { insertRows } from '../../platform/database/insert-rows.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import type { Write } from '../history/tracked-writes.ts'
import { findAccountTransfers } from './account-transfers.ts'
import { type AccountRow, requireAccount } from './find-wealth.ts'

/** The source of a balance: its own if the file covers several accounts, otherwise the import's current one. */
export const SOURCE = sql<string>`coalesce(nullif(import_balance.source, ''), statement_import.source)`

type ImportContext = { userId: string; importId: string; at: string }
type StoredBalance = { importId: string; day: PlainDate; currency: string; minor: number }

/** Stores the balances of an import's file, and turns those with a linked source into statements. */
export async function storeBalances(
  write: Write,
  tx: Tx,
  context: ImportContext,
  balances: readonly DayBalance[],
): Promise<void> {
  if (balances.length === 0) return
  const { userId, importId } = context
  const rows = new Map(
    balances.map(({ source, currency, day, minor }) => [
      `${source ?? ''}\n${currency}\n${day}`,
      { user_id: userId, import_id: importId, source: source ?? '', currency, day, minor },
    ]),
  )
  await insertRows(tx as never, 'import_balance', [...rows.values()])
  await addStatementsFromBalances(write, tx, context)
}

/** Copies the balances of the import `from` to an import restored from its rows, and turns them into statements. */
export async function copyBalances(write: Write, tx: Tx, context: ImportContext, from: string): Promise<void> {
  const { userId, importId } = context
  const rows = await tx
    .selectFrom('import_balance')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', from)
    .execute()
  if (rows.length === 0) return
  await insertRows(
    tx as never,
    'import_balance',
    rows.map((row) => ({ ...row, import_id: importId })),
  )
  await addStatementsFromBalances(write, tx, context)
}

/** Turns an import's balances into statements, in every account that its sources are linked to. */
export async function addStatementsFromBalances(
  write: Write,
  tx: Tx,
  { userId, importId, at }: ImportContext,
): Promise<void> {
  const linked = await selectBalances(tx, userId)
    .innerJoin('account_link', (join) =>
      join.onRef('account_link.user_id', '=', 'import_balance.user_id').on('account_link.source', '=', SOURCE),
    )
    .select(['import_balance.currency', 'import_balance.day', 'import_balance.minor', 'account_link.account_id'])
    .where('import_balance.import_id', '=', importId)
    .execute()
  for (const [accountId, rows] of Map.groupBy(linked, (row) => row.account_id)) {
    const account = await requireAccount(tx, userId, accountId)
    const balances = rows.map((row) => ({ importId, ...toBalance(row) }))
    await addFileStatements(write, tx, account, balances, at)
  }
}

/** The balances that visible imports have for a source, oldest import first. */
export async function findStoredBalances(db: Db, userId: string, source: string): Promise<StoredBalance[]> {
  const rows = await selectBalances(db, userId)
    .select(['import_balance.import_id', 'import_balance.currency', 'import_balance.day', 'import_balance.minor'])
    .where(SOURCE, '=', source)
    .orderBy('import_balance.import_id')
    .orderBy('import_balance.day')
    .execute()
  return rows.map((row) => ({ importId: row.import_id, ...toBalance(row) }))
}

/** Balances of imports that are in the ledger, each with its import. */
export function selectBalances(db: Db, userId: string) {
  return db
    .selectFrom('import_balance')
    .innerJoin('statement_import', (join) =>
      join
        .onRef('statement_import.user_id', '=', 'import_balance.user_id')
        .onRef('statement_import.id', '=', 'import_balance.import_id'),
    )
    .where('import_balance.user_id', '=', userId)
}

function toBalance({ day, currency, minor }: { day: string; currency: string; minor: number }) {
  return { day: day as PlainDate, currency, minor: Number(minor) } // Checked before we stored it.
}

/**
 * Statements from files: month ends and the latest day. What a person typed is never changed, and a newer file corrects
 * an older one. When a later day arrives, the previous latest day is removed unless it is a month end. Returns how many
 * were added.
 */
export async function addFileStatements(
  write: Write,
  tx: Tx,
  account: AccountRow,
  balances: readonly StoredBalance[],
  at: string,
): Promise<number> {
  // If several files cover one day, the newest counts.
  const byDay = new Map(
    balances.filter(({ currency }) => currency === account.currency).map((balance) => [balance.day, balance]),
  )
  if (byDay.size === 0) return 0
  const existing = await tx
    .selectFrom('statement')
    .select(['id', 'day', 'origin', 'final_minor'])
    .where('user_id', '=', account.user_id)
    .where('account_id', '=', account.id)
    .execute()
  const fromFiles = existing.filter(({ origin }) => origin === 'file')
  const newest = [...byDay.keys(), ...fromFiles.map(({ day }) => day)].reduce((a, b) => (a > b ? a : b))
  const isTemporary = (day: string) => day < newest && getMonthEnd(day as PlainDate) !== day
  const findFlows = await createFlowFinder(tx, account)
  const days = new Set(existing.map(({ day }) => day))
  let added = 0
  for (const { day, minor, importId } of [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const onDay = existing.filter((statement) => statement.day === day)
    if (isTemporary(day) || onDay.some(({ origin }) => origin === 'typed')) continue
    const old = onDay[0]
    if (old) {
      if (Number(old.final_minor) === minor) continue
      await write.update('statement', old.id, null, { final_minor: minor, import_id: importId })
      continue
    }
    const previous = [...days]
      .filter((otherDay) => otherDay < day)
      .sort()
      .at(-1)
    await write.insert('statement', {
      account_id: account.id,
      day,
      ...findFlows(previous as PlainDate | undefined, day),
      final_minor: minor,
      origin: 'file',
      import_id: importId,
      is_flow_stated: 0,
      created_at: at,
    })
    days.add(day)
    added += 1
  }
  const temporaryIds = fromFiles.filter(({ day }) => isTemporary(day)).map(({ id }) => id)
  if (temporaryIds.length > 0) await write.removeMany('statement', temporaryIds)
  return added
}

/** Deposits and withdrawals from known transfers, for accounts whose balance alone does not show them. */
async function createFlowFinder(tx: Tx, account: AccountRow) {
  const type = account.type as AccountType // We only store values from this list.
  const transfers = ACCOUNT_TYPES[type].hasGains
    ? ((await findAccountTransfers(tx, account.user_id, [{ account, type }])).get(account.id) ?? [])
    : []
  return (after: PlainDate | undefined, upTo: PlainDate) => {
    const { deposits, withdrawals } =
      after === undefined ? { deposits: 0, withdrawals: 0 } : sumTransfers(transfers, after, upTo)
    return { deposits_minor: deposits, withdrawals_minor: withdrawals }
  }
}
