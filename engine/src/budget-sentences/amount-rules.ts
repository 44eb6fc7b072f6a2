import { type Exact, exact, isLess, minus, roughly, times } from '../core/exact-amount.ts'
import { addDays } from '../core/plain-date.ts'
import { categoryOfPhrase } from './budget-word-index.ts'
import { countOfThings } from './counted-things.ts'
import { directionScore, hasCue } from './cues.ts'
import { addExtraPay } from './extra-pay.ts'
import { itemReadings } from './item-rule.ts'
import { addItem } from './make-item.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import {
  addPiece,
  type Item,
  type Obligation,
  type Place,
  type State,
  says,
  timingOf,
  withLast,
} from './reading-state.ts'
import { firstDayOf } from './schedule.ts'

/** One way to read a piece. `uses`: the words about money that it takes into account. */
export type Option = { readonly cost: number; readonly state: State; readonly uses?: readonly Obligation[] }
export type Rule = (place: Place) => readonly Option[]

const one = (cost: number, state: State, ...uses: Obligation[]): Option[] => [{ cost, state, uses }]

/** Everything a piece with an amount can be. All rules that apply compete; none is tried before another. */
export const AMOUNT_RULES: Record<string, Rule> = {
  item: itemReadings,

  /** "27.50 but it goes up to 31 in April": the old amount until then, and the new one from then on. */
  laterChange(place) {
    const { last, piece, isHere, name, options, state } = place
    const from = piece.dates[0] ?? piece.starting
    const isChange = says(place, 'changing') || (piece.starting !== null && piece.clause.before === 'but')
    if (!last?.money || !isHere || !piece.money || name !== null || !from || !isChange) return []
    const first = firstDayOf(from, options.today)
    if (first <= options.today) return []
    const { money, moneyAt, start, end } = piece
    const timing = timingOf(last.pieces[0]!)
    const changed: Item = {
      ...last,
      id: nextId(state),
      pieces: [{ ...timing, money, moneyAt, start, end, starting: from }],
      money: { ...money, currency: money.currency ?? last.money.currency },
      total: null,
      start,
      end,
    }
    const until = { on: 'day', date: addDays(first, -1) } as const
    const ended = addPiece(last, { ...timing, frequencies: [], dates: [], until })
    return one(-1, { ...state, items: [...state.items.slice(0, -1), ended, changed] }, 'correction', 'listPrice')
  },

  /** "no wait, 1250", "now it's 60", "but I only pay 55": another amount for the last item. */
  correction(place) {
    const { last, piece, isNear, isHere, hit, phrase, state } = place
    if (!last || !piece.money || piece.isNet || piece.isGross || !isNear) return []
    // "I'm still on the old rate, 9.99"
    const isActualBefore = state.pending.length > 0 && state.pending.every(({ folded }) => hasCue('actual', folded))
    if (state.pending.length > 0 && !isActualBefore) return []
    const isSameThing = hit === null || hit.code === last.code || (last.direction === 'in' && hit.code === 'INC')
    const refersBack = /(?:^|\s)(?:it|it's|its|this|that|them)(?:\s|$)/.test(piece.folded)
    const isAbout = phrase === null || refersBack || (hit !== null && isSameThing)
    const isActual = isActualBefore || (says(place, 'actual') && isAbout)
    if (!isSameThing && !isActual) return []
    const isCorrected = says(place, 'correction') || (state.isCorrecting && (phrase === null || isSameThing))
    const cost = isCorrected || isActual ? 0 : costOfNow(place, last)
    if (cost === null) return []
    const isCheaper = isActual && isHere && last.money !== null && isLess(piece.money.amount, last.money.amount)
    return one(isCheaper ? cost - 0.6 : cost, revised(state, last, piece), 'correction', 'listPrice')
  },

  /** "my half is 900", "I pay 600 of it", "covers all but 15": the user's remaining part. */
  ownPart(place) {
    const { last, piece, isNear, hit, phrase, state } = place
    if (!last?.money || !piece.money || !isNear || last.direction !== 'out') return []
    if (!isLess(piece.money.amount, last.money.amount)) return []
    if (says(place, 'allBut')) return one(0, revised(state, last, piece), 'payer')
    const isStated = phrase === null && piece.share?.how === 'stated-or-of' && piece.shareAt < piece.moneyAt
    const isOfIt = says(place, 'ofIt') && says(place, 'mine') && (hit === null || hit.code === last.code)
    const isBareMine = phrase === null && says(place, 'mine') && !says(place, 'now') && piece.frequencies.length === 0
    if (says(place, 'payer') && /(?:expense|claim|deduct|write off|reimburs|refund)/.test(piece.folded)) return []
    if (!isStated && !isOfIt && !isBareMine) return []
    return one(isStated ? 0 : 0.3, revised(state, last, piece), 'payer', 'reference')
  },

  /** "work reimburses 30", "dad covers 25 of it", "my girlfriend's share is 1,000", "I get 30 back". */
  otherPays(place) {
    const { last, piece, isNear, hit, state } = place
    if (!last?.money || !piece.money || !isNear || last.direction !== 'out' || says(place, 'allBut')) return []
    if (says(place, 'actual') && !says(place, 'givesMe')) return []
    const isPaid = paysPart(place)
    const pace = piece.frequencies[0] ?? null
    // A month's refund may be more than one ride costs, and a refund for two children more than for one.
    const isOtherPace = pace !== null && last.pieces.some(({ frequencies: [own] }) => own && own.unit !== pace.unit)
    const isPart = (amount: Exact) =>
      isOtherPace || last.pieces.some(({ isEach }) => isEach) || isLess(amount, last.money!.amount)
    if (!isPaid || !isPart(piece.money.amount)) return []
    const isOther = hit !== null && hit.confidence > 0.9 && !['INS', 'INC', last.code].includes(hit.code)
    if (isOther && !says(place, 'toward')) return []
    const isIncomeToo = says(place, 'givesMe') || directionScore(piece.folded, null) > 1
    const isOwnPay = isIncomeToo && !says(place, 'toward') && !says(place, 'getBack')
    const cost = isOwnPay ? (pace || hit?.code === 'INC' ? 2 : 0.6) : 0
    const isFar = !place.isHere && !isOwnPay && !says(place, 'toward') && !says(place, 'theirShare') ? 0.6 : 0
    const payers = piece.isEach ? (countOfThings(piece.rest) ?? 1) : 1
    const money = { ...piece.money, amount: times(piece.money.amount, exact(payers)) }
    if (!isPart(money.amount)) return []
    const step = { op: 'minus', money, pace } as const
    return one(cost + isFar, withLast(state, { steps: [...last.steps, step], end: piece.end }), 'payer', 'reference')
  },

  /** "haircut 30, plus 5 tip each time": belongs to the price. */
  fee(place) {
    const { last, piece, isHere, phrase, sheet, state } = place
    if (!last?.money || !piece.money || !isHere || !['plus', 'and', 'comma'].includes(piece.clause.before)) return []
    const name = phrase ? sheet.folded.slice(phrase.start, phrase.end) : ''
    if (!hasCue('extra', piece.rest) || !isLess(piece.money.amount, last.money.amount) || name.split(' ').length > 2)
      return []
    if (categoryOfPhrase(name)?.confidence === 0.95 && !/tip|delivery|shipping|booking/.test(name)) return []
    const step = { op: 'plus', money: piece.money, pace: piece.frequencies[0] ?? null } as const
    return one(-0.3, withLast(state, { steps: [...last.steps, step], end: piece.end }))
  },

  /** "normally 80", "the list price is 60": not the amount paid, if there is another. */
  listPrice(place) {
    const { last, piece, next, isHere, hit, state } = place
    if (!piece.money || !says(place, 'listPrice')) return []
    const isNextPaid =
      isNextAmount(place) && (next!.clause.sentence === piece.clause.sentence || hasCue('actual', next!.folded))
    if (
      isNextPaid &&
      (next!.phrases.length === 0 || hasCue('actual', next!.folded) || hasCue('strongNow', next!.folded))
    )
      return one(0, { ...state, pending: [...state.pending, withoutMoney(piece)] }, 'listPrice')
    const isAbout = hit === null || hit.code === last?.code
    return last && isHere && isAbout ? one(0, state, 'listPrice') : []
  },

  /** "I have 8,000 in savings", "the card's limit is 5,000", "my car is worth 12,000": not a payment. */
  balance(place) {
    const { piece, state } = place
    if (!piece.money || piece.frequencies.length > 0 || piece.installments) return []
    if (!says(place, 'balance') && !says(place, 'owed')) return []
    const isNamed = isNextAmount(place) && place.next!.phrases.length === 0
    const cost = (isNamed ? 0 : 0.3) + (says(place, 'balance') ? 0 : 0.6)
    return one(cost, isNamed ? { ...state, pending: [...state.pending, withoutMoney(piece)] } : state, 'listPrice')
  },

  /** "I owe Ann 600 and pay back 100 a month": a debt isn't a payment if a later clause says how it's paid. */
  owed(place) {
    const { last, piece, next, isHere, phrase, sheet, state } = place
    if (!piece.money || piece.frequencies.length > 0) return []
    const before = sheet.folded.slice(Math.max(0, piece.start - 40), piece.moneyAt)
    const isDebt = /(?:^|\s)(?:loan|debt|balance|mortgage|credit card|card)(?![\p{L}])/u.test(piece.folded)
    // "250 a month on my 12,000 student loan"
    const isOnDebt = isDebt && /(?:on|of|against|towards?|off)\s+(?:my|a|an|the|our)\s+$/.test(before)
    if (last?.code === 'LOA' && isHere && isOnDebt)
      return one(-0.5, withLast(state, { total: last.total ?? piece.money }), 'listPrice')
    if (last?.code === 'LOA' && isHere && phrase === null && says(place, 'owed'))
      return one(0, withLast(state, { total: last.total ?? piece.money }), 'listPrice')
    // "My mortgage is 240k, the payment is 1,380"
    const isPrincipal =
      next?.money != null &&
      /payments?|instal?lments?/.test(next.folded) &&
      isLess(times(next.money.amount, exact(20)), piece.money.amount)
    const isBigDebt =
      next?.money != null &&
      next.frequencies.length > 0 &&
      ((isDebt && isLess(times(next.money.amount, exact(10)), piece.money.amount)) ||
        /pay(?:ing|s)? (?:it |that |this |them )?(?:off|down|back)/.test(next.folded))
    if (isPrincipal || isBigDebt) return one(-0.5, { ...state, owed: piece }, 'listPrice')
    const isPaidLater =
      next?.money != null &&
      (next.frequencies.length > 0 || next.installments !== null || next.dates.some(({ on }) => on === 'month-days'))
    const isGoalSum = hasCue('goal', piece.folded)
    const isDebtSum = says(place, 'owed') || /(?:pay|paying)\s+(?:off|down|back)/.test(piece.folded)
    if (!isPaidLater || !isDebtSum || (piece.dates.length > 0 && !isGoalSum)) return []
    return one(0, { ...state, owed: piece }, 'listPrice')
  },

  /** "3 coffees a week at 4.50", "about 6 a year, roughly 70 each": the first number counts. */
  countFirst(place) {
    const { piece, next, state } = place
    const count = countIn(piece.money)
    if (
      count === null ||
      !piece.money?.isBare ||
      !isNextAmount(place) ||
      next!.clause.sentence !== piece.clause.sentence
    )
      return []
    const between = place.sheet.folded.slice(piece.moneyAt, next!.moneyAt)
    const isPriced = next!.isEach || piece.isEach || /(?:^|\s)(?:at|@|for|zu|je|por|of)\s+\S{0,2}$/.test(between)
    if (next!.clause.before === 'plus' && next!.clause !== piece.clause) return []
    const isThing = /^[\d\p{L}-]+\s+(?:\p{L}+\s+){0,2}\p{L}{3,}/u.test(between) || piece.frequencies.length > 0
    if (!isPriced || !isThing || (next!.phrases.length > 0 && next!.clause !== piece.clause && !next!.isEach)) return []
    const pace = piece.frequencies[0]
    const counted: Piece =
      pace && pace.unit !== 'hour' && (pace.times ?? 1) === 1 && !pace.weekdays
        ? { ...piece, money: null, frequencies: [{ ...pace, times: count }] }
        : { ...piece, money: null, count }
    return one(-0.5, { ...state, pending: [...state.pending, counted] })
  },

  /** "22 each, two a week", "10 a week per kid, we've got four": the second number counts. */
  countSecond(place) {
    const { last, piece, isHere, name, hit, state } = place
    const priced = last?.pieces[0]
    const count = countIn(piece.money)
    if (!last?.money || !priced || !piece.money?.isBare || !isHere || count === null || count < 2) return []
    if (!last.pieces.some(({ isEach }) => isEach) || (name !== null && hit !== null && hit.code !== last.code))
      return []
    const pace = piece.frequencies[0]
    if (pace && priced.frequencies.length > 0) return []
    const counted: Piece =
      pace && pace.unit !== 'hour'
        ? { ...priced, frequencies: [{ ...pace, times: count }] }
        : { ...priced, count: (priced.count ?? 1) * count }
    return one(-0.5, withLast(state, { pieces: [counted, ...last.pieces.slice(1)], end: piece.end }))
  },

  /** "700 on food, 200 of which is eating out": two parts of one amount. */
  partOf(place) {
    const { last, piece, isHere, name, state } = place
    if (!last?.money || !isHere || !piece.money || name === null || last.direction !== 'out') return []
    const rest = minus(last.money.amount, piece.money.amount)
    if (rest.n <= 0n || !/of (?:which|that)/.test(piece.folded) || paysPart(place)) return []
    const reduced = withLast(state, { money: { ...last.money, amount: rest, from: last.money.amount } })
    const timing = piece.frequencies.length > 0 ? [] : [timingOf(last.pieces[0]!)]
    return one(-0.5, addItem({ ...place, state: reduced }, [piece, ...timing], [name]), 'reference')
  },

  /** "5 % of my pay, which is 1,200 a week": the amount that the percentage applies to. */
  wholeOfPart(place) {
    const { last, piece, state } = place
    const isSaid = /^\s*(?:which|that|it)(?: is| are|'s)\s/.test(piece.folded)
    if (!last?.percent || last.of !== null || !piece.money || !isSaid) return []
    const added = addItem(place, [piece], ['Paycheck'], { direction: 'in', code: 'INC', categoryConfidence: 0.9 })
    const base = added.items.at(-1)!
    return one(-1, { ...state, items: [...state.items.slice(0, -1), base, { ...last, of: base.id }] })
  },

  /** "2,800 a month with a 13th salary in December": the pay, and once more every year. */
  withExtraPay(place) {
    const { piece } = place
    const isBeside =
      /(?:with|plus|and|including|incl|mit|avec)\s+(?:a|an|my|the|one)?\s*(?:13th|thirteenth|14th|fourteenth|extra|double)/.test(
        piece.folded,
      )
    if (!piece.money || piece.frequencies.length === 0 || !isBeside || !says(place, 'extraPay')) return []
    const regular: Piece = { ...piece, dates: [] }
    return itemReadings({ ...place, piece: regular }).flatMap(({ cost, state }) => {
      const extra = addExtraPay({ ...place, state })
      return extra ? [{ cost: cost - 1, state: extra, uses: ['reference'] }] : []
    })
  },

  /** Nothing: always possible, and expensive. */
  unread({ piece, state }) {
    const leftover = { kind: 'amount', start: piece.start, end: piece.end } as const
    return [{ cost: 5, state: { ...state, leftovers: [...state.leftovers, leftover] } }]
  },
}

/** Whether the clause says that someone else pays a part, or that money comes back. */
export function paysPart(place: Place): boolean {
  if (place.piece.clause.before === 'minus' && place.isHere && place.last?.direction === 'out') return true
  if (says(place, 'givesMe') && says(place, 'toward')) return true
  return says(place, 'payer') || says(place, 'getBack') || says(place, 'theirShare')
}

/** "now it's 60": how unlikely it is that this is a new amount for the last item. */
function costOfNow(place: Place, last: Item): number | null {
  if (!place.isHere || place.phrase !== null || last.names.length === 0) return null
  if (says(place, 'strongNow')) return 0.2
  return place.piece.clause.before === 'but' && says(place, 'now') ? 0.4 : null
}

function nextId({ items }: State): number {
  return items.reduce((most, { id }) => Math.max(most, id), -1) + 1
}

function isNextAmount({ next }: Place): boolean {
  return next !== null && next.money !== null
}

function withoutMoney(piece: Piece): Piece {
  return { ...piece, money: null, frequencies: piece.frequencies, share: null }
}

const MOST = exact(32)
function countIn(money: MoneyValue | null): number | null {
  if (!money || money.amount.n % money.amount.d !== 0n || !isLess(money.amount, MOST)) return null
  const count = roughly(money.amount)
  return count > 0 ? count : null
}

function revised(state: State, last: Item, piece: Piece): State {
  const money = { ...piece.money!, currency: piece.money!.currency ?? last.money?.currency ?? null }
  const unshared = (one: Piece): Piece =>
    piece.share || piece.frequencies.length > 0 ? { ...one, share: null, ways: null } : one
  const stated = { ...piece, share: null, ways: null, phrases: [] }
  const pieces =
    piece.frequencies.length > 0
      ? [stated, ...last.pieces.map((one) => ({ ...unshared(one), frequencies: [] }))]
      : [...last.pieces.map((one) => (piece.share ? unshared(one) : one)), stated]
  return { ...withLast(state, { money, pieces, steps: [], end: piece.end, correctedFrom: null }), isCorrecting: false }
}
