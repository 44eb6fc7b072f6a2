import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlainDate, plainDate } from '../../core/plain-date.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { createJudge, type ExistingRow, judgeRows } from './row-identity.ts'
import { anyRow, countContents, days, importAll, importFile, makeRow, source } from './testing/import-files.ts'

const anyFile = fc.array(anyRow, { maxLength: 12 }).map((rows) => rows.map((r) => makeRow(r.day, r.minor, r.name)))

function countMostPerFile(files: StatementRow[][]): Record<string, number> {
  const most: Record<string, number> = {}
  for (const file of files) {
    for (const [content, n] of Object.entries(countContents(file))) most[content] = Math.max(most[content] ?? 0, n)
  }
  return most
}

const ways = fc.constantFrom('both', 'in', 'out')
const periods = fc.array(fc.tuple(fc.nat(3), fc.nat(3), ways), { minLength: 1, maxLength: 6 })
const getSlice = (ledger: StatementRow[], [a, b]: [number, number]) =>
  ledger.filter((r) => r.day >= (days[Math.min(a, b)] ?? '') && r.day <= (days[Math.max(a, b)] ?? ''))

describe('any files, in any order, give the same ledger', () => {
  test('importing a file again adds nothing, and identical rows in one file all count', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const once = importAll([file])
        expect(once).toHaveLength(file.length)
        expect(importFile(once, file)).toHaveLength(file.length)
      }),
    )
  })

  test('the file with the most identical rows decides how many there are, whatever the order of files', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(anyFile, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), (files, picks) => {
        const shuffled = [...files]
          .map((file) => ({ file, at: picks.next().value as number }))
          .sort((a, b) => a.at - b.at)
        expect(countContents(importAll(files))).toEqual(countMostPerFile(files))
        expect(countContents(importAll(shuffled.map(({ file }) => file)))).toEqual(countMostPerFile(files))
      }),
      { numRuns: 2000 },
    )
  })

  test('with stable bank numbers, overlapping periods add every payment once, including identical ones', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), periods, (rows, ranges) => {
        const truth = rows.map((r, i) => makeRow(r.day, r.minor, r.name, `N${i}`))
        const files = ranges.map(([from, to, way]) =>
          getSlice(truth, [from, to]).filter((r) => way === 'both' || r.minor > 0 === (way === 'in')),
        )
        const ledger = importAll(files)
        const wanted = new Set(files.flat().map((r) => r.bankId))
        expect(ledger.map((existing) => existing.bankId).sort()).toEqual([...wanted].sort())
      }),
      { numRuns: 1000 },
    )
  })

  test('with new bank numbers for each download, nothing is added twice', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), periods, (rows, ranges) => {
        const truth = rows.map((r) => makeRow(r.day, r.minor, r.name))
        const files = ranges.map(([from, to, way], n) =>
          getSlice(truth, [from, to])
            .filter((r) => way === 'both' || r.minor > 0 === (way === 'in'))
            .map((r, i) => ({ ...r, bankId: `D${n}-${i}` })),
        )
        expect(countContents(importAll(files))).toEqual(countMostPerFile(files))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what people complain about in other programs', () => {
  test('two plane tickets with the same day and price stay two, even if the bank gives both the same number', () => {
    const tickets = [
      makeRow('2026-03-01', -15000, 'AIRLINE TICKET', 'T1'),
      makeRow('2026-03-01', -15000, 'AIRLINE TICKET', 'T1'),
    ]
    const ledger = importAll([tickets])
    expect(ledger).toHaveLength(2)
    expect(importFile(ledger, tickets)).toHaveLength(2)
  })

  test('daily interest of the same amount is never dropped', () => {
    const interest = days.map((day) => makeRow(day, 1, 'INTEREST', 'INT'))
    expect(importAll([interest.slice(0, 2), interest])).toHaveLength(4)
  })

  test('a number reused for another payment doesn’t hide it, and the reason says so', () => {
    const ledger = importAll([[makeRow('2026-03-01', -500, 'Cinema', '7')]])
    const [verdict] = judgeRows([makeRow('2026-03-02', -900, 'Bakery', '7')], ledger, source)
    expect(verdict?.verdict).toBe('added')
    const args = { number: '7', name: 'Cinema', day: '2026-03-01' }
    expect(verdict?.reasons).toEqual([{ code: 'row.number-reused', args }])
  })

  test('a payment with a different text and the same number is the same payment', () => {
    const ledger = importAll([[makeRow('2026-03-01', -500, 'PENDING CINEMA', '7')]])
    const [verdict] = judgeRows([makeRow('2026-03-01', -500, 'CINEMA LUX BERLIN', '7')], ledger, source)
    expect(verdict?.verdict).toBe('duplicate')
  })

  test('without a number, a different text with the same day and amount is added and flagged', () => {
    const ledger = importAll([[makeRow('2026-03-01', -500, 'CINEMA RESERVATION')]])
    const [verdict] = judgeRows([makeRow('2026-03-01', -500, 'CINEMA LUX BERLIN')], ledger, source)
    expect(verdict).toMatchObject({ verdict: 'added', isSimilar: true, existingId: ledger[0]?.id })
  })

  test('spaces, case and punctuation don’t make a row new', () => {
    const ledger = importAll([[makeRow('2026-03-01', -500, 'CAFE  ZUM-ANKER')]])
    expect(judgeRows([makeRow('2026-03-01', -500, 'Cafe zum Anker')], ledger, source)[0]?.verdict).toBe('duplicate')
  })

  test('a deleted row stays deleted when its file is imported again', () => {
    const [kept] = importAll([[makeRow('2026-03-01', -500, 'Cinema')]])
    const [verdict] = judgeRows(
      [makeRow('2026-03-01', -500, 'Cinema')],
      [{ ...(kept as ExistingRow), isDeleted: true }],
      source,
    )
    expect(verdict?.verdict).toBe('duplicate')
    expect(verdict?.reasons).toContainEqual({ code: 'row.deleted-by-you' })
  })

  test('the same row in another account is another row', () => {
    const ledger = importAll([[makeRow('2026-03-01', -500, 'Cinema')]])
    expect(judgeRows([makeRow('2026-03-01', -500, 'Cinema')], ledger, 'Savings')[0]?.verdict).toBe('added')
  })

  test('a hundred thousand identical rows are matched without comparing every pair', { timeout: 60_000 }, () => {
    const many = Array.from({ length: 100_000 }, () => makeRow('2026-03-01' as PlainDate, -100, 'Ping'))
    expect(importFile(importAll([many]), many)).toHaveLength(100_000)
  })
})

describe('a layout without a currency', () => {
  const file = days.map((day, i) => makeRow(day, -100 - i, `SHOP ${i}`))
  const existing = file.map((r, i): ExistingRow => {
    const recast = { currency: 'EUR', minor: r.minor }
    return { ...r, id: `${i}`, bankId: null, source, currency: 'USD', importId: 'one', recast }
  })
  const judgeFile = (rows: StatementRow[], ledger: ExistingRow[]) => {
    const judge = createJudge(rows, source)
    judge.addExisting(ledger)
    const { verdicts, recastImports } = judge.judge()
    return { recastImports, added: verdicts.filter(({ verdict }) => verdict === 'added').length }
  }

  test('the same rows read in another currency are duplicates', () => {
    expect(judgeFile(file, existing)).toEqual({ recastImports: ['one'], added: 0 })
    expect(judgeFile([...file, makeRow('2026-03-09', -1, 'NEW')], existing)).toEqual({
      recastImports: ['one'],
      added: 1,
    })
    expect(judgeFile(file.slice(1, 3), existing)).toEqual({ recastImports: ['one'], added: 0 })
  })

  test('a file with only a few identical rows belongs to another account', () => {
    const others = days.flatMap((day, i) => (i === 0 ? [] : [makeRow(day, -500 - i, `BAR ${i}`)]))
    expect(judgeFile([file[0] as StatementRow, ...others], existing)).toEqual({ recastImports: [], added: 4 })
    expect(
      judgeFile(
        file,
        existing.map(({ recast: _, ...k }) => k),
      ),
    ).toEqual({ recastImports: [], added: 4 })
  })
})

describe('splits', () => {
  const whole: ExistingRow = { id: 'w', bankId: null, source, ...makeRow('2026-03-01', -3000, 'MARKET') }
  const makePart = (id: string, minor: number): ExistingRow => ({ ...whole, id, minor, partOf: 'w' })
  const ledger = [makePart('a', -1000), makePart('b', -2000), whole]
  const makeFile = (...minors: number[]) => minors.map((minor) => makeRow('2026-03-01', minor, 'MARKET'))
  const findExisting = (rows: StatementRow[], existing = ledger) =>
    judgeRows(rows, existing, source).map(({ verdict, existingId }) => (verdict === 'duplicate' ? existingId : verdict))

  test('if the bank’s file has the whole payment, a row with the amount of a part is another payment', () => {
    expect(findExisting(makeFile(-3000))).toEqual(['w'])
    expect(findExisting(makeFile(-3000, -1000))).toEqual(['w', 'added'])
    expect(judgeRows(makeFile(-3000, -1000), ledger, source)[1]?.isSimilar).toBeUndefined()
    // If the file lacks the whole payment, the row is flagged.
    expect(judgeRows(makeFile(-1000), ledger, source)).toMatchObject([{ verdict: 'added', isSimilar: true }])
  })

  test('a list with all the parts but not the whole is the same payment', () => {
    expect(findExisting(makeFile(-1000, -2000))).toEqual(['a', 'b'])
    expect(findExisting(makeFile(-1000, -2000, -3000))).toEqual(['added', 'added', 'w'])
  })

  test('in our own export, each part of a split matches on its own', () => {
    const judge = createJudge(makeFile(-1000), source)
    judge.addExisting(ledger)
    expect(judge.judge({ takesParts: true }).verdicts).toMatchObject([{ verdict: 'duplicate', existingId: 'a' }])
  })
})

describe('accounts', () => {
  const makeExisting = (id: string, from: string | null, more: Partial<ExistingRow> = {}): ExistingRow => ({
    id,
    bankId: null,
    day: plainDate('2026-03-01'),
    minor: -500,
    currency: 'EUR',
    source: from,
    name: 'Cinema',
    ...more,
  })
  const makeCinemaRow = (from?: string) => ({
    ...makeRow('2026-03-01', -500, 'Cinema'),
    ...(from ? { source: from } : {}),
  })
  const findMatches = (file: StatementRow[], ledger: ExistingRow[], fileSource: string | null = null) =>
    judgeRows(file, ledger, fileSource).map((verdict) =>
      verdict.verdict === 'duplicate' ? verdict.existingId : verdict.verdict,
    )

  test('a row without an account can match any account, but a row of the same account is matched first', () => {
    expect(findMatches([makeCinemaRow('Visa')], [makeExisting('a', null)])).toEqual(['a'])
    expect(findMatches([makeCinemaRow('Visa')], [makeExisting('a', null), makeExisting('b', 'Visa')])).toEqual(['b'])
    expect(
      findMatches(
        [makeCinemaRow('Visa'), makeCinemaRow('visa ')],
        [makeExisting('a', null), makeExisting('b', 'Visa')],
      ),
    ).toEqual(['b', 'a'])
    expect(findMatches([makeCinemaRow()], [makeExisting('b', 'Visa'), makeExisting('a', null)])).toEqual(['a'])
    expect(
      findMatches(
        [makeCinemaRow(), makeCinemaRow(), makeCinemaRow()],
        [makeExisting('b', 'Visa'), makeExisting('a', null)],
      ),
    ).toEqual(['a', 'b', 'added'])
    expect(findMatches([makeCinemaRow('Visa'), makeCinemaRow('Giro')], [makeExisting('a', null)])).toEqual([
      'a',
      'added',
    ])
    expect(findMatches([makeCinemaRow('Giro')], [makeExisting('b', 'Visa')])).toEqual(['added'])
    expect(findMatches([makeCinemaRow()], [makeExisting('b', 'Visa')], 'Giro')).toEqual(['added'])
  })

  test('among a thousand existing rows, only the one with the same amount matches', () => {
    const judge = createJudge([makeCinemaRow('Visa')], null)
    judge.addExisting(Array.from({ length: 1000 }, (_, i) => makeExisting(`k${i}`, null, { minor: -i })))
    expect(judge.judge().verdicts).toMatchObject([{ verdict: 'duplicate', existingId: 'k500' }])
  })
})
