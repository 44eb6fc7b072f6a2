import { expect, test } from 'vitest'
import { checkBalances } from './balance-check.ts'
import type { StatementRow } from './reading/statement-reading.ts'

const makeRow = (line: number, minor: number, balanceAfterMinor: number) =>
  ({ line, day: '2026-01-05', minor, currency: 'USD', name: 'BAKERY', balanceAfterMinor }) as unknown as StatementRow

test('the check says that the balances add up, or else names the first wrong line with both balances', () => {
  const two = [makeRow(2, -450, 9_550), makeRow(3, -3_000, 6_550)]
  expect(checkBalances(two)).toEqual({ ok: true, reason: { code: 'balance.adds-up' } })
  expect(checkBalances([...two, makeRow(4, -550, 6_000)])).toMatchObject({ ok: true })
  expect(checkBalances([...two, makeRow(4, -550, 5_000)])).toEqual({
    ok: false,
    brokenAtLine: 4,
    reason: { code: 'balance.breaks', args: { line: 4, stated: '50.00', expected: '60.00', currency: 'USD' } },
  })
})
