import { type Categoriser, createCategoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import type { CategoriserInput } from '@evenkeel/engine/categoriser/categoriser-input.ts'
import { buildMemory, type UserMemory } from '@evenkeel/engine/categoriser/user-memory.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { applyInstructions } from '@evenkeel/engine/instructions/apply-instructions.ts'
import { filterApplicable } from '@evenkeel/engine/instructions/instruction-rules.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { findCategories } from './category-lookup.ts'
import { findReading } from './instruction-readings.ts'
import { findNamesLike } from './known-names.ts'

/**
 * What the user has decided about merchants, read from the transactions themselves. Nothing else remembers it, so an
 * undone decision is forgotten automatically. If decisions about a merchant differ, the transaction changed last wins.
 */
export async function readMemory(db: Db, userId: string): Promise<UserMemory> {
  const rows = await db
    .selectFrom('txn')
    .innerJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'txn.user_id').onRef('category.id', '=', 'txn.category_id'),
    )
    .select(['txn.merchant_key', 'txn.simple_name', 'category.name'])
    .select(sql<number>`case when txn.minor > 0 then 1 else 0 end`.as('is_in'))
    .where('txn.user_id', '=', userId)
    .where('txn.reason_level', '=', 'user')
    .where('txn.merchant_key', 'is not', null)
    .orderBy('txn.last_updated')
    .orderBy('txn.id')
    .execute()
  return buildMemory(
    rows.map((row) => ({
      key: row.merchant_key ?? '',
      direction: row.is_in === 1 ? 'in' : 'out',
      category: row.name,
      simpleName: row.simple_name,
    })),
  )
}

type UserCategoriser = Categoriser & {
  /** What creates the same categorizer in another thread. */
  readonly settings: Parameters<typeof createCategoriser>[0]
  /** The tags that the user's instructions add to a transaction with this simple name. */
  getTags(row: CategoriserInput & { readonly day: string }, simpleName: string): readonly string[]
}

/** Creates the categorizer for this user, with their current categories, decisions, instructions and country. */
export async function createUserCategoriser(
  { db, reports, textReader }: Pick<Deps, 'db' | 'reports' | 'textReader'>,
  userId: string,
): Promise<UserCategoriser> {
  const [userCategories, memory, attributes, instructions] = await Promise.all([
    findCategories(db, userId),
    readMemory(db, userId),
    db.selectFrom('personal_attributes').select('country').where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('custom_instruction').select('text').where('user_id', '=', userId).executeTakeFirst(),
  ])
  const text = instructions?.text ?? ''
  const categories = userCategories.map(({ name, kind, code }) => ({
    name,
    kind: kind as 'expense', // We only store values from this list.
    ...(code === null ? {} : { code }),
  }))
  const options = {
    categories,
    lines: await findNamesLike(reports, userId, text),
    program: await findReading(db, userId, text),
  }
  const rules = filterApplicable((await textReader.compile(text, options, userId)).rules)
  const settings = { categories, memory, rules, country: attributes?.country ?? undefined }
  return {
    ...createCategoriser(settings),
    settings,
    getTags: ({ text, minor, currency, source = '', day }, simpleName) =>
      applyInstructions(rules, { text, simpleName, minor, currency, source, day: day as PlainDate })?.tags ?? [],
  }
}
