import { expect, test } from 'vitest'
import { checkBalances } from './balance-check.ts'
import type { StatementRow } from './reading/statement-reading.ts'

const row = (line: number, minor: number, balanceAfterMinor: number) =>
  ({ line, day: '2026-01-05', minor, currency: 'USD', name: 'BAKERY', balanceAfterMinor }) as unknown as StatementRow

test('a balance that fits is said in words that fit one step and many', () => {
  const two = [row(2, -450, 9_550), row(3, -3_000, 6_550)]
  expect(checkBalances(two)).toEqual({ ok: true, detail: 'The running balance fits.' })
  expect(checkBalances([...two, row(4, -550, 6_000)])?.detail).toBe('The running balance fits all 2 steps.')
})
