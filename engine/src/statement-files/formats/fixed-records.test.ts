import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readAbo } from './abo-statement.ts'
import { readCsb43 } from './csb43-statement.ts'

const context = { currency: 'CZK', today: plainDate('2026-11-15'), fileName: 'statement.txt' }

function makeCsb43(account: string, opening: string, amount: string | null, closing: string): string[] {
  return [
    `11${account.padStart(18, '0')}2610012610312${opening.padStart(14, '0')}978`,
    ...(amount === null ? [] : [`22${' '.repeat(8)}261005261005${' '.repeat(5)}1${amount.padStart(14, '0')}`]),
    `33${' '.repeat(56)}2${closing.padStart(14, closing === '' ? ' ' : '0')}978`,
  ]
}

function makeAbo(account: string, opening: string, amount: string, closing: string): string[] {
  const pad = (digits: string) => digits.padStart(14, '0')
  return [
    `074${account.padStart(16, '0')}${' '.repeat(20)}011026${pad(opening)}+${pad(closing)}+`
      .padEnd(108)
      .concat('311026'),
    `075${'0'.repeat(45)}${amount.padStart(12, '0')}1`.padEnd(97).concat('SHOP'.padEnd(22), '203051026'),
  ]
}

const describeRows = (rows: readonly { minor: number; source?: string }[], first: string | null) =>
  rows.map(({ minor, source = first }) => `${source?.replace(/^0+/, '')} ${minor}`)

test('in a fixed-width file with several accounts, each row belongs to its own account', () => {
  const csb43 = readCsb43([...makeCsb43('11', '100', '30', '70'), ...makeCsb43('22', '500', '50', '450')].join('\n'))
  expect(describeRows(csb43.rows, csb43.source)).toEqual(['11 -30', '22 -50'])
  expect(csb43.closingBalance).toBeUndefined()
  const abo = readAbo([...makeAbo('11', '100', '30', '70'), ...makeAbo('22', '500', '50', '450')].join('\n'), context)
  expect(describeRows(abo.rows, abo.source)).toEqual(['11 -30', '22 -50'])
  expect(abo.closingBalance).toBeUndefined()
})

test('balances of two accounts aren’t compared, even if one of them has no transactions', () => {
  const csb43 = readCsb43([...makeCsb43('11', '100', '30', '70'), ...makeCsb43('22', '500', null, '500')].join('\n'))
  expect([csb43.openingBalance, csb43.closingBalance]).toEqual([undefined, undefined])
})

test('a file with one account keeps its balances, and a blank balance isn’t zero', () => {
  const read = (closing: string) => readCsb43(makeCsb43('11', '100', '30', closing).join('\n'))
  expect(read('70')).toMatchObject({ openingBalance: { minor: 100 }, closingBalance: { minor: 70 } })
  expect(read('').closingBalance).toBeUndefined()
})
