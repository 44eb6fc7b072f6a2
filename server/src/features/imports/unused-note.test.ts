import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

const STATEMENT = `Date,Description,Amount
2026-01-05,THE COFFEE HOUSE 42,-5.25
2026-01-06,WHOLEFDS MKT 10234,-84.10
2026-01-07,TRANSFER TO SAVINGS ACCOUNT,-200.00
2026-01-08,ACME CORP PAYROLL,2600.00
`
const NOT_UNDERSTOOD = 'The note was not understood and changed nothing.'
const LEFT_NOTHING_OUT = 'No row is what the note speaks of, so it left nothing out.'

test('a note leaves out what it speaks of, in its own words, and says when it did nothing', async () => {
  const leftOut: Record<string, string[]> = {
    'skip the transfers': ['TRANSFER TO SAVINGS ACCOUNT'],
    "don't skip the transfers": [],
    'skip coffee': ['THE COFFEE HOUSE 42'],
    'only groceries': ['THE COFFEE HOUSE 42', 'TRANSFER TO SAVINGS ACCOUNT', 'ACME CORP PAYROLL'],
    'skip unicorns': [],
    'only unicorns': [],
    'happy new year': [],
  }
  for (const [note, expected] of Object.entries(leftOut)) {
    const ana = await server.newUser()
    const { id } = (await ana.post('/api/imports/', { text: STATEMENT, note, today: '2026-01-31' })).json()
    await server.jobs.whenIdle()
    const done = (await ana.get(`/api/imports/${id}/`)).json()
    const skipped = done.rows.filter((row: { verdict: string }) => row.verdict === 'skipped')
    expect(
      skipped.map((row: { transaction_name: string }) => row.transaction_name),
      note,
    ).toEqual(expected)
    for (const row of skipped) expect(row.reason).toContain(`“${note}”`)
    expect(done.counts).toMatchObject({ added: 4 - expected.length, skipped: expected.length })
    expect(done.detail.includes(NOT_UNDERSTOOD), done.detail).toBe(note === 'happy new year')
    expect(done.detail.includes(LEFT_NOTHING_OUT), done.detail).toBe(note.endsWith('unicorns'))
  }
})
