// npm run backup: copies the database into DATA_DIR/backups, even while the server is running, and checks the copy.
import { statSync } from 'node:fs'
import { backUp } from '../platform/database/backup.ts'
import { backUpPostgres } from '../platform/database/postgres-backup.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ dataDir, databaseUrl }) => {
  const now = new Date()
  const path = await (databaseUrl === undefined ? backUp(dataDir, now) : backUpPostgres(databaseUrl, dataDir, now))
  console.log(`Backed up and verified: ${path} (${(statSync(path).size / 1024 ** 2).toFixed(1)} MB)`)
})
