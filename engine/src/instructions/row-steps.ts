import { isFunctionWord } from '../language/function-words.ts'
import { plainDigits } from '../language/readings/limit-spans.ts'
import { costOf, type Note } from './doubt.ts'
import type { Idea, TextTest } from './instruction-text.ts'
import { codeOf, isAppName, isCapitalWord, lookOf, VERBS } from './name-look.ts'
import { type Conditions, closed, inIt, type State } from './row-state.ts'
import type { Sheet } from './sheet.ts'

const GENERAL = new Set(
  'anything everything all every any each whatever transactions payments transaction payment alles alle jede jeder tout toute tous toutes todo todos todas tutto tutti elke'.split(
    ' ',
  ),
)
const PAID =
  /^(?:payments?|purchases?|charges?|expenses?|bills?|debits?|zahlung(?:en)?|ausgaben?|abbuchung(?:en)?|rechnung(?:en)?|einkaufe?|paiements?|achats?|depenses?|pagos?|compras?|gastos?|cargos?|pagament[oi]|acquist[oi]|spes[ae]|betaling(?:en)?|aankop?en|uitgaven?)$/
const BOUGHT = new Set(
  'purchases purchase orders order spending charges buys einkaufe achats compras acquisti aankopen'.split(' '),
)
/** Words that change what is meant: none is passed over without a question. */
const TURNING = new Set(
  'less more fewer most other others else otherwise unless except only never without until before after same both either rest'.split(
    ' ',
  ),
)
const LONGEST_TEXT = 6
const MARK_COSTS: Readonly<Record<string, number>> = {
  ',': 0.02,
  '/': 0.02,
  '&': 0.15,
  '(': 0.4,
  ')': 0.1,
  '-': 0.4,
  ':': 1.2,
  ';': 1.2,
}

/** "it's" opens a description; after one it opens the next clause. */
function fillerCost(sheet: Sheet, state: State, at: number, to: number): number {
  const { word } = sheet.tokens[at]!
  if (/^(?:it|that|they|he|she)$/.test(word) && to > at + 1 && !isEmpty(state)) return 0.5
  return /^(?:this|those|these|that)$/.test(word) ? 0.2 : 0.01
}

/** Several words in capitals are copied from a statement: "ONLINE TRANSFER TO SAV". */
function isCopied(sheet: Sheet, at: number): boolean {
  return isInCapitals(sheet, at) && isInCapitals(sheet, at - 1) && isInCapitals(sheet, at + 1)
}

function isInCapitals(sheet: Sheet, at: number): boolean {
  return /^\p{Lu}{2,}$/u.test(sheet.tokens[at]?.text ?? '') && /\p{Ll}/u.test(sheet.original)
}

export type Move = [State, number]

export function stepsFrom(sheet: Sheet, state: State, at: number, end: number): Move[] {
  const moves: Move[] = []
  const token = sheet.tokens[at]!
  const go = (to: number, cost: number, change: Partial<State>, note?: Note) =>
    moves.push([
      {
        ...state,
        ...change,
        cost: state.cost + cost + (note?.cost ?? 0),
        notes: note ? [...(change.notes ?? state.notes), note] : (change.notes ?? state.notes),
      },
      to,
    ])
  if (token.kind === 'quote') {
    for (const change of textAdded(state, { how: state.how, text: token.text }, true)) go(at + 1, change.cost, change)
    return moves
  }
  const put = (conditions: Conditions): Partial<State> =>
    state.isExcept
      ? { exceptConditions: { ...state.exceptConditions, ...conditions } }
      : { conditions: { ...state.conditions, ...conditions } }
  for (const { end: to, limit, cost } of sheet.limitsAt(at, end)) {
    const { relative, ...bounds } = limit
    const clash = (bounds.min && state.conditions.min) || (bounds.max && state.conditions.max) ? 0.6 : 0
    if (relative) go(to, cost, { relative, after: 'filler' })
    else go(to, cost + clash, { ...put(bounds), after: 'filler' })
  }
  for (const { end: to, days, cost } of sheet.daysAt(at, end)) go(to, cost, { ...put(days), after: 'filler' })
  for (const { end: to, name, isOther, notes } of sheet.accountsAt(at, end)) {
    const cost = costOf(notes)
    if (isOther) go(to, cost, { isOtherSource: true, after: 'filler' })
    else {
      const known = state.isExcept ? state.exceptConditions.sources : state.conditions.sources
      const [moved] = [put({ sources: [...(known ?? []), name] })]
      moves.push([
        { ...state, ...moved, after: 'filler', cost: state.cost + cost, notes: [...state.notes, ...notes] },
        to,
      ])
    }
  }
  const classes = isCopied(sheet, at) ? [] : sheet.classesAt(at, end)
  for (const { class: name, end: to } of classes) {
    switch (name) {
      case 'link':
        // "if the amount is over 50"
        if (to < end && token.kind === 'word' && sheet.limitsAt(to, end).length + sheet.daysAt(to, end).length > 0)
          go(to, 0.03, {})
        break
      case 'under':
      case 'over':
        go(to, 0.4, { relative: name, after: 'filler' })
        break
      case 'filler':
        // What also tells which way money moves is not passed over.
        if (classes.some((other) => other.end === to && (other.class === 'moved' || other.class.startsWith('kind '))))
          break
        go(to, fillerCost(sheet, state, at, to), {
          ...(state.after === 'text' || state.after === 'joint' ? { after: 'filler' } : {}),
          isBought: state.isBought || BOUGHT.has(token.word),
          isPurchase: state.isPurchase || /^purchases?$/.test(token.word),
          isPaid: state.isPaid || PAID.test(token.word),
          isGeneral: state.isGeneral || GENERAL.has(token.word),
        })
        break
      case 'account-noun':
        if (state.current) go(to, 0.1, { after: 'filler' })
        break
      case 'moved':
        go(to, 0, { hasMoved: true, isPaid: state.isPaid || PAID.test(token.word), after: 'filler' })
        break
      case 'from':
      case 'to':
      case 'at': {
        const isMove =
          (state.hasMoved || state.after === 'kind') && state.conditions.direction === undefined && name !== 'at'
        const direction = isMove && state.hasMoved ? ({ direction: name === 'from' ? 'in' : 'out' } as const) : {}
        const changes = {
          conditions: { ...state.conditions, ...direction },
          isFrom: name === 'from' && !state.hasMoved,
        }
        // "rename A to B": nothing moves.
        const isOdd = name === 'to' && state.current !== null && !state.hasMoved && !state.isPaid ? 0.6 : 0
        for (const change of beforePreposition(state))
          go(to, change.cost + 0.01 + isOdd, { ...change, ...changes, after: 'preposition' })
        break
      }
      case 'has':
      case 'contains':
      case 'starts':
      case 'ends': {
        const how = ({ has: 'words', contains: 'part', starts: 'start', ends: 'end' } as const)[name]
        const kept = state.current && !state.isExcept ? { heads: [...state.heads, state.current], current: null } : {}
        go(to, 0.01, { ...kept, how, after: 'has' })
        break
      }
      case 'that-say':
        go(to, 0, { heads: [], alternatives: [], current: null, ideas: [], conditions: {}, how: 'words', after: 'has' })
        break
      case 'in-it':
        go(to, 0, inIt(state))
        break
      case 'money-in':
      case 'money-out':
        go(to, 0, { ...put({ direction: name === 'money-in' ? 'in' : 'out' }), after: 'filler' })
        break
      case 'same':
      case 'both':
      case 'rest':
        if (!state.current && state.alternatives.length === 0 && !state.reference)
          go(to, name === 'same' ? 0.02 : 0, { reference: name, after: 'filler' })
        break
      case 'before-that':
      case 'after-that':
        go(to, 0, { relativeDay: name === 'before-that' ? 'before' : 'after', after: 'filler' })
        break
      case 'theirs':
        if (!state.current && state.alternatives.length === 0 && !state.reference)
          go(to, 0, { reference: 'theirs', after: 'filler' })
        break
      case 'from-them':
      case 'to-them':
        if (!state.current && state.alternatives.length === 0)
          go(to, 0, {
            ...put({ direction: name === 'from-them' ? 'in' : 'out' }),
            reference: state.reference ?? 'same',
            after: 'filler',
          })
        break
      case 'smaller':
      case 'bigger':
        go(to, 0.05, { reference: name, after: 'filler' })
        break
      case 'other':
        go(to, 0, { after: 'filler', isOther: true })
        break
      case 'except':
        if (state.isExcept || isEmpty(state)) break
        go(to, 0, { ...closed(state), isExcept: true, after: 'joint', how: 'words', hasMoved: false })
        break
      case 'like':
        if (state.current) go(to, 0.05, { current: null, after: 'joint', how: 'words' })
        break
      case 'and':
      case 'or':
        go(to, 0.03, { ...closed(state), after: 'joint' })
        break
      case 'purpose':
        if (state.current || state.alternatives.length > 0) purposeMoves(sheet, at, to, end, go)
        break
      case 'currency-lead': {
        const code = currencyAt(sheet, to, end)
        if (code) go(to + 1, 0, { ...put({ currency: code }), after: 'filler' })
        break
      }
      default:
        if (name.startsWith('kind ')) {
          const idea = name.slice(5) as Idea
          // "REVERSAL" in capitals is copied from a statement.
          const isPrinted = isInCapitals(sheet, at) && at > 0 && token.text.length > 3
          go(to, isPrinted ? 0.56 : 0.06, { ideas: [...state.ideas, idea], after: 'kind' })
        }
    }
  }
  if (token.kind === 'mark') {
    const price = MARK_COSTS[token.word]
    if (price !== undefined) go(at + 1, price, { ...closed(state), after: 'joint' })
    else go(at + 1, 1, {})
    return moves
  }
  // "my brother Tom": who he is comes before the name.
  if (sheet.grammar.roles.has(token.word) && at + 1 < end && isCapitalWord(sheet.tokens[at + 1]!.text))
    go(at + 1, 0.02, { after: 'filler' })
  textMoves(sheet, state, at, end, go)
  const isNumber = token.kind === 'number' || /^\d+$/.test(token.word)
  // "I send 50 to Liam"
  if (
    isNumber &&
    token.kind === 'number' &&
    state.conditions.direction &&
    !state.conditions.min &&
    !state.conditions.max
  ) {
    const exactly = { decimal: plainDigits(token.word), inclusive: true }
    go(at + 1, 0.35, { ...put({ min: exactly, max: exactly }), after: 'filler' })
  }
  go(at + 1, 0, { after: 'filler' }, passedOver(sheet, at, end, isNumber))
  return moves
}

/** What it costs to pass a word over, and the question it leaves. */
function passedOver(sheet: Sheet, at: number, end: number, isNumber: boolean): Note {
  const { text, word } = sheet.tokens[at]!
  if (isNumber) return { cost: 1.6, doubt: { code: 'unused-number', number: text } }
  if (sheet.endsOf('not', at, end).length > 0) return { cost: 2, doubt: { code: 'unobeyed-not', word: text } }
  const unused: Note['doubt'] = { code: 'unused-words', words: [text] }
  if (!isFunctionWord(word)) return { cost: 1, doubt: unused }
  if (TURNING.has(word)) return { cost: 0.6, doubt: unused }
  return { cost: sheet.classesAt(at, end).some(({ class: name }) => VERBS.has(name)) ? 0.6 : 0.12 }
}

function isEmpty(state: State): boolean {
  const { current, alternatives, heads, ideas, conditions, reference } = state
  return (
    !current &&
    alternatives.length + heads.length + ideas.length === 0 &&
    Object.keys(conditions).length === 0 &&
    !reference
  )
}

type Go = (to: number, cost: number, change: Partial<State>, note?: Note) => void

function textMoves(sheet: Sheet, state: State, at: number, end: number, go: Go): void {
  for (let to = at + 1; to <= Math.min(end, at + LONGEST_TEXT); to++) {
    const last = sheet.tokens[to - 1]!
    if (last.kind === 'quote' || (last.kind === 'mark' && last.word !== '-' && last.word !== '/')) break
    if (last.kind === 'mark') continue
    const look = sheet.once('look', at, to, () => lookOf(sheet, at, to))
    if (!look) continue
    const text = sheet.textOf(at, to).replace(/['’]s$/, "'s")
    const isNumberOfKind = state.after === 'kind' && /^#?\d+$/.test(text)
    const note: Note = isNumberOfKind ? { cost: 0 } : look
    for (const change of textAdded(state, { how: state.how, text }, note.doubt === undefined)) {
      // "Baby stuff from Target" is not all of Target.
      const isNarrower = state.dropped !== null && codeOf(text) !== null && codeOf(text) !== codeOf(state.dropped)
      const narrowed: Note | null = isNarrower
        ? { cost: 0.3, doubt: { code: 'unused-words', words: [state.dropped!] } }
        : null
      const added = {
        ...change,
        currentNote: note,
        dropped: null,
        ...(narrowed ? { notes: [...state.notes, narrowed] } : {}),
      }
      go(to, change.cost + (narrowed?.cost ?? 0), added, note)
    }
  }
}

type Change = Partial<State> & { cost: number }

function textAdded(state: State, test: TextTest, isSure: boolean): Change[] {
  const made: TextTest = state.isFrom && state.how === 'words' && !state.isExcept ? { ...test, orSource: true } : test
  const isApp = isAppName(test.text)
  const base = {
    current: made,
    isLoose: !isSure,
    after: 'text',
    hasMoved: state.hasMoved || isApp,
    isFrom: false,
  } as const
  const mixed =
    (state.reference === 'same' ? 0.8 : 0) +
    (state.after === 'filler' && state.alternatives.length > 0 && !state.isExcept ? 0.2 : 0)
  if (!state.current)
    return [
      { cost: mixed + (state.after === 'kind' && state.ideas.length > 0 && !/^\d/.test(test.text) ? 0.3 : 0), ...base },
    ]
  // Two texts side by side are both there: "Venmo Kayla Brandt".
  return [
    { cost: mixed + (isAppName(state.current.text) ? 0.02 : 0.7), ...base, heads: [...state.heads, state.current] },
  ]
}

/** "Venmo payments to Sarah": both. "Lunch at Chipotle": the first only says what for. */
function beforePreposition(state: State): Change[] {
  if (!state.current) return [{ cost: 0 }]
  const isCommon =
    /^\p{Lu}?[\p{Ll}\s'-]+$/u.test(state.current.text) &&
    (state.current.text === state.current.text.toLowerCase() || codeOf(state.current.text) !== null)
  const isBudget = codeOf(state.current.text) !== null
  const both: Change = {
    cost: isCommon && isBudget ? 0.25 : 0.05,
    heads: [...state.heads, state.current],
    current: null,
  }
  if (!isCommon || state.isExcept) return [both]
  const note: Note = isBudget
    ? { cost: 0.15 }
    : { cost: 0.7, doubt: { code: 'unused-words', words: [state.current.text] } }
  const taken = state.currentNote
  const kept = state.notes.filter((one) => one !== taken)
  return [
    both,
    {
      cost: note.cost - (taken?.cost ?? 0),
      current: null,
      notes: [...kept, note],
      dropped: isBudget ? state.current.text : null,
    },
  ]
}

function purposeMoves(sheet: Sheet, at: number, from: number, end: number, go: Go): void {
  for (let to = from + 1; to <= Math.min(end, from + 4); to++) {
    const token = sheet.tokens[to - 1]!
    if (token.kind !== 'word' || sheet.limitsAt(to - 1, end).length > 0) break
    go(to, 0.12 * (to - at), { after: 'filler' })
  }
}

const CURRENCIES: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  pounds: 'GBP',
  sterling: 'GBP',
  yen: 'JPY',
  francs: 'CHF',
  franken: 'CHF',
  pesos: 'MXN',
}
const CODE = /^(?:usd|eur|gbp|cad|aud|jpy|chf|nzd|sek|nok|dkk|pln|czk|huf|inr|cny|hkd|sgd|brl|mxn|zar|krw|thb)$/

function currencyAt(sheet: Sheet, at: number, end: number): string | null {
  const word = at < end ? (sheet.tokens[at]?.word ?? '') : ''
  return CODE.test(word) ? word.toUpperCase() : Object.hasOwn(CURRENCIES, word) ? CURRENCIES[word]! : null
}
