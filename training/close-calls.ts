import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'

// Categories that overlap by what they cover: an answer from one for a row of the other is let stand by most people
// ("Brewing Company" as a bar or as a place to eat), so the review mark is not for those.
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

/** Whether a person would let the answer stand: the same category, or one that covers such rows too. */
export function isLetStand(answer: CategoryCode, truth: CategoryCode): boolean {
  return answer === truth || CLOSE.has(`${answer} ${truth}`)
}
