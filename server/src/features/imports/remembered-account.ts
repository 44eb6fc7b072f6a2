import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { compareFileNames, findAccountNumbers } from '@evenkeel/engine/statement-files/identity/file-name-words.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { FileFindings } from './import-messages.ts'
import { selectVisibleImports } from './import-queries.ts'

type File = { source: string | null; shape: string; fileName: string | null }

/** How many files with one layout are compared by name. */
const MAX_FILES = 200

/**
 * A file's account: the user's name for the one it states. If it states none, the account of earlier files with its
 * layout; null if that's unclear.
 */
export async function findAccount(db: Db, userId: string, file: File): Promise<string | null> {
  return file.source === null
    ? findRememberedSource(db, userId, file)
    : findOwnAccountName(db, userId, file.shape, file.source)
}

/**
 * The user's name for the account that files with this layout call `stated`. Later files were filed under that name
 * right away, so if the user renamed one of those, its name counts.
 */
async function findOwnAccountName(db: Db, userId: string, shape: string, stated: string): Promise<string> {
  const renamed = await selectVisibleImports(db, userId)
    .select(['import_run.source as before', 'statement_import.source as after'])
    .where('statement_import.shape', '=', shape)
    .whereRef('statement_import.source', '!=', 'import_run.source')
    .orderBy('statement_import.created_at')
    .orderBy('statement_import.id')
    .execute()
  let name = stated
  for (const { before, after } of renamed) if (before === stated || before === name) name = after ?? stated
  return name
}

/**
 * The account of the last file with this layout, first among files with similar names, then among those where a name
 * says nothing. Null if every file's name points to another account: different banks use the same plain headings.
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

/** Whether one account has had files with different numbers in their names, so that the numbers don't identify it. */
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

/** Says which account we remembered; null if the user or the file named one. */
export function createAccountReason({ source, isSourceRemembered }: FileFindings): ImportReason | null {
  if (source === null || !isSourceRemembered) return null
  return { code: 'import.account-remembered', args: { account: source } }
}
