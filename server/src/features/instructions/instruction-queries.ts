import type { CompiledInstructions } from '@evenkeel/engine/instructions/compiled-instructions.ts'
import { findCategories, type KnownCategory } from '../../ledger/category-lookup.ts'
import { getCurrentReading } from '../../ledger/instruction-readings.ts'
import { findNamesLike } from '../../ledger/known-names.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'

/** More than anyone really has. There's a limit because a file can name a different source in each row. */
const MAX_SOURCES = 500

/** The accounts of the user's transactions, which instructions may refer to. */
async function findSources(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('txn')
    .select('source')
    .distinct()
    .where('user_id', '=', userId)
    .where('source', 'is not', null)
    .limit(MAX_SOURCES)
    .execute()
  return rows.map((row) => row.source!)
}

async function hasTransactions(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('txn').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()
  return row !== undefined
}

export type Compiled = CompiledInstructions & { categories: readonly KnownCategory[] }

/**
 * Compiles a text, using the user's categories and accounts, the names of transactions it may refer to and what the
 * second reader makes of it.
 */
export async function compileFor(
  deps: Pick<Deps, 'db' | 'reports' | 'clock' | 'secondReader' | 'textReader'>,
  userId: string,
  text: string,
): Promise<Compiled> {
  const { db, reports, secondReader, textReader } = deps
  const [categories, sources, cached] = await Promise.all([
    findCategories(db, userId),
    findSources(reports, userId),
    getCurrentReading(deps, userId, text),
  ])
  const program =
    cached ?? (text.trim() === '' ? null : (await secondReader.read({ kind: 'rules', text }, userId)).program)
  const userCategories = categories.map(({ name, kind, code }) => ({
    name,
    kind,
    ...(code === null ? {} : { code }),
  }))
  const lines = await findNamesLike(reports, userId, text)
  const hasRows = lines.length > 0 || (await hasTransactions(db, userId))
  const options = { categories: userCategories, sources, lines, hasRows, program }
  return { ...(await textReader.compile(text, options, userId)), categories }
}

/** The saved text; empty with version 0 if nothing was ever saved. */
export async function findInstructions(db: Db, userId: string): Promise<{ text: string; version: number }> {
  const row = await db
    .selectFrom('custom_instruction')
    .select(['text', 'version'])
    .where('user_id', '=', userId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? { text: '', version: 0 }
}
