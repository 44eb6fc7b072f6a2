import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Removes free space from the file. SQLite only; PostgreSQL does this itself. */
export const SHRINK_JOB = 'database.shrink'
const PAGES_AT_ONCE = 500

/** Returns free pages to the disk, a few at a time, so nobody waits long for the writer. */
export async function shrinkDatabase(db: Db, signal?: AbortSignal): Promise<void> {
  for (let left = await freePages(db); left > 0 && !signal?.aborted; ) {
    await sql`pragma incremental_vacuum(${sql.lit(PAGES_AT_ONCE)})`.execute(db)
    const now = await freePages(db)
    if (now >= left) return // space is freed faster than we return it, or the file can't shrink
    left = now
  }
}

async function freePages(db: Db): Promise<number> {
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db)
  return Number(rows[0]?.freelist_count ?? 0)
}
