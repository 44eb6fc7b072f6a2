import type { Statement } from '@evenkeel/contract/statements.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toPhoneRow } from './statement-columns.tsx'

function getDetail(flows: Pick<Statement, 'cash_deposits' | 'cash_withdrawals'>) {
  const statement = { id: 'a', account_id: 'x', currency: 'USD', final_balance: '1.00', warnings: [], ...flows }
  const date = plainDate('2026-10-31')
  const row = { kind: 'statement', id: 'a', date, statement: statement as unknown as Statement } as const
  return renderToStaticMarkup(toPhoneRow(row, new Map()).detail)
}

test('on phones, deposits and withdrawals are in whole units, so both fit', () => {
  expect(getDetail({ cash_deposits: '3085.78', cash_withdrawals: '3631.12' })).toBe('$3,086 in, $3,631 out')
})

test('an amount below one unit isn’t rounded to zero', () => {
  expect(getDetail({ cash_deposits: '0.40', cash_withdrawals: '0.00' })).toBe('$0.40 in')
})

test('a statement without deposits or withdrawals says so', () => {
  expect(getDetail({ cash_deposits: '0.00', cash_withdrawals: '0.00' })).toBe('No deposits or withdrawals')
})
