import { getCost, type Note } from './doubt.ts'
import type { TextTest } from './instruction-text.ts'
import { findCode, isAppName, nameCost } from './name-cost.ts'
import type { State } from './row-state.ts'
import type { Sheet } from './sheet.ts'

const LONGEST_TEXT = 6

/** Moves on to a position with a changed state, at a cost. */
export type Go = (to: number, cost: number, change: Partial<State>, note?: Note) => void

/** Reads the words from a position on as a text on the statement, in every length that can be one. */
export function addTextMoves(sheet: Sheet, state: State, at: number, end: number, go: Go): void {
  for (let to = at + 1; to <= Math.min(end, at + LONGEST_TEXT); to++) {
    const last = sheet.tokens[to - 1]!
    if (last.kind === 'quote' || (last.kind === 'mark' && last.word !== '-' && last.word !== '/')) break
    if (last.kind === 'mark') continue
    const look = sheet.once('look', at, to, () => nameCost(sheet, at, to))
    if (!look) continue
    const text = sheet.getText(at, to).replace(/['’]s$/, "'s")
    const isNumberOfKind = state.after === 'kind' && /^#?\d+$/.test(text)
    const note: Note = isNumberOfKind ? { cost: 0 } : look
    const { cost, ...change } = addText(state, { how: state.how, text })
    // "Baby stuff from Target" is not all of Target.
    const isNarrower = state.dropped !== null && findCode(text) !== null && findCode(text) !== findCode(state.dropped)
    const narrowed: Note[] = isNarrower ? [{ cost: 0.3, doubt: { code: 'unused-words', words: [state.dropped!] } }] : []
    const added = { ...change, currentNote: note, dropped: null, notes: [...state.notes, ...narrowed] }
    go(to, cost + getCost(narrowed), added, note)
  }
}

/** A changed state and what the change costs. */
type Change = Partial<State> & { cost: number }

/** The state with one more text. */
export function addText(state: State, test: TextTest): Change {
  const { current, alternatives, reference, after, isExcept } = state
  const isSource = state.isFrom && state.how === 'words' && !isExcept
  const added: Change = {
    cost: (reference === 'same' ? 0.8 : 0) + (after === 'filler' && alternatives.length > 0 && !isExcept ? 0.2 : 0),
    current: isSource ? { ...test, orSource: true } : test,
    after: 'text',
    hasMoved: state.hasMoved || isAppName(test.text),
    isFrom: false,
  }
  const isAfterKind = after === 'kind' && state.ideas.length > 0 && !/^\d/.test(test.text)
  if (!current) return isAfterKind ? { ...added, cost: added.cost + 0.3 } : added
  // Two texts next to each other must both match: "Venmo Kayla Brandt".
  return { ...added, cost: added.cost + (isAppName(current.text) ? 0.02 : 0.7), heads: [...state.heads, current] }
}

/** "Venmo payments to Sarah": both. "Lunch at Chipotle": the first only gives the purpose. */
export function readBeforePreposition({ current, currentNote, heads, notes, isExcept }: State): Change[] {
  if (!current) return [{ cost: 0 }]
  const { text } = current
  const isBudget = findCode(text) !== null
  const isCommon = /^\p{Lu}?[\p{Ll}\s'-]+$/u.test(text) && (text === text.toLowerCase() || isBudget)
  const both: Change = { cost: isCommon && isBudget ? 0.25 : 0.05, heads: [...heads, current], current: null }
  if (!isCommon || isExcept) return [both]
  const note: Note = isBudget ? { cost: 0.15 } : { cost: 0.7, doubt: { code: 'unused-words', words: [text] } }
  const kept = notes.filter((one) => one !== currentNote)
  const cost = note.cost - (currentNote?.cost ?? 0)
  return [both, { cost, current: null, notes: [...kept, note], dropped: isBudget ? text : null }]
}
