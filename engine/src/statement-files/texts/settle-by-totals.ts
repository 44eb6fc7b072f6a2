import type { StatementRow } from '../reading/statement-reading.ts'
import { getDirectionFromWords } from '../values/direction-words.ts'

// With more flipped rows than this, amounts could add up by chance.
const MAX_FLIPPED = 3
const MAX_ROWS = 400
const MAX_ROWS_FOR_THREE = 80

/**
 * Flips the few rows whose direction was guessed wrong. Applies if the rows don't add up to a net amount that the text
 * states (`nets`: the change in the balance, or money in minus money out) and there is only one way to get there by
 * flipping the fewest rows. Otherwise changes nothing.
 */
export function settleByTotals(rows: readonly StatementRow[], nets: readonly number[]): void {
  if (rows.length < 2 || rows.length > MAX_ROWS || nets.length === 0) return
  const sum = rows.reduce((total, row) => total + row.minor, 0)
  if (nets.includes(sum)) return
  for (const net of nets) {
    const flipped = findFewestToFlip(rows, sum - net)
    if (!flipped) continue
    for (const row of flipped) row.minor = -row.minor
    return
  }
}

/**
 * The smallest set of rows whose amounts add up to half the excess. If several sets are equally small, the one whose
 * words don't say which way the money went. Null if there is no such set, or more than one.
 */
function findFewestToFlip(rows: readonly StatementRow[], excess: number): StatementRow[] | null {
  if (excess % 2 !== 0) return null
  const half = excess / 2
  for (let count = 1; count <= MAX_FLIPPED; count++) {
    if (count === 3 && rows.length > MAX_ROWS_FOR_THREE) return null
    const sets = findSetsWithSum(rows, half, count)
    const silent = sets.filter((set) => set.every((row) => getDirectionFromWords(row.name) === null))
    const chosen = sets.length === 1 ? sets[0] : silent.length === 1 ? silent[0] : undefined
    if (sets.length > 0) return chosen ?? null
  }
  return null
}

/** Sets of `count` rows that add up to the target: a few are enough, because only a single set gives an answer. */
function findSetsWithSum(rows: readonly StatementRow[], target: number, count: number): StatementRow[][] {
  if (count === 1) return rows.filter((row) => row.minor === target).map((row) => [row])
  const sets: StatementRow[][] = []
  const last = new Map<number, number[]>()
  rows.forEach((row, index) => {
    last.set(row.minor, [...(last.get(row.minor) ?? []).slice(-3), index])
  })
  const closeWith = (chosen: StatementRow[], from: number, rest: number) => {
    for (const index of last.get(rest) ?? [])
      if (index > from && sets.length < 8) sets.push([...chosen, rows[index] as StatementRow])
  }
  rows.forEach((first, i) => {
    if (count === 2) closeWith([first], i, target - first.minor)
    else
      for (let j = i + 1; j < rows.length && sets.length < 8; j++) {
        const second = rows[j] as StatementRow
        closeWith([first, second], j, target - first.minor - second.minor)
      }
  })
  return sets
}
