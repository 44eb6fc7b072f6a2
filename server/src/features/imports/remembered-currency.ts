import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { compareFileNames } from '@evenkeel/engine/statement-files/identity/file-name-words.ts'
import { readImportNote } from '@evenkeel/engine/statement-files/notes/import-note.ts'
import { isLayout } from '@evenkeel/engine/statement-files/reading/layout-shape.ts'
import type { Db } from '../../platform/database/schema.ts'

type Told = { note: string | null; is_currency_told: number }
/** `currency`: in which it was read. */
type File = { shape: string; source: string | null; currency: string; fileName?: string | null }

/** So many files of one layout, and rows of an import for what a person has edited them to, are looked at. */
const LOOKED_AT = 200

/** Whether the person says it with the file: in the note, or beside it. */
export function isTold({ note, is_currency_told }: Told): boolean {
  return is_currency_told === 1 || readImportNote(note ?? '').currency !== undefined
}

/**
 * In which currency a file is to be read whose amounts name none: as told, or as the last file of this layout and
 * account was, with what the person made of that since. Where the account has none yet, a file of no account counts that
 * is not called after another one. Else, and for a text without a layout, it is the person's own.
 */
export async function currencyOf(db: Db, userId: string, run: Told, file: File): Promise<string> {
  if (isTold(run) || !isLayout(file.shape)) return file.currency
  const { source } = file
  const imports = await db
    .selectFrom('statement_import')
    .select(['id', 'currency', 'source', 'file_name'])
    .where('user_id', '=', userId)
    .where('shape', '=', file.shape)
    .where('currency', 'is not', null)
    .where((eb) => eb.or([eb('source', 'is', null), ...(source === null ? [] : [eb('source', '=', source)])]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute()
  const isOfIts = (name: string | null) => compareFileNames(name, file.fileName ?? null) !== 'other'
  const last =
    imports.find((one) => one.source !== null) ?? imports.find((one) => one.source === null && isOfIts(one.file_name))
  return last ? currencyNow(db, userId, last.id, last.currency!) : file.currency
}

/** What most of the import's rows are in now that were in this currency then. */
async function currencyNow(db: Db, userId: string, importId: string, read: string): Promise<string> {
  const rows = await db
    .selectFrom('import_row')
    .innerJoin('txn', (join) =>
      join.onRef('txn.user_id', '=', 'import_row.user_id').onRef('txn.id', '=', 'import_row.transaction_id'),
    )
    .select('txn.currency')
    .where('import_row.user_id', '=', userId)
    .where('import_row.import_id', '=', importId)
    .where('import_row.currency', '=', read)
    .orderBy('import_row.seq')
    .limit(LOOKED_AT)
    .execute()
  const counts = new Map<string, number>()
  for (const { currency } of rows) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  for (const [currency, n] of counts) if (n * 2 > rows.length) return currency
  return read
}

/** Said where a file was read in another currency than the person's own, and they did not say so this time. */
export function whatWasRemembered(run: Told & { currency: string }, file: File): ImportReason | null {
  return isTold(run) || file.currency === run.currency
    ? null
    : { code: 'import.currency-remembered', args: { currency: file.currency } }
}
