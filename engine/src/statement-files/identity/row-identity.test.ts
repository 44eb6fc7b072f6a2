import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlainDate, plainDate } from '../../core/plain-date.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { contentKey, createJudge, identifyRows, judgeRows, type KnownRow } from './row-identity.ts'

const source = 'Everyday'

function row(day: string, minor: number, name: string, bankId?: string): StatementRow {
  return { line: 1, day: plainDate(day), minor, currency: 'EUR', name, ...(bankId ? { bankId } : {}) }
}

/** Imports a file into a ledger, as a careful server would: what is judged new is kept with its identity. */
function importFile(ledger: KnownRow[], file: StatementRow[]): KnownRow[] {
  const verdicts = judgeRows(file, ledger, source)
  const identities = identifyRows(file, source)
  const fresh = verdicts.flatMap((verdict, i) => {
    const from = file[i]
    if (verdict.verdict !== 'added' || !from) return []
    return [
      {
        id: `${ledger.length + i}`,
        bankId: identities[i]?.bankId ?? null,
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
function counts(ledger: readonly Pick<StatementRow, 'day' | 'minor' | 'currency' | 'name'>[]): Record<string, number> {
  const result: Record<string, number> = {}
  for (const content of ledger.map((known) => contentKey(known, source))) result[content] = (result[content] ?? 0) + 1
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
    for (const [content, n] of Object.entries(counts(file))) most[content] = Math.max(most[content] ?? 0, n)
  }
  return most
}

const ways = fc.constantFrom('both', 'in', 'out')
const periods = fc.array(fc.tuple(fc.nat(3), fc.nat(3), ways), { minLength: 1, maxLength: 6 })
const slice = (ledger: StatementRow[], [a, b]: [number, number]) =>
  ledger.filter((r) => r.day >= (days[Math.min(a, b)] ?? '') && r.day <= (days[Math.max(a, b)] ?? ''))

describe('any files, in any order, end in the same ledger', () => {
  test('a file imported again adds nothing, and equal rows in one file are as many rows', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const once = importAll([file])
        expect(once).toHaveLength(file.length)
        expect(importFile(once, file)).toHaveLength(file.length)
      }),
    )
  })

  test('of equal rows the file that has most of them decides, whatever the order of the files', {
    timeout: 60_000,
  }, () => {
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

  test('with bank numbers that stay, overlapping periods give every payment once, equal ones too', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), periods, (rows, ranges) => {
        const truth = rows.map((r, i) => row(r.day, r.minor, r.name, `N${i}`))
        const files = ranges.map(([from, to, way]) =>
          slice(truth, [from, to]).filter((r) => way === 'both' || r.minor > 0 === (way === 'in')),
        )
        const ledger = importAll(files)
        const wanted = new Set(files.flat().map((r) => r.bankId))
        expect(ledger.map((known) => known.bankId).sort()).toEqual([...wanted].sort())
      }),
      { numRuns: 1000 },
    )
  })

  test('with bank numbers made anew for each download, nothing is doubled', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), periods, (rows, ranges) => {
        const truth = rows.map((r) => row(r.day, r.minor, r.name))
        const files = ranges.map(([from, to, way], n) =>
          slice(truth, [from, to])
            .filter((r) => way === 'both' || r.minor > 0 === (way === 'in'))
            .map((r, i) => ({ ...r, bankId: `D${n}-${i}` })),
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

  test('a hundred thousand equal rows are judged in linear time', { timeout: 60_000 }, () => {
    const many = Array.from({ length: 100_000 }, () => row('2026-03-01' as PlainDate, -100, 'Ping'))
    expect(importFile(importAll([many]), many)).toHaveLength(100_000)
  })
})

describe('bank numbers', () => {
  const verdictsOf = (ledger: KnownRow[], file: StatementRow[]) =>
    judgeRows(file, ledger, source).map(({ verdict, resembles }) => (resembles ? `${verdict}?` : verdict))
  const coffee = (bankId?: string) => row('2026-03-03', -450, 'COFFEE', bankId)
  const rent = row('2026-03-01', -90000, 'RENT', 'r1')
  const shops = days.map((day, i) => row(day, -1000 - i, `SHOP ${i}`, `s${i}`))

  test('where the bank keeps its numbers, an equal row under another number is a second payment, to be looked at', () => {
    const ledger = importAll([[rent, coffee('c1')]])
    // Both in the file: nothing to ask.
    expect(verdictsOf(ledger, [rent, coffee('c1'), coffee('c2')])).toEqual(['duplicate', 'duplicate', 'added'])
    // The first is not in this file: the number alone says that there are two.
    expect(verdictsOf(ledger, [rent, coffee('c2')])).toEqual(['duplicate', 'added?'])
    const [, verdict] = judgeRows([rent, coffee('c2')], ledger, source)
    expect(verdict).toMatchObject({ knownId: ledger[1]?.id, reason: expect.stringContaining('keeps its numbers') })
    // In either order, and again.
    const both = importFile(ledger, [rent, coffee('c2')])
    expect(both).toHaveLength(3)
    expect(
      importAll([
        [rent, coffee('c2')],
        [rent, coffee('c1')],
        [rent, coffee('c2')],
      ]),
    ).toHaveLength(3)
    expect(importFile(importFile(both, [rent, coffee('c1')]), [rent, coffee('c2')])).toHaveLength(3)
    // A person who moved the row to another account has not taken its number away.
    const moved = ledger.map((known) => ({ ...known, now: { ...known, source: 'Card' } }))
    expect(verdictsOf(moved, [rent, { ...coffee('c2'), source: 'Card' }])).toEqual(['duplicate', 'added?'])
  })

  test('where it gives new ones each time, nothing is doubled, though a few rows keep theirs', () => {
    const again = shops.map((shop, i) => ({ ...shop, bankId: `t${i}` }))
    const ledger = importAll([[rent, ...shops]])
    expect(verdictsOf(ledger, again)).toEqual(days.map(() => 'duplicate'))
    // Cheques have their own number as the bank's.
    expect(verdictsOf(ledger, [rent, ...again])).toEqual(['duplicate', ...days.map(() => 'duplicate')])
    const [verdict] = judgeRows(again, ledger, source)
    expect(verdict?.reason).toContain('another number')
    expect(verdict?.reason).toContain('3 others')
    // However many of another kind of number stay: cheques again, or a file in which the bank counts anew.
    const cheques = days.map((day, i) => row(day, -50 - i, 'CHEQUE', `${1040 + i}`))
    const long = importAll([[...cheques, row('2026-03-02', -777, 'SHOES', '20260302-00017')]])
    expect(verdictsOf(long, [...cheques, row('2026-03-02', -777, 'SHOES', '20260302-99001')])).not.toContain('added?')
    expect(verdictsOf(long, [...cheques, row('2026-03-02', -777, 'SHOES', '1044')])).not.toContain('added?')
    // One row alone proves nothing: it is taken for the same, and can be taken.
    expect(verdictsOf(importAll([[coffee('c1')]]), [coffee('c2')])).toEqual(['duplicate'])
  })

  test('numbers that a later file gave are known too: that file again, with its new rows, brings nothing', () => {
    const [first, ...others] = shops
    const later = [{ ...(first as StatementRow), bankId: 't0' }, ...others]
    const [known] = importAll([[first as StatementRow]])
    const ledger = [...importAll([others]), { ...(known as KnownRow), id: 'k', otherIds: ['t0'] }]
    expect(verdictsOf(ledger, later)).toEqual(days.map(() => 'duplicate'))
    expect(verdictsOf(ledger, shops)).toEqual(days.map(() => 'duplicate'))
  })

  test('a file that goes on where the last one ended, and leaves out the rest of that day, has rows of its own', () => {
    const ledger = importAll([[rent, coffee('c1'), row('2026-03-03', -1250, 'LUNCH', 'l1')]])
    const tea = row('2026-03-04', -300, 'TEA', 't1')
    expect(verdictsOf(ledger, [coffee('c2'), tea])).toEqual(['added?', 'added'])
    expect(
      verdictsOf(importAll([[coffee('c2'), tea, row('2026-03-03', -700, 'KIOSK', 'k1')]]), [rent, coffee('c1')]),
    ).toEqual(['added', 'added?'])
    // All of that day again, under other numbers: the same day.
    expect(verdictsOf(ledger, [coffee('c2'), row('2026-03-03', -1250, 'LUNCH', 'l2'), tea])).toEqual([
      'duplicate',
      'duplicate',
      'added',
    ])
    // In the middle of its days, a file that leaves out much is a choice of rows.
    expect(verdictsOf(ledger, [row('2026-03-02', -1, 'A'), coffee('c2'), tea])).toEqual(['added', 'duplicate', 'added'])
  })

  test('a bank that has kept its numbers so far is believed for one row, and not for a file that it renumbered', () => {
    const judged = (file: StatementRow[], ledger: KnownRow[]) => {
      const judge = createJudge(file, source)
      judge.know(ledger)
      return judge.judge({ keepsNumbers: true }).verdicts.map(({ verdict }) => verdict)
    }
    expect(judged([coffee('c2')], importAll([[coffee('c1')]]))).toEqual(['added'])
    const again = shops.map((shop, i) => ({ ...shop, bankId: `t${i}` }))
    expect(judged(again, importAll([shops]))).toEqual(days.map(() => 'duplicate'))
  })

  test('with numbers that stay, downloads cut anywhere that share a row give every payment once', {
    timeout: 60_000,
  }, () => {
    const cuts = fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11))
    fc.assert(
      fc.property(cuts, fc.boolean(), ([a, b, at], isTurnedRound) => {
        const truth = Array.from({ length: 12 }, (_, i) =>
          row(days[Math.floor(i / 3)] as string, i === at || i === at + 1 ? -450 : -1000 - i, 'SHOP', `n${i}`),
        )
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const files = [truth.slice(0, to + 1), truth.slice(from)]
        expect(importAll(isTurnedRound ? files.reverse() : files)).toHaveLength(12)
      }),
    )
  })
})

describe('a layout that names no currency', () => {
  const file = days.map((day, i) => row(day, -100 - i, `SHOP ${i}`))
  const known = file.map((r, i): KnownRow => {
    const recast = { currency: 'EUR', minor: r.minor }
    return { ...r, id: `${i}`, bankId: null, source, currency: 'USD', importId: 'one', recast }
  })
  const judged = (rows: StatementRow[], ledger: KnownRow[]) => {
    const judge = createJudge(rows, source)
    judge.know(ledger)
    const { verdicts, recastImports } = judge.judge()
    return { recastImports, added: verdicts.filter(({ verdict }) => verdict === 'added').length }
  }

  test('read in another currency than before, the same rows are the same', () => {
    expect(judged(file, known)).toEqual({ recastImports: ['one'], added: 0 })
    expect(judged([...file, row('2026-03-09', -1, 'NEW')], known)).toEqual({ recastImports: ['one'], added: 1 })
    expect(judged(file.slice(1, 3), known)).toEqual({ recastImports: ['one'], added: 0 })
  })

  test('a few equal rows among many are those of another account', () => {
    const others = days.flatMap((day, i) => (i === 0 ? [] : [row(day, -500 - i, `BAR ${i}`)]))
    expect(judged([file[0] as StatementRow, ...others], known)).toEqual({ recastImports: [], added: 4 })
    expect(
      judged(
        file,
        known.map(({ recast: _, ...k }) => k),
      ),
    ).toEqual({ recastImports: [], added: 4 })
  })
})

describe('splits', () => {
  const whole: KnownRow = { id: 'w', bankId: null, source, ...row('2026-03-01', -3000, 'MARKET') }
  const part = (id: string, minor: number): KnownRow => ({ ...whole, id, minor, partOf: 'w' })
  const ledger = [part('a', -1000), part('b', -2000), whole]
  const file = (...minors: number[]) => minors.map((minor) => row('2026-03-01', minor, 'MARKET'))
  const found = (rows: StatementRow[], known = ledger) =>
    judgeRows(rows, known, source).map(({ verdict, knownId }) => (verdict === 'duplicate' ? knownId : verdict))

  test('the bank’s file has the whole: a row of the size of a part is another payment', () => {
    expect(found(file(-3000))).toEqual(['w'])
    expect(found(file(-3000, -1000))).toEqual(['w', 'added'])
    expect(judgeRows(file(-3000, -1000), ledger, source)[1]?.resembles).toBeUndefined()
    // Without the whole it is shown.
    expect(judgeRows(file(-1000), ledger, source)).toMatchObject([{ verdict: 'added', resembles: true }])
  })

  test('a list that has all the parts and not the whole has the same payment', () => {
    expect(found(file(-1000, -2000))).toEqual(['a', 'b'])
    expect(found(file(-1000, -2000, -3000))).toEqual(['added', 'added', 'w'])
  })

  test('our own export may have one part of many', () => {
    const judge = createJudge(file(-1000), source)
    judge.know(ledger)
    expect(judge.judge({ takesParts: true }).verdicts).toMatchObject([{ verdict: 'duplicate', knownId: 'a' }])
  })
})

describe('what was pending and is booked now', () => {
  const other = row('2026-03-01', -700, 'KIOSK')
  const end = row('2026-03-09', -800, 'KIOSK')
  const pending = row('2026-03-03', -5000, 'PENDING BLUE ANCHOR BISTRO')
  const judged = (booked: StatementRow, before = pending) =>
    judgeRows([other, booked, end], importAll([[other, before]]), source)[1]

  test.each([
    ['on a later day', row('2026-03-05', -5000, 'BLUE ANCHOR BISTRO 0412')],
    ['on a later day, with a tip', row('2026-03-05', -5900, 'BLUE ANCHOR BISTRO')],
    ['on the same day, with a tip', row('2026-03-03', -6000, 'BLUE ANCHOR')],
    ['under words of its own', row('2026-03-04', -5000, 'BAB RESTAURANTS LTD')],
  ])('%s, it is taken and shown beside the one that is there', (_, booked) => {
    expect(judged(booked)).toMatchObject({
      verdict: 'added',
      resembles: true,
      reason: expect.stringContaining('BISTRO'),
    })
  })

  test('with its number, another day or amount is shown too', () => {
    const before = row('2026-03-03', -5000, 'BLUE ANCHOR', '7')
    expect(judged(row('2026-03-05', -5750, 'BLUE ANCHOR', '7'), before)).toMatchObject({ resembles: true })
    expect(judged(row('2026-03-08', -90, 'NEWS STAND', '7'), before)?.resembles).toBeUndefined()
  })

  test.each([
    ['a week later', row('2026-03-09', -5000, 'BLUE ANCHOR BISTRO')],
    ['earlier', row('2026-03-02', -5000, 'BLUE ANCHOR BISTRO')],
    ['of twice the amount', row('2026-03-04', -10000, 'BLUE ANCHOR BISTRO')],
    ['a refund', row('2026-03-04', 5000, 'BLUE ANCHOR BISTRO')],
  ])('%s, it is another payment', (_, booked) => {
    expect(judged(booked)?.resembles).toBeUndefined()
  })

  test('a file that repeats little of what is there is of another account: nothing of it was pending', () => {
    const visits = (minor: number, offset: number) =>
      days.map((_, i) => row(`2026-03-1${i * 2 + offset}`, minor - i, 'CORNER MARKET'))
    const ledger = importAll([[...visits(-5000, 0), other]]).map((known) => ({ ...known, source: null }))
    const card = judgeRows([other, ...visits(-5600, 1), end, row('2026-03-19', -1, 'END')], ledger, null)
    expect(card.some((verdict) => verdict.resembles)).toBe(false)
  })

  test('what is still in the file, or was deleted, stands for nothing else', () => {
    const ledger = importAll([[other, pending]])
    const booked = row('2026-03-05', -5000, 'BLUE ANCHOR BISTRO')
    expect(judgeRows([other, pending, booked, end], ledger, source)[2]?.resembles).toBeUndefined()
    const deleted = ledger.map((known) => ({ ...known, deleted: true }))
    expect(judgeRows([other, booked, end], deleted, source)[1]?.resembles).toBeUndefined()
    // One stands for one.
    const two = judgeRows([other, booked, { ...booked, name: 'BLUE ANCHOR' }, end], ledger, source)
    expect(two.map((verdict) => verdict.resembles ?? false)).toEqual([false, true, false, false])
  })
})

describe('accounts', () => {
  const known = (id: string, from: string | null, more: Partial<KnownRow> = {}): KnownRow => ({
    id,
    bankId: null,
    day: plainDate('2026-03-01'),
    minor: -500,
    currency: 'EUR',
    source: from,
    name: 'Cinema',
    ...more,
  })
  const of = (from?: string) => ({ ...row('2026-03-01', -500, 'Cinema'), ...(from ? { source: from } : {}) })
  const matches = (file: StatementRow[], ledger: KnownRow[], fileSource: string | null = null) =>
    judgeRows(file, ledger, fileSource).map((verdict) =>
      verdict.verdict === 'duplicate' ? verdict.knownId : verdict.verdict,
    )

  test('a row of an unknown account may be of any, one of the same account comes first', () => {
    expect(matches([of('Visa')], [known('a', null)])).toEqual(['a'])
    expect(matches([of('Visa')], [known('a', null), known('b', 'Visa')])).toEqual(['b'])
    expect(matches([of('Visa'), of('visa ')], [known('a', null), known('b', 'Visa')])).toEqual(['b', 'a'])
    expect(matches([of()], [known('b', 'Visa'), known('a', null)])).toEqual(['a'])
    expect(matches([of(), of(), of()], [known('b', 'Visa'), known('a', null)])).toEqual(['a', 'b', 'added'])
    expect(matches([of('Visa'), of('Giro')], [known('a', null)])).toEqual(['a', 'added'])
    expect(matches([of('Giro')], [known('b', 'Visa')])).toEqual(['added'])
    expect(matches([of()], [known('b', 'Visa')], 'Giro')).toEqual(['added'])
  })

  test('what has nothing to do with the file is not kept', () => {
    const judge = createJudge([of('Visa')], null)
    judge.know(Array.from({ length: 1000 }, (_, i) => known(`k${i}`, null, { minor: -i })))
    expect(judge.judge().verdicts).toMatchObject([{ verdict: 'duplicate', knownId: 'k500' }])
  })
})

describe('a file that has too little to tell money in from money out', () => {
  // Spending positive, refunds negative, as some cards write it. Read whole, the signs come out right.
  const purchases = days.map((day, i) => row(day, -1000 - i, `SHOP ${i}`))
  const refunds = [row('2026-03-01', 700, 'SHOE RETURN'), row('2026-03-03', 250, 'BOOK RETURN')]
  const wrongly = (rows: StatementRow[]) => rows.map((r) => ({ ...r, minor: -r.minor }))
  const asSpending = (rows: StatementRow[]) => rows.map((r) => ({ ...r, minor: -Math.abs(r.minor) }))
  const asKnown = (rows: StatementRow[], importId?: string): KnownRow[] =>
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
  const judged = (file: StatementRow[], known: KnownRow[]) => {
    const judge = createJudge(file, source)
    judge.know(known)
    const { verdicts, recastImports: _, ...found } = judge.judge()
    return { ...found, added: verdicts.filter((verdict) => verdict.verdict === 'added').length }
  }

  test('after the whole file its refunds alone are turned and nothing is doubled; new ones are turned with them', () => {
    const whole = asKnown([...purchases, ...refunds], 'whole')
    expect(judged(wrongly(refunds), whole)).toEqual({ isTurned: true, turnedImports: [], added: 0 })
    const later = row('2026-03-04', 99, 'HAT RETURN')
    expect(judged(wrongly([...refunds, later]), whole)).toEqual({ isTurned: true, turnedImports: [], added: 1 })
    // Another layout, or rows that are there as they are, say nothing of the kind.
    expect(judged(wrongly(refunds), asKnown([...purchases, ...refunds])).isTurned).toBe(false)
    expect(judged(refunds, whole)).toEqual({ isTurned: false, turnedImports: [], added: 0 })
  })

  test('before the whole file, it is they that were wrong', () => {
    expect(judged([...purchases, ...refunds], asKnown(wrongly(refunds), 'slice'))).toEqual({
      isTurned: false,
      turnedImports: ['slice'],
      added: purchases.length,
    })
  })

  test('slices of one direction and the whole, in any order and any number of times, end in the whole', {
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
        // Of another text than what was bought: a file cannot tell a return from its purchase when all else is equal.
        const truth = [
          ...bought.map((p) => row(p.day, -p.minor, p.name)),
          ...returned.map((p) => row(p.day, p.minor, `${p.name} RETURN`)),
        ]
        const fileOf = ([isReturns, from, to]: [boolean, number, number]) =>
          slice(truth, [from, to]).filter((r) => r.minor > 0 === isReturns)
        // Returns alone are read as spending: nothing in them says otherwise.
        const files = [...before.map(fileOf).map(asSpending), truth, ...after.map(fileOf).map(asSpending)]
        let known: KnownRow[] = []
        files.forEach((file, n) => {
          const judge = createJudge(file, source)
          judge.know(known)
          const found = judge.judge()
          // What was put right is known as it is now.
          known = known.map((k) => (found.turnedImports.includes(k.importId as string) ? { ...k, minor: -k.minor } : k))
          const fresh = (found.isTurned ? wrongly(file) : file).filter((_, i) => found.verdicts[i]?.verdict === 'added')
          known = [...known, ...asKnown(fresh, `${n}.`)]
        })
        expect(counts(known)).toEqual(counts(truth))
      }),
      { numRuns: 1000 },
    )
  })

  test('a refund of the same day, shop and price is a row of its own', () => {
    const bought = [row('2026-03-01', -700, 'SHOES'), row('2026-03-02', -900, 'HAT')]
    const back = [row('2026-03-01', 700, 'SHOES'), row('2026-03-04', 100, 'BOOK')]
    expect(judged(back, asKnown(bought, 'bought'))).toEqual({ isTurned: false, turnedImports: [], added: 2 })
    expect(judged([...bought, ...back], asKnown(bought, 'bought'))).toEqual({
      isTurned: false,
      turnedImports: [],
      added: 2,
    })
  })
})

test('a payment that the bank moves by some days under its number is one, in either order; a counter that begins again is not', () => {
  const pending = row('2026-03-03', -4210, 'HARBOUR BISTRO', '20260303000123')
  const booked = row('2026-03-05', -4210, 'HARBOUR BISTRO, LISBON', '20260303000123')
  for (const files of [
    [[pending], [booked]],
    [[booked], [pending]],
    [
      [pending, row('2026-03-04', -450, 'Coffee', '20260304000007')],
      [row('2026-03-04', -450, 'Coffee', '20260304000007'), booked],
    ],
  ]) {
    const ledger = importAll(files)
    expect(ledger.filter((known) => known.minor === -4210)).toHaveLength(1)
  }
  // Listed on both days it is two; another amount, a month later or a number that says little is another payment.
  expect(importAll([[pending, booked]])).toHaveLength(2)
  expect(importAll([[pending], [{ ...booked, minor: -4300 }]])).toHaveLength(2)
  expect(importAll([[pending], [{ ...booked, day: plainDate('2026-04-03') }]])).toHaveLength(2)
  for (const bankId of ['00000012', '1001', 'INTEREST'])
    expect(importAll([[{ ...pending, bankId }], [{ ...booked, bankId }]])).toHaveLength(2)
})
