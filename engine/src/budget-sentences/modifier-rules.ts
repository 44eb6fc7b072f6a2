import { exact, times } from '../core/exact-amount.ts'
import { type Option, paysPart, type Rule } from './amount-rules.ts'
import { categoryOfPhrase } from './budget-word-index.ts'
import { countAtPrice, countOfThings, ownCount } from './counted-things.ts'
import { AS_MUCH } from './cues/english.ts'
import { hasCue, matches } from './cues.ts'
import { existingLike } from './existing-item.ts'
import { addExtraPay } from './extra-pay.ts'
import { bestPhrase, capitalized, nameOf } from './item-name.ts'
import { addItem } from './make-item.ts'
import type { Piece } from './read-piece.ts'
import {
  addPiece,
  type Item,
  isBare,
  mergePieces,
  type Place,
  type State,
  says,
  timingOf,
  withLast,
} from './reading-state.ts'
import { words } from './sentence-sheet.ts'

const SIZES = AS_MUCH.map(([source, n, d]) => [words(source), exact(n, d)] as const)

/** Whether the words give an amount by another one: "the same", "half that". */
export function sizeIn(text: string) {
  return SIZES.find(([expression]) => matches(expression, text))
}

/** Everything a piece without an amount can be. */
export const MODIFIER_RULES: Record<string, Rule> = {
  /** "I canceled Hulu", "no car": no item, or the end of the last one. */
  denial(place) {
    const { piece, sheet, options, state, last } = place
    if (!isDenied(place)) return []
    const phrase = bestPhrase(sheet, piece.phrases)
    const known = phrase && existingLike(options.existing, nameOf(sheet, phrase))
    const asks = known
      ? [
          {
            topic: 'removal' as const,
            start: piece.start,
            end: piece.end,
            args: { name: known.name },
            ...(known.id === undefined ? {} : { itemId: known.id }),
          },
        ]
      : []
    // "but I'm canceling it in March": it ends then.
    const end = piece.dates[0]
    const isEnd = last && end && end.on !== 'month-days' && categoryOfPhrase(piece.rest) === null
    const ended = isEnd
      ? withLast(state, { pieces: [...last.pieces, { ...timingOf(piece), frequencies: [], dates: [], until: end }] })
      : state
    return [
      { cost: 0, uses: ['denial'], state: { ...ended, pending: [], canceled: piece, asks: [...state.asks, ...asks] } },
    ]
  },

  /** "fully paid by my employer": the user pays none of it. */
  paidByOther(place) {
    const { last, piece, isNear, state } = place
    if (!last || !isNear || piece.share || namesAnother(place)) return []
    const isIgnored = says(place, 'ignored')
    if (!isIgnored && (last.direction !== 'out' || !says(place, 'fully'))) return []
    return [{ cost: -1.2, uses: ['payer', 'denial'], state: { ...state, items: state.items.slice(0, -1) } }]
  },

  /** "the same for water", "gas the same", "half that for groceries": an item based on another's amount. */
  asMuch(place) {
    const { last, piece, sheet } = place
    const size = sizeIn(piece.folded)
    if (!last?.money || !size) return []
    size[0].lastIndex = 0
    const found = size[0].exec(piece.folded)!
    const [from, to] = [piece.start + found.index, piece.start + found.index + found[0].length]
    const isInside = ({ start, end }: { start: number; end: number }) => start >= from && end <= to
    const phrases = piece.phrases
      .filter((one) => !isInside(one))
      .map((one) =>
        one.end > from && one.start < from ? { ...one, end: lastWordEnd(sheet.folded, one.start, from) } : one,
      )
    const phrase = bestPhrase(sheet, phrases)
    // "and the same again at Christmas"
    const isFeast = !phrase && piece.dates.some((date) => date.on === 'months' && date.yearly)
    if (!phrase && !isFeast) return []
    const money = { ...last.money, amount: times(last.money.amount, size[1]) }
    const own: Piece = {
      ...piece,
      count: countAtPrice(mergePieces(last), last.names[0] ?? ''),
      phrases,
      money,
      moneyAt: piece.start,
      share: null,
      shareAt: -1,
      percent: null,
    }
    const timing = own.frequencies.length + own.dates.length > 0 ? [] : [timingOf(last.pieces[0]!)]
    const name = phrase ? nameOf(sheet, phrase) : (last.names[0] ?? '')
    const changes: Partial<Item> =
      categoryOfPhrase(piece.rest) === null
        ? { code: last.code, direction: last.direction, categoryConfidence: 0.6 }
        : {}
    const added = addItem({ ...place, piece: own }, [own, ...timing], [name], { ...changes, money })
    return [{ cost: -1, uses: ['reference'], state: added }]
  },

  /** "a 13th salary in December": the pay once more, every year. */
  extraPay(place) {
    const state = addExtraPay(place)
    return state ? [{ cost: -1, uses: ['reference'], state }] : []
  },

  /** "no, sorry": what follows corrects. */
  correction(place) {
    const { state, piece } = place
    const isNo =
      /^\s*(?:no|nope|nein|non)(?:\s|$)/.test(piece.rest) && piece.clause.before !== 'start' && tells(piece) === false
    const isOnlyNo = isNo && piece.rest.trim().split(/\s+/).length === 1
    if (!says(place, 'correction') && !isOnlyNo) return []
    if (piece.phrases.length > 0 && place.hit !== null) return []
    return [{ cost: -0.5, uses: ['correction', 'denial'], state: { ...state, isCorrecting: true } }]
  },

  /** A period, a date, a share, a number of people: they describe items, or names still waiting for an amount. */
  more: (place) => [moreAbout(place)],
}

export function isDenied(place: Place): boolean {
  const { piece, sheet } = place
  const text = hasCue('denial', piece.folded) ? piece.rest : sheet.folded.slice(piece.start, piece.end)
  if (hasCue('notDenial', text)) return false
  if (piece.season !== null) return false
  if (hasCue('denial', text)) return true
  const isNo =
    piece.money === null && piece.clause.before !== 'start' && /^\s*(?:no|without|kein|sans|sin)\s+\p{L}/u.test(text)
  return isNo && !hasCue('correction', text)
}

// "Disney 9, and Spotify, which my sister pays"
function namesAnother({ last, hit }: Place): boolean {
  const isKnown = hit !== null && hit.confidence > 0.9
  return isKnown && !last?.names.some((name) => name.toLowerCase().includes(hit.phrase))
}

function lastWordEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length
}

/** Whether the piece says when, how long or for whom. */
function tells(piece: Piece): boolean {
  return Boolean(
    piece.frequencies.length + piece.dates.length + piece.hours.length > 0 ||
      piece.until ||
      piece.starting ||
      piece.duration ||
      piece.installments ||
      piece.share ||
      piece.ways ||
      piece.season ||
      piece.isGross ||
      piece.isNet,
  )
}

function moreAbout(place: Place): Option {
  const { piece, state } = place
  const changed = piece.phrases.length === 0 || piece.clause.before === 'bracket' ? nameless(place) : named(place)
  const uses = piece.share || piece.ways ? ({ uses: ['payer'] } as const) : {}
  return { cost: 0, state: changed ?? { ...state, pending: [...state.pending, piece] }, ...uses }
}

function attached({ last, state, piece }: Place, extra: Piece = piece): State {
  return withLast(state, { pieces: [...last!.pieces, extra], end: Math.max(last!.end, piece.end) })
}

/** Words without a name of their own describe an item before, or those that follow. */
function nameless(place: Place): State {
  const { piece, next, last, isHere, state } = place
  const { before, sentence } = piece.clause
  if (!tells(piece)) return state
  if (isHere || before === 'bracket') return last ? applyToList(state, piece, last) : state
  const isEnding = piece.share || piece.until || piece.installments || piece.season
  const isAlone = next?.money == null || next.clause.sentence !== sentence
  return last && isEnding && isAlone ? attached(place) : { ...state, lead: piece }
}

/** Words with a name that say more about the last item; null if the name is still waiting for an amount. */
function named(place: Place): State | null {
  const { piece, next, last, isHere, isNear, state } = place
  if (piece.clause.after === 'colon') return { ...state, header: piece }
  if (!last) return null
  const isLast = next === null || next.clause.sentence !== piece.clause.sentence
  if ((isHere || (isNear && isLastPiece(place))) && isHowMany(place, last)) return attached(place)
  if (isSecondName(place, last)) {
    const phrase = bestPhrase(place.sheet, piece.phrases)
    const names = phrase ? [...last.names, nameOf(place.sheet, phrase)] : last.names
    return withLast(state, { names, end: piece.end, pieces: [...last.pieces, piece] })
  }
  const own = categoryOfPhrase(piece.rest)
  const isUnnamed = own === null || own.code === last.code
  const isClose = isHere || (isNear && isLast && (piece.share !== null || piece.season !== null))
  const isChange = (piece.share || piece.until) && (isUnnamed || paysPart(place))
  // "a pass for 120, I go through one every two months"
  const isPace = isHere && isBare(last) && isLast && piece.frequencies.length > 0 && isUnnamed
  return (isClose && (isChange || piece.season)) || isPace ? attached(place, { ...piece, phrases: [] }) : null
}

/** "15 a week each, two kids", "60 each for me and my husband": how many it is for. */
function isHowMany({ piece, next }: Place, last: Item): boolean {
  if (!last.pieces.some(({ isEach }) => isEach)) return false
  const isCounted = countOfThings(piece.folded) !== null || hasCue('people', piece.folded)
  return isCounted && (!next?.money || ownCount(piece.folded) !== null)
}

/** "rent 900, gas and water 80": another name for the same amount. */
function isSecondName(place: Place, last: Item): boolean {
  const { piece, next, isHere, state } = place
  const { before, sentence } = piece.clause
  if (before !== 'and' || !isHere || state.pending.length > 0 || piece.start <= last.start) return false
  const isFollowed = next !== null && next.clause.sentence === sentence
  const isNamingNext = isFollowed && next.money !== null && next.phrases.length === 0
  const isTrailing = !isFollowed || next.clause.before !== 'and' || next.phrases.length === 0
  return !isNamingNext && isTrailing && !says(place, 'verb')
}

/** Whether no amount follows in the same sentence. */
function isLastPiece({ piece, next }: Place): boolean {
  return next === null || next.clause.sentence !== piece.clause.sentence || next.money === null
}

// "both on the 12th" and a period in a separate clause apply to every item in the list; the rest to the last one.
function applyToList(state: State, piece: Piece, last: Item): State {
  const sentence = last.pieces[0]?.clause.sentence
  const isSchedule = piece.frequencies.length + piece.dates.length > 0
  const items = state.items.map((item) => {
    if (item.pieces[0]?.clause.sentence !== sentence) return item
    const isShared =
      (piece.isAll && (isBare(item) || piece.share !== null)) ||
      (isSchedule && isBare(item) && piece.clause.before !== 'bracket' && !piece.share)
    return item === last || isShared ? addPiece(item, piece) : item
  })
  return { ...state, items }
}

/** What to ask about names that never got an amount. */
export function asksAboutPending(state: State, sheet: Place['sheet']): State {
  const asks = state.pending.flatMap((piece) => {
    const phrase = bestPhrase(sheet, piece.phrases)
    const hit = phrase && categoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end))
    if (!phrase || !hit || piece.moneyAt >= 0) return []
    // "gym" with nothing next to it can only be a cost whose amount is missing.
    const isAlone = piece.folded.replace(/[^\p{L}\p{N}]/gu, '').length <= phrase.end - phrase.start
    const isCost =
      isAlone || hasCue('spending', piece.folded) || hasCue('vague', piece.folded) || piece.frequencies.length > 0
    const name = capitalized(nameOf(sheet, phrase))
    return isCost ? [{ topic: 'amount' as const, start: piece.start, end: piece.end, args: { name } }] : []
  })
  return { ...state, pending: [], asks: [...state.asks, ...asks] }
}
