import type { Db } from '../../platform/database/schema.ts'

/** The changes recorded by the user's actions after a revision, each with its history entry. */
export function selectChangesSince(db: Db, userId: string, revision: number) {
  return db
    .selectFrom('history')
    .innerJoin('history_change', (join) =>
      join
        .onRef('history_change.user_id', '=', 'history.user_id')
        .onRef('history_change.history_id', '=', 'history.id'),
    )
    .where('history.user_id', '=', userId)
    .where('history.revision', '>', revision)
}
