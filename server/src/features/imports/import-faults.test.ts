import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@evenkeel/engine/core/random.ts'
import { describe, expect, test } from 'vitest'
import { isInFaultPart } from '../../testing/fault-part.ts'
import type { ServerProcess } from '../../testing/server-process.ts'
import {
  createServerProcesses,
  FORM_END,
  FORM_START,
  openUpload,
  type Person,
  subscribeOverHttp,
} from '../../testing/server-processes.ts'
import { testEngine } from '../../testing/test-database.ts'
import { answerSensibly, startVendorDouble } from '../../testing/vendor-double.ts'

// `npm run faults` runs everything: sixty kills of large imports, which takes minutes.
const isFullRun = process.env.MODE === 'faults'
const KILLS_PER_PHASE = isFullRun ? 20 : 1
const ROWS = isFullRun ? 10_000 : 600
const SEED = 20_261_117
const { makeFolder, start } = createServerProcesses()
const vendor = await startVendorDouble()
const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: vendor.url, AI_API_KEY: 'key', AI_MODEL: 'model' }

/** Every tenth row is identical to the one before it: two identical rows in one file both count. */
const NUMBERS = Array.from({ length: ROWS }, (_, i) => (i % 10 === 9 ? i - 1 : i))
const getCents = (n: number) => -(((n % 90) + 1) * 100 + (n % 100))
const SUM = NUMBERS.reduce((sum, n) => sum + getCents(n), 0)

function createStatement(): string {
  const lines = NUMBERS.map((n) => {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 30))).toISOString().slice(0, 10)
    return `${day},SHOP ${n % 400} NO ${n},${(getCents(n) / 100).toFixed(2)}`
  })
  return `Date,Description,Amount\n${lines.join('\n')}\n`
}

async function getImport(person: Person, url: string, id: string) {
  const response = await person(url, 'GET', `/api/imports/${id}/?rows=0`)
  return (await response.json()) as { status: string; progress: { done: number }; counts: Record<string, number> }
}

async function waitUntilDone(person: Person, url: string, id: string) {
  for (;;) {
    const state = await getImport(person, url, id)
    if (state.status !== 'queued' && state.status !== 'running') return state
    await wait(50)
  }
}

async function countTransactions(person: Person, url: string): Promise<number> {
  return ((await (await person(url, 'GET', '/api/transactions/?limit=1')).json()) as { total: number }).total
}

async function send(person: Person, url: string): Promise<string> {
  const response = await person.sendFile(url, '/api/imports/', new Blob([createStatement()]), 'statement.csv')
  expect(response.status).toBe(202)
  return ((await response.json()) as { id: string }).id
}

/** Counts an import's transactions and their lines, adds up their amounts, and counts rows left without an owner. */
function readLedger(dataDir: string, importId: string) {
  const db = new DatabaseSync(join(dataDir, 'evenkeel.sqlite'), { readOnly: true })
  const { rows, lines, sum } = db
    .prepare(
      'select count(*) as rows, count(distinct import_line) as lines, sum(minor) as sum from txn where import_id = ?',
    )
    .get(importId) as { rows: number; lines: number; sum: number }
  const { strays } = db
    .prepare(
      `select (select count(*) from txn where import_id not in (select id from statement_import))
            + (select count(*) from import_row where import_id not in (select id from import_run))
            + (select count(*) from import_chunk where import_id not in (select id from import_run where status <> 'done'))
            + (select count(*) from import_run where status in ('queued', 'running')
                 and job_id not in (select id from job where status in ('queued', 'running'))) as strays`,
    )
    .get() as { strays: number }
  db.close()
  return { rows, lines, sum, strays }
}

/** Whether the model is still working, if it was asked at all. */
async function isBusy(person: Person, url: string, id: string): Promise<boolean> {
  const { status } = (await (await person(url, 'GET', `/api/imports/${id}/ai/`)).json()) as { status?: string }
  return status === 'queued' || status === 'running'
}

// SQLite, as people run it at home; PostgreSQL has its own tests of cut connections and leases.
describe.runIf(testEngine === 'sqlite')('an import', { timeout: 300_000 }, () => {
  // The server started after a kill also serves the next test, because each start takes two seconds of CPU time.
  const dataDir = makeFolder()
  let running: ServerProcess | null = null

  test.each(['upload', 'ai', 'commit'] as const)(
    'killed at random moments during its %s ends up with every row once, and adds nothing when it’s sent again',
    { timeout: 3_600_000 },
    async (phase) => {
      vendor.play = ({ rows }) => JSON.stringify({ rows: answerSensibly(rows) })
      running ??= await start(dataDir, env)
      let server = running
      for (let kill = 0; kill < KILLS_PER_PHASE; kill += 1) {
        if (!isInFaultPart(kill)) continue
        const random = createRandom(SEED + 100 * phase.length + kill)
        const { url, child } = server
        const person = await subscribeOverHttp(url, `${phase}${kill}`)
        await person(url, 'PUT', '/api/ai/settings/', { is_on: phase === 'ai' })
        let id: string | null = null
        if (phase === 'upload') {
          const sending = sendSlowly(person, url, createStatement(), 40)
          await wait(random.int(0, 450))
          child.kill('SIGKILL')
          id = await sending
        } else if (phase === 'ai') {
          const asked = Promise.withResolvers<void>()
          vendor.play = async ({ rows }) => {
            asked.resolve()
            await wait(random.int(0, 200))
            return JSON.stringify({ rows: answerSensibly(rows) })
          }
          id = await send(person, url)
          await asked.promise
          await wait(random.int(0, 250))
          child.kill('SIGKILL')
        } else {
          id = await send(person, url)
          while ((await getImport(person, url, id)).progress.done < ROWS * 0.8) await wait(2)
          await wait(random.int(0, 400))
          child.kill('SIGKILL')
        }
        await server.exited
        running = null
        running = server = await start(dataDir, env)
        // Accepted uploads continue by themselves; others are sent again.
        id ??= await send(person, server.url)
        expect(await waitUntilDone(person, server.url, id), `kill ${kill}`).toMatchObject({
          status: 'done',
          counts: { added: ROWS },
        })
        while (await isBusy(person, server.url, id)) await wait(20)
        expect(readLedger(dataDir, id), `kill ${kill}`).toEqual({ rows: ROWS, lines: ROWS, sum: SUM, strays: 0 })
        if (kill > 0) continue
        const again = await waitUntilDone(person, server.url, await send(person, server.url))
        expect(again.counts).toMatchObject({ added: 0, duplicate: ROWS })
        expect(await countTransactions(person, server.url)).toBe(ROWS)
      }
    },
  )

  test('in progress while the server shuts down continues at the next start, and open requests are answered', async () => {
    const dataDir = makeFolder()
    const first = await start(dataDir)
    const person = await subscribeOverHttp(first.url)
    const id = await send(person, first.url)
    while ((await getImport(person, first.url, id)).status === 'queued') await wait(5)
    // Twenty requests whose headers have arrived and whose bodies follow after the signal.
    const requests = await Promise.all(Array.from({ length: 20 }, (_, n) => beginRow(person, first.url, n)))
    first.child.kill('SIGTERM')
    expect(await Promise.all(requests.map((finish) => finish()))).toEqual(Array(20).fill(201))
    expect(await first.exited).toMatchObject({ code: 0 })
    const second = await start(dataDir)
    expect(await waitUntilDone(person, second.url, id)).toMatchObject({ status: 'done', counts: { added: ROWS } })
    expect(await countTransactions(person, second.url)).toBe(ROWS + 20)
  })
})

/** Sends a whole file in chunks with pauses in between. Returns the import's id, or null if it was cut off. */
async function sendSlowly(person: Person, url: string, text: string, chunks: number): Promise<string | null> {
  const body = Buffer.from(FORM_START + text + FORM_END)
  const upload = openUpload(person, url, body.length)
  const answered = new Promise<string | null>((resolve) => {
    upload.on('error', () => resolve(null))
    upload.on('response', (response) => {
      let received = ''
      response.on('data', (chunk: Buffer) => {
        received += chunk.toString()
      })
      response.on('error', () => resolve(null))
      response.on('end', () =>
        resolve(response.statusCode === 202 ? (JSON.parse(received) as { id: string }).id : null),
      )
    })
  })
  const size = Math.ceil(body.length / chunks)
  for (let at = 0; at < body.length && !upload.destroyed; at += size) {
    upload.write(body.subarray(at, at + size))
    await wait(8)
  }
  if (!upload.destroyed) upload.end()
  return answered
}

/** Sends the headers of a request to add a transaction and waits until they arrive. The result sends the body. */
async function beginRow(person: Person, url: string, n: number): Promise<() => Promise<number>> {
  const body = JSON.stringify({ transaction_date: '2026-01-01', transaction_name: `By hand ${n}`, amount: '-1.00' })
  const request = httpRequest(`${url}/api/transactions/`, {
    method: 'POST',
    headers: { ...person.headers, 'content-length': body.length, expect: '100-continue' },
  })
  const status = new Promise<number>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  request.flushHeaders()
  await new Promise((resolve) => request.on('continue', resolve))
  return () => {
    request.end(body)
    return status
  }
}
