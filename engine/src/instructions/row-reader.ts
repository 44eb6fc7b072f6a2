import { readCurrencyWord } from '../language/currency-words.ts'
import { isFunctionWord } from '../language/function-words.ts'
import type { Token } from '../language/readings/tokens.ts'
import { getCost, type Note } from './doubt.ts'
import type { TextTest } from './instruction-text.ts'
import { VERBS } from './name-cost.ts'
import type { RowKind } from './row-kinds.ts'
import {
  addText,
  addTextMoves,
  type Conditions,
  closeCurrent,
  finish,
  type Go,
  type RowPhrase,
  readBeforePreposition,
  START,
  type State,
} from './row-state.ts'
import type { Sheet } from './sheet.ts'

const KEEP = 6
const LONGEST_ROWS = 48

/** Reads which rows parts of a sentence refer to. All parts that start at one position are read together. */
export class RowReader {
  private readonly sheet: Sheet
  private readonly reached: State[][][] = []
  private readonly finished = new Map<number, RowPhrase[]>()

  constructor(sheet: Sheet) {
    this.sheet = sheet
  }

  /** The ways in which a part may refer to rows, best first. */
  read(start: number, end: number): readonly RowPhrase[] {
    const key = start * LONGEST_ROWS * 100 + end
    const known = this.finished.get(key) ?? (end - start > LONGEST_ROWS ? [] : this.finish(start, end))
    this.finished.set(key, known)
    return known
  }

  private finish(start: number, end: number): RowPhrase[] {
    this.reached[start] ??= this.from(start)
    return (this.reached[start][end - start] ?? []).flatMap((state) => finish(state) ?? []).slice(0, 3)
  }

  private from(start: number): State[][] {
    const end = Math.min(this.sheet.tokens.length, start + LONGEST_ROWS)
    const reached: State[][] = Array.from({ length: end - start + 1 }, () => [])
    reached[0] = [START]
    for (let at = start; at <= end; at++) {
      const here = reached[at - start]!.sort((a, b) => a.cost - b.cost).slice(0, KEEP)
      reached[at - start] = here
      if (at === end) break
      for (const state of here)
        for (const [next, to] of findSteps(this.sheet, state, at, end)) reached[to - start]!.push(next)
    }
    return reached
  }
}

const PAID =
  /^(?:payments?|purchases?|charges?|expenses?|bills?|debits?|zahlung(?:en)?|ausgaben?|abbuchung(?:en)?|rechnung(?:en)?|einkaufe?|paiements?|achats?|depenses?|pagos?|compras?|gastos?|cargos?|pagament[oi]|acquist[oi]|spes[ae]|betaling(?:en)?|aankop?en|uitgaven?)$/
type Move = [State, number]

/** A phrase of a class at a position, and what it may do. */
type Step = {
  readonly sheet: Sheet
  readonly state: State
  readonly token: Token
  readonly at: number
  /** The position after the phrase. */
  readonly to: number
  readonly end: number
  readonly go: Go
  readonly put: (conditions: Conditions) => Partial<State>
}

/**
 * Everything that may follow a state at a position: a condition, a phrase about the rows, a text, or an ignored word.
 */
function findSteps(sheet: Sheet, state: State, at: number, end: number): Move[] {
  const moves: Move[] = []
  const token = sheet.tokens[at]!
  const go: Go = (to, cost, change, note) => {
    const notes = change.notes ?? state.notes
    const total = state.cost + cost + (note?.cost ?? 0)
    moves.push([{ ...state, ...change, cost: total, notes: note ? [...notes, note] : notes }, to])
  }
  if (token.kind === 'quote') {
    const change = addText(state, { how: state.how, text: token.text })
    go(at + 1, change.cost, change)
    return moves
  }
  const put = (conditions: Conditions): Partial<State> =>
    state.isExcept
      ? { except: { ...state.except, ...conditions } }
      : { conditions: { ...state.conditions, ...conditions } }
  const step: Step = { sheet, state, token, at, to: at + 1, end, go, put }
  addConditionMoves(step)
  addAccountMoves(step, moves)
  addPhraseMoves(step)
  if (token.kind === 'mark') {
    const cost = /^[,/]$/.test(token.word) ? 0.02 : /^[&()-]$/.test(token.word) ? 0.3 : 1.2
    go(at + 1, cost, { ...closeCurrent(state), after: 'joint' })
    return moves
  }
  addTextMoves(sheet, state, at, end, go)
  const isNumber = token.kind === 'number' || /^\d+$/.test(token.word)
  go(at + 1, 0, { after: 'filler' }, noteForIgnored(sheet, at, end, isNumber))
  return moves
}

function addConditionMoves({ sheet, token, at, end, go, put }: Step): void {
  const isIn = at + 1 < end && /^(?:in|en)$/.test(token.word)
  const currency = isIn ? readCurrencyWord(sheet.tokens[at + 1]!.word, 'USD') : null
  if (currency) go(at + 2, 0, put({ currency }))
  for (const { end: to, limit, cost } of sheet.limitsAt(at, end)) {
    const { relative, ...bounds } = limit
    if (relative) go(to, cost, { reference: 'rest', after: 'filler' })
    else go(to, cost, { ...put(bounds), after: 'filler' })
  }
  for (const { end: to, days, cost } of sheet.daysAt(at, end)) go(to, cost, { ...put(days), after: 'filler' })
}

function addAccountMoves({ sheet, state, at, end, put }: Step, moves: Move[]): void {
  for (const { end: to, name, notes } of sheet.accountsAt(at, end)) {
    const { sources = [] } = state.isExcept ? state.except : state.conditions
    const changed = { ...put({ sources: [...sources, name] }), after: 'filler' } as const
    moves.push([{ ...state, ...changed, cost: state.cost + getCost(notes), notes: [...state.notes, ...notes] }, to])
  }
}

function addPhraseMoves(step: Step): void {
  const { sheet, state, at, end, go } = step
  for (const { class: name, end: to } of sheet.classesAt(at, end)) {
    if (name.startsWith('kind ')) {
      go(to, 0.06, { ideas: [...state.ideas, name.slice('kind '.length) as RowKind], after: 'kind' })
      continue
    }
    if (Object.hasOwn(STEPS, name)) STEPS[name]!({ ...step, to })
  }
}

function isNothingNamed({ current, alternatives, reference }: State): boolean {
  return !current && alternatives.length === 0 && !reference
}

/** The class that starts the text test, and how it tests. */
const testing =
  (how: TextTest['how']) =>
  ({ state, to, go }: Step) => {
    const kept = state.current && !state.isExcept ? { heads: [...state.heads, state.current], current: null } : {}
    go(to, 0.01, { ...kept, how, after: 'has' })
  }

const moving =
  (direction: 'in' | 'out') =>
  ({ to, go, put }: Step) =>
    go(to, 0, { ...put({ direction }), after: 'filler' })

const pointing =
  (reference: NonNullable<State['reference']>, cost: number) =>
  ({ state, to, go }: Step) => {
    if (isNothingNamed(state)) go(to, cost, { reference, after: 'filler' })
  }

const joining = ({ state, to, go }: Step) => go(to, 0.03, { ...closeCurrent(state), after: 'joint' })

const placing =
  (name: 'from' | 'to' | 'at') =>
  ({ state, to, go }: Step) => {
    const isMove = state.hasMoved && state.conditions.direction === undefined && name !== 'at'
    const direction = isMove ? ({ direction: name === 'from' ? 'in' : 'out' } as const) : {}
    const changes = { conditions: { ...state.conditions, ...direction }, isFrom: name === 'from' && !state.hasMoved }
    // "rename A to B": nothing moves.
    const isOdd = name === 'to' && state.current !== null && !state.hasMoved && !state.isPaid
    for (const change of readBeforePreposition(state))
      go(to, change.cost + 0.01 + (isOdd ? 0.6 : 0), { ...change, ...changes, after: 'preposition' })
  }

/** What a phrase of a class does. */
const STEPS: Readonly<Record<string, (step: Step) => void>> = {
  filler: ({ state, token, to, go }) =>
    go(to, 0.01, {
      ...(state.after === 'text' || state.after === 'joint' ? { after: 'filler' } : {}),
      isPaid: state.isPaid || PAID.test(token.word),
    }),
  moved: ({ state, token, to, go }) =>
    go(to, 0, { hasMoved: true, isPaid: state.isPaid || PAID.test(token.word), after: 'filler' }),
  from: placing('from'),
  to: placing('to'),
  at: placing('at'),
  has: testing('words'),
  contains: testing('part'),
  starts: testing('start'),
  ends: testing('end'),
  'in-it': ({ state: { current }, to, go }) =>
    go(to, 0, { after: 'filler', ...(current?.how === 'words' ? { current: { ...current, how: 'part' } } : {}) }),
  'money-in': moving('in'),
  'money-out': moving('out'),
  same: pointing('same', 0.02),
  both: pointing('both', 0),
  rest: pointing('rest', 0),
  except: ({ state, to, go }) => {
    if (!state.isExcept && !isEmpty(state))
      go(to, 0, { ...closeCurrent(state), isExcept: true, after: 'joint', how: 'words', hasMoved: false })
  },
  and: joining,
  or: joining,
}

/** The cost of ignoring a word, and the question it raises. */
function noteForIgnored(sheet: Sheet, at: number, end: number, isNumber: boolean): Note {
  const { text, word } = sheet.tokens[at]!
  if (isNumber) return { cost: 1.6, doubt: { code: 'unused-number', number: text } }
  if (sheet.findEnds('not', at, end).length > 0) return { cost: 2, doubt: { code: 'unobeyed-not', word: text } }
  const unused: Note['doubt'] = { code: 'unused-words', words: [text] }
  if (!isFunctionWord(word)) return { cost: 1, doubt: unused }
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
