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
])('“%s” above a table doesn’t hide its rows', (line) => {
  expect(read(`${line}\n${TABLE}`).rows).toHaveLength(2)
})

test.each(['Pending', 'Declined transactions'])(
  'a blank line below “%s” doesn’t turn its rows into payments',
  (heading) => {
    const { rows, issues } = read(TABLE.replace('\n', `\n${heading}\n\n13 Nov 2026\tKwik Trip\t-38.20\nPosted\n`))
    expect(rows.map(({ minor }) => minor)).toEqual([-90_000, -4000])
    expect(issues).toContainEqual(expect.objectContaining({ line: 4, text: '13 Nov 2026 Kwik Trip -38.20' }))
  },
)

test('pending rows are listed even if their amounts have no decimals', () => {
  const { rows, issues } = read(TABLE.replace('\n', '\nPending\n13 Nov 2026\tKwik Trip\t38\nPosted\n'))
  expect(rows).toHaveLength(2)
  expect(issues).toContainEqual(expect.objectContaining({ line: 3, code: 'pending' }))
})

test('pending rows aren’t payments, even if their heading has a note next to it', () => {
  const list =
    'Date\tDescription\tAmount\nPending Transactions  Note: Amounts may change\n13 Nov 2026\tKwik Trip\t-38.20\nPosted Transactions\n12 Nov 2026\tRent\t-900.00\n11 Nov 2026\tGas\t-40.00'
  const { rows, issues } = read(list)
  expect(rows.map(({ minor }) => minor)).toEqual([-90_000, -4000])
  expect(issues).toContainEqual(expect.objectContaining({ line: 3, code: 'pending' }))
})

test.each([
  ['Pending from October 1, 2026 to October 31, 2026', 'pending'],
  ['Reverted from October 1, 2026 to October 31, 2026', 'not-carried-out'],
  ['Reverted transactions (not charged)', 'not-carried-out'],
])('rows below “%s” aren’t payments', (heading, code) => {
  const statement = `Date\tDescription\tMoney out\tMoney in\tBalance\n5 Oct 2026\tTop-up\t\t150.00\t163.20\n11 Oct 2026\tCoffee\t4.35\t\t158.85\n\n${heading}\n24 Oct 2026\tHostel\t118.00`
  const { rows, issues } = read(statement)
  expect(rows.map(({ minor }) => minor)).toEqual([15_000, -435])
  expect(issues).toContainEqual(expect.objectContaining({ line: 6, code }))
})

test.each(['Pending transactions (none)', 'Declined transactions (0)', 'Failed payments (none in the last 30 days)'])(
  '“%s” doesn’t hide the table below it',
  (heading) => {
    const { rows, issues } = read(
      `${heading}\nDate\tDescription\tAmount\n2 Nov 2026\tAldi\t-23.40\n3 Nov 2026\tShell\t-40.00`,
    )
    expect(rows).toHaveLength(2)
    expect(issues.filter(({ line }) => line > 2)).toEqual([])
  },
)
