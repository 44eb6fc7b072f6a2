import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ServerProcess } from '../../testing/server-process.ts'
import {
  createServerProcesses,
  FORM_START,
  openUpload,
  type Person,
  subscribeOverHttp,
} from '../../testing/server-processes.ts'
import { testEngine } from '../../testing/test-database.ts'

const MB = 1024 * 1024
const LINE = '2026-01-01,A SHOP WITH A NAME,-1.00\n'
const { makeFolder, start } = createServerProcesses()

/** Counts the rows that an unfinished upload must not leave behind. */
function countLeftovers(dataDir: string): number {
  const db = new DatabaseSync(join(dataDir, 'evenkeel.sqlite'), { readOnly: true })
  const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()!.n)
  const leftovers = count('import_run') + count('import_chunk') + count('import_row') + count('txn')
  db.close()
  return leftovers
}

/** The process's current (`VmRSS`) or highest (`VmHWM`) memory in MB; 0 if the system doesn't report it. */
function readMemory({ child }: ServerProcess, what: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

type Watched = { responses: number; meanMs: number; longestMs: number }

/** Calls /healthz until the returned function is called. That returns the number of rounds and how long they took. */
function watchHealth(url: string): () => Promise<Watched> {
  let isStopped = false
  const polling = (async () => {
    const firstAt = performance.now()
    let responses = 0
    let longestMs = 0
    while (!isStopped) {
      const startedAt = performance.now()
      const response = await fetch(`${url}/healthz`)
      expect(response.status).toBe(200)
      responses += 1
      await wait(20)
      longestMs = Math.max(longestMs, performance.now() - startedAt)
    }
    return { responses, meanMs: (performance.now() - firstAt) / responses, longestMs }
  })()
  return () => {
    isStopped = true
    return polling
  }
}

/** Watches an idle server for a moment, for comparison. */
async function watchIdle(url: string): Promise<Watched> {
  const watched = watchHealth(url)
  await wait(150)
  return watched()
}

/** Other requests keep getting responses: rounds take only a few times as long as on an idle server, and none hangs. */
function expectResponsive(busy: Watched, idle: Watched): void {
  expect(busy.responses).toBeGreaterThan(3)
  expect(busy.meanMs).toBeLessThan(idle.meanMs * 20)
  expect(busy.longestMs).toBeLessThan(Math.max(idle.longestMs, idle.meanMs) * 200)
}

// SQLite, as people run it at home; PostgreSQL has its own tests of cut connections and leases.
describe.runIf(testEngine === 'sqlite')('an upload', { timeout: 300_000 }, () => {
  test('sent slowly and dropped partway leaves nothing behind, and other requests don’t wait for it', async () => {
    const dataDir = makeFolder()
    const server = await start(dataDir)
    const person = await subscribeOverHttp(server.url)
    const idle = await watchIdle(server.url)
    const before = readMemory(server, 'VmRSS')
    const stopWatching = watchHealth(server.url)
    await sendStart(person, server.url, 10 * MB, 25)
    while (countLeftovers(dataDir) > 0) await wait(50)
    expectResponsive(await stopWatching(), idle)
    // Arriving chunks are stored one by one, however long the rest takes.
    expect(readMemory(server, 'VmHWM')).toBeLessThan(600)
    expect(readMemory(server, 'VmHWM') - before).toBeLessThan(100)
    expect(((await (await person(server.url, 'GET', '/api/imports/')).json()) as { total: number }).total).toBe(0)
  })

  test('that unpacks to more than is allowed is refused early, whether the file or the request is compressed', async () => {
    const dataDir = makeFolder()
    const server = await start(dataDir)
    const person = await subscribeOverHttp(server.url)
    const before = readMemory(server, 'VmRSS')
    const unpacked100Mb = gzipSync(Buffer.alloc(100 * MB, '2026-01-01,x,1.00\n'))
    const bomb = new Blob(Array.from({ length: 20 }, () => unpacked100Mb)) // Consecutive members: 2 GB.
    const response = await person.sendFile(server.url, '/api/imports/', bomb, 'statement.csv.gz')
    expect(response.status).toBe(413)
    // Endless members: the response comes long before the end.
    const early = await sendUntilAnswered(person, server.url, unpacked100Mb, { maxBytes: 500 * unpacked100Mb.length })
    expect(early.status).toBe(413)
    expect(early.sent).toBeLessThan(250 * unpacked100Mb.length)
    for (const path of ['/api/imports/', '/api/transactions/']) {
      const encoded = await fetch(server.url + path, {
        method: 'POST',
        headers: { ...person.headers, 'content-encoding': 'gzip' },
        body: new Uint8Array(unpacked100Mb),
      })
      expect([400, 413, 415]).toContain(encoded.status)
    }
    const picture = new Blob([Buffer.from('89504e470d0a1a0a', 'hex'), unpacked100Mb])
    expect((await person.sendFile(server.url, '/api/imports/', picture, 'a.csv')).status).toBe(415)
    while (countLeftovers(dataDir) > 0) await wait(50)
    expect(readMemory(server, 'VmHWM') - before).toBeLessThan(100)
  })

  test('of more than 50 MB is refused before its end; five of nearly 50 MB at once take little memory, and other requests are answered', async () => {
    const dataDir = makeFolder()
    const server = await start(dataDir)
    const person = await subscribeOverHttp(server.url)
    // With a declared length, it's refused before anything is sent; without one, before its end.
    const chunk = Buffer.from(LINE.repeat(MB / LINE.length))
    expect(await sendUntilAnswered(person, server.url, chunk, { declaredBytes: 80 * MB, maxBytes: 0 })).toEqual({
      status: 413,
      sent: 0,
    })
    const endless = await sendUntilAnswered(person, server.url, chunk, { maxBytes: 400 * MB })
    expect(endless.status).toBe(413)
    expect(endless.sent).toBeLessThan(200 * MB)

    const idle = await watchIdle(server.url)
    const before = readMemory(server, 'VmRSS')
    const stopWatching = watchHealth(server.url)
    // All but the end of each file, so none is read: this test is about receiving them.
    await Promise.all(Array.from({ length: 5 }, () => sendStart(person, server.url, 49 * MB, 0)))
    expectResponsive(await stopWatching(), idle)
    while (countLeftovers(dataDir) > 0) await wait(50)
    expect(readMemory(server, 'VmHWM') - before).toBeLessThan(200)
  })
})

/** Sends a file in chunks, without an end, until the server answers. Returns the status and how much was sent. */
async function sendUntilAnswered(
  person: Person,
  url: string,
  chunk: Buffer,
  { declaredBytes, maxBytes }: { declaredBytes?: number; maxBytes: number },
): Promise<{ status: number; sent: number }> {
  const upload = openUpload(person, url, declaredBytes)
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
  if (maxBytes > 0) upload.write(FORM_START)
  while (status === 0 && sent < maxBytes && !upload.destroyed) {
    // Each chunk is written after the previous one has left, so `sent` doesn't count waiting bytes.
    const written = new Promise((resolve) => upload.write(chunk, resolve))
    await Promise.race([written, answered])
    await wait(0)
    sent += chunk.length
  }
  if (maxBytes === 0) await answered
  upload.destroy()
  return { status, sent }
}

/** Sends the start of a file that claims to be longer, then disconnects. */
async function sendStart(person: Person, url: string, bytes: number, pauseMs: number): Promise<void> {
  const upload = openUpload(person, url, 50 * MB)
  upload.on('error', () => {})
  upload.write(FORM_START)
  const chunk = LINE.repeat(MB / 2 / LINE.length)
  for (let sent = 0; sent < bytes; sent += chunk.length) {
    await new Promise((resolve) => upload.write(chunk, resolve))
    if (pauseMs > 0) await wait(pauseMs)
  }
  upload.destroy()
}
