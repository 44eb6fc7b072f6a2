import { type Exact, exact, minus, plus, times } from '../core/exact-amount.ts'
import { type CategoryHit, categoryOfPhrase } from './budget-word-index.ts'
import { directionScore, hasCue, matches } from './cues.ts'
import { bestPhrase, capitalized, nameOf } from './item-name.ts'
import type { Piece } from './read-piece.ts'
import type { Item, Place, State } from './reading-state.ts'
import { words } from './sentence-sheet.ts'

/** The name of an item if the user only said what they do ("save", "donate"). */
const DEFAULT_NAMES: Record<string, string> = {
  INV: 'Savings',
  GIV: 'Donations',
  LOA: 'Loan payment',
  DIN: 'Eating out',
  INC: 'Paycheck',
}
const PENSION = words('pension|retirement|rente|retraite|jubilacion')
const HOLIDAY = words('christmas|xmas|weihnachten|noel|navidad')
const ONLY_A_VERB = /^(?:save|saving|donate|donating|invest|investing|set aside)$/i

/** Adds the item for a clause with an amount: its direction, its category by our own words, its name. */
export function addItem(
  place: Place,
  pieces: readonly Piece[],
  names: readonly string[],
  changes: Partial<Item> = {},
): State {
  const { state, piece } = place
  if (piece.percent && !changes.money) return addPart(place, pieces, names)
  return { ...state, items: [...state.items, { ...itemOf(place, piece, pieces, names), ...changes }] }
}

function itemOf(place: Place, piece: Piece, pieces: readonly Piece[], names: readonly string[]): Item {
  const { state, sheet } = place
  const { header } = state
  const previous = place.isHere ? place.last : null
  const { nameHit, textHit, hit } = categoriesOf(pieces, names, header)
  // After "and", "pay" is a verb; at the start of a line it may be someone's income.
  const isGoingOn = ['and', 'but', 'comma'].includes(piece.clause.before)
  const clauseText = `${isGoingOn ? 'i ' : ''}${pieces.map((one) => one.folded).join(' ')}`
  const direction = directionOf(piece, clauseText, hit, names, previous)
  const code = codeOf(direction, clauseText, hit, nameHit, textHit, names)
  const item: Item = {
    ...blank(place, piece),
    pieces,
    names: ONLY_A_VERB.test(names.join()) ? [] : names,
    money: piece.money,
    direction,
    code,
    categoryConfidence: direction === 'in' ? 0.95 : (hit?.confidence ?? 0),
    correctedFrom: piece.money?.from ?? null,
    start: Math.min(...pieces.filter((one) => one.clause.sentence === piece.clause.sentence).map((one) => one.start)),
  }
  const isLonger = textHit && names.length === 1 && textHit.phrase.startsWith(`${names[0]!.toLowerCase()} `)
  if (isLonger) return { ...item, names: [capitalized(textHit.phrase)] }
  if (item.names.length > 0) return item
  // "Christmas 700": the holiday is the only name.
  HOLIDAY.lastIndex = 0
  const holiday = HOLIDAY.exec(piece.folded)?.[0]
  if (direction === 'out' && code === null && holiday !== undefined)
    return { ...item, names: [capitalized(holiday)], code: 'GIV', categoryConfidence: 0.7 }
  const headed = header && bestPhrase(sheet, header.phrases)
  if (headed) return { ...item, names: [nameOf(sheet, headed)] }
  if (direction === 'out' && code !== null)
    return { ...item, names: [DEFAULT_NAMES[code] ?? capitalized(hit?.phrase ?? '')] }
  return item
}

function categoriesOf(pieces: readonly Piece[], names: readonly string[], header: Piece | null) {
  const nameHit = categoryOfPhrase(names.join(' and '))
  const texts = pieces.filter((one) => one !== header).map((one) => one.rest)
  const textHit = categoryOfPhrase(texts.join(' ; '))
  const isNameClear = nameHit && (!textHit || nameHit.confidence >= textHit.confidence)
  return { nameHit, textHit, hit: isNameClear ? nameHit : (textHit ?? nameHit) }
}

function directionOf(
  piece: Piece,
  clauseText: string,
  hit: CategoryHit | null,
  names: readonly string[],
  previous: Item | null,
): 'in' | 'out' {
  const noun = hit === null ? null : hit.code === 'INC' ? 'income' : 'other'
  const isTakeHome = piece.isNet && /tak(?:e|ing)|bring|net|clear|after/.test(piece.folded)
  if (isTakeHome && noun !== 'other') return 'in'
  // "plus a 150 night differential on top of each check"
  if (previous?.direction === 'in' && noun !== 'other' && /(?:^|\s)on top(?:\s|$)/.test(piece.folded)) return 'in'
  // "I bank 80 of it", "3,400 minus 200 for my pension": a part of the pay goes out.
  const isPartOfPay = previous?.direction === 'in' && (piece.clause.before === 'minus' || hasCue('ofIt', piece.folded))
  if (isPartOfPay) return 'out'
  if (directionScore(clauseText, noun) > 0) return 'in'
  // "$15 an hour, 20 hours a week": work, if nothing else is named.
  const isWork = piece.frequencies.some(({ unit }) => unit === 'hour') && hit === null && names.length === 0
  if (isWork) return 'in'
  // "I get 900 from work and 200 from my dad", "my wife 2,000": the earlier verb still applies.
  const isGoingOn = previous?.direction === 'in' && !hasCue('verb', piece.folded)
  const isMoneyFirst =
    hit === null && piece.clause.before === 'and' && piece.phrases.every(({ start }) => start > piece.moneyAt)
  const isTheirs = names.length > 0 && names.every((name) => hasCue('partner', name.toLowerCase()))
  const isNameless = hit === null && names.length === 0
  return isGoingOn && (isTheirs || isNameless || isMoneyFirst || /(?:^|\s)(?:from|von)\s/.test(piece.rest))
    ? 'in'
    : 'out'
}

function codeOf(
  direction: 'in' | 'out',
  clauseText: string,
  hit: CategoryHit | null,
  nameHit: CategoryHit | null,
  textHit: CategoryHit | null,
  names: readonly string[],
): string | null {
  if (direction === 'in') return 'INC'
  if (hit?.code === 'INC') return [nameHit, textHit].find((one) => one && one.code !== 'INC')?.code ?? null
  // "each of the kids gets 50 on their birthday" is a present.
  const isPresent = hit?.code === 'KID' && hit.confidence < 0.9 && matches(PRESENTS, clauseText)
  const code = isPresent ? 'GIV' : (hit?.code ?? null)
  // Paying a credit card bill is a transfer; paying the card down is paying a debt.
  const isCard = code === 'TRF' || (code === null && matches(CARDS, clauseText))
  if (isCard && hasCue('payingDown', clauseText)) return 'LOA'
  // "Toyota payment": something with its own payments was bought on credit.
  if (names.some((name) => /\spayments?$/i.test(name)) && (code === null || code === 'CAR')) return 'LOA'
  if ((hit?.confidence ?? 0) < 0.95 && hasCue('payingBack', clauseText)) return 'LOA'
  return code
}
const CARDS = words('cards?')
const PRESENTS = words('birthdays?|christmas|xmas|presents?|gifts?|sinterklaas|easter|eid|diwali|hanukkah')

/** "8% of my 3,000 salary", "15% of it", "my rent will go up 5%": an amount given as part of another. */
function addPart(place: Place, pieces: readonly Piece[], names: readonly string[]): State {
  const { piece } = place
  const percent = piece.percent!
  const replace = (changed: Piece) => pieces.map((one) => (one === piece ? changed : one))
  const after = piece.folded.slice(
    Math.max(0, piece.folded.search(/%|percent|per cent|pct|prozent|pour cent|por ciento|\s(?:of|von|de|del)\s/)),
  )
  const isOfPay = hasCue('incomeWord', after)
  const isLower = hasCue('lower', piece.folded) && !isOfPay
  if (piece.money && (isLower || hasCue('raise', piece.folded))) {
    const change = isLower ? minus(exact(1), percent) : plus(exact(1), percent)
    const money = { ...piece.money, amount: times(piece.money.amount, change), from: piece.money.amount }
    const changed = { ...piece, percent: null, money }
    return addItem({ ...place, piece: changed }, replace(changed), names)
  }
  // "5% of my 5,000 a month": an amount someone has per month is their income.
  const isOfOwn =
    piece.frequencies.length > 0 &&
    /(?:of|von|de)\s+(?:my|our|mein\p{L}*|mes|mi)\s+\S*\d\S*\s*(?:a|an|per|each|every|\/|im|par|al)/u.test(piece.folded)
  if (piece.money && !isOfOwn && !isOfPay) {
    const changed: Piece = { ...piece, percent: null, share: { fraction: percent, how: 'taken' } }
    return addItem({ ...place, piece: changed }, replace(changed), names)
  }
  return addPartOfIncome(place, pieces, percent)
}

/** "8% of my 3,000 salary", "15% of it": the part, and the income if it's new. */
function addPartOfIncome(place: Place, pieces: readonly Piece[], percent: Exact): State {
  const { state, piece, sheet } = place
  const rest = pieces.map((one) => one.rest.replace(INCOME_WORDS, ' ')).join(' ; ')
  const other = categoryOfPhrase(rest)
  const isIncome = (phrase: { start: number; end: number }) =>
    categoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end))?.code === 'INC'
  const own = bestPhrase(
    sheet,
    piece.phrases.filter((one) => !isIncome(one)),
  )
  const isPension = other?.code === 'INC' && matches(PENSION, other.phrase)
  const code = isPension ? 'INV' : other && other.code !== 'INC' ? other.code : null
  const name = own ? nameOf(sheet, own) : code ? nameByCode(code, piece, other?.phrase ?? '') : ''
  if (name === '') return { ...state, asks: [...state.asks, { topic: 'purpose', start: piece.start, end: piece.end }] }
  const source = piece.money && bestPhrase(sheet, piece.phrases.filter(isIncome))
  const income: Item = {
    ...blank(place, { ...piece, percent: null, share: null }),
    names: [source ? nameOf(sheet, source) : 'Paycheck'],
    money: piece.money,
    direction: 'in',
    code: 'INC',
    categoryConfidence: 0.9,
  }
  const items = piece.money ? [...state.items, income] : state.items
  const before = state.items.at(-1)
  const known = before?.money && hasCue('ofIt', piece.folded) ? before.id : null
  const part: Item = {
    ...blank(place, piece),
    id: items.length,
    pieces: [{ ...piece, money: null, frequencies: piece.money ? [] : piece.frequencies }],
    names: [name],
    percent,
    of: piece.money ? income.id : known,
    code,
    categoryConfidence: other?.confidence ?? 0,
  }
  return { ...state, items: [...items, part] }
}
const INCOME_WORDS = words(
  'freelance|freelancing|income|salary|paychecks?|pay|wages?|earnings|take home|set aside|gehalt|lohn|einkommen|salaire|revenus?|sueldo|nomina|salario|ingresos',
)

function nameByCode(code: string, piece: Piece, phrase: string): string {
  if (code === 'GIV' && /tithe/.test(piece.folded)) return 'Tithe'
  return DEFAULT_NAMES[code] ?? capitalized(phrase)
}

export function blank({ state }: Place, piece: Piece): Item {
  return {
    id: state.items.length,
    pieces: [piece],
    names: [],
    money: null,
    steps: [],
    percent: null,
    of: null,
    header: state.header,
    direction: 'out',
    code: null,
    categoryConfidence: 0,
    correctedFrom: null,
    total: null,
    start: piece.start,
    end: piece.end,
  }
}
