import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { compareFileNames } from '@evenkeel/engine/statement-files/identity/file-name-words.ts'
import type { ImportNote } from '@evenkeel/engine/statement-files/notes/import-note.ts'
import { isLayout } from '@evenkeel/engine/statement-files/reading/layout-shape.ts'
import type { Db } from '../../platform/database/schema.ts'

type CurrencyInput = { is_currency_told: number }
/** `currency`: the one it was read in. `note`: what the user's note about it asks for. */
type File = { shape: string; source: string | null; currency: string; note: ImportNote; fileName?: string | null }

/** How many files with one layout, and how many rows of an import, are checked. */
const MAX_CHECKED = 200

/** Whether the user named a currency when sending the file, in the note or in its own field. */
export function isCurrencyGiven({ is_currency_told }: CurrencyInput, { note }: Pick<File, 'note'>): boolean {
  return is_currency_told === 1 || note.currency !== undefined
}

/**
 * The currency for a file whose amounts name none: as given, or as for the last file with this layout and account,
 * including the user's later corrections. If there is no such file, the last one without an account counts, unless its
 * name points to a different account. Otherwise, and for text without a layout, the currency stays as it is.
 */
export async function findCurrency(db: Db, userId: string, run: CurrencyInput, file: File): Promise<string> {
  if (isCurrencyGiven(run, file) || !isLayout(file.shape)) return file.currency
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
    .limit(MAX_CHECKED)
    .execute()
  const mayShareAccount = (name: string | null) => compareFileNames(name, file.fileName ?? null) !== 'other'
  const last =
    imports.find((candidate) => candidate.source !== null) ??
    imports.find((candidate) => candidate.source === null && mayShareAccount(candidate.file_name))
  return last ? findCurrentCurrency(db, userId, last.id, last.currency!) : file.currency
}

/** Which currency most transactions that an import read in `original` have now; `original` if there's no majority. */
async function findCurrentCurrency(db: Db, userId: string, importId: string, original: string): Promise<string> {
  const rows = await db
    .selectFrom('import_row')
    .innerJoin('txn', (join) =>
      join.onRef('txn.user_id', '=', 'import_row.user_id').onRef('txn.id', '=', 'import_row.transaction_id'),
    )
    .select('txn.currency')
    .where('import_row.user_id', '=', userId)
    .where('import_row.import_id', '=', importId)
    .where('import_row.currency', '=', original)
    .orderBy('import_row.seq')
    .limit(MAX_CHECKED)
    .execute()
  const counts = new Map<string, number>()
  for (const { currency } of rows) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  for (const [currency, n] of counts) if (n * 2 > rows.length) return currency
  return original
}

/** Says which currency we remembered; null if the user named one or the file was read in their own currency. */
export function createRememberedCurrencyReason(
  run: CurrencyInput & { currency: string },
  file: File,
): ImportReason | null {
  return isCurrencyGiven(run, file) || file.currency === run.currency
    ? null
    : { code: 'import.currency-remembered', args: { currency: file.currency } }
}
