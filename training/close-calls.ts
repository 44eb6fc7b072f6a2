import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'

// Categories that overlap: most people would accept either one ("Brewing Company" as a bar or a restaurant), so we
// count either one as right.
const PAIRS: readonly (readonly [CategoryCode, CategoryCode])[] = [
  ['DIN', 'BAR'],
  ['TRA', 'TVL'],
  ['TRA', 'CAR'],
  ['SHO', 'HOM'],
  ['SHO', 'CLO'],
  ['SHO', 'ELE'],
  ['SHO', 'KID'],
  ['SHO', 'ENT'],
  ['SUB', 'ELE'],
  ['SUB', 'ENT'],
  ['FIT', 'ENT'],
  ['FIT', 'CLO'],
  ['HEA', 'PER'],
  ['HEA', 'FIT'],
  ['KID', 'EDU'],
  ['SVC', 'HOM'],
  ['SVC', 'TAX'],
  ['HOU', 'LOA'],
]
const CLOSE = new Set(PAIRS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))

/** Whether a person would accept the answer: the same category, or one that also covers such rows. */
export function isAcceptable(answer: CategoryCode, truth: CategoryCode): boolean {
  return answer === truth || CLOSE.has(`${answer} ${truth}`)
}
