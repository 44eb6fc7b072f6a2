// Migrates, and kills itself after a given number of SQL statements.
import { openDatabase } from '../../platform/database/open-database.ts'
import { twoMigrations } from '../two-migrations.ts'

const { killAfter, ...config } = JSON.parse(process.argv[2]!) as {
  dataDir: string
  databaseUrl?: string
  killAfter: number
}
let statements = 0
await openDatabase(config, {
  migrations: twoMigrations,
  afterStatement: () => {
    statements += 1
    if (statements === killAfter) process.kill(process.pid, 'SIGKILL')
  },
})
process.stdout.write('migrated\n')
process.exit(0)
