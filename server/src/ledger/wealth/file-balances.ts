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

/** Stores the balances of an import's file, and makes statements from those with a linked source. */
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

/**
 * Copies the balances of the import `from` to the one that adds its rows again, and makes statements from those with a
 * linked source.
 */
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

/** Makes statements from an import's balances, in every account that its sources are linked to. */
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

/** The balances that imports in the ledger have for a source, oldest import first. */
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
 * Turns balances into statements: those of month ends and of the latest day. What a person typed is never changed, and
 * a newer file corrects an older one. When a later day arrives, the previous latest day is removed unless it's a month
 * end. If a statement is added before one from a file, the later one's flows start after it. Returns how many were
 * added.
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
  const kept = existing.filter(({ day, origin }) => origin !== 'file' || !isTemporary(day))
  const keptDays = new Set(kept.map(({ day }) => day))
  const typedDays = new Set(kept.filter(({ origin }) => origin !== 'file').map(({ day }) => day))
  const added = [...byDay.values()].filter(({ day }) => !isTemporary(day) && !keptDays.has(day))
  const addedDays = new Set<string>(added.map(({ day }) => day))
  const days = [...keptDays.union(addedDays)].sort()
  const findPrevious = (day: string) => days.findLast((other) => other < day) as PlainDate | undefined
  const findFlows = await createFlowFinder(tx, account)
  for (const { day, minor, importId } of added.sort((a, b) => (a.day < b.day ? -1 : 1))) {
    await write.insert('statement', {
      account_id: account.id,
      day,
      ...findFlows(findPrevious(day), day),
      final_minor: minor,
      origin: 'file',
      import_id: importId,
      is_flow_stated: 0,
      created_at: at,
    })
  }
  for (const { id, day, origin, final_minor } of kept) {
    if (origin !== 'file') continue
    const balance = typedDays.has(day) ? undefined : byDay.get(day as PlainDate)
    if (balance && balance.minor !== Number(final_minor))
      await write.update('statement', id, null, { final_minor: balance.minor, import_id: balance.importId })
    const previous = findPrevious(day)
    if (previous && addedDays.has(previous))
      await write.update('statement', id, null, findFlows(previous, day as PlainDate))
  }
  const temporaryIds = fromFiles.filter(({ day }) => isTemporary(day)).map(({ id }) => id)
  if (temporaryIds.length > 0) await write.removeMany('statement', temporaryIds)
  return added.length
}

/** After statements of these days were removed, the next statement from a file also covers what they covered. */
export async function extendFlows(
  write: Write,
  tx: Tx,
  account: AccountRow,
  removedDays: readonly string[],
): Promise<void> {
  const left = await tx
    .selectFrom('statement')
    .select(['id', 'day', 'origin'])
    .where('user_id', '=', account.user_id)
    .where('account_id', '=', account.id)
    .orderBy('day')
    .orderBy('id')
    .execute()
  const findFlows = await createFlowFinder(tx, account)
  const next = new Set(removedDays.map((removed) => left.find(({ day }) => day > removed)))
  for (const statement of next) {
    if (statement?.origin !== 'file') continue
    const previous = left.findLast(({ day }) => day < statement.day)?.day as PlainDate | undefined
    await write.update('statement', statement.id, null, findFlows(previous, statement.day as PlainDate))
  }
}

/**
 * Returns a function that adds up known transfers into deposits and withdrawals. They're 0 for an account's first
 * statement, and for accounts without gains, whose balance shows what moved.
 */
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
