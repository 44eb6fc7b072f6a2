import { getCost, type Note } from './doubt.ts'
import type { RuleConditions } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import { isAppName, nameCost } from './name-cost.ts'
import { findRowKind, type RowKind } from './row-kinds.ts'
import type { Sheet } from './sheet.ts'

export type Conditions = Omit<RuleConditions, 'anyOf' | 'allOf' | 'noneOf'>

/** The rows a part refers to: their conditions, or rows mentioned before. */
export type RowPhrase = {
  readonly when: RuleConditions
  /** What comes after "except" and isn't a text or an account: "except on weekends". */
  readonly except: Conditions
  readonly reference: 'same' | 'rest' | null
  readonly notes: readonly Note[]
}

export type State = Omit<RowPhrase, 'when'> & {
  readonly cost: number
  readonly conditions: Conditions
  readonly heads: readonly TextTest[]
  readonly alternatives: readonly TextTest[]
  readonly none: readonly TextTest[]
  readonly current: TextTest | null
  readonly ideas: readonly RowKind[]
  readonly isExcept: boolean
  readonly how: TextTest['how']
  readonly hasMoved: boolean
  readonly isFrom: boolean
  /** Refers to payments, which are money out. */
  readonly isPaid: boolean
}

export const START: State = {
  cost: 0,
  notes: [],
  heads: [],
  alternatives: [],
  none: [],
  current: null,
  ideas: [],
  conditions: {},
  except: {},
  isExcept: false,
  how: 'words',
  reference: null,
  hasMoved: false,
  isFrom: false,
  isPaid: false,
}

function toTests(ideas: readonly RowKind[]): TextTest[] {
  return ideas.map((text) => ({ how: 'idea', text }))
}

/** What changes in a state, and what that costs. */
export type Change = Partial<State> & { readonly cost: number }

/** The text must match along with what follows. */
export function closeHead({ current, heads }: State): Partial<State> {
  return current ? { heads: [...heads, current], current: null } : {}
}

export function addConditions({ isExcept, except, conditions }: State, added: Conditions): Partial<State> {
  return isExcept ? { except: { ...except, ...added } } : { conditions: { ...conditions, ...added } }
}

/** The list continues with another text. */
export function closeCurrent({ current, ideas, heads, alternatives, none, isExcept }: State): Partial<State> {
  if (current && isExcept) return { none: [...none, current], current: null }
  if (current) return { alternatives: [...alternatives, current], current: null }
  if (isExcept || heads.length > 0) return {}
  return { alternatives: [...alternatives, ...toTests(ideas)], ideas: [] }
}

/** "Every payment over 500": nobody pays their own wages. */
function isMoneyOut({ isPaid, ideas, conditions }: State): boolean {
  return ideas.length === 0 && isPaid && (conditions.min ?? conditions.max) !== undefined && !conditions.sources
}

export function finish(last: State): RowPhrase | null {
  const state = last.current ? { ...last, ...closeCurrent(last) } : last
  const { heads, none, ideas, conditions, reference, notes } = state
  const { sources, ...except } = state.except
  const hasTexts = state.alternatives.length + heads.length > 0 || reference !== null
  const isMoneyIn = ideas.some((idea) => findRowKind(idea)?.isMoneyIn)
  const isOut = !isMoneyIn && !hasTexts && isMoneyOut(state)
  // Next to a name, a kind that only gives the direction adds nothing else.
  const telling = ideas.filter(
    (idea) => idea !== 'deposits' && !(hasTexts && (idea === 'transfers' || findRowKind(idea)?.isMoneyIn)),
  )
  const anyOf = hasTexts ? state.alternatives : toTests(telling)
  const allOf = hasTexts ? [...heads, ...toTests(telling)] : []
  const isOne = anyOf.length === 1 && heads.length > 0
  const limits: Conditions = {
    ...(isMoneyIn ? { direction: 'in' } : isOut ? { direction: 'out' } : {}),
    ...conditions,
    ...(sources ? { notSources: sources } : {}),
  }
  if (anyOf.length + allOf.length + none.length + Object.keys(limits).length === 0 && !reference) return null
  return {
    when: { anyOf: isOne ? [] : anyOf, allOf: isOne ? [...allOf, ...anyOf] : allOf, noneOf: none, ...limits },
    except,
    reference,
    notes: [...notes, { cost: state.cost - getCost(notes) }],
  }
}

const LONGEST_TEXT = 6

/** Moves on to a position with a changed state. */
export type Go = (to: number, change: Change, notes?: readonly Note[]) => void

/** Reads the words from a position on as a text on the statement, in every length that can be one. */
export function addTextMoves(sheet: Sheet, state: State, at: number, end: number, go: Go): void {
  for (let to = at + 1; to <= Math.min(end, at + LONGEST_TEXT); to++) {
    const last = sheet.tokens[to - 1]!
    if (last.kind === 'quote' || (last.kind === 'mark' && last.word !== '-' && last.word !== '/')) break
    if (last.kind === 'mark') continue
    const note = sheet.once('look', at, to, () => nameCost(sheet, at, to))
    if (!note) continue
    const text = sheet.getText(at, to).replace(/['’]s$/, "'s")
    go(to, addText(state, { how: state.how, text }), [note])
  }
}

/** The state with one more text. */
export function addText(state: State, test: TextTest): Change {
  const { current, reference, isExcept } = state
  const isSource = state.isFrom && state.how === 'words' && !isExcept
  const added: Change = {
    cost: reference === 'same' ? 0.8 : 0,
    current: isSource ? { ...test, orSource: true } : test,
    hasMoved: state.hasMoved || isAppName(test.text),
    isFrom: false,
  }
  if (!current) return added
  // Two texts next to each other must both match: "Venmo Kayla Brandt".
  return { ...added, cost: added.cost + (isAppName(current.text) ? 0.02 : 0.7), heads: [...state.heads, current] }
}
