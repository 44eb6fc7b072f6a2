// Eight writers that print a key only after its write was acknowledged.

import { recordAction } from '../../ledger/history/history.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { aTxn, makeTextReason } from '../ledger-rows.ts'

type Input = { dataDir: string; databaseUrl?: string; userId: string; round: number }
const { userId, round, ...config } = JSON.parse(process.argv[2]!) as Input
const { db } = await openDatabase(config)

async function write(writer: number) {
  for (let i = 0; ; i += 1) {
    const key = `${round}-${writer}-${i}`
    if (writer % 2 === 0) {
      await db.insertInto('throttle').values({ key, count: 1, window_ends_at: 'x' }).execute()
    } else {
      const action = { userId, reason: makeTextReason(key), at: '2026-01-01T00:00:00.000Z' }
      await recordAction(db, action, async (to) => {
        await to.insert('txn', aTxn({ name: key, minor: 100 }))
        await to.insert('txn', aTxn({ name: key, minor: -100 }))
      })
    }
    process.stdout.write(`${key}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
