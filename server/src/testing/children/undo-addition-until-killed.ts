// Undoes an action that added very many rows, and removes them. Kills itself after a given number of SQL statements.

import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { undoAction } from '../../ledger/history/undo.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { killAfter } from './kill-after.ts'

type Input = {
  dataDir: string
  databaseUrl?: string
  userId: string
  historyId: string
  statements: number
  at: string
}
const { userId, historyId, statements, at, ...config } = JSON.parse(process.argv[2]!) as Input
const opened = await openDatabase(config)
const db = opened.db.withPlugin(killAfter(statements))

await undoAction(db, userId, historyId, at)
await finishRemovals(db, userId)
process.stdout.write('done\n')
await opened.close()
