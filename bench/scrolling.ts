/// <reference lib="dom" />
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUpOverHttp, startServerProcess } from '@evenkeel/server/testing/server-process.ts'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { makeStatement } from './imports.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const LIMIT_MS = 50
/** A folder for CPU profiles, one per way of scrolling; if unset, none are recorded. */
const PROFILES = process.env.BENCH_PROFILES

/** How a person moves through a long table; each step is one frame. */
const WAYS = {
  'wheel, 120 px a frame': { frames: 240, kind: 'by', px: 120 },
  'fling, 2,500 px a frame': { frames: 180, kind: 'by', px: 2_500 },
  'thumb dragged back and forth': { frames: 180, kind: 'drag', px: 0 },
  'jumps to 12 places, pausing at each': { frames: 240, kind: 'jump', px: 0 },
} as const
type Way = (typeof WAYS)[keyof typeof WAYS]
type Round = { frames: number[]; longTasks: number[]; cpuFrames: number[]; waitingRows: number }

/**
 * Scrolls through 100,000 transactions in a real browser and measures each frame, by the clock and by the CPU time of
 * the page's own thread. Other work on the machine can only make frames slower, so the best of several rounds shows
 * what the page itself costs.
 */
export async function main(): Promise<boolean> {
  spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.ts')], { stdio: 'inherit' })
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info', NODE_ENV: 'production' })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  })
  try {
    const cookie = await seedHousehold(server.url)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url: server.url }
      }),
    )
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('seenOnboarding', 'true'))
    await page.goto('/dashboard/actual')
    await page.locator('tr[data-index="3"]').waitFor({ timeout: 60_000 })
    const tools: Tools = {
      page,
      cdp: await context.newCDPSession(page),
      trace: await browser.newBrowserCDPSession(),
    }
    const results = []
    for (const [name, way] of Object.entries(WAYS)) results.push(await measureWay(tools, name, way))
    console.table(results)
    console.log(`load average ${loadavg()[0]?.toFixed(1)}, ${ROWS} rows, best of ${ROUNDS} rounds`)
    return results.every((result) => Math.min(result['worst (ms)'], result['worst by CPU (ms)']) <= LIMIT_MS)
  } finally {
    await browser.close()
    server.child.kill('SIGKILL')
    await server.exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function seedHousehold(url: string): Promise<string> {
  const person = await signUpOverHttp(url, 'scroller')
  const { plans } = (await (await person(url, 'GET', '/api/subscription/')).json()) as { plans: { id: string }[] }
  await person(url, 'POST', '/api/subscription/activate/', { plan: plans[0]?.id })
  const response = await person.sendFile(url, '/api/imports/', new Blob([makeStatement(ROWS)]), 'statement.csv')
  if (response.status !== 202) throw new Error(await response.text())
  const { id } = (await response.json()) as { id: string }
  for (;;) {
    const run = (await (await person(url, 'GET', `/api/imports/${id}/?rows=0`)).json()) as { status: string }
    if (run.status === 'done') return person.headers.cookie
    if (run.status === 'failed') throw new Error(JSON.stringify(run))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

type Tools = { page: Page; cdp: CDPSession; trace: CDPSession }

async function measureWay({ page, cdp, trace }: Tools, name: string, way: Way) {
  if (PROFILES) {
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.setSamplingInterval', { interval: 200 })
    await cdp.send('Profiler.start')
  }
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const tracing = await startTrace(trace)
    const scrolled = await page.evaluate(scroll, way)
    rounds.push({ ...scrolled, cpuFrames: getCpuPerFrame(await tracing.stop()) })
  }
  if (PROFILES) {
    const { profile } = await cdp.send('Profiler.stop')
    writeFileSync(join(PROFILES, `${name.replace(/\W+/g, '-')}.cpuprofile`), JSON.stringify(profile))
  }
  const getBestFrames = (getFrames: (round: Round) => number[]) =>
    rounds.map((round) => getFrames(round).toSorted((a, b) => b - a)).reduce((a, b) => (a[0]! <= b[0]! ? a : b))
  const [wall, cpu] = [getBestFrames((round) => round.frames), getBestFrames((round) => round.cpuFrames)]
  const getMedian = (sorted: number[]) => roundToTenths(sorted[Math.floor(sorted.length / 2)] ?? 0)
  return {
    'scrolled by': name,
    'median (ms)': getMedian(wall),
    'worst (ms)': roundToTenths(wall[0] ?? 0),
    'worst of each round': rounds.map((round) => Math.round(Math.max(...round.frames))).join(' '),
    'median by CPU (ms)': getMedian(cpu),
    'worst by CPU (ms)': roundToTenths(cpu[0] ?? 0),
    'next by CPU': cpu.slice(1, 4).map(roundToTenths).join(' '),
    'long tasks': Math.min(...rounds.map((round) => round.longTasks.length)),
    'still empty when paused': Math.min(...rounds.map((round) => round.waitingRows)),
  }
}

type TraceEvent = { name: string; ph: string; ts: number; tdur?: number; pid: number; tid: number }

async function startTrace(session: CDPSession) {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  return {
    async stop(): Promise<TraceEvent[]> {
      const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await completed
      session.off('Tracing.dataCollected', collect)
      return events
    },
  }
}

/** The CPU time of the page's thread from one frame start to the next, in ms. */
function getCpuPerFrame(events: readonly TraceEvent[]): number[] {
  const begins = events.filter((event) => event.name === 'WebFrameWidgetImpl::BeginMainFrame')
  const [{ pid, tid } = { pid: 0, tid: 0 }] = begins
  const starts = begins.map((event) => event.ts).sort((a, b) => a - b)
  const tasks = events
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
    .sort((a, b) => a.ts - b.ts)
  const frames: number[] = starts.map(() => 0)
  let frame = -1
  for (const task of tasks) {
    // A task that contains a frame start begins just before it.
    while (frame + 1 < starts.length && starts[frame + 1]! < task.ts + 1_000) frame += 1
    if (frame >= 0) frames[frame]! += (task.tdur ?? 0) / 1000
  }
  return frames
}

const roundToTenths = (ms: number) => Math.round(ms * 10) / 10

/**
 * Runs in the page. Returns how long each frame took, the tasks over 50 ms, and how many rows are still empty half a
 * second later.
 */
async function scroll({ frames, kind, px }: Way): Promise<Omit<Round, 'cpuFrames'>> {
  const scroller = document.querySelector('table')?.parentElement
  if (!scroller) throw new Error('no table')
  scroller.scrollTop = 0
  await new Promise((resolve) => setTimeout(resolve, 400))
  const longTasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(Math.round(entry.duration))
  })
  observer.observe({ type: 'longtask' })
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const deltas: number[] = []
  const height = scroller.scrollHeight - scroller.clientHeight
  await waitForFrame()
  let last = performance.now()
  for (let frame = 0; frame < frames; frame += 1) {
    // Only set, never read: a read would force another layout.
    if (kind === 'by') scroller.scrollTop = (frame + 1) * px
    // Like a hand: it slows down to change direction, and crosses the whole table in between.
    if (kind === 'drag') scroller.scrollTop = height * (0.5 - 0.5 * Math.cos((frame / frames) * 4 * Math.PI))
    if (kind === 'jump' && frame % 20 === 0) scroller.scrollTop = height * (((frame / 20) * 0.382) % 1)
    await waitForFrame()
    const now = performance.now()
    deltas.push(now - last)
    last = now
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  observer.disconnect()
  const waitingRows = scroller.querySelectorAll('tbody tr[aria-hidden]').length
  return { frames: deltas, longTasks, waitingRows }
}
