// npm run status: versions, jobs, backups and disk, even while the server is running.
import { openDatabase } from '../platform/database/open-database.ts'
import { readServerStatus } from '../platform/server-status.ts'
import { toStatusTables } from '../platform/status-tables.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (config) => {
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, mayShare: true })
  try {
    const status = await readServerStatus({ db: database.db, engine: database.engine, config })
    for (const { title, rows } of toStatusTables(status, new Date(), { includesProcess: false })) {
      console.log(`\n${title}\n${rows.map((cells) => `  ${cells.join('  ')}`).join('\n')}`)
    }
  } finally {
    await database.close()
  }
})
