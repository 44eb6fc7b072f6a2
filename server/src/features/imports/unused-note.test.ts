import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

const STATEMENT = `Date,Description,Amount
2026-01-05,THE COFFEE HOUSE 42,-5.25
2026-01-06,WHOLEFDS MKT 10234,-84.10
2026-01-07,TRANSFER TO SAVINGS ACCOUNT,-200.00
2026-01-08,ACME CORP PAYROLL,2600.00
`
const NOT_UNDERSTOOD = { code: 'import.note-not-understood' }
const MATCHED_NONE = { code: 'import.note-meant-none' }

test('a note skips the rows it names, for a stated reason, and the import says if the note did nothing', async () => {
  const skippedByNote: Record<string, string[]> = {
    'skip the transfers': ['TRANSFER TO SAVINGS ACCOUNT'],
    "don't skip the transfers": [],
    'skip coffee': ['THE COFFEE HOUSE 42'],
    'only groceries': ['THE COFFEE HOUSE 42', 'TRANSFER TO SAVINGS ACCOUNT', 'ACME CORP PAYROLL'],
    'skip unicorns': [],
    'only unicorns': [],
    'skip groceries but keep Wholefds': [],
    'happy new year': [],
  }
  for (const [note, expected] of Object.entries(skippedByNote)) {
    const ana = await server.createUser()
    const { id } = (await ana.post('/api/imports/', { text: STATEMENT, note, today: '2026-01-31' })).json()
    await server.jobs.waitUntilIdle()
    const done = (await ana.get(`/api/imports/${id}/`)).json()
    const skipped = done.rows.filter((row: { verdict: string }) => row.verdict === 'skipped')
    expect(
      skipped.map((row: { transaction_name: string }) => row.transaction_name),
      note,
    ).toEqual(expected)
    for (const row of skipped) expect(row.reason).toContain(`“${note}”`)
    expect(done.counts).toMatchObject({ added: 4 - expected.length, skipped: expected.length })
    const expectedReasons =
      note === 'happy new year' ? [NOT_UNDERSTOOD] : note.endsWith('unicorns') ? [MATCHED_NONE] : []
    expect(done.detail_reasons, done.detail).toEqual(expectedReasons)
  }
})

test('an import says why a note skipped nothing, and how it read dates that can be read two ways', async () => {
  const ana = await server.createUser()
  const send = async (text: string, note: string) => {
    const { id } = (await ana.post('/api/imports/', { text, note, today: '2026-01-31' })).json()
    await server.jobs.waitUntilIdle()
    const { detail_reasons: reasons, counts } = (await ana.get(`/api/imports/${id}/`)).json()
    return { reasons, counts }
  }
  const first = await send(STATEMENT, 'only January 6th')
  expect(first.counts).toMatchObject({ added: 1, skipped: 3 })
  for (const note of ['only January 6th', 'since January 8', 'skip groceries']) {
    const again = await send(STATEMENT.split('\n').slice(0, 3).join('\n'), note)
    if (note === 'skip groceries') expect(again.reasons).toContainEqual({ code: 'import.note-meant-duplicates' })
    else if (note === 'since January 8') expect(again.reasons).toContainEqual(MATCHED_NONE)
    else expect(again).toMatchObject({ counts: { added: 0, duplicate: 1, skipped: 1 } })
  }
  const all = await send('Date,Description,Amount\n2026-01-12,CORNER SHOP,-9.00\n', 'only January')
  expect(all.reasons).toContainEqual({ code: 'import.note-meant-all' })
  const open = 'Date,Description,Amount\n03/04/2025,TEA ROOM,-4.50\n05/06/2025,CORNER SHOP,-9.00\n'
  expect((await send(open, '')).reasons).toEqual([{ code: 'import.days-ambiguous', args: { order: 'mdy' } }])
  expect((await send(open, 'day first')).reasons).toEqual([])
  const teaRooms = (await ana.get('/api/transactions/?search=tea')).json().results
  expect(teaRooms.map((row: { transaction_date: string }) => row.transaction_date).sort()).toEqual([
    '2025-03-04',
    '2025-04-03',
  ])
})
