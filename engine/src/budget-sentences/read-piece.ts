import type { Clause } from './clauses.ts'
import type { DateValue } from './dates-in-text.ts'
import type { Frequency, HoursValue } from './frequency.ts'
import { findPhrases, type Phrase } from './item-name.ts'
import type { MoneyValue } from './money-words.ts'
import { findMarks, type Mark, type MarkKind, type Sheet } from './sentence-sheet.ts'
import type { ShareValue } from './shares.ts'
import type { DurationValue, InstallmentsValue } from './spans-in-text.ts'

/** What we understood of one clause: at most one amount and what belongs to it. */
export type Piece = {
  readonly clause: Clause
  readonly start: number
  readonly end: number
  readonly money: MoneyValue | null
  readonly moneyAt: number
  readonly frequencies: Frequency[]
  readonly frequencyAt: number
  readonly hours: HoursValue[]
  readonly dates: DateValue[]
  readonly until: DateValue | null
  readonly starting: DateValue | null
  readonly duration: DurationValue | null
  readonly installments: InstallmentsValue | null
  readonly share: ShareValue | null
  readonly shareAt: number
  readonly ways: number | null
  readonly isApprox: boolean
  readonly isGross: boolean
  readonly isNet: boolean
  readonly isEach: boolean
  readonly isAll: boolean
  readonly phrases: Phrase[]
  /** The folded text without the understood parts. */
  readonly rest: string
  /** The whole folded text. */
  readonly folded: string
}

/** Reads a clause into pieces with one amount each. */
export function readPieces(sheet: Sheet, clause: Clause): Piece[] {
  const places = findMarks(sheet, 'money', clause.start, clause.end)
  if (places.length < 2) return [readPiece(sheet, clause, clause.start, clause.end, places[0] ?? null)]
  return findCuts(sheet, clause, places).map(([start, end], i) => readPiece(sheet, clause, start, end, places[i]!))
}

// "rent 950 gym 40" is cut before each name, "40 gym 950 rent" before each amount.
function findCuts(sheet: Sheet, clause: Clause, places: Mark<'money'>[]): [number, number][] {
  const isNameFirst =
    findPhrases(sheet, clause.start, places[0]!.start).length > 0 &&
    !/(?:pay|spend|zahle|paie|pago)\s/.test(sheet.folded.slice(clause.start, places[0]!.start))
  const starts = places.map((place, i) => {
    if (i === 0) return clause.start
    if (!isNameFirst) return place.start
    const phrases = findPhrases(sheet, places[i - 1]!.end, place.start)
    return phrases.at(-1)?.start ?? places[i - 1]!.end
  })
  return starts.map((start, i) => [start, starts[i + 1] ?? clause.end])
}

function readPiece(sheet: Sheet, clause: Clause, start: number, end: number, money: Mark<'money'> | null): Piece {
  const values = <Kind extends MarkKind>(kind: Kind) => findMarks(sheet, kind, start, end).map(({ value }) => value)
  const first = <Kind extends MarkKind>(kind: Kind) => values(kind)[0] ?? null
  const open = sheet.open.slice(start, end)
  // "we split it 60/40": the numbers are more specific than the verb.
  const shares = findMarks(sheet, 'share', start, end)
  const share = shares.find((mark) => mark.value.fraction !== null) ?? shares[0]
  let rest = ''
  for (let i = start; i < end; i++) rest += /[\uE000-\uE0FF]/u.test(sheet.open.charAt(i)) ? ' ' : sheet.folded.charAt(i)
  return {
    clause,
    start,
    end,
    money: money?.value ?? null,
    moneyAt: money?.start ?? -1,
    frequencies: values('frequency'),
    frequencyAt: findMarks(sheet, 'frequency', start, end)[0]?.start ?? -1,
    hours: values('hours'),
    dates: values('date'),
    until: first('until'),
    starting: first('starting'),
    duration: first('duration'),
    installments: first('installments'),
    share: share?.value ?? null,
    shareAt: share?.start ?? -1,
    ways: first('ways'),
    isApprox: values('approx').length > 0,
    isGross: values('gross').length > 0,
    isNet: values('net').length > 0,
    isEach: values('each').length > 0,
    isAll:
      values('all').length > 0 ||
      (share !== undefined && /everything|them|those|both|all/.test(sheet.folded.slice(share.start, share.end))),
    phrases: open.trim() === '' ? [] : findPhrases(sheet, start, end),
    rest,
    folded: sheet.folded.slice(start, end),
  }
}
