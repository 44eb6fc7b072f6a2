import { type Exact, exact, isLess, roughly } from '../core/exact-amount.ts'
import { type Clause, moneyPlaces } from './clauses.ts'
import type { DateValue } from './date-value.ts'
import type { Frequency, HoursValue } from './frequency.ts'
import { type Phrase, phrasesIn } from './item-name.ts'
import type { MoneyValue } from './money-words.ts'
import { type MarkKind, marksIn, type Sheet } from './sentence-sheet.ts'
import type { ShareValue } from './shares.ts'
import type { DurationValue, InstalmentsValue } from './spans-in-text.ts'

/** What one clause says, as far as it was understood: at most one amount, and what belongs to it. */
export type Piece = {
  readonly clause: Clause
  readonly start: number
  readonly end: number
  readonly money: MoneyValue | null
  readonly moneyAt: number
  /** How many of something are bought at this price ("3 coffees at 4.50"). */
  readonly count: number | null
  /** A sum owed that the amount pays down. */
  readonly total: MoneyValue | null
  readonly frequencies: Frequency[]
  readonly frequencyAt: number
  readonly hours: HoursValue[]
  readonly dates: DateValue[]
  readonly until: DateValue | null
  readonly starting: DateValue | null
  readonly duration: DurationValue | null
  readonly instalments: InstalmentsValue | null
  readonly percent: Exact | null
  readonly share: ShareValue | null
  readonly shareAt: number
  readonly ways: number | null
  readonly isApprox: boolean
  readonly isGross: boolean
  readonly isNet: boolean
  readonly isEach: boolean
  readonly isAll: boolean
  readonly phrases: Phrase[]
  /** The folded text with what was understood left out. */
  readonly rest: string
  /** The folded text whole. */
  readonly folded: string
}

/** Reads a clause into pieces with one amount each. */
export function readPieces(sheet: Sheet, clause: Clause): Piece[] {
  const places = moneyPlaces(sheet, clause)
  if (places.length < 2) return [readPiece(sheet, clause, clause.start, clause.end, places[0] ?? null)]
  const moneyAt = (i: number) => marksIn(sheet, 'money', places[i]!.start, places[i]!.end)[0]!.value as MoneyValue

  // "3 coffees a week at 4.50": the first number counts.
  const first = moneyAt(0)
  const between = sheet.folded.slice(places[0]!.end, places[1]!.start)
  const isPriced =
    marksIn(sheet, 'each', clause.start, clause.end).length > 0 || /(?:^|\s)(?:at|@|for|zu|a|je|por)\s*$/.test(between)
  const isWhole = first.amount.n % first.amount.d === 0n
  if (
    places.length === 2 &&
    first.isBare &&
    isWhole &&
    isLess(first.amount, exact(32)) &&
    isPriced &&
    /^\s+\p{L}{3,}/u.test(between)
  ) {
    return [{ ...readPiece(sheet, clause, clause.start, clause.end, places[1]!), count: roughly(first.amount) }]
  }
  // "250 a month on my 12,000 student loan": the sum owed is not paid each month.
  if (places.length === 2 && /(?:on|of|against|towards?|off)\s+(?:my|a|an|the|our)\s+$/.test(between)) {
    const after = sheet.folded.slice(places[1]!.end, clause.end)
    if (/^\s+(?:\p{L}+\s+)?(?:loan|debt|balance|mortgage|credit card|card)/u.test(after)) {
      return [{ ...readPiece(sheet, clause, clause.start, clause.end, places[0]!), total: moneyAt(1) }]
    }
  }
  // "30 a week until it's 360": the second is where it ends.
  if (
    places.length === 2 &&
    /(?:until|till|til)\s+(?:it's|its|it is|i reach|i've paid|i have|i hit|we reach)\s+$/.test(between)
  )
    return [{ ...readPiece(sheet, clause, clause.start, clause.end, places[0]!), total: moneyAt(1) }]
  // "paying off a 2,400 card at 150 a month" names the sum first.
  if (
    places.length === 2 &&
    /(?:at|with|by paying|for)\s+$/.test(between) &&
    /(?:pay|paying)\s+(?:off|down|back)/.test(sheet.folded.slice(clause.start, places[1]!.start))
  ) {
    return [{ ...readPiece(sheet, clause, clause.start, clause.end, places[1]!), total: first }]
  }
  return cuts(sheet, clause, places).map(([start, end], i) => readPiece(sheet, clause, start, end, places[i]!))
}

// "rent 950 gym 40" is cut before each name, "40 gym 950 rent" before each amount.
function cuts(sheet: Sheet, clause: Clause, places: { start: number; end: number }[]): [number, number][] {
  const isNameFirst =
    phrasesIn(sheet, clause.start, places[0]!.start).length > 0 &&
    !/(?:pay|spend|zahle|paie|pago)\s/.test(sheet.folded.slice(clause.start, places[0]!.start))
  const starts = places.map((place, i) => {
    if (i === 0) return clause.start
    if (!isNameFirst) return place.start
    const phrases = phrasesIn(sheet, places[i - 1]!.end, place.start)
    return phrases.at(-1)?.start ?? places[i - 1]!.end
  })
  return starts.map((start, i) => [start, starts[i + 1] ?? clause.end])
}

function readPiece(
  sheet: Sheet,
  clause: Clause,
  start: number,
  end: number,
  money: { start: number; end: number } | null,
): Piece {
  const values = <Value>(kind: MarkKind) => marksIn(sheet, kind, start, end).map((mark) => mark.value as Value)
  const first = <Value>(kind: MarkKind) => values<Value>(kind)[0] ?? null
  const open = sheet.open.slice(start, end)
  // "we split it 60/40": the numbers say more than the verb.
  const shares = marksIn(sheet, 'share', start, end)
  const share = shares.find((mark) => (mark.value as ShareValue).fraction !== null) ?? shares[0]
  let rest = ''
  for (let i = start; i < end; i++) rest += /[\uE000-\uE0FF]/u.test(sheet.open.charAt(i)) ? ' ' : sheet.folded.charAt(i)
  return {
    clause,
    start,
    end,
    money: money ? (marksIn(sheet, 'money', money.start, money.end)[0]!.value as MoneyValue) : null,
    moneyAt: money?.start ?? -1,
    count: null,
    total: null,
    frequencies: values<Frequency>('frequency'),
    frequencyAt: marksIn(sheet, 'frequency', start, end)[0]?.start ?? -1,
    hours: values<HoursValue>('hours'),
    dates: values<DateValue>('date'),
    until: first<DateValue>('until'),
    starting: first<DateValue>('starting'),
    duration: first<DurationValue>('duration'),
    instalments: first<InstalmentsValue>('instalments'),
    percent: first<Exact>('percent'),
    share: (share?.value as ShareValue | undefined) ?? null,
    shareAt: share?.start ?? -1,
    ways: first<number>('ways'),
    isApprox: values('approx').length > 0,
    isGross: values('gross').length > 0,
    isNet: values('net').length > 0,
    isEach: values('each').length > 0,
    isAll: values('all').length > 0,
    phrases: open.trim() === '' ? [] : phrasesIn(sheet, start, end),
    rest,
    folded: sheet.folded.slice(start, end),
  }
}
