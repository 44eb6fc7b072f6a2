// npm run restore -- FILE [--replace]: puts a backup into DATA_DIR, or into PostgreSQL. Stop the server first.
import { listBackups } from '../platform/database/backup.ts'
import { restorePostgres } from '../platform/database/postgres-backup.ts'
import { restoreBackup } from '../platform/database/restore.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(async ({ dataDir, databaseUrl }, args) => {
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (file === undefined || more.length > 0) {
    const found = listBackups(dataDir).map((path) => `  ${path}`)
    throw new CommandError(
      ['Usage: npm run restore -- FILE [--replace]', ...(found.length > 0 ? ['Backups:', ...found] : [])].join('\n'),
    )
  }
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, file, { replace: args.includes('--replace') })
    console.log(`Restored ${file}. Everyone has to log in again.`)
    return
  }
  const aside = await restoreBackup(dataDir, file, { replace: args.includes('--replace'), now: new Date() })
  console.log(`Restored ${file}. Everyone has to log in again.`)
  if (aside !== null) console.log(`The previous database is saved as ${aside}.`)
})
