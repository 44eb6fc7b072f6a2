import { setTimeout as wait } from 'node:timers/promises'
import { addDays, addMonths, plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { createServerProcesses, subscribeOverHttp } from '../testing/server-processes.ts'
import { testEngine } from '../testing/test-database.ts'

/** Both ends of the day, offsets of half an hour, and clocks that change or don't. */
const ZONES = ['UTC', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const { makeFolder, start } = createServerProcesses()

/** Days with rows: clocks going forward and back, the ends of months and years, a leap day. */
const EDGES =
  '2022-11-06 2022-12-31 2023-01-01 2023-03-12 2023-11-30 2023-12-01 2024-02-28 2024-02-29 2024-03-01'.split(' ')
const STATEMENT = [
  'Date,Description,Amount',
  ...EDGES.map((day, i) => `${day},SHOP ${i},-${i + 1}.00`),
  '2024-03-10T02:30:00-03:30,CLOCKS GO FORWARD,-100.00',
  '2023-11-05T23:59:59Z,CLOCKS GO BACK,-200.00',
  '',
].join('\n')
const RENT = { amount: '-900.00', transaction_name: 'Rent', category: null, repeat: { every: 1, unit: 'month' } }

/** The reports a person sees if their own date is next to a new year or a leap day. */
async function readReports(url: string): Promise<Record<string, string>> {
  const person = await subscribeOverHttp(url)
  const read = async (path: string) => (await person(url, 'GET', path)).json()
  const added = await person(url, 'POST', '/api/budget-items/', { ...RENT, transaction_date: '2023-01-31' })
  expect(added.status).toBe(201)
  const sent = await person.sendFile(url, '/api/imports/', new Blob([STATEMENT]), 'edges.csv')
  const { id } = (await sent.json()) as { id: string }
  while (((await read(`/api/imports/${id}/`)) as { status: string }).status !== 'done') await wait(50)
  const paths = [
    ['transactions', '/api/transactions/?sort=transaction_date'],
    ...['2022-12-31', '2023-01-01', '2024-02-29', '2024-03-01'].flatMap((today) => [
      [`dashboard of ${today}`, `/api/dashboard/?today=${today}`],
      [`days of ${today}`, `/api/dashboard/?today=${today}&granularity=daily`],
      [`income statement of ${today}`, `/api/income-statement/?today=${today}`],
      [`calendar of ${today}`, `/api/budget-items/calendar/?today=${today}`],
    ]),
  ] as [string, string][]
  const bodies = paths.map(async ([name, path]) => {
    const body = JSON.stringify(await read(path), (key, value) => (isPerRun(key) ? null : value), 1)
    expect(body, name).not.toContain('"request_id"')
    return [name, body] as const
  })
  return Object.fromEntries(await Promise.all(bodies))
}

/** Ids, instants and versions may differ between two runs. */
function isPerRun(key: string): boolean {
  return /(?:^|_)id$|^last_updated$|^version$/.test(key)
}

describe.runIf(testEngine === 'sqlite')('the server’s time zone', () => {
  test('changes no date and no sum that a client asks for', async () => {
    const seen = await Promise.all(
      ZONES.map(async (zone) => readReports((await start(makeFolder(), { TZ: zone })).url)),
    )
    const [utc] = seen
    for (const day of [...EDGES, '2024-03-10', '2023-11-05']) expect(utc!.transactions).toContain(`"${day}"`)
    // The 90 days leave out December 1.
    expect(JSON.parse(utc!['dashboard of 2024-02-29']!).last_90_days).toMatchObject({
      from: '2023-12-02',
      to: '2024-02-29',
      total: '15.00',
    })
    for (const [i, reports] of seen.entries()) expect(reports, ZONES[i]).toEqual(utc)
  })
})

const HOUR = 3_600_000
/** The last millisecond before and the first after St. John's clock changes, and each zone's new year and leap day. */
const MOMENTS = ['2026-11-01T04:30', '2027-01-01T00:00', '2027-03-14T05:30', '2028-03-01T00:00'].flatMap((at) =>
  [-14, -5.5, -1, 0, 1, 3.5, 11].flatMap((hours) => [-1, 0].map((ms) => Date.parse(`${at}Z`) + hours * HOUR + ms)),
)

test('without a client’s date, today is the calendar day in the server’s time zone', async () => {
  const server = await createTestApp()
  const before = process.env.TZ
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
  for (const moment of MOMENTS) {
    server.clock.advance(moment - server.clock.now().getTime())
    const ana = await server.createUser()
    for (const timeZone of ZONES) {
      process.env.TZ = timeZone
      const today = plainDate(new Intl.DateTimeFormat('en-CA', { ...AS_ISO, timeZone }).format(moment))
      const thisMonth = plainDate(`${today.slice(0, 7)}-01`)
      expect((await ana.get('/api/dashboard/')).json(), `${timeZone} ${new Date(moment).toISOString()}`).toMatchObject({
        month: { name: today.slice(0, 7) },
        last_90_days: { from: addDays(today, -89), to: today },
        last_12_months: { from: addMonths(thisMonth, -12), to: addDays(thisMonth, -1) },
      })
    }
  }
})
const AS_ISO = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
