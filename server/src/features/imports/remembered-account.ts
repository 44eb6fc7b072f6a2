import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { compareFileNames, findAccountNumbers } from '@evenkeel/engine/statement-files/identity/file-name-words.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { FileFindings } from './import-messages.ts'
import { selectVisibleImports } from './import-queries.ts'

type File = { source: string | null; shape: string; fileName: string | null }

/** How many files with one layout are compared by name. */
const MAX_FILES = 200

/** A file's account: the user's name for the one it states, or else the account of earlier files with its layout. */
export async function findAccount(db: Db, userId: string, file: File): Promise<string | null> {
  return file.source === null
    ? findRememberedSource(db, userId, file)
    : findOwnAccountName(db, userId, file.shape, file.source)
}

/** The user's name for the account that files with this layout call `stated`, from the last such import. */
async function findOwnAccountName(db: Db, userId: string, shape: string, stated: string): Promise<string> {
  const row = await selectVisibleImports(db, userId)
    .select('statement_import.source')
    .where('statement_import.shape', '=', shape)
    .where('import_run.source', '=', stated)
    .orderBy('statement_import.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.source ?? stated
}

/**
 * The account of the last file that looked like this one. We look first at files with similar names, then at files
 * whose names say nothing. Different banks use the same plain headings, so if the file is named after another account,
 * we ask instead.
 */
async function findRememberedSource(db: Db, userId: string, { shape, fileName }: File): Promise<string | null> {
  const rows = await db
    .selectFrom('statement_import')
    .select(['source', 'file_name'])
    .where('user_id', '=', userId)
    .where('shape', '=', shape)
    .where('source', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_FILES)
    .execute()
  const compared = rows.map((row) => ({ ...row, names: compareFileNames(row.file_name, fileName) }))
  // If a layout's file names have a new number each time, the number says nothing about the account.
  if (doNumbersChange(rows))
    for (const row of compared) if (row.names === 'other') row.names = compareWithoutNumbers(row.file_name, fileName)
  const match = compared.find(({ names }) => names === 'same') ?? compared.find(({ names }) => names === 'open')
  return match?.source ?? null
}

/** Whether we've seen two files of one account whose names differ only in their numbers. */
function doNumbersChange(rows: readonly { source: string | null; file_name: string | null }[]): boolean {
  const seen = new Map<string, Set<string>>()
  for (const { source, file_name } of rows) {
    const numbers = findAccountNumbers(file_name)
    const earlier = seen.get(source ?? '')
    if (numbers.size > 0 && earlier && ![...numbers].some((number) => earlier.has(number))) return true
    if (numbers.size > 0) seen.set(source ?? '', new Set([...(earlier ?? []), ...numbers]))
  }
  return false
}

function compareWithoutNumbers(a: string | null, b: string | null): 'same' | 'other' | 'open' {
  const removeDigits = (name: string | null) => name?.replace(/\d+/g, '') ?? null
  return compareFileNames(removeDigits(a), removeDigits(b))
}

/** Shown if nobody named the account this time. */
export function createAccountReason({ source, isSourceRemembered }: FileFindings): ImportReason | null {
  if (source === null || !isSourceRemembered) return null
  return { code: 'import.account-remembered', args: { account: source } }
}
