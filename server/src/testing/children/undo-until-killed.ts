// Undoes an import, sets its rows aside and restores them. Kills itself after a given number of SQL statements.

import { putAside } from '../../ledger/history/hidden-imports.ts'
import { listHistory } from '../../ledger/history/history.ts'
import { undoAction } from '../../ledger/history/undo.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { killAfter } from './kill-after.ts'

type Input = { dataDir: string; databaseUrl?: string; userId: string; importId: string; statements: number; at: string }
const { userId, importId, statements, at, ...config } = JSON.parse(process.argv[2]!) as Input
const opened = await openDatabase(config)

const db = opened.db.withPlugin(killAfter(statements))

const undoLatest = async () => {
  const [latest] = await listHistory(opened.db, userId, { limit: 1 })
  await undoAction(db, userId, latest!.id, at)
}
await undoLatest()
await putAside(db, { userId, importId }, at, new AbortController().signal)
await undoLatest()
process.stdout.write('done\n')
await opened.close()
