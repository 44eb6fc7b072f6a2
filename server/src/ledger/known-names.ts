import { getWordsToLookFor } from '@evenkeel/engine/instructions/known-names.ts'
import type { Db } from '../platform/database/schema.ts'
import { isInColumn } from './column-contains.ts'

const MAX_NAMES = 500

/** Names of transactions that contain a word of the user's instructions, because the instructions may refer to them. */
export async function findNamesLike(db: Db, userId: string, instructions: string): Promise<string[]> {
  const words = getWordsToLookFor(instructions)
  if (words.length === 0) return []
  const rows = await db
    .selectFrom('txn')
    .select(['name', 'simple_name'])
    .distinct()
    .where('user_id', '=', userId)
    .where((eb) => eb.or(words.map((word) => isInColumn(db, 'search_key', word))))
    .limit(MAX_NAMES)
    .execute()
  return rows.flatMap((row) => [row.name, row.simple_name])
}
