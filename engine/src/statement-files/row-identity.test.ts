import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlainDate, plainDate } from '../core/plain-date.ts'
import { identifyRows, judgeRows, type KnownRow } from './row-identity.ts'
import type { StatementRow } from './statement-reading.ts'

const source = 'Everyday'

function row(day: string, minor: number, name: string, bankId?: string): StatementRow {
  return { line: 1, day: plainDate(day), minor, currency: 'EUR', name, ...(bankId ? { bankId } : {}) }
}

/** Imports a file into a ledger, as a careful server would: what is judged new is kept with its identity. */
function importFile(ledger: KnownRow[], file: StatementRow[]): KnownRow[] {
  const verdicts = judgeRows(file, ledger, source)
  const fresh = verdicts.flatMap((verdict, i) => {
    const from = file[i]
    if (verdict.verdict !== 'added' || !from) return []
    return [
      {
        id: `${ledger.length + i}`,
        content: verdict.identity.content,
        bankId: verdict.identity.bankId,
        day: from.day,
        minor: from.minor,
        currency: from.currency,
        source,
        name: from.name,
      },
    ]
  })
  return [...ledger, ...fresh]
}

function importAll(files: StatementRow[][]): KnownRow[] {
  return files.reduce(importFile, [] as KnownRow[])
}

/** How often each content is in the ledger. */
function counts(ledger: readonly { content: string }[]): Record<string, number> {
  const result: Record<string, number> = {}
  for (const { content } of ledger) result[content] = (result[content] ?? 0) + 1
  return result
}

// Few days, amounts and names, so that equal rows are common.
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
const anyRow = fc.record({
  day: fc.constantFrom(...days),
  minor: fc.constantFrom(-450, -1200, 9900),
  name: fc.constantFrom('Coffee', 'Interest', 'Plane ticket'),
})
const anyFile = fc.array(anyRow, { maxLength: 12 }).map((rows) => rows.map((r) => row(r.day, r.minor, r.name)))

function mostPerFile(files: StatementRow[][]): Record<string, number> {
  const most: Record<string, number> = {}
  for (const file of files) {
    for (const [content, n] of Object.entries(counts(identifyRows(file, source))))
      most[content] = Math.max(most[content] ?? 0, n)
  }
  return most
}

describe('any files, in any order, end in the same ledger', () => {
  test('a file imported again adds nothing, and equal rows in one file are as many rows', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const once = importAll([file])
        expect(once).toHaveLength(file.length)
        expect(importFile(once, file)).toHaveLength(file.length)
      }),
    )
  })

  test('of equal rows the file that has most of them decides, whatever the order of the files', () => {
    fc.assert(
      fc.property(fc.array(anyFile, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), (files, picks) => {
        const shuffled = [...files]
          .map((file) => ({ file, at: picks.next().value as number }))
          .sort((a, b) => a.at - b.at)
        expect(counts(importAll(files))).toEqual(mostPerFile(files))
        expect(counts(importAll(shuffled.map(({ file }) => file)))).toEqual(mostPerFile(files))
      }),
      { numRuns: 2000 },
    )
  })

  const periods = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 6 })
  const slice = (ledger: StatementRow[], [a, b]: [number, number]) =>
    ledger.filter((r) => r.day >= (days[Math.min(a, b)] ?? '') && r.day <= (days[Math.max(a, b)] ?? ''))

  test('with bank numbers that stay, overlapping periods give every payment once, equal ones too', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), periods, (rows, ranges) => {
        const truth = rows.map((r, i) => row(r.day, r.minor, r.name, `N${i}`))
        const files = ranges.map((range) => slice(truth, range as [number, number]))
        const ledger = importAll(files)
        const wanted = new Set(files.flat().map((r) => r.bankId))
        expect(ledger.map((known) => known.bankId).sort()).toEqual([...wanted].sort())
      }),
      { numRuns: 1000 },
    )
  })

  test('with bank numbers made anew for each download, nothing is doubled', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), periods, (rows, ranges) => {
        const truth = rows.map((r) => row(r.day, r.minor, r.name))
        const files = ranges.map((range, n) =>
          slice(truth, range as [number, number]).map((r, i) => ({ ...r, bankId: `D${n}-${i}` })),
        )
        expect(counts(importAll(files))).toEqual(mostPerFile(files))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('complaints that other programs got', () => {
  test('two plane tickets of one day and price stay two, also when the bank gives both one number', () => {
    const tickets = [
      row('2026-03-01', -15000, 'AIRLINE TICKET', 'T1'),
      row('2026-03-01', -15000, 'AIRLINE TICKET', 'T1'),
    ]
    const ledger = importAll([tickets])
    expect(ledger).toHaveLength(2)
    expect(importFile(ledger, tickets)).toHaveLength(2)
  })

  test('daily interest of the same cents is never swallowed', () => {
    const interest = days.map((day) => row(day, 1, 'INTEREST', 'INT'))
    expect(importAll([interest.slice(0, 2), interest])).toHaveLength(4)
  })

  test('a number used again for another payment does not hide it, and the reason says so', () => {
    const ledger = importAll([[row('2026-03-01', -500, 'Cinema', '7')]])
    const [verdict] = judgeRows([row('2026-03-02', -900, 'Bakery', '7')], ledger, source)
    expect(verdict?.verdict).toBe('added')
    expect(verdict?.reason).toContain('Cinema')
  })

  test('a payment booked under another text with the same number is the same payment', () => {
    const ledger = importAll([[row('2026-03-01', -500, 'PENDING CINEMA', '7')]])
    const [verdict] = judgeRows([row('2026-03-01', -500, 'CINEMA LUX BERLIN', '7')], ledger, source)
    expect(verdict?.verdict).toBe('duplicate')
  })

  test('without a number, another text of the same day and amount is kept and pointed out', () => {
    const ledger = importAll([[row('2026-03-01', -500, 'CINEMA RESERVATION')]])
    const [verdict] = judgeRows([row('2026-03-01', -500, 'CINEMA LUX BERLIN')], ledger, source)
    expect(verdict).toMatchObject({ verdict: 'added', resembles: true, knownId: ledger[0]?.id })
  })

  test('spaces, case and punctuation of the text make no new row', () => {
    const ledger = importAll([[row('2026-03-01', -500, 'CAFE  ZUM-ANKER')]])
    expect(judgeRows([row('2026-03-01', -500, 'Cafe zum Anker')], ledger, source)[0]?.verdict).toBe('duplicate')
  })

  test('a row the person deleted stays deleted when its file comes again', () => {
    const [kept] = importAll([[row('2026-03-01', -500, 'Cinema')]])
    const [verdict] = judgeRows([row('2026-03-01', -500, 'Cinema')], [{ ...(kept as KnownRow), deleted: true }], source)
    expect(verdict?.verdict).toBe('duplicate')
    expect(verdict?.reason).toContain('deleted')
  })

  test('the same row of another account is another row', () => {
    const ledger = importAll([[row('2026-03-01', -500, 'Cinema')]])
    expect(judgeRows([row('2026-03-01', -500, 'Cinema')], ledger, 'Savings')[0]?.verdict).toBe('added')
  })

  test('a hundred thousand equal rows are judged in linear time', () => {
    const many = Array.from({ length: 100_000 }, () => row('2026-03-01' as PlainDate, -100, 'Ping'))
    expect(importFile(importAll([many]), many)).toHaveLength(100_000)
  })
})
