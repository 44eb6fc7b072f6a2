import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUpOver, startServerProcess } from '@evenkeel/server/testing/server-process.ts'
import { aStatement } from './imports.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 20_000)
/** How much longer than in a quiet moment someone else's save may take, whatever large thing goes on. */
const MOST_TIMES_QUIET = 40
const MOST_DELETED = 10_000

type Person = Awaited<ReturnType<typeof signUpOver>>
type Waits = { saves: number; p50Ms: number; maxMs: number }

/** Saves a row again and again while `work` runs, and tells how long each save took. */
async function waitsDuring(url: string, other: Person, work: () => Promise<unknown>): Promise<Waits> {
  const tookMs: number[] = []
  let isOver = false
  const saving = (async () => {
    while (!isOver) {
      const start = performance.now()
      const row = { transaction_date: '2026-01-01', transaction_name: 'Bakery', amount: '-1' }
      const answer = await other(url, 'POST', '/api/transactions/', row)
      if (answer.status >= 400 && answer.status !== 503) throw new Error(await answer.text())
      tookMs.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  await work()
  isOver = true
  await saving
  const sorted = tookMs.toSorted((a, b) => a - b)
  return {
    saves: sorted.length,
    p50Ms: Math.round(sorted[Math.floor(sorted.length / 2)]!),
    maxMs: Math.round(sorted.at(-1)!),
  }
}

type Page = { results: { id: string }[]; next: string | null }

async function done<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked
  if (answer.status >= 400) throw new Error(await answer.text())
  return (await answer.json()) as T
}

async function importWhole(url: string, person: Person): Promise<string> {
  const sent = await person.sendFile(url, '/api/imports/', new Blob([aStatement(ROWS)]), 'statement.csv')
  const { id } = (await sent.json()) as { id: string }
  for (;;) {
    const state = (await (await person(url, 'GET', `/api/imports/${id}/?rows=0`)).json()) as { status: string }
    if (state.status === 'done') return id
    if (state.status === 'failed') throw new Error(JSON.stringify(state))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * How long others wait to save while one person imports, undoes, redoes and deletes a lot: on SQLite with its single
 * writer, or on the PostgreSQL that BENCH_DATABASE_URL names.
 */
export async function main(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const databaseUrl = process.env.BENCH_DATABASE_URL
  const env: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const { url, child, exited } = await startServerProcess({ DATA_DIR: dataDir, NODE_ENV: 'production', ...env })
  try {
    const [busy, other] = [await signUpOver(url, 'busy'), await signUpOver(url, 'other')]
    for (const person of [busy, other]) await person(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' })
    const pause = () => new Promise((resolve) => setTimeout(resolve, 3_000))
    const quiet = await waitsDuring(url, other, pause)
    let id = ''
    const duringImport = await waitsDuring(url, other, async () => {
      id = await importWhole(url, busy)
    })
    let undoing = { history_id: '' }
    const duringUndo = await waitsDuring(url, other, async () => {
      undoing = await done(busy(url, 'POST', `/api/imports/${id}/undo/`, {}))
      await pause() // the rows are put aside meanwhile
    })
    const duringRedo = await waitsDuring(url, other, () =>
      done(busy(url, 'POST', `/api/history/${undoing.history_id}/undo/`, {})),
    )
    const ids: string[] = []
    for (let cursor = ''; ids.length < Math.min(ROWS, MOST_DELETED); ) {
      const page = await done<Page>(busy(url, 'GET', `/api/transactions/?limit=500${cursor && `&cursor=${cursor}`}`))
      ids.push(...page.results.map((row) => row.id))
      cursor = page.next ?? ''
    }
    const duringBulkDelete = await waitsDuring(url, other, async () => {
      await done(busy(url, 'POST', '/api/transactions/bulk-delete/', { ids }))
      await pause()
    })
    const duringDeletion = await waitsDuring(url, other, async () => {
      const answer = await busy(url, 'POST', '/accounts/delete/', { password: 'a boat with an even keel' })
      if (answer.status >= 400) throw new Error(await answer.text())
    })
    const timesQuiet = (waits: Waits) => Math.round(waits.maxMs / Math.max(1, quiet.p50Ms))
    const ratios = {
      import: timesQuiet(duringImport),
      undo: timesQuiet(duringUndo),
      redo: timesQuiet(duringRedo),
      bulkDelete: timesQuiet(duringBulkDelete),
      deletion: timesQuiet(duringDeletion),
    }
    const waits = { quiet, duringImport, duringUndo, duringRedo, duringBulkDelete, duringDeletion }
    console.log(JSON.stringify({ rows: ROWS, loadAverage: loadavg()[0], ...waits, ratios }, null, 2))
    return Object.values(ratios).every((ratio) => ratio <= MOST_TIMES_QUIET)
  } finally {
    child.kill('SIGKILL')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main && !(await main())) process.exitCode = 1
