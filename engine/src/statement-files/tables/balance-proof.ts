import { type DecimalMark, readAmount, toMinor } from '../values/amounts.ts'
import { cleanCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'

/** A column's signed amounts in thousandths, row by row; null for a cell that isn't an amount. */
export type Figures = (number | null)[]

export function getFigures(records: readonly CellRecord[], column: number, mark: DecimalMark): Figures {
  return records.map((record) => {
    const parts = readAmount(cleanCell(record.cells[column]))
    const minor = parts ? toMinor(parts, mark, 'KWD') : null // Three decimals are enough for every currency.
    if (!parts || minor === null) return null
    return parts.isNegative || parts.direction === 'out' ? -minor : minor
  })
}

/** Whether the dates of the file go up or down; null if unclear. */
export type Sequence = 'up' | 'down' | null

export type Fit = { hits: number; tries: number; sign: 1 | -1 }

/**
 * How well a column of changes explains a column of balances: the balance after minus the balance before is the change,
 * going up or down the file, with the sign as written (1) or flipped (-1).
 */
export function fitBalance(changes: Figures, balances: Figures, sequence: Sequence): Fit {
  let best: Fit = { hits: 0, tries: 0, sign: 1 }
  for (const step of ['after-up', 'after-down', 'before-up', 'before-down'] as const) {
    if (sequence !== null && !step.endsWith(sequence)) continue
    const { plus, minus, tries } = countSteps(changes, balances, step)
    if (plus > best.hits) best = { hits: plus, tries, sign: 1 }
    // A flipped sign reading up the file is a plain sign reading down it, so it proves nothing if the order isn't
    // known.
    if (sequence !== null && minus > best.hits) best = { hits: minus, tries, sign: -1 }
  }
  return best
}

type Step = `${'after' | 'before'}-${'up' | 'down'}`

function countSteps(changes: Figures, balances: Figures, step: Step) {
  const count = { plus: 0, minus: 0, tries: 0 }
  for (let i = 1; i < changes.length; i++) {
    const [earlier, later] = step.endsWith('up') ? [i - 1, i] : [i, i - 1]
    const before = balances[earlier] ?? null
    const after = balances[later] ?? null
    const change = changes[step.startsWith('after') ? later : earlier]
    if (before === null || after === null || !change) continue
    count.tries++
    if (after - before === change) count.plus++
    if (after - before === -change) count.minus++
  }
  return count
}

/** Whether enough rows agree to rule out chance. */
export function isProof(fit: Fit): boolean {
  return fit.hits >= 2 && fit.hits >= fit.tries * 0.5
}

/** Like `isProof`, but one step that fits is enough if it's the only one, because the headings name the columns. */
export function isProofByName(fit: Fit): boolean {
  return isProof(fit) || (fit.hits === 1 && fit.tries === 1)
}
