import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { createJudge, type ExistingRow, judgeRows } from './row-identity.ts'
import { days, importAll, importFile, makeRow, source } from './testing/import-files.ts'

describe('bank numbers', () => {
  const getVerdicts = (ledger: ExistingRow[], file: StatementRow[]) =>
    judgeRows(file, ledger, source).map(({ verdict, isSimilar }) => (isSimilar ? `${verdict}?` : verdict))
  const makeCoffee = (bankId?: string) => makeRow('2026-03-03', -450, 'COFFEE', bankId)
  const rent = makeRow('2026-03-01', -90000, 'RENT', 'r1')
  const shops = days.map((day, i) => makeRow(day, -1000 - i, `SHOP ${i}`, `s${i}`))

  test('if the bank keeps its numbers, an identical row with another number is a second payment to review', () => {
    const ledger = importAll([[rent, makeCoffee('c1')]])
    // Both are in the file, so there is nothing to ask.
    expect(getVerdicts(ledger, [rent, makeCoffee('c1'), makeCoffee('c2')])).toEqual(['duplicate', 'duplicate', 'added'])
    // The first one isn't in this file: only the number shows that there are two.
    expect(getVerdicts(ledger, [rent, makeCoffee('c2')])).toEqual(['duplicate', 'added?'])
    const [, verdict] = judgeRows([rent, makeCoffee('c2')], ledger, source)
    expect(verdict).toMatchObject({ existingId: ledger[1]?.id, reasons: [{ code: 'row.second-payment' }] })
    // The same in either order, and if a file is imported again.
    const both = importFile(ledger, [rent, makeCoffee('c2')])
    expect(both).toHaveLength(3)
    expect(
      importAll([
        [rent, makeCoffee('c2')],
        [rent, makeCoffee('c1')],
        [rent, makeCoffee('c2')],
      ]),
    ).toHaveLength(3)
    expect(importFile(importFile(both, [rent, makeCoffee('c1')]), [rent, makeCoffee('c2')])).toHaveLength(3)
    // Moving the row to another account doesn't remove its number.
    const moved = ledger.map((existing) => ({ ...existing, now: { ...existing, source: 'Card' } }))
    expect(getVerdicts(moved, [rent, { ...makeCoffee('c2'), source: 'Card' }])).toEqual(['duplicate', 'added?'])
  })

  test('if the bank gives new numbers each time, nothing is added twice, even if a few rows keep theirs', () => {
    const again = shops.map((shop, i) => ({ ...shop, bankId: `t${i}` }))
    const ledger = importAll([[rent, ...shops]])
    expect(getVerdicts(ledger, again)).toEqual(days.map(() => 'duplicate'))
    // Some rows may keep their number: a check's bank number is the number printed on it.
    expect(getVerdicts(ledger, [rent, ...again])).toEqual(['duplicate', ...days.map(() => 'duplicate')])
    const [verdict] = judgeRows(again, ledger, source)
    expect(verdict?.reasons).toEqual([{ code: 'row.other-number', args: { others: 3 } }])
    // It doesn't matter how many numbers of another kind stay the same, such as check numbers or a counter that
    // restarts with each file.
    const checks = days.map((day, i) => makeRow(day, -50 - i, 'CHEQUE', `${1040 + i}`))
    const long = importAll([[...checks, makeRow('2026-03-02', -777, 'SHOES', '20260302-00017')]])
    expect(getVerdicts(long, [...checks, makeRow('2026-03-02', -777, 'SHOES', '20260302-99001')])).not.toContain(
      'added?',
    )
    expect(getVerdicts(long, [...checks, makeRow('2026-03-02', -777, 'SHOES', '1044')])).not.toContain('added?')
    // A single row proves nothing: it counts as a duplicate, and the user can still add it.
    expect(getVerdicts(importAll([[makeCoffee('c1')]]), [makeCoffee('c2')])).toEqual(['duplicate'])
  })

  test('a row is also known by its number from a later file: importing either file again adds nothing', () => {
    const [first, ...others] = shops
    const later = [{ ...(first as StatementRow), bankId: 't0' }, ...others]
    const [existing] = importAll([[first as StatementRow]])
    const ledger = [...importAll([others]), { ...(existing as ExistingRow), id: 'k', otherIds: ['t0'] }]
    expect(getVerdicts(ledger, later)).toEqual(days.map(() => 'duplicate'))
    expect(getVerdicts(ledger, shops)).toEqual(days.map(() => 'duplicate'))
  })

  test('a file that starts where the last one ended, without the rest of that day, has new rows', () => {
    const ledger = importAll([[rent, makeCoffee('c1'), makeRow('2026-03-03', -1250, 'LUNCH', 'l1')]])
    const tea = makeRow('2026-03-04', -300, 'TEA', 't1')
    expect(getVerdicts(ledger, [makeCoffee('c2'), tea])).toEqual(['added?', 'added'])
    expect(
      getVerdicts(importAll([[makeCoffee('c2'), tea, makeRow('2026-03-03', -700, 'KIOSK', 'k1')]]), [
        rent,
        makeCoffee('c1'),
      ]),
    ).toEqual(['added', 'added?'])
    // The whole day again with other numbers: the same payments.
    expect(getVerdicts(ledger, [makeCoffee('c2'), makeRow('2026-03-03', -1250, 'LUNCH', 'l2'), tea])).toEqual([
      'duplicate',
      'duplicate',
      'added',
    ])
    // A file that leaves out rows in the middle of its period is a selection.
    expect(getVerdicts(ledger, [makeRow('2026-03-02', -1, 'A'), makeCoffee('c2'), tea])).toEqual([
      'added',
      'duplicate',
      'added',
    ])
  })

  test('a bank that has kept its numbers so far is trusted for one row, but not for a whole renumbered file', () => {
    const judgeFile = (file: StatementRow[], ledger: ExistingRow[]) => {
      const judge = createJudge(file, source)
      judge.addExisting(ledger)
      return judge.judge({ keepsNumbers: true }).verdicts.map(({ verdict }) => verdict)
    }
    expect(judgeFile([makeCoffee('c2')], importAll([[makeCoffee('c1')]]))).toEqual(['added'])
    const again = shops.map((shop, i) => ({ ...shop, bankId: `t${i}` }))
    expect(judgeFile(again, importAll([shops]))).toEqual(days.map(() => 'duplicate'))
  })

  test('with stable numbers, overlapping downloads cut anywhere add every payment once', {
    timeout: 60_000,
  }, () => {
    const cuts = fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11))
    fc.assert(
      fc.property(cuts, fc.boolean(), ([a, b, at], isReversed) => {
        const truth = Array.from({ length: 12 }, (_, i) =>
          makeRow(days[Math.floor(i / 3)] as string, i === at || i === at + 1 ? -450 : -1000 - i, 'SHOP', `n${i}`),
        )
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const files = [truth.slice(0, to + 1), truth.slice(from)]
        expect(importAll(isReversed ? files.reverse() : files)).toHaveLength(12)
      }),
    )
  })
})

test('a payment that moves a few days but keeps its number isn’t added twice, but a number that several could share proves nothing', () => {
  const pending = makeRow('2026-03-03', -4210, 'HARBOUR BISTRO', '20260303000123')
  const posted = makeRow('2026-03-05', -4210, 'HARBOUR BISTRO, LISBON', '20260303000123')
  for (const files of [
    [[pending], [posted]],
    [[posted], [pending]],
    [
      [pending, makeRow('2026-03-04', -450, 'Coffee', '20260304000007')],
      [makeRow('2026-03-04', -450, 'Coffee', '20260304000007'), posted],
    ],
  ]) {
    const ledger = importAll(files)
    expect(ledger.filter((existing) => existing.minor === -4210)).toHaveLength(1)
  }
  // If one file lists both, they're two payments. So are rows with different amounts, rows a month apart, and rows
  // whose number could belong to several payments.
  expect(importAll([[pending, posted]])).toHaveLength(2)
  expect(importAll([[pending], [{ ...posted, minor: -4300 }]])).toHaveLength(2)
  expect(importAll([[pending], [{ ...posted, day: plainDate('2026-04-03') }]])).toHaveLength(2)
  for (const bankId of ['00000012', '1001', 'INTEREST'])
    expect(importAll([[{ ...pending, bankId }], [{ ...posted, bankId }]])).toHaveLength(2)
})
