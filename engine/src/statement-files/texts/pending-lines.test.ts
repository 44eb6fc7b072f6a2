import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const read = (text: string) => {
  const { rows, issues } = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-15') })
  return { rows: rows.length, pending: issues.filter(({ code }) => code === 'pending').map(({ line }) => line) }
}

test.each([
  ['a word at its end', 'Nov 12 Starbucks 4.50\nNov 13 Shell 30.00 (pending)\n', { rows: 1, pending: [2] }],
  ['a word at its start', 'Nov 12 Starbucks 4.50\nPending Nov 14 Amazon 20.00\n', { rows: 1, pending: [2] }],
  [
    'a heading above it',
    'Pending\nNov 14 Amazon $20.00\nPosted\nNov 12 Starbucks $4.50\nNov 13 Shell $30.00\n',
    { rows: 2, pending: [2] },
  ],
])('a pending payment in pasted text isn’t a row, but is reported: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a balance below pending payments isn’t a pending payment', () => {
  const text = 'Pending\nNov 14 Amazon $20.00\nPosted\nNov 12 Starbucks $4.50\nNov 13 Shell $30.00\nBalance $120.00\n'
  expect(read(text).pending).toEqual([2])
})

test('a pending amount on its own line is listed with its name and date', () => {
  const page =
    'Pending\nBURGER HUT 814\nNov 14, 2026\n-$11.47\n\nNov 13, 2026\nBEAUTY STORE\n-$41.18\n$624.35\n\nNov 12, 2026\nGAS STOP\n-$31.06\n$665.53\n'
  const { issues } = readStatementFile({ text: page, currency: 'USD', today: plainDate('2026-11-15') })
  expect(issues).toContainEqual(
    expect.objectContaining({ line: 4, code: 'pending', text: 'BURGER HUT 814 · Nov 14, 2026 · -$11.47' }),
  )
})
