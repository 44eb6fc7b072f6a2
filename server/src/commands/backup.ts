// npm run backup: copies the database into DATA_DIR/backups, also while the server runs, and checks the copy.
import { statSync } from 'node:fs'
import { backUp } from '../platform/database/backup.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(async ({ dataDir, databaseUrl }) => {
  if (databaseUrl !== undefined) throw new CommandError('The data is in PostgreSQL. Back it up with pg_dump.')
  const path = await backUp(dataDir, new Date())
  console.log(`Backed up and compared: ${path} (${(statSync(path).size / 1024 ** 2).toFixed(1)} MB)`)
})
