import { getCost, type Note } from './doubt.ts'
import type { RuleConditions } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import { findRowKind, type RowKind } from './row-kinds.ts'

export type Conditions = Omit<RuleConditions, 'anyOf' | 'allOf' | 'noneOf'>

/** The rows a part refers to: texts, other conditions, or rows mentioned before. */
export type RowPhrase = {
  readonly anyOf: readonly TextTest[]
  readonly allOf: readonly TextTest[]
  readonly noneOf: readonly TextTest[]
  readonly conditions: Conditions
  /** What comes after "except" and isn't a text: "except on weekends". */
  readonly exceptConditions: Conditions
  readonly reference: 'same' | 'both' | 'rest' | null
  readonly notes: readonly Note[]
}

export type State = Omit<RowPhrase, 'anyOf' | 'allOf' | 'noneOf'> & {
  readonly cost: number
  readonly heads: readonly TextTest[]
  readonly alternatives: readonly TextTest[]
  readonly none: readonly TextTest[]
  readonly current: TextTest | null
  /** The cost of reading the current text as one. */
  readonly currentNote: Note | null
  readonly ideas: readonly RowKind[]
  readonly isExcept: boolean
  readonly how: TextTest['how']
  readonly hasMoved: boolean
  readonly after: 'start' | 'text' | 'joint' | 'preposition' | 'has' | 'kind' | 'filler'
  readonly isFrom: boolean
  readonly isPurchase: boolean
  /** Refers to payments, which are money out. */
  readonly isPaid: boolean
  /** What the words before the name are about: "BABY STUFF from Target". */
  readonly dropped: string | null
}

export const START: State = {
  cost: 0,
  notes: [],
  heads: [],
  alternatives: [],
  none: [],
  current: null,
  currentNote: null,
  ideas: [],
  conditions: {},
  exceptConditions: {},
  isExcept: false,
  how: 'words',
  reference: null,
  hasMoved: false,
  after: 'start',
  isFrom: false,
  isPurchase: false,
  isPaid: false,
  dropped: null,
}

export function allowInside(state: State): Partial<State> {
  if (state.current?.how !== 'words') return { after: 'filler' }
  return { current: { ...state.current, how: 'part' }, after: 'filler' }
}

/** The list continues with another text. */
export function closeCurrent(state: State): Partial<State> {
  if (!state.current && state.ideas.length > 0 && !state.isExcept && state.heads.length === 0)
    return {
      alternatives: [...state.alternatives, ...state.ideas.map((idea): TextTest => ({ how: 'idea', text: idea }))],
      ideas: [],
    }
  if (!state.current) return {}
  return state.isExcept
    ? { none: [...state.none, state.current], current: null }
    : { alternatives: [...state.alternatives, state.current], current: null }
}

function hasAny(conditions: Conditions): boolean {
  return Object.keys(conditions).length > 0
}

/** "Purchases at Target"; "every payment over 500": nobody pays their own wages. */
function isMoneyOut({ isPurchase, isPaid, reference, ideas, conditions }: State, hasTexts: boolean): boolean {
  if (hasTexts) return isPurchase && !reference
  return ideas.length === 0 && isPaid && (conditions.min ?? conditions.max) !== undefined && !conditions.sources
}

export function finish(last: State): RowPhrase | null {
  const state = last.current ? { ...last, ...closeCurrent(last) } : last
  const { alternatives, heads, none, ideas } = state
  const hasTexts = alternatives.length + heads.length > 0 || state.reference !== null
  const { reference } = state
  let conditions: Conditions = isMoneyOut(state, hasTexts)
    ? { direction: 'out', ...state.conditions }
    : state.conditions
  const anyOf = [...alternatives]
  const allOf = [...heads]
  const notes = [...state.notes]
  if (ideas.some((idea) => findRowKind(idea)?.isMoneyIn)) conditions = { direction: 'in', ...conditions }
  // Next to a name, a kind that only gives the direction adds nothing else.
  const telling = ideas.filter(
    (idea) => idea !== 'deposits' && !(hasTexts && (idea === 'transfers' || findRowKind(idea)?.isMoneyIn)),
  )
  ;(hasTexts ? allOf : anyOf).push(...telling.map((idea): TextTest => ({ how: 'idea', text: idea })))
  if (anyOf.length === 1 && allOf.length > 0 && heads.length > 0) allOf.push(anyOf.pop()!)
  const known = getCost(state.notes)
  const steps = state.cost - known
  if (steps > 0.0001 || steps < -0.0001) notes.push({ cost: steps })
  if (anyOf.length + allOf.length + none.length === 0 && !hasAny(conditions) && !reference) return null
  return {
    anyOf,
    allOf,
    noneOf: none,
    conditions,
    exceptConditions: state.exceptConditions,
    reference,
    notes,
  }
}
