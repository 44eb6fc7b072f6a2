import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { seededRandom } from '@evenkeel/engine/core/random.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { type ServerProcess, signUpOver, startServerProcess } from '../../testing/server-process.ts'
import { testEngine } from '../../testing/test-database.ts'
import { sensibleAnswer, startVendorDouble } from '../../testing/vendor-double.ts'

// `npm run faults` does all of it: sixty kills of large imports, which take minutes.
const isWhole = process.env.MODE === 'faults'
const KILLS_PER_PHASE = isWhole ? 20 : 1
const ROWS = isWhole ? 10_000 : 600
const SEED = 20_261_117
const MB = 1024 * 1024
const folders: string[] = []
const processes: ServerProcess[] = []
type Person = Awaited<ReturnType<typeof signUpOver>>

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-faults-'))
  folders.push(folder)
  return folder
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env })
  processes.push(server)
  return server
}

async function subscriber(url: string, name = 'ana'): Promise<Person> {
  const person = await signUpOver(url, name)
  expect((await person(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' })).status).toBe(200)
  return person
}

afterAll(() => {
  for (const { child } of processes) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Every tenth row is equal to the one before it: two equal rows of one file are two. */
const NUMBERS = Array.from({ length: ROWS }, (_, i) => (i % 10 === 9 ? i - 1 : i))
const centsOf = (n: number) => -(((n % 90) + 1) * 100 + (n % 100))
const SUM = NUMBERS.reduce((sum, n) => sum + centsOf(n), 0)

function statement(): string {
  const lines = NUMBERS.map((n) => {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 30))).toISOString().slice(0, 10)
    return `${day},SHOP ${n % 400} NO ${n},${(centsOf(n) / 100).toFixed(2)}`
  })
  return `Date,Description,Amount\n${lines.join('\n')}\n`
}

async function importState(person: Person, url: string, id: string) {
  const answer = await person(url, 'GET', `/api/imports/${id}/?rows=0`)
  return (await answer.json()) as { status: string; progress: { done: number }; counts: Record<string, number> }
}

async function untilOver(person: Person, url: string, id: string) {
  for (;;) {
    const state = await importState(person, url, id)
    if (state.status !== 'queued' && state.status !== 'running') return state
    await wait(50)
  }
}

async function total(person: Person, url: string): Promise<number> {
  return ((await (await person(url, 'GET', '/api/transactions/?limit=1')).json()) as { total: number }).total
}

async function send(person: Person, url: string): Promise<string> {
  const answer = await person.sendFile(url, '/api/imports/', new Blob([statement()]), 'statement.csv')
  expect(answer.status).toBe(202)
  return ((await answer.json()) as { id: string }).id
}

/** What an upload that never ended may not leave behind. */
function leftovers(dataDir: string): number {
  const db = new DatabaseSync(join(dataDir, 'evenkeel.sqlite'), { readOnly: true })
  const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()!.n)
  const left = count('import_run') + count('import_chunk') + count('import_row') + count('txn')
  db.close()
  return left
}

/** What the import has in the ledger, by its lines and to the cent, and what hangs on nothing. */
function ledgerOf(dataDir: string, importId: string) {
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

/** Whether the model is still at it, where it was asked at all. */
async function isBusy(person: Person, url: string, id: string): Promise<boolean> {
  const { status } = (await (await person(url, 'GET', `/api/imports/${id}/ai/`)).json()) as { status?: string }
  return status === 'queued' || status === 'running'
}

/** In MB; 0 where it cannot be told. */
function memoryOf({ child }: ServerProcess, what: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

type Watched = { answered: number; meanMs: number; longestMs: number }

/** Asks /healthz all the while; answers how often it was well, and how long one round took. */
function watchHealth(url: string): () => Promise<Watched> {
  let isOver = false
  const asking = (async () => {
    const began = performance.now()
    let answered = 0
    let longestMs = 0
    while (!isOver) {
      const asked = performance.now()
      const answer = await fetch(`${url}/healthz`)
      expect(answer.status).toBe(200)
      answered += 1
      await wait(20)
      longestMs = Math.max(longestMs, performance.now() - asked)
    }
    return { answered, meanMs: (performance.now() - began) / answered, longestMs }
  })()
  return () => {
    isOver = true
    return asking
  }
}

/** The same while nothing else goes on: what the rounds of a busy time are measured against. */
async function watchIdle(url: string): Promise<Watched> {
  const watched = watchHealth(url)
  await wait(150)
  return watched()
}

/** Others are answered all along: a round takes no more than some of an idle server's, and none stands still. */
function expectAnswered(busy: Watched, idle: Watched): void {
  expect(busy.answered).toBeGreaterThan(3)
  expect(busy.meanMs).toBeLessThan(idle.meanMs * 20)
  expect(busy.longestMs).toBeLessThan(Math.max(idle.longestMs, idle.meanMs) * 200)
}

// The program as it is run at home; PostgreSQL has its own tests of cut connections and leases.
describe.runIf(testEngine === 'sqlite')('an import', { timeout: 300_000 }, () => {
  test.each(['upload', 'ai', 'commit'] as const)(
    'killed at random moments of its %s, ends with every row once, and adds nothing when it is sent again',
    { timeout: 3_600_000 },
    async (phase) => {
      const random = seededRandom(SEED + phase.length)
      const dataDir = newFolder()
      const vendor = await startVendorDouble()
      const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: vendor.url, AI_API_KEY: 'key', AI_MODEL: 'model' }
      let server = await start(dataDir, env)
      for (let kill = 0; kill < KILLS_PER_PHASE; kill += 1) {
        const { url, child } = server
        const person = await subscriber(url, `person${kill}`)
        await person(url, 'PUT', '/api/ai/settings/', { is_on: phase === 'ai' })
        let id: string | null = null
        if (phase === 'upload') {
          const sending = sendSlowly(person, url, statement(), 40)
          await wait(random.int(0, 450))
          child.kill('SIGKILL')
          id = await sending
        } else if (phase === 'ai') {
          const asked = Promise.withResolvers<void>()
          vendor.play = async ({ rows }) => {
            asked.resolve()
            await wait(random.int(0, 200))
            return JSON.stringify({ rows: sensibleAnswer(rows) })
          }
          id = await send(person, url)
          await asked.promise
          await wait(random.int(0, 250))
          child.kill('SIGKILL')
        } else {
          id = await send(person, url)
          while ((await importState(person, url, id)).progress.done < ROWS * 0.8) await wait(2)
          await wait(random.int(0, 400))
          child.kill('SIGKILL')
        }
        await server.exited
        server = await start(dataDir, env)
        // What was answered goes on by itself; what was not is sent again.
        id ??= await send(person, server.url)
        expect(await untilOver(person, server.url, id), `kill ${kill}`).toMatchObject({
          status: 'done',
          counts: { added: ROWS },
        })
        while (await isBusy(person, server.url, id)) await wait(20)
        expect(ledgerOf(dataDir, id), `kill ${kill}`).toEqual({ rows: ROWS, lines: ROWS, sum: SUM, strays: 0 })
        if (kill > 0) continue
        const again = await untilOver(person, server.url, await send(person, server.url))
        expect(again.counts).toMatchObject({ added: 0, duplicate: ROWS })
        expect(await total(person, server.url)).toBe(ROWS)
      }
    },
  )

  test('told to stop in the middle, ends well and goes on at the next start', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    const person = await subscriber(first.url)
    const id = await send(person, first.url)
    while ((await importState(person, first.url, id)).status === 'queued') await wait(5)
    // Twenty requests whose heads have arrived, and whose bodies come after the signal.
    const requests = await Promise.all(Array.from({ length: 20 }, (_, n) => beginRow(person, first.url, n)))
    first.child.kill('SIGTERM')
    expect(await Promise.all(requests.map((finish) => finish()))).toEqual(Array(20).fill(201))
    expect(await first.exited).toMatchObject({ code: 0 })
    const second = await start(dataDir)
    expect(await untilOver(person, second.url, id)).toMatchObject({ status: 'done', counts: { added: ROWS } })
    expect(await total(person, second.url)).toBe(ROWS + 20)
  })

  test('sent slowly and dropped half-way leaves nothing, and nobody waits for it', async () => {
    const dataDir = newFolder()
    const server = await start(dataDir)
    const person = await subscriber(server.url)
    const idle = await watchIdle(server.url)
    const before = memoryOf(server, 'VmRSS')
    const healthy = watchHealth(server.url)
    await sendHalf(person, server.url, 10 * MB, 25)
    while (leftovers(dataDir) > 0) await wait(50)
    expectAnswered(await healthy(), idle)
    // What has come in is put down piece by piece, however long the rest takes.
    expect(memoryOf(server, 'VmHWM')).toBeLessThan(600)
    expect(memoryOf(server, 'VmHWM') - before).toBeLessThan(100)
    expect(((await (await person(server.url, 'GET', '/api/imports/')).json()) as { total: number }).total).toBe(0)
  })

  test('that unpacks to more than is allowed is refused early, by file and by content encoding', async () => {
    const dataDir = newFolder()
    const server = await start(dataDir)
    const person = await subscriber(server.url)
    const before = memoryOf(server, 'VmRSS')
    const tenth = gzipSync(Buffer.alloc(100 * MB, '2026-01-01,x,1.00\n'))
    const bomb = new Blob(Array.from({ length: 20 }, () => tenth)) // members follow one another: 2 GB
    const answer = await person.sendFile(server.url, '/api/imports/', bomb, 'statement.csv.gz')
    expect(answer.status).toBe(413)
    // Member after member without an end: the answer comes long before it.
    const early = await sendUntilAnswered(person, server.url, tenth, { most: 500 * tenth.length })
    expect(early.status).toBe(413)
    expect(early.sent).toBeLessThan(250 * tenth.length)
    for (const path of ['/api/imports/', '/api/transactions/']) {
      const encoded = await fetch(server.url + path, {
        method: 'POST',
        headers: { ...person.headers, 'content-encoding': 'gzip' },
        body: new Uint8Array(tenth),
      })
      expect([400, 413, 415]).toContain(encoded.status)
    }
    const picture = new Blob([Buffer.from('89504e470d0a1a0a', 'hex'), tenth])
    expect((await person.sendFile(server.url, '/api/imports/', picture, 'a.csv')).status).toBe(415)
    while (leftovers(dataDir) > 0) await wait(50)
    expect(memoryOf(server, 'VmHWM') - before).toBeLessThan(100)
  })

  test('of more than 50 MB is refused before its end; five of nearly 50 MB at once take little memory, and others are answered', async () => {
    const dataDir = newFolder()
    const server = await start(dataDir)
    const person = await subscriber(server.url)
    const line = '2026-01-01,A SHOP WITH A NAME,-1.00\n'
    // One that says how long it is, is refused before anything of it is sent; one that does not, before its end.
    const piece = Buffer.from(line.repeat(MB / line.length))
    expect(await sendUntilAnswered(person, server.url, piece, { says: 80 * MB, most: 0 })).toEqual({
      status: 413,
      sent: 0,
    })
    const endless = await sendUntilAnswered(person, server.url, piece, { most: 400 * MB })
    expect(endless.status).toBe(413)
    expect(endless.sent).toBeLessThan(200 * MB)

    const idle = await watchIdle(server.url)
    const before = memoryOf(server, 'VmRSS')
    const healthy = watchHealth(server.url)
    // All but the end of each, so that none of them is read: this is about taking them in.
    await Promise.all(Array.from({ length: 5 }, () => sendHalf(person, server.url, 49 * MB, 0)))
    expectAnswered(await healthy(), idle)
    while (leftovers(dataDir) > 0) await wait(50)
    expect(memoryOf(server, 'VmHWM') - before).toBeLessThan(200)
  })
})

/** Sends a file piece by piece, without an end, until it is answered; answers what with, and how much had been sent. */
async function sendUntilAnswered(
  person: Person,
  url: string,
  piece: Buffer,
  { says, most }: { says?: number; most: number },
): Promise<{ status: number; sent: number }> {
  const { 'content-type': _, ...headers } = person.headers
  const edge = 'edge-of-a-form'
  const upload = httpRequest(`${url}/api/imports/`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${edge}`,
      ...(says === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': says }),
    },
  })
  let status = 0
  const answered = new Promise<void>((resolve) => {
    upload.on('error', () => resolve())
    upload.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
      resolve()
    })
  })
  upload.flushHeaders()
  let sent = 0
  if (most > 0) upload.write(`--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`)
  while (status === 0 && sent < most && !upload.destroyed) {
    // What is waiting to go is not yet sent: each piece is written when the one before has left.
    const isGone = new Promise((resolve) => upload.write(piece, resolve))
    await Promise.race([isGone, answered])
    await wait(0)
    sent += piece.length
  }
  if (most === 0) await answered
  upload.destroy()
  return { status, sent }
}

/** Sends so much of a file that is said to be longer, and hangs up. */
async function sendHalf(person: Person, url: string, bytes: number, pauseMs: number): Promise<void> {
  const { 'content-type': _, ...headers } = person.headers
  const edge = 'edge-of-a-form'
  const upload = httpRequest(`${url}/api/imports/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}`, 'content-length': 50 * MB },
  })
  upload.on('error', () => {})
  upload.write(`--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`)
  const piece = statement()
    .repeat(2)
    .slice(0, MB / 2)
  for (let sent = 0; sent < bytes; sent += piece.length) {
    await new Promise((resolve) => upload.write(piece, resolve))
    if (pauseMs > 0) await wait(pauseMs)
  }
  upload.destroy()
}

/** Sends a whole file in so many pieces with pauses between; answers the import's id, or null if it was cut off. */
async function sendSlowly(person: Person, url: string, text: string, pieces: number): Promise<string | null> {
  const { 'content-type': _, ...headers } = person.headers
  const edge = 'edge-of-a-form'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`
  const body = Buffer.from(`${head}${text}\r\n--${edge}--\r\n`)
  const upload = httpRequest(`${url}/api/imports/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}`, 'content-length': body.length },
  })
  const answered = new Promise<string | null>((resolve) => {
    upload.on('error', () => resolve(null))
    upload.on('response', (response) => {
      let got = ''
      response.on('data', (chunk: Buffer) => {
        got += chunk.toString()
      })
      response.on('error', () => resolve(null))
      response.on('end', () => resolve(response.statusCode === 202 ? (JSON.parse(got) as { id: string }).id : null))
    })
  })
  const size = Math.ceil(body.length / pieces)
  for (let at = 0; at < body.length && !upload.destroyed; at += size) {
    upload.write(body.subarray(at, at + size))
    await wait(8)
  }
  if (!upload.destroyed) upload.end()
  return answered
}

/** Sends the head of a request for a new row, waits until it has arrived, and answers how to send the rest. */
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
