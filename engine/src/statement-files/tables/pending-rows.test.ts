import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const TABLE = 'Date\tDescription\tAmount\n12 Nov 2026\tRent\t-900.00\n11 Nov 2026\tGas\t-40.00'
const read = (text: string) => readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-14') })

test.each([
  'You have no pending transactions at this time.',
  'Your balance does not include pending transactions',
  'Available balance includes pending transactions and holds.',
  'Hinweis: Vorgemerkte Umsätze werden nicht angezeigt',
])('“%s” above a table isn’t a heading', (line) => {
  expect(read(`${line}\n${TABLE}`).rows).toHaveLength(2)
})

test('pending rows with whole amounts are listed too', () => {
  const { rows, issues } = read(TABLE.replace('\n', '\nPending\n13 Nov 2026\tKwik Trip\t38\nPosted\n'))
  expect(rows).toHaveLength(2)
  expect(issues).toContainEqual(expect.objectContaining({ line: 3, code: 'pending' }))
})

test('pending rows of a pasted table aren’t payments, however long their heading is', () => {
  const list =
    'Date\tDescription\tAmount\nPending Transactions  Note: Amounts may change\n13 Nov 2026\tKwik Trip\t-38.20\nPosted Transactions\n12 Nov 2026\tRent\t-900.00\n11 Nov 2026\tGas\t-40.00'
  const { rows, issues } = read(list)
  expect(rows.map(({ minor }) => minor)).toEqual([-90_000, -4000])
  expect(issues).toContainEqual(expect.objectContaining({ line: 3, code: 'pending' }))
})
