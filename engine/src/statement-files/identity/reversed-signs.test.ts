import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StatementRow } from '../reading/statement-reading.ts'
import { createJudge, type ExistingRow } from './row-identity.ts'
import { countContents, days, makeRow, source } from './testing/import-files.ts'

const getSlice = (ledger: StatementRow[], [a, b]: [number, number]) =>
  ledger.filter((r) => r.day >= (days[Math.min(a, b)] ?? '') && r.day <= (days[Math.max(a, b)] ?? ''))

describe('a file with too little to tell money in from money out', () => {
  // Spending is positive and refunds are negative, as on some cards. In the whole file, the signs come out right.
  const purchases = days.map((day, i) => makeRow(day, -1000 - i, `SHOP ${i}`))
  const refunds = [makeRow('2026-03-01', 700, 'SHOE RETURN'), makeRow('2026-03-03', 250, 'BOOK RETURN')]
  const reverseSigns = (rows: StatementRow[]) => rows.map((r) => ({ ...r, minor: -r.minor }))
  const toSpending = (rows: StatementRow[]) => rows.map((r) => ({ ...r, minor: -Math.abs(r.minor) }))
  const toExisting = (rows: StatementRow[], importId?: string): ExistingRow[] =>
    rows.map((r, i) => ({
      id: `${importId}${i}`,
      bankId: null,
      day: r.day,
      minor: r.minor,
      currency: r.currency,
      source,
      name: r.name,
      ...(importId ? { importId } : {}),
    }))
  const judgeFile = (file: StatementRow[], existing: ExistingRow[]) => {
    const judge = createJudge(file, source)
    judge.addExisting(existing)
    const { verdicts, recastImports: _, ...found } = judge.judge()
    return { ...found, added: verdicts.filter((verdict) => verdict.verdict === 'added').length }
  }

  test('refunds alone, imported after the whole file, get the right signs, and nothing is added twice', () => {
    const whole = toExisting([...purchases, ...refunds], 'whole')
    expect(judgeFile(reverseSigns(refunds), whole)).toEqual({ isReversed: true, reversedImports: [], added: 0 })
    const later = makeRow('2026-03-04', 99, 'HAT RETURN')
    expect(judgeFile(reverseSigns([...refunds, later]), whole)).toEqual({
      isReversed: true,
      reversedImports: [],
      added: 1,
    })
    // Rows from another layout, or rows already imported with these signs, prove nothing.
    expect(judgeFile(reverseSigns(refunds), toExisting([...purchases, ...refunds])).isReversed).toBe(false)
    expect(judgeFile(refunds, whole)).toEqual({ isReversed: false, reversedImports: [], added: 0 })
  })

  test('refunds alone, imported before the whole file, are corrected by it', () => {
    expect(judgeFile([...purchases, ...refunds], toExisting(reverseSigns(refunds), 'slice'))).toEqual({
      isReversed: false,
      reversedImports: ['slice'],
      added: purchases.length,
    })
  })

  test('a single refund is corrected even if a later file gave it another bank number', () => {
    const [refund] = refunds
    const [known] = toExisting(reverseSigns([refund!]), 'slice')
    const file = [...purchases, { ...refund!, bankId: 'FT26060-7741' }]
    expect(judgeFile(file, [{ ...known!, otherIds: ['FT26060-7741'] }])).toEqual({
      isReversed: false,
      reversedImports: ['slice'],
      added: purchases.length,
    })
  })

  test('files with one direction, imported before or after the whole file, give the same ledger as the whole file alone', {
    timeout: 60_000,
  }, () => {
    const payment = fc.record({
      day: fc.constantFrom(...days),
      minor: fc.constantFrom(100, 250),
      name: fc.constantFrom('SHOE HOUSE', 'BOOK HOUSE'),
    })
    const some = fc.array(payment, { minLength: 1, maxLength: 5 })
    const slices = fc.array(fc.tuple(fc.boolean(), fc.nat(3), fc.nat(3)), { maxLength: 4 })
    fc.assert(
      fc.property(some, some, slices, slices, (bought, returned, before, after) => {
        // With different texts: if everything else is equal, a file can't tell a return from its purchase.
        const truth = [
          ...bought.map((p) => makeRow(p.day, -p.minor, p.name)),
          ...returned.map((p) => makeRow(p.day, p.minor, `${p.name} RETURN`)),
        ]
        const getFile = ([isReturns, from, to]: [boolean, number, number]) =>
          getSlice(truth, [from, to]).filter((r) => r.minor > 0 === isReturns)
        // Returns alone are read as spending, because nothing says otherwise.
        const files = [...before.map(getFile).map(toSpending), truth, ...after.map(getFile).map(toSpending)]
        let existing: ExistingRow[] = []
        files.forEach((file, n) => {
          const judge = createJudge(file, source)
          judge.addExisting(existing)
          const found = judge.judge()
          // Corrected rows keep their new signs.
          existing = existing.map((k) =>
            found.reversedImports.includes(k.importId as string) ? { ...k, minor: -k.minor } : k,
          )
          const fresh = (found.isReversed ? reverseSigns(file) : file).filter(
            (_, i) => found.verdicts[i]?.verdict === 'added',
          )
          existing = [...existing, ...toExisting(fresh, `${n}.`)]
        })
        expect(countContents(existing)).toEqual(countContents(truth))
      }),
      { numRuns: 1000 },
    )
  })

  test('a refund with the same day, shop and price as a purchase is a separate row', () => {
    const bought = [makeRow('2026-03-01', -700, 'SHOES'), makeRow('2026-03-02', -900, 'HAT')]
    const back = [makeRow('2026-03-01', 700, 'SHOES'), makeRow('2026-03-04', 100, 'BOOK')]
    expect(judgeFile(back, toExisting(bought, 'bought'))).toEqual({ isReversed: false, reversedImports: [], added: 2 })
    expect(judgeFile([...bought, ...back], toExisting(bought, 'bought'))).toEqual({
      isReversed: false,
      reversedImports: [],
      added: 2,
    })
  })
})
