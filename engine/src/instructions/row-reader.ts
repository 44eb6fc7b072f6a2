import { finish, type RowPhrase, START, type State } from './row-state.ts'
import { findSteps } from './row-steps.ts'
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
