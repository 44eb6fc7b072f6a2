import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { SQLITE_FILE } from '@evenkeel/server/platform/database/sqlite-file.ts'
import { signUpOverHttp, startServerProcess } from '@evenkeel/server/testing/server-process.ts'
import { makeStatement } from './imports.ts'
import type { Save } from './saving-client.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 20_000)
const DEMOS = Number(process.env.BENCH_DEMOS ?? 20)
/** How many times the median on a quiet server someone's save may take during another user's large action. */
const MAX_TIMES_QUIET = 40
const MAX_IDS = 10_000
/** Names of actions, to check a few quickly: `BENCH_ONLY='import,undo import'`. Most need the import first. */
const ONLY = process.env.BENCH_ONLY?.split(',')
const isWanted = (name: string) => ONLY === undefined || ONLY.includes(name)

type Person = Awaited<ReturnType<typeof signUpOverHttp>>
type Waits = {
  saves: number
  refused: number
  p50Ms: number
  maxMs: number
  longestEndedAt: number
  tookMs: number
}
/** A turn of the writer, as the server logs it. `cpuMs` is its own work, however busy the machine is. */
type Turn = {
  time: string
  heldMs: number
  threadMs: number
  cpuMs: number
  statements: number
  slowestMs: number
  slowest: string
}
type Server = { url: string; listTurns(): Turn[] }
type Phase = { name: string; work: () => Promise<unknown> }

const pause = (ms = 3_000) => new Promise((resolve) => setTimeout(resolve, ms))

/** How long another person's saves take while `work` runs. A thread saves, so that our own work isn't counted. */
async function measureWaitsDuring(url: string, other: Person, work: () => Promise<unknown>): Promise<Waits> {
  const client = new Worker(new URL('./saving-client.ts', import.meta.url), {
    workerData: { url, headers: other.headers },
  })
  await once(client, 'message') // It's ready.
  const answer = once(client, 'message') as Promise<[Save[]]>
  const began = performance.now()
  await Promise.race([work(), answer]) // `answer` settles first only if saving fails.
  const tookMs = Math.round(performance.now() - began)
  client.postMessage('enough')
  const [inOrderOfTime] = await answer
  const saves = inOrderOfTime.toSorted((a, b) => a.tookMs - b.tookMs)
  const longest = saves.at(-1)!
  return {
    saves: saves.length,
    refused: saves.filter(({ isRefused }) => isRefused).length,
    p50Ms: Math.round(saves[Math.floor(saves.length / 2)]!.tookMs),
    maxMs: Math.round(longest.tookMs),
    longestEndedAt: longest.endedAt,
    tookMs,
  }
}

async function readJson<T>(request: Promise<Response>): Promise<T> {
  const response = await request
  if (response.status >= 400) throw new Error(await response.text())
  return (await response.json()) as T
}

/** Polls until the work at `path` has one of these states. */
async function pollUntil(url: string, person: Person, path: string, states: readonly string[]): Promise<void> {
  for (;;) {
    const state = await readJson<{ status: string }>(person(url, 'GET', path))
    if (states.includes(state.status)) return
    if (state.status === 'failed') throw new Error(JSON.stringify(state))
    await pause(200)
  }
}

async function importUntilDone(url: string, person: Person): Promise<string> {
  const sent = person.sendFile(url, '/api/imports/', new Blob([makeStatement(ROWS)]), 'statement.csv')
  const { id } = await readJson<{ id: string }>(sent)
  await pollUntil(url, person, `/api/imports/${id}/?rows=0`, ['done'])
  return id
}

async function getNewestIds(url: string, person: Person): Promise<string[]> {
  type Page = { results: { id: string }[]; next: string | null }
  const ids: string[] = []
  for (let cursor = ''; ids.length < Math.min(ROWS, MAX_IDS); ) {
    const page = await readJson<Page>(
      person(url, 'GET', `/api/transactions/?limit=500${cursor && `&cursor=${cursor}`}`),
    )
    ids.push(...page.results.map((row) => row.id))
    cursor = page.next ?? ''
  }
  return ids
}

/** Actions of `busy` on very many rows, to run one after another. `mover` imports what `busy` exports. */
function listLargeActions(url: string, busy: Person, mover: Person): Phase[] {
  let [importId, lastEntry] = ['', '']
  const post = <T>(path: string, body: unknown = {}) => readJson<T>(busy(url, 'POST', path, body))
  const undoLast = async () => {
    const undone = await post<{ id: string }>(`/api/history/${lastEntry}/undo/`)
    lastEntry = undone.id
  }
  type Entry = { history_id: string; source_history_id: string; swap_history_id: string }
  const remember = (entry: string) => {
    lastEntry = entry
  }
  return [
    {
      name: 'import',
      work: async () => {
        importId = await importUntilDone(url, busy)
      },
    },
    {
      name: 'set source',
      work: async () =>
        remember((await post<Entry>(`/api/imports/${importId}/source/`, { source: 'Harbor Bank' })).source_history_id),
    },
    { name: 'undo set source', work: undoLast },
    { name: 'redo set source', work: undoLast },
    {
      name: 'swap signs',
      work: async () => remember((await post<Entry>(`/api/imports/${importId}/swap-signs/`)).swap_history_id),
    },
    { name: 'undo swap', work: undoLast },
    {
      name: 'bulk edit',
      work: async () => {
        const ids = await getNewestIds(url, busy)
        remember(
          (await post<Entry>('/api/transactions/bulk-edit/', { ids, source: 'Harbor Card', add_tags: ['checked'] }))
            .history_id,
        )
      },
    },
    { name: 'undo bulk edit', work: undoLast },
    {
      name: 'import an export',
      work: async () => {
        const zip = await (await busy(url, 'GET', '/accounts/export/')).blob()
        const { id } = await readJson<{ id: string }>(mover.sendFile(url, '/api/restores/', zip, 'export.zip'))
        await pollUntil(url, mover, `/api/restores/${id}/`, ['ready'])
        await readJson(mover(url, 'POST', `/api/restores/${id}/confirm/`, {}))
        await pollUntil(url, mover, `/api/restores/${id}/`, ['done'])
      },
    },
    {
      name: 'bulk delete',
      work: async () => {
        const ids = await getNewestIds(url, busy)
        remember((await post<Entry>('/api/transactions/bulk-delete/', { ids })).history_id)
        await pause() // Gives the server time to delete the rows.
      },
    },
    { name: 'undo bulk delete', work: undoLast },
    { name: 'redo bulk delete', work: undoLast },
    {
      name: 'undo import',
      work: async () => {
        remember((await post<Entry>(`/api/imports/${importId}/undo/`)).history_id)
        await pause() // Gives the server time to set the rows aside.
      },
    },
    { name: 'redo import', work: undoLast },
    {
      name: 'delete account',
      work: () => readJson(busy(url, 'POST', '/accounts/delete/', { password: 'a boat with an even keel' })),
    },
  ]
}

/** Each call returns the long turns logged since the previous call. */
function collectLongTurns(output: () => string): () => Turn[] {
  let read = 0
  return () => {
    const printed = output()
    const lines = printed.slice(read).split('\n')
    read = printed.length
    return lines
      .filter((line) => line.includes('"event":"writer-held"') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Turn)
  }
}

/** The three longest turns, and those during the longest save. */
function findBlamedTurns(turns: Turn[], { maxMs, longestEndedAt }: Waits) {
  const describeTurn = ({ heldMs, threadMs, cpuMs, statements, slowestMs, slowest }: Turn) =>
    `${heldMs} ms, ${threadMs} in the thread, ${cpuMs} of processor time, ${statements} statements, longest ${slowestMs}: ${slowest.slice(0, 80)}`
  const isDuring = ({ time }: Turn) => {
    const ago = longestEndedAt - Date.parse(time)
    return ago > -20 && ago < maxMs
  }
  const longest = turns.toSorted((a, b) => b.heldMs - a.heldMs).slice(0, 3)
  return {
    mostCpuMs: Math.max(0, ...turns.map(({ cpuMs }) => cpuMs)),
    longest: longest.map(describeTurn),
    during: turns.filter(isDuring).map(describeTurn),
  }
}

async function withServer<T>(dataDir: string, work: (server: Server) => Promise<T>): Promise<T> {
  const databaseUrl = process.env.BENCH_DATABASE_URL
  const env: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const demos = { DEMO_PER_HOUR: '1000', DEMO_MAX_LIVE: '1000' }
  const settings = { DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'debug', ...demos }
  const { url, child, exited, readOutput } = await startServerProcess({ ...settings, ...env })
  try {
    return await work({ url, listTurns: collectLongTurns(readOutput) })
  } catch (error) {
    console.log(child.exitCode, child.signalCode, readOutput().split('\n').slice(-30).join('\n'))
    throw error
  } finally {
    child.kill('SIGKILL')
    await exited
  }
}

/**
 * How long others wait to save while one user runs large actions: on SQLite with its single writer, or on the
 * PostgreSQL in BENCH_DATABASE_URL.
 */
export async function main(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const figures: Record<string, Waits & { timesQuiet: number }> = {}
  let quietMs = 1
  const measure = async ({ url, listTurns }: Server, other: Person, { name, work }: Phase) => {
    listTurns()
    const waits = await measureWaitsDuring(url, other, work)
    if (name === 'quiet') quietMs = Math.max(1, waits.p50Ms)
    figures[name] = { ...waits, timesQuiet: Math.round(waits.maxMs / quietMs) }
    console.log(name, JSON.stringify(figures[name]), findBlamedTurns(listTurns(), waits))
  }
  try {
    const suffix = process.pid.toString()
    await withServer(dataDir, async (server) => {
      const { url } = server
      const [busy, mover, other] = await Promise.all(
        ['busy', 'mover', 'other'].map((who) => signUpOverHttp(url, who + suffix)),
      )
      for (const person of [busy!, mover!, other!]) {
        await readJson(person(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' }))
      }
      await measureWaitsDuring(url, other!, () => pause(500)) // The first save loads the categorizer.
      await measure(server, other!, { name: 'quiet', work: () => pause() })
      const phases = listLargeActions(url, busy!, mover!).filter(({ name }) => isWanted(name))
      for (const phase of phases) await measure(server, other!, phase)
      const startDemos = async () => {
        for (let i = 0; i < DEMOS; i += 1) await startDemo(url)
      }
      if (isWanted('demos')) await measure(server, other!, { name: `start ${DEMOS} demos`, work: startDemos })
    })
    if (process.env.BENCH_DATABASE_URL === undefined && isWanted('demos')) {
      endDemos(dataDir)
      await withServer(dataDir, async (server) => {
        const { url } = server
        const other = await signUpOverHttp(url, `later${suffix}`)
        await readJson(other(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' }))
        await measureWaitsDuring(url, other, () => pause(500))
        await measure(server, other, { name: `clean up ${DEMOS} demos`, work: () => waitUntilCleanedUp(dataDir) })
      })
    }
    console.log(JSON.stringify({ rows: ROWS, loadAverage: loadavg()[0] }))
    return Object.values(figures).every(({ timesQuiet }) => timesQuiet <= MAX_TIMES_QUIET)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startDemo(url: string): Promise<void> {
  const first = await fetch(`${url}/accounts/csrf/`)
  const cookie = (first.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const { csrfToken } = (await first.json()) as { csrfToken: string }
  const headers = { 'content-type': 'application/json', 'x-csrftoken': csrfToken, cookie }
  await readJson(fetch(`${url}/accounts/demo/`, { method: 'POST', headers, body: '{}' }))
}

/** Backdates the end of every demo and the next cleanup, so that the next start deletes the demos. */
function endDemos(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, SQLITE_FILE))
  file.exec(`update app_user set demo_ends_at = '2020-01-01T00:00:00.000Z' where demo_ends_at is not null;
    update job set run_after = '2020-01-01T00:00:00.000Z' where kind = 'tidy-up' and status = 'queued'`)
  file.close()
}

async function waitUntilCleanedUp(dataDir: string): Promise<void> {
  const file = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true })
  const left = file.prepare('select count(*) as n from app_user where demo_ends_at is not null')
  while (Number(left.get()?.n) > 0) await pause(100)
  file.close()
}

if (import.meta.main && !(await main())) process.exitCode = 1
