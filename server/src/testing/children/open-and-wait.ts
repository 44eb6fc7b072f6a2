// Opens the database, prints a line and waits to be killed.
import { openDatabase } from '../../platform/database/open-database.ts'

const input = JSON.parse(process.argv[2]!) as { dataDir: string; writes?: number }
const { db } = await openDatabase(input)
for (let i = 0; i < (input.writes ?? 0); i += 1) {
  await db
    .insertInto('throttle')
    .values({ key: `write-${i}`, count: i, window_ends_at: 'x' })
    .execute()
}
process.stdout.write('open\n')
setInterval(() => {}, 1000)
