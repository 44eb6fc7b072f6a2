import type { AccountLink, createAccountLink, LinkableSource } from '@evenkeel/contract/account-links.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { AccountType } from '@evenkeel/engine/wealth/account-type.ts'
import { suggestAccountType } from '@evenkeel/engine/wealth/suggest-account-type.ts'
import type { z } from 'zod'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import type { TrackedRow } from '../../ledger/history/tracked-tables.ts'
import { foldForSearch } from '../../ledger/search-key.ts'
import { addFileStatements, findStoredBalances, SOURCE, selectBalances } from '../../ledger/wealth/file-balances.ts'
import { type AccountRow, findAccounts, makeAccountRow, requireAccount } from '../../ledger/wealth/find-wealth.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'

type LinkRow = TrackedRow<'account_link'>

/** Every source of transactions or imported balances (or only one), with its link and its latest imported balance. */
export async function findLinkableSources(db: Db, userId: string, onlySource?: string): Promise<LinkableSource[]> {
  const [used, imported, links, accounts] = await Promise.all([
    findUsedSources(db, userId, onlySource),
    selectBalances(db, userId)
      .select([SOURCE.as('source'), 'import_balance.currency', 'import_balance.day', 'import_balance.minor'])
      .orderBy('import_balance.import_id')
      .execute(),
    db.selectFrom('account_link').selectAll().where('user_id', '=', userId).execute(),
    findAccounts(db, userId),
  ])
  const sources = new Set([...used.keys(), ...imported.flatMap(({ source }) => source ?? [])])
  return [...sources]
    .filter((source) => onlySource === undefined || source === onlySource)
    .sort()
    .map((source) => {
      const usage = used.get(source)
      const balances = imported.filter((balance) => balance.source === source)
      const latest = balances.reduce<(typeof balances)[number] | null>((a, b) => (a && a.day > b.day ? a : b), null)
      const currency = latest?.currency ?? usage?.currency ?? 'USD'
      const link = links.find((candidate) => candidate.source === source)
      const sameName = accounts.find(
        (account) => account.currency === currency && foldForSearch(account.name) === foldForSearch(source),
      )
      return {
        source,
        currency,
        link: link ? toLinkBody(link) : null,
        balance: latest && formatMinor(Number(latest.minor), latest.currency),
        balance_as_of: (latest?.day ?? null) as PlainDate | null, // Checked before we stored it.
        balance_count: new Set(balances.filter((balance) => balance.currency === currency).map(({ day }) => day)).size,
        transaction_count: usage?.count ?? 0,
        last_transaction_date: usage?.lastDay ?? null,
        suggested_account_id: sameName?.id ?? null,
        suggested_type: suggestAccountType(source, latest === null ? null : Number(latest.minor)),
      }
    })
}

async function findUsedSources(db: Db, userId: string, onlySource?: string) {
  let rows = db.selectFrom('txn').where('user_id', '=', userId).where('source', 'is not', null)
  if (onlySource !== undefined) rows = rows.where('source', '=', onlySource)
  const groups = await rows
    .select((eb) => ['source', 'currency', eb.fn.countAll<number>().as('n'), eb.fn.max<string>('day').as('last_day')])
    .groupBy(['source', 'currency'])
    .execute()
  const used = new Map<string, { currency: string; count: number; lastDay: PlainDate }>()
  // A source's currency is the one that most of its transactions have.
  for (const { source, currency, n, last_day } of groups.sort((a, b) => Number(b.n) - Number(a.n))) {
    const existing = used.get(source!)
    const lastDay = last_day as PlainDate // Checked before we stored it.
    used.set(source!, {
      currency: existing?.currency ?? currency,
      count: (existing?.count ?? 0) + Number(n),
      lastDay: existing && existing.lastDay > lastDay ? existing.lastDay : lastDay,
    })
  }
  return used
}

type Body = z.output<typeof createAccountLink.body>

/** Links a source, even one already linked, to an existing or new account, and adds the balances of its past imports. */
export async function linkSource(deps: Deps, userId: string, body: Body) {
  const at = getInstant(deps.clock)
  const [source] = await findLinkableSources(deps.reports, userId, body.source)
  if (!source) {
    const message = 'no transaction or import has this source'
    throw new AppError('invalid-input', `source: ${message}`, { errors: [{ path: 'source', message }] })
  }
  const action: Action = { userId, reason: { code: 'link.add', args: { source: source.source } }, at }
  const { result, historyId } = await recordAction(deps.db, action, async (write, tx) => {
    let account: AccountRow
    if (body.account_id !== undefined) {
      account = await requireAccount(tx, userId, body.account_id)
      requireCurrency(account, source)
    } else {
      const { name, type } = body.create ?? { name: source.source, type: source.suggested_type as AccountType }
      account = await write.insert(
        'wealth_account',
        await makeAccountRow(tx, userId, { name, type, currency: source.currency }, at),
      )
    }
    const existing = await tx
      .selectFrom('account_link')
      .selectAll()
      .where('user_id', '=', userId)
      .where('source', '=', source.source)
      .executeTakeFirst()
    const link = existing
      ? await write.update('account_link', existing.id, null, { account_id: account.id })
      : await write.insert('account_link', { source: source.source, account_id: account.id, created_at: at })
    const imported = await findStoredBalances(tx, userId, source.source)
    return { link, account, added: await addFileStatements(write, tx, account, imported, at) }
  })
  return {
    link: toLinkBody(result.link),
    account_id: result.account.id,
    is_new_account: body.account_id === undefined,
    statements_added: result.added,
    history_id: historyId,
  }
}

function requireCurrency(account: AccountRow, source: LinkableSource): void {
  if (account.currency === source.currency) return
  const message = `${account.name} is in ${account.currency}, but ${source.source} is in ${source.currency}`
  throw new AppError('invalid-input', `account_id: ${message}`, { errors: [{ path: 'account_id', message }] })
}

export async function unlinkSource(deps: Deps, userId: string, id: string) {
  const action: Action = { userId, reason: { code: 'link.delete' }, at: getInstant(deps.clock) }
  const { historyId } = await recordAction(deps.db, action, (write) => write.remove('account_link', id))
  return { deleted: 1, history_id: historyId }
}

function toLinkBody({ id, source, account_id, version }: LinkRow): AccountLink {
  return { id, source, account_id, version }
}
