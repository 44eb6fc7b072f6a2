import { loadavg } from 'node:os'
import type { TestClient } from '@evenkeel/server/testing/test-client.ts'
import type { FastifyInstance } from 'fastify'
import { openLargeHousehold, TODAY } from './large-household.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const ITEMS = 200
const LIMIT_MS = 25
const REPEATS = 40
const PATHS = {
  dashboard: `/api/dashboard/?today=${TODAY}`,
  'dashboard by week': `/api/dashboard/?today=${TODAY}&granularity=weekly`,
  'income statement': `/api/income-statement/?today=${TODAY}`,
  'income statement by budget': `/api/income-statement/?today=${TODAY}&basis=budget`,
}
type Name = keyof typeof PATHS
type Visit = { app: FastifyInstance; client: TestClient }

/** CPU time of the whole process with all threads, in ms. */
type Measured = {
  rows: number
  cpuMs: Record<Name, number>
  /** The first report ever, and the first one after a transaction is added. */
  firstCpuMs: number
  afterEditCpuMs: number
}

/** What a report costs with 10,000, 100,000 and 1,000,000 rows, and 200 budget items. */
async function benchReports(sizes = SIZES): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const rows of sizes) measured.push(await measureAt(rows))
  return measured
}

async function measureAt(rows: number): Promise<Measured> {
  const { app, client, close } = await openLargeHousehold(rows, ITEMS)
  try {
    const visit: Visit = { app, client }

    const firstCpuMs = await measureCpu(1, () => ask(visit, PATHS.dashboard))
    await settle(visit)
    const cpuMs = {} as Record<Name, number>
    for (const name of Object.keys(PATHS) as Name[]) {
      await measureCpu(10, () => ask(visit, PATHS[name])) // Warm up.
      cpuMs[name] = await measureCpu(REPEATS, () => ask(visit, PATHS[name]))
    }
    const row = { transaction_date: TODAY, transaction_name: 'Merchant 7', category: 'Groceries', amount: '-1.00' }
    await client.post('/api/transactions/', row)
    const afterEditCpuMs = await measureCpu(1, () => ask(visit, PATHS['income statement']))
    return { rows, cpuMs, firstCpuMs, afterEditCpuMs }
  } finally {
    await close()
  }
}

/** The request itself, without parsing the response, which the browser does. */
async function ask({ app, client }: Visit, path: string): Promise<string> {
  const cookies = Object.fromEntries(client.cookies)
  const response = await app.inject({ method: 'GET', url: path, cookies })
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
  return response.body
}

/** Waits until a large ledger's habits, which are calculated in the background, are complete. */
async function settle(visit: Visit): Promise<void> {
  while ((await ask(visit, PATHS.dashboard)).includes('"is_settling":true'))
    await new Promise((resolve) => setTimeout(resolve, 100))
}

async function measureCpu(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) await work()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / times / 10) / 100
}

/**
 * Prints the cost at each size and how it grows; fails above 25 ms at 100,000 rows, or if ten times the rows cost twice
 * as much.
 */
export async function main(): Promise<boolean> {
  const measured = await benchReports()
  const [, middle, large] = measured
  const growth = Object.fromEntries(
    (Object.keys(PATHS) as Name[]).map((name) => [
      name,
      Math.round((large!.cpuMs[name] / middle!.cpuMs[name]) * 100) / 100,
    ]),
  )
  console.log(JSON.stringify({ loadAverage: loadavg()[0], items: ITEMS, measured, growth }, null, 2))
  const isQuick = Object.values(middle!.cpuMs).every((ms) => ms <= LIMIT_MS)
  return isQuick && Object.values(growth).every((factor) => factor < 2)
}

if (import.meta.main && !(await main())) process.exitCode = 1
