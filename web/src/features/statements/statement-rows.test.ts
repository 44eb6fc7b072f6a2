import type { Statement } from '@evenkeel/contract/statements.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { expect, test } from 'vitest'
import { toStatementRows } from './statement-rows.ts'

const makeStatement = (id: string, statement_date: string) => ({ id, statement_date }) as Statement
const makeGap = (account_id: string, month: string, date: string) => ({ account_id, month, date: plainDate(date) })

test('a month without statements is listed in date order, once for all its accounts', () => {
  const rows = toStatementRows(
    [makeStatement('c', '2026-04-30'), makeStatement('a', '2026-02-28')],
    [makeGap('x', '2026-03', '2026-03-31'), makeGap('y', '2026-03', '2026-03-31')],
    true,
  )
  expect(rows.map(({ id }) => id)).toEqual(['c', 'gap-2026-03', 'a'])
  expect(rows[1]).toMatchObject({ accountIds: ['x', 'y'] })
})

test('gaps older than the loaded statements aren’t shown yet', () => {
  const loaded = [makeStatement('c', '2026-04-30')]
  const gaps = [makeGap('x', '2025-03', '2025-03-31')]
  expect(toStatementRows(loaded, gaps, false)).toHaveLength(1)
  expect(toStatementRows(loaded, gaps, true)).toHaveLength(2)
})
