import { wordsToLookFor } from '@evenkeel/engine/instructions/known-names.ts'
import type { Db } from '../platform/database/schema.ts'
import { columnContains } from './column-contains.ts'

const MOST_NAMES = 500

/** Names in the person's rows that have a word of their instructions in them: what is there may be meant by it. */
export async function findNamesLike(db: Db, userId: string, instructions: string): Promise<string[]> {
  const words = wordsToLookFor(instructions)
  if (words.length === 0) return []
  const rows = await db
    .selectFrom('txn')
    .select(['name', 'simple_name'])
    .distinct()
    .where('user_id', '=', userId)
    .where((eb) => eb.or(words.map((word) => columnContains(db, 'search_key', word))))
    .limit(MOST_NAMES)
    .execute()
  return rows.flatMap((row) => [row.name, row.simple_name])
}
