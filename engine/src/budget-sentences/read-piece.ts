import type { Clause } from './clauses.ts'
import { findPhrases, type Phrase } from './item-name.ts'
import type { MarkKind, MarkValues, MoneyValue } from './mark-values.ts'
import { findMarks, type Mark, type Sheet, type Span } from './sentence-sheet.ts'

/** A clause, or a part of it with one amount. */
export type Piece = Span & {
  readonly clause: Clause
  readonly money: MoneyValue | null
  /** Where the amount starts; -1 without one. */
  readonly moneyAt: number
  /** The marks inside it, in order. */
  readonly marks: readonly Mark[]
  /** It says that it applies to every item in a list. */
  readonly isAll: boolean
  readonly phrases: readonly Phrase[]
  /** The folded text with spaces in place of the marked parts. */
  readonly rest: string
  /** The whole folded text. */
  readonly folded: string
}

/** The kinds of marks that say how often or on which days. */
const WHEN: ReadonlySet<MarkKind> = new Set(['frequency', 'hours', 'date'])

/** The values of all marks of one kind in a piece. */
export function getValues<Kind extends MarkKind>({ marks }: Pick<Piece, 'marks'>, kind: Kind): MarkValues[Kind][] {
  return marks.filter((mark) => mark.kind === kind).map(({ value }) => value as MarkValues[Kind])
}

export function getValue<Kind extends MarkKind>(piece: Pick<Piece, 'marks'>, kind: Kind): MarkValues[Kind] | null {
  return getValues(piece, kind)[0] ?? null
}

export function says({ marks }: Pick<Piece, 'marks'>, ...kinds: MarkKind[]): boolean {
  return marks.some(({ kind }) => kinds.includes(kind))
}

/** A piece reduced to the marks that say how often or on which days. */
export function getTiming(piece: Piece): Piece {
  const marks = piece.marks.filter(({ kind }) => WHEN.has(kind))
  return { ...piece, money: null, marks, phrases: [], rest: '', folded: '' }
}

/** Splits a clause into pieces with at most one amount each. */
export function readPieces(sheet: Sheet, clause: Clause): Piece[] {
  const starts = findStarts(sheet, clause)
  return starts.map((start, i) => readPiece(sheet, clause, start, starts[i + 1] ?? clause.end))
}

// "rent 950 gym 40" is cut before each name, "40 gym 950 rent" before each amount.
function findStarts(sheet: Sheet, { start, end }: Clause): number[] {
  const [first, ...others] = findMarks(sheet, 'money', start, end)
  if (!first) return [start]
  const isNameFirst =
    findPhrases(sheet, start, first.start).length > 0 &&
    !/(?:pay|spend|zahle|paie|pago)\s/.test(sheet.folded.slice(start, first.start))
  const cuts = others.map((place, i) => {
    const before = (others[i - 1] ?? first).end
    return isNameFirst ? (findPhrases(sheet, before, place.start).at(-1)?.start ?? before) : place.start
  })
  return [start, ...cuts]
}

function readPiece(sheet: Sheet, clause: Clause, start: number, end: number): Piece {
  const marks = sheet.marks.filter((mark) => mark.start >= start && mark.end <= end)
  const money = marks.find((mark) => mark.kind === 'money')
  const isShared = (mark: Mark) =>
    mark.kind === 'share' && /everything|them|those|both|all/.test(sheet.folded.slice(mark.start, mark.end))
  let rest = ''
  for (let i = start; i < end; i++) rest += /[\uE000-\uE0FF]/u.test(sheet.open.charAt(i)) ? ' ' : sheet.folded.charAt(i)
  return {
    clause,
    start,
    end,
    money: money?.value ?? null,
    moneyAt: money?.start ?? -1,
    marks,
    isAll: marks.some((mark) => mark.kind === 'all' || isShared(mark)),
    phrases: findPhrases(sheet, start, end),
    rest,
    folded: sheet.folded.slice(start, end),
  }
}
