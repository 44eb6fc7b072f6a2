import type { Note } from './doubt.ts'
import type { TextTest } from './instruction-text.ts'
import { codeOf, isAppName, lookOf } from './name-look.ts'
import type { State } from './row-state.ts'
import type { Sheet } from './sheet.ts'

const LONGEST_TEXT = 6

/** Moves on to a position with a changed state, at a cost. */
export type Go = (to: number, cost: number, change: Partial<State>, note?: Note) => void

/** Reads the words from a position on as a text on the statement, in every length that can be one. */
export function textMoves(sheet: Sheet, state: State, at: number, end: number, go: Go): void {
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

/** A changed state and what the change costs. */
type Change = Partial<State> & { cost: number }

/** The state with one more text. */
export function textAdded(state: State, test: TextTest, isSure: boolean): Change[] {
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
  // Two texts next to each other must both match: "Venmo Kayla Brandt".
  return [
    { cost: mixed + (isAppName(state.current.text) ? 0.02 : 0.7), ...base, heads: [...state.heads, state.current] },
  ]
}

/** "Venmo payments to Sarah": both. "Lunch at Chipotle": the first only gives the purpose. */
export function beforePreposition(state: State): Change[] {
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
