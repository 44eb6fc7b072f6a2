import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMinor } from '../core/money.ts'
import { plainDate } from '../core/plain-date.ts'
import { readStatementFile } from './read-statement-file.ts'

const folder = join(import.meta.dirname, '../../../fixtures/statement-files')
const today = plainDate('2025-06-30')

type Expected = {
  currency: string
  rows: { day: string; amount: string; name: string; currency?: string }[]
  source?: string
  balanceOk?: boolean
  brokenAtLine?: number
}

describe('every layout in the fixtures is read exactly', () => {
  const names = readdirSync(join(folder, 'ok')).filter((name) => !name.endsWith('.expected.json'))
  test.each(names)('%s', (fileName) => {
    const bytes = new Uint8Array(readFileSync(join(folder, 'ok', fileName)))
    const expected = JSON.parse(readFileSync(join(folder, 'ok', `${fileName}.expected.json`), 'utf8')) as Expected
    const reading = readStatementFile({ bytes, fileName, currency: expected.currency, today })
    // An empty expected name leaves the choice among several good texts open, but there must be one.
    const rows = reading.rows.map((row, index) => {
      const name = expected.rows[index]?.name === '' && row.name !== '' ? '' : row.name
      return { day: row.day, amount: formatMinor(row.minor, row.currency), name, currency: row.currency }
    })
    expect(rows).toEqual(expected.rows.map((row) => ({ currency: expected.currency, ...row })))
    expect(reading.detail).toBeNull()
    if (expected.source !== undefined) expect(reading.source).toBe(expected.source)
    if (expected.balanceOk !== undefined) expect(reading.balanceCheck?.ok).toBe(expected.balanceOk)
    if (expected.brokenAtLine !== undefined) expect(reading.balanceCheck?.brokenAtLine).toBe(expected.brokenAtLine)
  })
})
