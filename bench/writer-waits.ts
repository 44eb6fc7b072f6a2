import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUpOver, startServerProcess } from '@evenkeel/server/testing/server-process.ts'
import { aStatement } from './imports.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 20_000)
/** How much longer than in a quiet moment someone else's save may take while a large account is deleted. */
const MOST_TIMES_QUIET = 40

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

/** How long others wait to save while one person imports, undoes and deletes a lot, on SQLite with its single writer. */
export async function main(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const { url, child, exited } = await startServerProcess({ DATA_DIR: dataDir, NODE_ENV: 'production' })
  try {
    const [busy, other] = [await signUpOver(url, 'busy'), await signUpOver(url, 'other')]
    for (const person of [busy, other]) await person(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' })
    const pause = () => new Promise((resolve) => setTimeout(resolve, 3_000))
    const quiet = await waitsDuring(url, other, pause)
    let id = ''
    const duringImport = await waitsDuring(url, other, async () => {
      id = await importWhole(url, busy)
    })
    const duringUndo = await waitsDuring(url, other, () => busy(url, 'POST', `/api/imports/${id}/undo/`))
    await importWhole(url, busy)
    const duringDeletion = await waitsDuring(url, other, async () => {
      const answer = await busy(url, 'POST', '/accounts/delete/', { password: 'a boat with an even keel' })
      if (answer.status >= 400) throw new Error(await answer.text())
    })
    const timesQuiet = (waits: Waits) => Math.round(waits.maxMs / Math.max(1, quiet.p50Ms))
    const ratios = {
      import: timesQuiet(duringImport),
      undo: timesQuiet(duringUndo),
      deletion: timesQuiet(duringDeletion),
    }
    const figures = { rows: ROWS, loadAverage: loadavg()[0], quiet, duringImport, duringUndo, duringDeletion, ratios }
    console.log(JSON.stringify(figures, null, 2))
    return ratios.deletion <= MOST_TIMES_QUIET
  } finally {
    child.kill('SIGKILL')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main && !(await main())) process.exitCode = 1
