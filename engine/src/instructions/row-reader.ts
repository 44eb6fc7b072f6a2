import { readCurrencyWord } from '../language/currency-words.ts'
import { isFunctionWord } from '../language/function-words.ts'
import type { Token } from '../language/readings/tokens.ts'
import { findAccounts } from './account-spans.ts'
import { VERBS } from './category-phrase.ts'
import type { Conditions } from './conditions.ts'
import { getCost, type Note } from './doubt.ts'
import type { RuleConditions } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import { getNameCost, isAppName } from './name-cost.ts'
import { findRowKind, type RowKind } from './row-kinds.ts'
import type { Sheet } from './sheet.ts'

/** The rows that part of a sentence refers to: by their conditions, or because they were mentioned before. */
export type RowPhrase = {
  readonly when: RuleConditions
  readonly reference: 'same' | 'rest' | null
  readonly notes: readonly Note[]
}

type State = Omit<RowPhrase, 'when'> & {
  readonly cost: number
  readonly conditions: Conditions
  readonly heads: readonly TextTest[]
  readonly alternatives: readonly TextTest[]
  readonly none: readonly TextTest[]
  readonly current: TextTest | null
  readonly ideas: readonly RowKind[]
  readonly isExcept: boolean
  readonly how: TextTest['how']
  /** A word such as "payments" or "Venmo" came before, so "from" and "to" are directions. */
  readonly hasMoved: boolean
  /** The words refer to payments, which are money out. */
  readonly isPaid: boolean
  /** The text is called a word, so it must be a whole word. */
  readonly isWord: boolean
}

const START: State = {
  cost: 0,
  notes: [],
  heads: [],
  alternatives: [],
  none: [],
  current: null,
  ideas: [],
  conditions: {},
  isExcept: false,
  how: 'words',
  reference: null,
  hasMoved: false,
  isPaid: false,
  isWord: false,
}

const MAX_STATES = 6
const MAX_ROW_TOKENS = 48

/** The likeliest ways in which a part of a sentence may refer to rows, best first. */
export function readRows(sheet: Sheet, start: number, end: number): readonly RowPhrase[] {
  return sheet.once('rows', start, end, () => {
    // All parts that start at one position are read together.
    const reached = sheet.once('rows from', start, 0, () => readFrom(sheet, start))
    return (reached[end - start] ?? []).flatMap((state) => finish(state) ?? []).slice(0, 3)
  })
}

/** The best states after each number of tokens. */
function readFrom(sheet: Sheet, start: number): State[][] {
  const end = Math.min(sheet.tokens.length, start + MAX_ROW_TOKENS)
  const reached: State[][] = Array.from({ length: end - start + 1 }, () => [])
  reached[0] = [START]
  for (let at = start; at <= end; at++) {
    const here = reached[at - start]!.sort((a, b) => a.cost - b.cost).slice(0, MAX_STATES)
    reached[at - start] = here
    if (at < end)
      for (const state of here) addMoves(sheet, state, at, end, (to, next) => reached[to - start]!.push(next))
  }
  return reached
}

/** Everything that may follow at a position: a condition, a phrase about the rows, a text, or an ignored word. */
function addMoves(sheet: Sheet, state: State, at: number, end: number, move: (to: number, next: State) => void): void {
  const token = sheet.tokens[at]!
  const go: Go = (to, { cost, ...change }, notes = []) =>
    move(to, { ...state, ...change, cost: state.cost + cost + getCost(notes), notes: [...state.notes, ...notes] })
  if (token.kind === 'quote') {
    go(at + 1, addText(state, { how: state.how, text: token.text }))
    return
  }
  addConditionMoves(sheet, state, at, end, go)
  if (state.ideas.includes('checks')) addCheckNumbers(sheet, state, at, end, go)
  for (const { class: name, end: to } of sheet.findClasses(at, end)) {
    const change = name.startsWith('kind ')
      ? { cost: 0.06, ideas: [...state.ideas, name.slice('kind '.length) as RowKind] }
      : Object.hasOwn(PHRASES, name) && PHRASES[name]!(state, token)
    if (change) go(to, change)
  }
  if (token.kind === 'mark') {
    go(at + 1, { cost: /^[,/]$/.test(token.word) ? 0.02 : 0.5, ...closeCurrent(state) })
    return
  }
  addTextMoves(sheet, state, at, end, go)
  go(at + 1, { cost: 0 }, [getIgnoredNote(sheet, at, end)])
}

function addConditionMoves(sheet: Sheet, state: State, at: number, end: number, go: Go): void {
  for (const { end: to, name, notes } of findAccounts(sheet, at, end)) {
    const field = state.isExcept ? 'notSources' : 'sources'
    const names = [...(state.conditions[field] ?? []), name]
    go(to, { cost: 0, ...addConditions(state, { [field]: names }) }, notes)
  }
  // "Except on weekends" is a clause of its own.
  if (state.isExcept) return
  const isIn = at + 1 < end && /^(?:in|en)$/.test(sheet.tokens[at]!.word)
  const currency = isIn ? readCurrencyWord(sheet.tokens[at + 1]!.word, 'USD') : null
  if (currency) go(at + 2, { cost: 0, ...addConditions(state, { currency }) })
  for (const { end: to, limit, cost } of sheet.findLimits(at, end)) {
    const { relative, ...bounds } = limit
    go(to, { cost, ...(relative ? { reference: 'rest' } : addConditions(state, bounds)) })
  }
  for (const { end: to, days, cost } of sheet.findDays(at, end)) {
    const isSecond = days.weekdays !== undefined && state.conditions.weekdays !== undefined
    go(to, { cost: cost + (isSecond ? 0.8 : 0), ...addConditions(state, days) })
  }
}

/** How a phrase changes the state; null if it can't come next. */
type Phrase = (state: State, token: Token) => Change | null

const makeTextTest =
  (how: TextTest['how']): Phrase =>
  (state) => ({ cost: 0.01, how, isWord: false, ...(state.isExcept ? {} : closeHead(state)) })

const setDirection =
  (direction: 'in' | 'out'): Phrase =>
  (state) =>
    state.isExcept ? null : { cost: 0, ...addConditions(state, { direction }) }

const setReference =
  (reference: 'same' | 'rest', cost: number): Phrase =>
  (state) =>
    state.current || state.alternatives.length > 0 || state.reference ? null : { cost, reference }

/** "Venmo payments to Sarah": both must match. */
const addPlace =
  (name: 'from' | 'to' | 'at'): Phrase =>
  (state) => {
    const isMove = state.hasMoved && state.conditions.direction === undefined && name !== 'at'
    const direction = isMove ? ({ direction: name === 'from' ? 'in' : 'out' } as const) : {}
    // In "rename A to B", no money moves.
    const isUnlikely = name === 'to' && state.current !== null && !state.hasMoved && !state.isPaid
    return {
      cost: (state.current ? 0.06 : 0.01) + (isUnlikely ? 0.6 : 0),
      ...closeHead(state),
      conditions: { ...state.conditions, ...direction },
    }
  }

const PAID =
  /^(?:payments?|purchases?|charges?|expenses?|bills?|debits?|zahlung(?:en)?|ausgaben?|abbuchung(?:en)?|rechnung(?:en)?|einkaufe?|paiements?|achats?|depenses?|pagos?|compras?|gastos?|cargos?|pagament[oi]|acquist[oi]|spes[ae]|betaling(?:en)?|aankop?en|uitgaven?)$/

const PHRASES: Readonly<Record<string, Phrase>> = {
  filler: ({ isPaid }, { word }) => ({ cost: 0.01, isPaid: isPaid || PAID.test(word) }),
  moved: ({ isPaid }, { word }) => ({ cost: 0, hasMoved: true, isPaid: isPaid || PAID.test(word) }),
  from: addPlace('from'),
  to: addPlace('to'),
  at: addPlace('at'),
  has: makeTextTest('words'),
  contains: makeTextTest('part'),
  starts: makeTextTest('start'),
  ends: makeTextTest('end'),
  'the-word': () => ({ cost: 0, how: 'words', isWord: true }),
  'in-it': ({ current, isWord }) => ({
    cost: 0,
    ...(current?.how === 'words' && !isWord ? { current: { ...current, how: 'part' } } : {}),
  }),
  'money-in': setDirection('in'),
  'money-out': setDirection('out'),
  same: setReference('same', 0.02),
  rest: setReference('rest', 0),
  // "Aldi on other days is fine": without the limits of the rule before.
  otherwise: ({ current, isExcept }) => (current && !isExcept ? { cost: 0.01 } : null),
  except: (state) =>
    state.isExcept || !finish(state)
      ? null
      : { cost: 0, ...closeCurrent(state), isExcept: true, how: 'words', hasMoved: false },
  and: (state) => ({ cost: 0.03, ...closeCurrent(state) }),
}

/** The cost of ignoring a word, and the question that raises, if any. */
function getIgnoredNote(sheet: Sheet, at: number, end: number): Note {
  const { kind, text, word } = sheet.tokens[at]!
  if (kind === 'number' || /^\d+$/.test(word)) return { cost: 1.6, doubt: { code: 'unused-number', number: text } }
  if (sheet.findEnds('not', at, end).length + sheet.findEnds('except', at, end).length > 0)
    return { cost: 2, doubt: { code: 'negation-only', word: text } }
  if (!isFunctionWord(word)) return { cost: 1, doubt: { code: 'unused-words', words: [text] } }
  return { cost: sheet.findClasses(at, end).some(({ class: name }) => VERBS.has(name)) ? 0.6 : 0.12 }
}

function toTests(ideas: readonly RowKind[]): TextTest[] {
  return ideas.map((text) => ({ how: 'idea', text }))
}

/** What changes in a state, and what that costs. */
type Change = Partial<State> & { readonly cost: number }

/** The text must match along with what follows. */
function closeHead({ current, heads }: State): Partial<State> {
  return current ? { heads: [...heads, current], current: null } : {}
}

function addConditions({ conditions }: State, added: Conditions): Partial<State> {
  return { conditions: { ...conditions, ...added } }
}

/** Ends the current text, so that the list can continue with another one. */
function closeCurrent({ current, ideas, heads, alternatives, none, isExcept }: State): Partial<State> {
  if (current && isExcept) return { none: [...none, current], current: null }
  if (current) return { alternatives: [...alternatives, current], current: null }
  if (isExcept || heads.length > 0) return {}
  return { alternatives: [...alternatives, ...toTests(ideas)], ideas: [] }
}

/** "Every payment over 500" is money out: people call what they pay a payment, not what they receive. */
function isMoneyOut({ isPaid, ideas, conditions }: State): boolean {
  return ideas.length === 0 && isPaid && (conditions.min ?? conditions.max) !== undefined && !conditions.sources
}

function finish(last: State): RowPhrase | null {
  const state = last.current ? { ...last, ...closeCurrent(last) } : last
  const { heads, none, ideas, conditions, reference, notes } = state
  const hasTexts = state.alternatives.length + heads.length > 0 || reference !== null
  const isMoneyIn = ideas.some((idea) => findRowKind(idea)?.isMoneyIn)
  const isOut = !isMoneyIn && !hasTexts && isMoneyOut(state)
  // "Deposits" only gives the direction. Next to a name, so do refunds and paychecks, and "transfers" says nothing.
  const tested = ideas.filter(
    (idea) => idea !== 'deposits' && !(hasTexts && (idea === 'bank transfers' || findRowKind(idea)?.isMoneyIn)),
  )
  const anyOf = hasTexts ? state.alternatives : toTests(tested)
  const allOf = hasTexts ? [...heads, ...toTests(tested)] : []
  const isOne = anyOf.length === 1 && heads.length > 0
  const limits: Conditions = {
    ...(isMoneyIn ? { direction: 'in' } : isOut ? { direction: 'out' } : {}),
    ...conditions,
  }
  if (anyOf.length + allOf.length + none.length + Object.keys(limits).length === 0 && !reference) return null
  return {
    when: { anyOf: isOne ? [] : anyOf, allOf: isOne ? [...allOf, ...anyOf] : allOf, noneOf: none, ...limits },
    reference,
    notes: [...notes, { cost: state.cost - getCost(notes) }],
  }
}

const MAX_TEXT_WORDS = 6

const MAX_CHECKS = 100

/** "Checks 2040 to 2045", "checks 2046 and 2051": the text has one of these numbers. */
function addCheckNumbers(sheet: Sheet, state: State, at: number, end: number, go: Go): void {
  const getNumber = (to: number) => {
    const word = to < end ? sheet.tokens[to]!.word : ''
    return /^\d{2,7}$/.test(word) ? Number(word) : null
  }
  const first = getNumber(at)
  const isNumbered = /^(?:che(?:ck|que)s?|#|nos?|numbers?|numbered)$/.test(sheet.tokens[at - 1]?.word ?? '')
  if (first === null || !isNumbered) return
  const add = (to: number, numbers: readonly number[]) => {
    const tests = numbers.map((number): TextTest => ({ how: 'words', text: String(number) }))
    go(to, { cost: 0, alternatives: [...state.alternatives, ...tests] })
  }
  for (const to of sheet.findEnds('range-to', at + 1, end)) {
    const count = (getNumber(to) ?? 0) - first + 1
    if (count < 2 || count > MAX_CHECKS || sheet.tokens[at + 1]!.word === 'and') continue
    add(
      to + 1,
      Array.from({ length: count }, (_, i) => first + i),
    )
  }
  const listed = [first]
  for (let to = at + 1; ; ) {
    const next = [...sheet.findEnds('and', to, end), ...(sheet.tokens[to]?.word === ',' ? [to + 1] : [])]
    // "Checks 101, 102 and 500 dollars or more": the last number is a limit.
    const isCheck = (one: number) =>
      String(getNumber(one) ?? '').length === String(first).length && sheet.findLimits(one, end).length === 0
    const checkAt = next.find(isCheck)
    if (checkAt === undefined) break
    listed.push(getNumber(checkAt)!)
    to = checkAt + 1
    add(to, listed)
  }
}

/** Moves on to a position with a changed state. */
type Go = (to: number, change: Change, notes?: readonly Note[]) => void

/** Reads the words from a position on as a text on the statement, at every length up to `MAX_TEXT_WORDS`. */
function addTextMoves(sheet: Sheet, state: State, at: number, end: number, go: Go): void {
  for (let to = at + 1; to <= Math.min(end, at + MAX_TEXT_WORDS); to++) {
    const last = sheet.tokens[to - 1]!
    if (last.kind === 'quote' || (last.kind === 'mark' && last.word !== '-' && last.word !== '/')) break
    if (last.kind === 'mark') continue
    const note = sheet.once('name cost', at, to, () => getNameCost(sheet, at, to))
    if (!note) continue
    const text = sheet.getText(at, to).replace(/['’]s$/, "'s")
    go(to, addText(state, { how: state.how, text }), [note])
  }
}

/** Adds one more text. */
function addText(state: State, test: TextTest): Change {
  const { current, reference } = state
  const added: Change = {
    cost: reference === 'same' ? 0.8 : 0,
    current: test,
    hasMoved: state.hasMoved || isAppName(test.text),
  }
  if (!current) return added
  // Two texts next to each other must both match: "Venmo Kayla Brandt".
  return { ...added, cost: added.cost + (isAppName(current.text) ? 0.02 : 0.7), heads: [...state.heads, current] }
}
