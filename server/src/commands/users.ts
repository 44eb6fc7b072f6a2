// npm run users -- COMMAND: manages accounts, even while the server is running.
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { runCommand } from './run-command.ts'
import { runUsersCommand } from './users-commands.ts'

await runCommand(async (config, args) => {
  const { dataDir, databaseUrl } = config
  const { db, engine, close } = await openDatabase({ dataDir, databaseUrl, mayShare: true })
  try {
    for (const line of await runUsersCommand({ db, engine, config, clock: systemClock, wakeJobs: () => {} }, args)) {
      console.log(line)
    }
  } finally {
    await close()
  }
})
