import type { Db, Tx } from '../platform/database/schema.ts'
import type { Write } from './history/tracked-writes.ts'

type Pair = { outId: string; inId: string }

const PREFIX = 'transfer:'
const toKey = ({ outId, inId }: Pair) => `${PREFIX}${outId}:${inId}`

/** Returns a function that tells whether the user has said that two transactions aren't a transfer. */
export async function findRefused(db: Db, userId: string): Promise<(outId: string, inId: string) => boolean> {
  const keys = await findRefusedKeys(db, userId)
  return (outId, inId) => keys.has(toKey({ outId, inId }))
}

/** Records that these pairs aren't transfers, as part of an action. Returns how many weren't recorded yet. */
export async function refuseTransfers(write: Write, tx: Tx, userId: string, pairs: readonly Pair[]): Promise<number> {
  const existing = await findRefusedKeys(tx, userId)
  const fresh = [...new Set(pairs.map(toKey))].filter((key) => !existing.has(key))
  for (const key of fresh) await write.insert('dismissed_insight', { insight_key: key })
  return fresh.length
}

async function findRefusedKeys(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('dismissed_insight')
    .select('insight_key')
    .where('user_id', '=', userId)
    .where('insight_key', 'like', `${PREFIX}%`)
    .execute()
  return new Set(rows.map((row) => row.insight_key))
}
