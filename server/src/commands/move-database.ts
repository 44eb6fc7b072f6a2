// npm run move-database -- FROM TO: copies a database and compares both sides. Leaves out sessions, reset and
// verification links, counters of attempts and totals that are calculated again. FROM and TO are data folders (SQLite).
// One of them can be a postgres:// address instead. Stop the server first.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyDatabase } from '../platform/database/copy-database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { SQLITE_FILE } from '../platform/database/sqlite-file.ts'
import { CommandError, runCommand } from './run-command.ts'

const isAddress = (location: string) => /^postgres(ql)?:\/\//.test(location)

await runCommand(async ({ dataDir }, [from, to, ...more]) => {
  if (from === undefined || to === undefined || more.length > 0 || (isAddress(from) && isAddress(to))) {
    throw new CommandError(
      'Usage: npm run move-database -- FROM TO\nFROM and TO are data folders. One of them can be a postgres:// address instead.',
    )
  }
  if (!isAddress(from) && !existsSync(join(resolve(from), SQLITE_FILE))) {
    throw new CommandError(`No database found in ${resolve(from)}.`)
  }
  const open = (location: string) =>
    openDatabase(isAddress(location) ? { dataDir, databaseUrl: location } : { dataDir: resolve(location) })
  const source = await open(from)
  try {
    const target = await open(to)
    try {
      const copied = await copyDatabase(
        { db: source.forJobs.db, engine: source.engine },
        { db: target.forJobs.db, engine: target.engine },
      )
      const rows = copied.reduce((sum, table) => sum + table.rows, 0)
      console.log(`Copied and verified ${rows.toLocaleString('en')} rows in ${copied.length} tables.`)
      console.log('Now start the server with the new database. Everyone has to log in again.')
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})
