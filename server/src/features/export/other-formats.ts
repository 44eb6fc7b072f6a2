import { Readable } from 'node:stream'
import type { ExportFormat } from '@evenkeel/contract/export.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type {
  Book,
  BookAccount,
  BookCategory,
  BookEntry,
  LedgerWriter,
} from '@evenkeel/engine/ledger-files/ledger-book.ts'
import { LEDGER_WRITERS } from '@evenkeel/engine/ledger-files/ledger-writers.ts'
import { sql } from 'kysely'
import { findCategories } from '../../ledger/category-lookup.ts'
import { readTags } from '../../ledger/tags.ts'
import type { Db } from '../../platform/database/schema.ts'

const ROWS_AT_ONCE = 1_000

/** File extensions and content types. */
export const FORMATS: Record<ExportFormat, { extension: string; type: string }> = {
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  qif: { extension: 'qif', type: 'application/qif; charset=utf-8' },
  ofx: { extension: 'ofx', type: 'application/x-ofx; charset=utf-8' },
  hledger: { extension: 'journal', type: 'text/plain; charset=utf-8' },
  beancount: { extension: 'beancount', type: 'text/plain; charset=utf-8' },
}

/** All transactions in one of the formats, account by account, written as they're sent. */
export function exportInFormat(db: Db, userId: string, format: ExportFormat, today: PlainDate): Readable {
  return Readable.from(writeChunks(db, userId, format, today), { objectMode: false })
}

async function* writeChunks(db: Db, userId: string, format: ExportFormat, today: PlainDate): AsyncGenerator<string> {
  const book = await readBook(db, userId, today)
  const writer = format === 'json' ? createJsonWriter() : LEDGER_WRITERS[format](book)
  const kinds = new Map(book.categories.map(({ name, kind }) => [name, kind]))
  yield writer.begin()
  for (const account of book.accounts) {
    yield writer.startAccount(account)
    for await (const rows of readRows(db, userId, account)) {
      yield rows
        .map((row) =>
          writer.writeEntry({ ...row, isTransfer: row.isTransfer || kinds.get(row.category ?? '') === 'transfer' }),
        )
        .join('')
    }
    yield writer.endAccount()
  }
  yield writer.end()
}

async function readBook(db: Db, userId: string, today: PlainDate): Promise<Book> {
  const accounts = await db
    .selectFrom('txn')
    .select((eb) => ['source', 'currency', eb.fn.min('day').as('first')])
    .where('user_id', '=', userId)
    .groupBy(['source', 'currency'])
    .orderBy(sql`coalesce(source, '')`)
    .orderBy('currency')
    .execute()
  const days = accounts.map(({ first }) => first as PlainDate).sort()
  return {
    accounts: accounts.map(({ source, currency }) => ({ source, currency })),
    categories: (await findCategories(db, userId)).map(({ name, kind }) => ({
      name,
      kind: kind as BookCategory['kind'],
    })),
    firstDay: days[0] ?? today,
    madeOn: today.replaceAll('-', ''),
  }
}

/** Plain objects with amounts as decimal text, for scripts. */
function createJsonWriter(): LedgerWriter {
  let isFirst = true
  return {
    begin: () => '[',
    startAccount: () => '',
    writeEntry: ({ minor, ...entry }) => {
      const text = JSON.stringify({ ...entry, amount: formatMinor(minor, entry.currency) })
      const separator = isFirst ? '\n' : ',\n'
      isFirst = false
      return separator + text
    },
    endAccount: () => '',
    end: () => '\n]\n',
  }
}

async function* readRows(db: Db, userId: string, account: BookAccount): AsyncGenerator<BookEntry[]> {
  for (let last: { day: string; id: string } | undefined; ; ) {
    let query = db
      .selectFrom('txn')
      .leftJoin('category', (join) =>
        join.onRef('category.user_id', '=', 'txn.user_id').onRef('category.id', '=', 'txn.category_id'),
      )
      .select(['txn.id', 'txn.day', 'txn.minor', 'txn.name', 'txn.simple_name', 'txn.note', 'txn.tags'])
      .select(['txn.transfer_id', 'txn.split_of', 'category.name as category'])
      .where('txn.user_id', '=', userId)
      .where('txn.currency', '=', account.currency)
      .where('txn.source', account.source === null ? 'is' : '=', account.source)
    if (last) query = query.where(sql<boolean>`(txn.day, txn.id) > (${last.day}, ${last.id})`)
    const rows = await query.orderBy('txn.day').orderBy('txn.id').limit(ROWS_AT_ONCE).execute()
    yield rows.map((row) => ({
      ...account,
      id: row.id,
      day: row.day as PlainDate,
      minor: Number(row.minor),
      name: row.name,
      simpleName: row.simple_name,
      category: row.category,
      note: row.note,
      tags: readTags(row.tags),
      isTransfer: row.transfer_id !== null,
      splitOf: row.split_of,
    }))
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)
  }
}
