import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@evenkeel/server/app.ts'
import { systemClock } from '@evenkeel/server/platform/clock.ts'
import { readConfig } from '@evenkeel/server/platform/config.ts'
import { openDatabase } from '@evenkeel/server/platform/database/open-database.ts'
import { createLog } from '@evenkeel/server/platform/log.ts'
import { createSecondReader } from '@evenkeel/server/platform/second-reader/second-reader.ts'
import { createTextReader } from '@evenkeel/server/platform/text-reader/text-reader.ts'
import { TestClient } from '@evenkeel/server/testing/test-client.ts'

const TRIES = 30
const LIMIT = 0.2

/**
 * Whether the response time reveals if a name exists: tries a wrong password for 30 existing and 30 unknown names in
 * turn and compares the median times. Each try has its own IP address, so that no rate limit responds first.
 */
export async function main(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const database = await openDatabase({ dataDir })
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const app = await createApp({
    ...database,
    config,
    clock: systemClock,
    log: createLog('silent'),
    sessionSecret: 'a secret for this run only, and long enough',
    validatesResponses: false,
    wakeJobs: () => {},
    secondReader: createSecondReader(createLog('silent')),
    textReader: createTextReader(),
    cancelJob: async () => false,
    web: null,
  })
  let addresses = 0
  const createVisitor = () => {
    addresses += 1
    return new TestClient(app, config.publicUrl, `10.0.${addresses >> 8}.${addresses & 255}`)
  }
  const measureRefusal = async (username: string) => {
    const client = createVisitor()
    await client.fetchToken()
    const start = performance.now()
    const response = await client.post('/accounts/login/', { username, password: 'nobody has this password' })
    if (response.statusCode !== 400) throw new Error(`Expected a refusal: ${response.statusCode} ${response.body}`)
    return performance.now() - start
  }
  try {
    const known = Array.from({ length: TRIES + 1 }, (_, i) => `person${i}`)
    for (const username of known) {
      const email = `${username}@home.test`
      await createVisitor().post('/accounts/signup/', { username, email, password: 'a boat with an even keel' })
    }
    const took: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (const [i, username] of known.entries()) {
      const [ofKnown, ofUnknown] = [await measureRefusal(username), await measureRefusal(`stranger${i}`)]
      if (i === 0) continue // Warm up.
      took.known.push(ofKnown)
      took.unknown.push(ofUnknown)
    }
    const [a, b] = [getMedian(took.known), getMedian(took.unknown)]
    const difference = Math.abs(a - b) / Math.max(a, b)
    console.log(
      `wrong password: known name ${a.toFixed(1)} ms, unknown name ${b.toFixed(1)} ms, difference ` +
        `${(difference * 100).toFixed(1)}% (limit ${LIMIT * 100}%)`,
    )
    return difference < LIMIT
  } finally {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function getMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
