import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createRandom } from '@evenkeel/engine/core/random.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { splitRecords } from '@evenkeel/engine/statement-files/tables/csv-tokens.ts'
import { signUpOverHttp, startServerProcess } from '@evenkeel/server/testing/server-process.ts'
import { inferSchema, initParser } from 'udsv'

const TODAY = plainDate('2026-11-15')
const YEARS = 3
const TICKS_PER_SECOND = 100
const PAGES = 60
/** For comparison: Actual Budget 26.9 on a 2-core machine. */
const PEER = {
  'import 10,000 (CPU s)': 21,
  'import 100,000 (CPU s)': 'not done after 317',
  'again, per row at 10,000 (ms)': 10,
  'again, per row at 100,000 (ms)': 111,
  'list one year of 100,000 rows (ms)': 2100,
}
const LIMITS = { importCpuS: 15, againCpuS: 8, peakMb: 400, pageCpuMs: 15, parsingRatio: 2, healthzP99Ms: 200 }

type Person = Awaited<ReturnType<typeof signUpOverHttp>>
type Imported = {
  id: string
  rows: number
  cpuS: number
  wallS: number
  peakMb: number
  counts: Record<string, number>
}

/** Runs the server as its own process, to measure its CPU time and memory from outside. */
async function withServer<T>(work: (url: string, child: ChildProcess) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info', NODE_ENV: 'production' })
  try {
    return await work(server.url, server.child)
  } finally {
    server.child.kill('SIGKILL')
    await server.exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A realistic bank statement: about 400 merchants with store numbers and towns, and a balance that adds up. */
export function makeStatement(count: number, seed = 7): string {
  const random = createRandom(seed)
  const pick = (n: number) => Math.floor(random.next() * n)
  const towns = ['OAKLAND CA', 'SEATTLE WA', 'AUSTIN TX', 'CHICAGO IL', 'BOSTON MA', 'DENVER CO']
  const brands = [
    'WHOLEFDS MKT',
    'SHELL OIL',
    'SQ *CORNER BAKERY',
    'AMZN MKTP US',
    'UBER TRIP',
    'NETFLIX.COM',
    'CVS/PHARMACY',
  ]
  let balance = 1_000_000_00
  const lines = ['Date,Description,Amount,Balance']
  const first = addDays(TODAY, -365 * YEARS)
  for (let i = 0; i < count; i++) {
    const day = addDays(first, Math.floor((i / count) * 365 * YEARS))
    const isPay = pick(60) === 0
    const minor = isPay ? 200_000 + pick(100_000) : -(100 + pick(20_000))
    const merchant = pick(3) === 0 ? brands[pick(brands.length)]! : `LOCAL SHOP ${pick(400)}`
    const name = isPay
      ? `ACME CORP PAYROLL PPD ID ${pick(1_000)}`
      : `${merchant} #${1000 + pick(9_000)} ${towns[pick(towns.length)]}`
    balance += minor
    lines.push(`${day},${name},${(minor / 100).toFixed(2)},${(balance / 100).toFixed(2)}`)
  }
  return `${lines.join('\n')}\n`
}

async function importFile(
  url: string,
  child: ChildProcess,
  person: Person,
  text: string,
  onDone?: () => Promise<unknown>,
): Promise<Imported> {
  const before = readCpuSeconds(child)
  const start = performance.now()
  const response = await person.sendFile(url, '/api/imports/', new Blob([text]), 'statement.csv')
  if (response.status !== 202) throw new Error(await response.text())
  const { id } = (await response.json()) as { id: string }
  for (;;) {
    await pause(100)
    const state = (await (await person(url, 'GET', `/api/imports/${id}/?rows=0`)).json()) as {
      status: string
      detail: string
      counts: Record<string, number>
      progress: { total: number }
    }
    if (state.status === 'failed') throw new Error(state.detail)
    if (state.status !== 'done') continue
    await onDone?.()
    await waitUntilQuiet(child) // Work left over after an import is part of its cost.
    return {
      id,
      rows: state.progress.total,
      cpuS: round(readCpuSeconds(child) - before),
      wallS: round((performance.now() - start) / 1000),
      peakMb: readPeakMb(child),
      counts: state.counts,
    }
  }
}

/** Uses a separate import, because the probe itself uses CPU. */
async function measureHealthDuringImport(url: string, child: ChildProcess, text: string) {
  const other = await signUpOverHttp(url, 'other')
  await other(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' })
  const watch = watchHealth(url)
  await importFile(url, child, other, text, () => watch.stop())
  return watch.stop()
}

/**
 * End to end: upload, reading, categorizing, deduplication, commit; then the same file again; then /healthz during an
 * import, the full response, and pages of the list.
 */
async function benchImport(rows: number) {
  return withServer(async (url, child) => {
    const person = await signUpOverHttp(url, 'bench')
    await person(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' })
    const text = makeStatement(rows)
    const first = await importFile(url, child, person, text)
    const again = await importFile(url, child, person, text)
    if (first.counts.added !== rows || again.counts.duplicate !== rows) throw new Error(JSON.stringify([first, again]))
    const healthz = await measureHealthDuringImport(url, child, text)
    const whole = await measureFullResponse(url, child, person, first.id)
    const pages: Record<string, number> = {}
    for (const [name, path] of Object.entries({
      'first page': () => '/api/transactions/?limit=100',
      'a page of one year': () => '/api/transactions/?limit=100&from=2025-01-01&to=2025-12-31',
      'a page far down': (n: number) => `/api/transactions/?limit=100&offset=${Math.floor((rows / PAGES) * n)}`,
      'by amount': () => '/api/transactions/?limit=100&sort=amount',
      'by name': () => '/api/transactions/?limit=100&sort=simple_name',
      'by the bank’s description': () => '/api/transactions/?limit=100&sort=-transaction_name',
      'by source': () => '/api/transactions/?limit=100&sort=source',
      'by category': () => '/api/transactions/?limit=100&sort=category',
      'by currency': () => '/api/transactions/?limit=100&sort=-currency',
      'search, many hits': () => '/api/transactions/?limit=100&search=bakery',
      'search, few hits': (n: number) => `/api/transactions/?limit=100&search=shop%20${100 + n}`,
      'search, by a category’s name': () => '/api/transactions/?limit=100&search=grocer',
      'search, few hits, by amount': (n: number) => `/api/transactions/?limit=100&search=shop%20${100 + n}&sort=amount`,
      'search, by amount': () => '/api/transactions/?limit=100&search=bakery&sort=amount',
      'search, and a filter': () => '/api/transactions/?limit=100&search=bakery&min_size=100',
      'search, no hits': (n: number) => `/api/transactions/?limit=100&search=nowhere${n}`,
    })) {
      pages[name] = await measureCpuMs(child, PAGES, async (n) => {
        const response = await person(url, 'GET', path(n))
        if (response.status !== 200) throw new Error(await response.text())
        await response.arrayBuffer()
      })
    }
    return { rows, first, again, perRowAgainMs: round((again.cpuS * 1000) / rows, 4), healthz, whole, pageCpuMs: pages }
  })
}

/** What it costs to request an import with all its rows, and how long other requests wait in the meantime. */
async function measureFullResponse(url: string, child: ChildProcess, person: Person, id: string) {
  const watch = watchHealth(url)
  const before = readCpuSeconds(child)
  const body = await (await person(url, 'GET', `/api/imports/${id}/`)).arrayBuffer()
  const cpuS = round(readCpuSeconds(child) - before)
  return { megabytes: round(body.byteLength / 1e6), cpuS, peakMb: readPeakMb(child), healthz: await watch.stop() }
}

/** Calls /healthz continuously, like a load balancer. */
function watchHealth(url: string) {
  const tookMs: number[] = []
  let isOver = false
  const probing = (async () => {
    while (!isOver) {
      const start = performance.now()
      await (await fetch(`${url}/healthz`)).arrayBuffer()
      tookMs.push(performance.now() - start)
      await pause(10)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await probing
      const sorted = tookMs.toSorted((a, b) => a - b)
      const getPercentile = (share: number) =>
        round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
      return { requests: sorted.length, p50Ms: getPercentile(0.5), p99Ms: getPercentile(0.99), maxMs: getPercentile(1) }
    },
  }
}

/**
 * Splitting a file into cells, compared with a very fast CSV reader (udsv); and reading it completely, with dates and
 * amounts.
 */
function benchParsing() {
  const text = makeStatement(200_000)
  const mb = text.length / 1e6
  const schema = inferSchema(text)
  const measureSpeed = (work: () => unknown) => {
    for (let i = 0; i < 2; i++) work()
    const before = process.cpuUsage()
    for (let i = 0; i < 5; i++) work()
    const { user, system } = process.cpuUsage(before)
    return round((mb * 5) / ((user + system) / 1e6))
  }
  const udsv = measureSpeed(() => initParser(schema).stringArrs(text))
  const udsvTyped = measureSpeed(() => initParser(schema).typedArrs(text))
  const cells = measureSpeed(() => splitRecords(text, ','))
  const bytes = new TextEncoder().encode(text)
  const whole = measureSpeed(() => readStatementFile({ bytes, currency: 'USD', today: TODAY }))
  return {
    megabytes: round(mb),
    mbPerCpuS: { udsv, 'udsv, typed': udsvTyped, 'our cells': cells, 'our full read': whole },
    ratio: round(udsv / cells),
  }
}

/** User and system time of the process, including all its threads. */
function readCpuSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function readPeakMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** Waits until the process is nearly idle. */
async function waitUntilQuiet(child: ChildProcess): Promise<void> {
  for (;;) {
    const before = readCpuSeconds(child)
    await pause(500)
    if (readCpuSeconds(child) - before <= 0.03) return
  }
}

async function measureCpuMs(child: ChildProcess, times: number, work: (n: number) => Promise<void>): Promise<number> {
  for (let n = 0; n < 5; n++) await work(n)
  const before = readCpuSeconds(child)
  for (let n = 0; n < times; n++) await work(n)
  return round(((readCpuSeconds(child) - before) * 1000) / times)
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

/**
 * Prints the figures next to the peer's and returns whether parsing and the largest import are within the limits. Needs
 * Linux for /proc; elsewhere it's skipped and returns true.
 */
export async function main(): Promise<boolean> {
  if (process.platform !== 'linux') {
    console.log('skipped: needs Linux to read the CPU time of another process from /proc')
    return true
  }
  const parsing = benchParsing()
  const sizes = (process.env.BENCH_ROWS ?? '10000,100000').split(',').map(Number)
  const measured = []
  for (const rows of sizes) measured.push(await benchImport(rows))
  console.log(JSON.stringify({ loadAverage: loadavg()[0], peer: PEER, limits: LIMITS, parsing, measured }, null, 2))
  const large = measured.at(-1)!
  return (
    parsing.ratio <= LIMITS.parsingRatio &&
    large.first.cpuS <= LIMITS.importCpuS &&
    large.again.cpuS <= LIMITS.againCpuS &&
    large.again.peakMb <= LIMITS.peakMb &&
    large.whole.peakMb <= LIMITS.peakMb &&
    large.healthz.p99Ms <= LIMITS.healthzP99Ms &&
    Object.values(large.pageCpuMs).every((ms) => ms <= LIMITS.pageCpuMs)
  )
}

if (import.meta.main && !(await main())) process.exitCode = 1
