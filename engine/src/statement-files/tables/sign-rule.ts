import type { Direction } from '../values/direction-words.ts'

/** How to read the sign of a row's amount. */
export type SignRule =
  | { kind: 'as-written' }
  | { kind: 'reversed' }
  /** The amounts have no sign: a flag column or the words of the row give the direction. */
  | { kind: 'by-flag'; column: number; otherwise?: Direction }
  | { kind: 'by-words'; otherwise: Direction; isBilled?: boolean }
  /** Money in is marked (CR); unmarked amounts are money out. */
  | { kind: 'unmarked-out' }

/** `isGuess`: the file doesn't say, so the user is asked. */
export type SignDecision = { rule: SignRule; isGuess?: boolean }

/** The text around the rows: the file's name, the lines above them and the headings. `isTyped`: a person's own list. */
export type Surroundings = { above: string; headings: readonly string[]; isTyped: boolean }
