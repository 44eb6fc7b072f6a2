import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createRandom } from '@evenkeel/engine/core/random.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { describe, expect, test } from 'vitest'
import { runServerProcess, signUpOverHttp } from './testing/server-process.ts'
import { createServerProcesses } from './testing/server-processes.ts'
import { testEngine } from './testing/test-database.ts'

const { makeFolder, start } = createServerProcesses()

// SQLite, as people run it at home; PostgreSQL has its own tests of cut connections and leases.
describe.runIf(testEngine === 'sqlite')('the program', { timeout: 180_000 }, () => {
  test('prints all invalid settings and doesn’t start', async () => {
    const { exited, readOutput } = runServerProcess({ PORT: 'x', BILLING: 'maybe', DATA_DIR: makeFolder() })
    expect(await exited).toMatchObject({ code: 1 })
    expect(readOutput()).toContain('PORT')
    expect(readOutput()).toContain('BILLING')
    expect(readOutput()).not.toContain('    at ')
  })

  test('a second process on the same folder refuses to start, names the first, and does no harm', async () => {
    const dataDir = makeFolder()
    const first = await start(dataDir)
    const second = runServerProcess({ DATA_DIR: dataDir })
    expect(await second.exited).toMatchObject({ code: 1 })
    expect(second.readOutput()).toContain(String(first.child.pid))
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    first.child.kill('SIGKILL')
    await first.exited
    const third = await start(dataDir)
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200)
  })

  test('on SIGTERM, finishes running requests and exits cleanly', async () => {
    const server = await start(makeFolder())
    const call = await signUpOverHttp(server.url, 'ana')
    const responses = Array.from({ length: 20 }, (_, i) =>
      call(server.url, 'POST', '/submit-feedback/', { text: `word ${i}`, page: '/', time: 't' }),
    )
    await responses[0]
    server.child.kill('SIGTERM')
    const statuses = (await Promise.allSettled(responses)).map((a) => (a.status === 'fulfilled' ? a.value.status : 0))
    expect(await server.exited).toMatchObject({ code: 0 })
    expect(statuses[0]).toBe(201)
    // Requests that hadn't arrived yet may be refused.
    for (const status of statuses) expect([201, 503, 0]).toContain(status)
  })

  test('files are readable only by their owner, even in a folder that others can open, and the secret stays the same', async () => {
    const dataDir = makeFolder()
    chmodSync(dataDir, 0o755)
    const first = await start(dataDir)
    const call = await signUpOverHttp(first.url, 'ana')
    for (const file of readdirSync(dataDir))
      expect([file, statSync(join(dataDir, file)).mode & 0o077]).toEqual([file, 0])
    const secret = readFileSync(join(dataDir, 'session-secret'), 'utf8')
    first.child.kill('SIGTERM')
    await first.exited
    const db = new DatabaseSync(join(dataDir, 'evenkeel.sqlite'), { readOnly: true })
    expect(db.prepare('select password_hash from app_user').get()!.password_hash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    )
    db.close()
    const again = await start(dataDir)
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(secret)
    expect((await call(again.url, 'GET', '/accounts/profile/')).status).toBe(200)
  })

  test('kill -9 at random moments during writes loses nothing that was acknowledged', async () => {
    const seed = 20261115
    const random = createRandom(seed)
    const dataDir = makeFolder()
    const acknowledged = new Set<string>()
    let server = await start(dataDir)
    const writers = await Promise.all(Array.from({ length: 4 }, (_, i) => signUpOverHttp(server.url, `writer${i}`)))
    for (let round = 0; round < reduceCases(3); round += 1) {
      let isStopped = false
      const { url, child } = server
      const writing = writers.map(async (call, w) => {
        for (let n = 0; !isStopped; n += 1) {
          const text = `seed ${seed} round ${round} writer ${w} word ${n}`
          const response = await call(url, 'POST', '/submit-feedback/', { text, page: '/', time: 't' }).catch(
            () => null,
          )
          if (response?.status === 201) acknowledged.add(text)
          if (response === null || response.status === 429) return
        }
      })
      const target = acknowledged.size + random.int(1, 12)
      while (acknowledged.size < target) await new Promise((resolve) => setImmediate(resolve))
      child.kill('SIGKILL')
      isStopped = true
      await Promise.all(writing)
      await server.exited
      server = await start(dataDir)
    }
    server.child.kill('SIGTERM')
    await server.exited
    const db = new DatabaseSync(join(dataDir, 'evenkeel.sqlite'), { readOnly: true })
    const stored = db
      .prepare('select text from feedback')
      .all()
      .map((row) => String(row.text))
    expect(new Set(stored).size).toBe(stored.length)
    const lost = [...acknowledged].filter((text) => !stored.includes(text))
    expect(lost).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(2)
  })
})
