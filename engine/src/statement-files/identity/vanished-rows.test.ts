import { describe, expect, test } from 'vitest'
import type { StatementRow } from '../reading/statement-reading.ts'
import { judgeRows } from './row-identity.ts'
import { days, importAll, makeRow, source } from './testing/import-files.ts'

describe('a pending payment that is now posted', () => {
  const other = makeRow('2026-03-01', -700, 'KIOSK')
  const end = makeRow('2026-03-09', -800, 'KIOSK')
  const pending = makeRow('2026-03-03', -5000, 'PENDING BLUE ANCHOR BISTRO')
  const judgePosted = (posted: StatementRow, before = pending) =>
    judgeRows([other, posted, end], importAll([[other, before]]), source)[1]

  test.each([
    ['on a later day', makeRow('2026-03-05', -5000, 'BLUE ANCHOR BISTRO 0412')],
    ['on a later day, with a tip', makeRow('2026-03-05', -5900, 'BLUE ANCHOR BISTRO')],
    ['on the same day, with a tip', makeRow('2026-03-03', -6000, 'BLUE ANCHOR')],
    ['with a different text', makeRow('2026-03-04', -5000, 'BAB RESTAURANTS LTD')],
  ])('%s, it’s added and flagged next to the existing one', (_, posted) => {
    expect(judgePosted(posted)).toMatchObject({
      verdict: 'added',
      isSimilar: true,
      reasons: [{ code: 'row.like-pending', args: { name: expect.stringContaining('BISTRO') } }],
    })
  })

  test('with the same number, it’s flagged too, unless the text and amount are completely different', () => {
    const before = makeRow('2026-03-03', -5000, 'BLUE ANCHOR', '7')
    expect(judgePosted(makeRow('2026-03-05', -5750, 'BLUE ANCHOR', '7'), before)).toMatchObject({ isSimilar: true })
    expect(judgePosted(makeRow('2026-03-08', -90, 'NEWS STAND', '7'), before)?.isSimilar).toBeUndefined()
  })

  test.each([
    ['six days later', makeRow('2026-03-09', -5000, 'BLUE ANCHOR BISTRO')],
    ['earlier', makeRow('2026-03-02', -5000, 'BLUE ANCHOR BISTRO')],
    ['at twice the amount', makeRow('2026-03-04', -10000, 'BLUE ANCHOR BISTRO')],
    ['as a refund', makeRow('2026-03-04', 5000, 'BLUE ANCHOR BISTRO')],
  ])('%s, it’s another payment', (_, posted) => {
    expect(judgePosted(posted)?.isSimilar).toBeUndefined()
  })

  test('a file that repeats few of the existing rows belongs to another account, so nothing was pending', () => {
    const makeVisits = (minor: number, offset: number) =>
      days.map((_, i) => makeRow(`2026-03-1${i * 2 + offset}`, minor - i, 'CORNER MARKET'))
    const ledger = importAll([[...makeVisits(-5000, 0), other]]).map((existing) => ({ ...existing, source: null }))
    const card = judgeRows([other, ...makeVisits(-5600, 1), end, makeRow('2026-03-19', -1, 'END')], ledger, null)
    expect(card.some((verdict) => verdict.isSimilar)).toBe(false)
  })

  test('an existing row that is still in the file or was deleted isn’t compared with other rows', () => {
    const ledger = importAll([[other, pending]])
    const posted = makeRow('2026-03-05', -5000, 'BLUE ANCHOR BISTRO')
    expect(judgeRows([other, pending, posted, end], ledger, source)[2]?.isSimilar).toBeUndefined()
    const deleted = ledger.map((existing) => ({ ...existing, isDeleted: true }))
    expect(judgeRows([other, posted, end], deleted, source)[1]?.isSimilar).toBeUndefined()
    // Each existing row can only be one row of the file.
    const two = judgeRows([other, posted, { ...posted, name: 'BLUE ANCHOR' }, end], ledger, source)
    expect(two.map((verdict) => verdict.isSimilar ?? false)).toEqual([false, true, false, false])
  })
})
