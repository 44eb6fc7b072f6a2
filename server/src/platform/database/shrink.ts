import { sql } from 'kysely'
import type { Db } from './schema.ts'
import { SmallSteps } from './small-steps.ts'

/** Removes free space from the file. SQLite only; PostgreSQL manages its own. */
export const SHRINK_JOB = 'database.shrink'
const PAGES_AT_ONCE = { first: 50, max: 400 }

/** Returns free pages to the disk, a few at a time, so nobody waits long for the writer. */
export async function shrinkDatabase(db: Db, signal?: AbortSignal): Promise<void> {
  const steps = new SmallSteps(PAGES_AT_ONCE)
  for (let remaining = await countFreePages(db); remaining > 0 && !signal?.aborted; ) {
    const now = await steps.step(db, async (tx, pages) => {
      await sql`pragma incremental_vacuum(${sql.lit(pages)})`.execute(tx)
      return countFreePages(tx)
    })
    if (now >= remaining) return // space is freed faster than we return it, or the file can't shrink
    remaining = now
  }
}

async function countFreePages(db: Db): Promise<number> {
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db)
  return Number(rows[0]?.freelist_count ?? 0)
}
