import { type CompiledInstructions, compileInstructions } from '@evenkeel/engine/instructions/instructions.ts'
import { findCategories, type KnownCategory } from '../../ledger/category-lookup.ts'
import { columnContains } from '../../ledger/column-contains.ts'
import type { Db } from '../../platform/database/schema.ts'

/** Words by which the person may mean one of their accounts. */
async function findSources(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('txn')
    .select('source')
    .distinct()
    .where('user_id', '=', userId)
    .where('source', 'is not', null)
    .execute()
  return rows.map((row) => row.source!)
}

export type Compiled = CompiledInstructions & { categories: readonly KnownCategory[] }

/** Reads a text for this person: with their own categories and accounts. */
export async function compileFor(db: Db, userId: string, text: string): Promise<Compiled> {
  const [categories, sources] = await Promise.all([findCategories(db, userId), findSources(db, userId)])
  const known = categories.map(({ name, kind, code }) => ({
    name,
    kind: kind as 'expense', // written by us, from the same list
    ...(code === null ? {} : { code }),
  }))
  // Read twice: first to learn which texts it would look for, then knowing which of them are in the person's rows.
  const asked = new Set<string>()
  const isKnownName = (name: string) => asked.add(name).size > 0
  compileInstructions(text, { categories: known, sources, isKnownName })
  const found = await findTextsInRows(db, userId, [...asked])
  const compiled = compileInstructions(text, { categories: known, sources, isKnownName: (name) => found.has(name) })
  return { ...compiled, categories }
}

/** Those of the texts that some row of the person has. */
async function findTextsInRows(db: Db, userId: string, texts: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    texts.map(async (text) => {
      const row = await db
        .selectFrom('txn')
        .select('id')
        .where('user_id', '=', userId)
        .where(columnContains(db, 'search_key', text))
        .limit(1)
        .executeTakeFirst()
      return row ? text : null
    }),
  )
  return new Set(found.flatMap((text) => text ?? []))
}

/** What is saved; an empty text of version 0 while nothing ever was. */
export async function findInstructions(db: Db, userId: string): Promise<{ text: string; version: number }> {
  const row = await db
    .selectFrom('custom_instruction')
    .select(['text', 'version'])
    .where('user_id', '=', userId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? { text: '', version: 0 }
}
