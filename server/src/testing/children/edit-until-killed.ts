// Stages an edit of all rows of a user, applies it, folds in the copies and undoes it. Kills itself after a given
// number of SQL statements.

import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { recordStaged } from '../../ledger/history/history.ts'
import { undoAction } from '../../ledger/history/undo.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { makeTextReason } from '../ledger-rows.ts'
import { killAfter } from './kill-after.ts'

type Input = { dataDir: string; databaseUrl?: string; userId: string; statements: number; at: string }
const { userId, statements, at, ...config } = JSON.parse(process.argv[2]!) as Input
const opened = await openDatabase(config)

const db = opened.db.withPlugin(killAfter(statements))

const rows = await opened.db.selectFrom('txn').select('id').where('user_id', '=', userId).execute()
const ids = rows.map(({ id }) => id)
const { historyId } = await recordStaged(
  db,
  { userId, reason: makeTextReason('Renamed'), at },
  (edits) => edits.updateMany(ids, { source: 'Harbor Bank' }),
  (write, _tx, edits) => write.apply(edits),
)
await finishRemovals(db, userId)
await undoAction(db, userId, historyId!, at)
process.stdout.write('done\n')
await opened.close()
