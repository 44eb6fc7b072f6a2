import { type Exact, exact, minus, roughly, times } from '../core/exact-amount.ts'
import { addDays, type PlainDate } from '../core/plain-date.ts'
import { leadOf, says, type Work } from './budget-work.ts'
import type { Frequency } from './frequency.ts'
import { type WorkContext, workOf } from './make-work.ts'
import type { Piece } from './read-piece.ts'
import { firstDayOf } from './schedule.ts'
import { words } from './sentence-sheet.ts'

/** A clause, its name if it has one, and the item before it that it may speak of. */
export type Back = {
  readonly works: Work[]
  readonly last: Work
  readonly piece: Piece
  readonly name: string | null
  /** The item before is of the same sentence. */
  readonly isHere: boolean
  readonly today: PlainDate
  readonly context: WorkContext
}

/** Words of a sum that is owed, or saved for, and not paid at once. */
export const OWED = words(
  'sav(?:e|ing)(?: up)?(?= .* (?:for|by))|owe|owes|owed|borrowed|balance|in debt|left on|saved up|loan of|worth|schulde|schuldet|dois|doit|debo|debe|remaining|still have|in loans|in student loans|of debt|was lent|lent me',
)

const CHANGING = words(
  'goes up|going up|go up|goes down|going down|rises|rising|increases|increasing|drops|dropping|changes|changing|will be|becomes|steigt|sinkt|passe|sube|baja',
)
const AS_MUCH: [RegExp, Exact][] = [
  [words('half (?:of )?(?:that|as much|the amount)|die halfte davon|la moitie pour|la mitad para'), exact(1, 2)],
  [words('(?:twice|double) (?:that|as much|the amount)|doppelt so viel|le double|el doble'), exact(2)],
  [words('(?:three times|triple) (?:that|as much|the amount)'), exact(3)],
  [
    words(
      'so (?:is|are|does)|the same(?: amount| again| thing| price)?|same(?= (?:for|on|with|to|again|goes)(?![\\p{L}]))|ditto|as much(?= (?:for|on|again))|likewise|idem|genauso ?viel|dasselbe|das gleiche|la meme chose|pareil|autant|lo mismo|igual para',
    ),
    exact(1),
  ],
]

/** "and the same for water", "half that for groceries", "twice as much on rent": an item as big as another. */
export function isAsMuch({ works, last, piece, name, context }: Back): boolean {
  const size = AS_MUCH.find(([expression]) => says(expression, piece.folded))
  if (!last.money || !size || name === null) return false
  const money = { ...last.money, amount: times(last.money.amount, size[1]) }
  const named: Piece = { ...piece, money, moneyAt: piece.start, share: null, shareAt: -1, percent: null }
  const own = named.frequencies.length + named.dates.length > 0 ? [] : [leadOf(last.pieces[0]!)]
  const work = workOf(context, named, [named, ...own], [name], null)
  if (work) works.push(work)
  return true
}

/** "27.50 but it goes up to 31 in April": as it is until then, and the new amount from then on. */
export function changesLater({ works, last, piece, name, isHere, today }: Back): boolean {
  const from = piece.dates[0] ?? piece.starting
  if (!last.money || !isHere || !piece.money || name !== null || !from || !says(CHANGING, piece.folded)) return false
  const first = firstDayOf(from, today)
  if (first <= today) return false
  const { money, moneyAt, start, end } = piece
  const lead = leadOf(last.pieces[0]!)
  works.push({
    ...last,
    pieces: [{ ...lead, money, moneyAt, start, end, starting: from }],
    money: { ...money, currency: money.currency ?? last.money.currency },
    total: null,
    start,
    end,
  })
  last.pieces.push({ ...lead, frequencies: [], dates: [], until: { on: 'day', date: addDays(first, -1) } })
  return true
}

/** Whether an amount only says more of the item before it; then that is done. */
export function refersBack(back: Back): boolean {
  return [isWholeOfPart, isPriceOfCounted, isCountOfPriced, isPartOfAmount, isRestOwed].some((rule) => rule(back))
}

// "5 % of my pay, which is 1,200 a week": the amount that the part is of.
function isWholeOfPart({ works, last, piece, context }: Back): boolean {
  const isSaid = /^\s*(?:which|that|it)(?: is| are|'s)\s/.test(piece.folded)
  if (!last.percent || last.of !== null || !piece.money || !isSaid) return false
  const base = workOf(context, { ...piece, isNet: true }, [piece], ['Paycheck'], null)
  if (!base) return false
  last.of = { ...base, direction: 'in', code: 'INC', categoryConfidence: 0.9 }
  works.splice(works.length - 1, 0, last.of)
  return true
}

// "about 6 a year, roughly 70 each": the first number counts.
function isPriceOfCounted({ last, piece, name, isHere }: Back): boolean {
  const counted = last.pieces[0]
  if (!last.money?.isBare || !counted || !isHere || !piece.money || name !== null || !piece.isEach) return false
  const pace = counted.frequencies[0]
  const count = countIn(last.money.amount)
  if (!isRhythm(pace) || count === null || count < 2) return false
  last.money = piece.money
  last.pieces[0] = { ...counted, money: piece.money, frequencies: [{ ...pace, times: count }] }
  last.end = piece.end
  return true
}

// "22 each, two a week": here the second one counts.
function isCountOfPriced({ last, piece, name, isHere }: Back): boolean {
  const priced = last.pieces[0]
  if (!last.money || !priced?.isEach || !isHere || !piece.money?.isBare || name !== null) return false
  const pace = piece.frequencies[0]
  const count = countIn(piece.money.amount)
  if (!isRhythm(pace) || count === null || priced.frequencies.length > 0) return false
  last.pieces[0] = { ...priced, frequencies: [{ ...pace, times: count }] }
  last.end = piece.end
  return true
}

// "700 on food, 200 of which is eating out": two parts of one amount.
function isPartOfAmount({ works, last, piece, name, isHere, context }: Back): boolean {
  if (!last.money || !isHere || !piece.money || name === null || last.direction !== 'out') return false
  if (!/of (?:which|that)/.test(piece.folded)) return false
  const rest = minus(last.money.amount, piece.money.amount)
  if (rest.n <= 0n) return false
  last.money = { ...last.money, amount: rest, from: last.money.amount }
  const pace = piece.frequencies.length > 0 ? [] : [leadOf(last.pieces[0]!)]
  const part = workOf(context, piece, [piece, ...pace], [name], null)
  if (part) works.push(part)
  return true
}

// "60 a month till it's gone, I owe 540"
function isRestOwed({ last, piece, isHere }: Back): boolean {
  const isOwed = piece.phrases.length === 0 && says(OWED, piece.folded)
  if (last.code !== 'LOA' || !isHere || !piece.money || !isOwed) return false
  last.total ??= piece.money
  return true
}

const MOST_OFTEN = 31

function countIn(amount: Exact): number | null {
  const count = roughly(amount)
  return Number.isInteger(count) && count > 0 && count <= MOST_OFTEN ? count : null
}

function isRhythm(frequency: Frequency | undefined): frequency is Frequency {
  return frequency !== undefined && frequency.unit !== 'hour'
}
