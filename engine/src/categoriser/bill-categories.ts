import type { CategoryCode } from './default-categories.ts'

const BILLS: ReadonlySet<string> = new Set<CategoryCode>([
  'HOU',
  'UTI',
  'PHO',
  'SUB',
  'INS',
  'LOA',
  'FIT',
  'KID',
  'TAX',
  'FEE',
  'INV',
  'TRF',
])

const EVERYDAY: ReadonlySet<string> = new Set<CategoryCode>([
  'GRO',
  'DIN',
  'BAR',
  'GAS',
  'TRA',
  'CAR',
  'TVL',
  'SHO',
  'CLO',
  'ELE',
  'HOM',
  'PER',
  'ENT',
  'CSH',
])

/** Whether payments in this category are usually made on the spot, so a regular pattern is probably chance or habit. */
export function isEverydayCategory(code: string | null): boolean {
  return code !== null && EVERYDAY.has(code)
}

/** Whether costs in this category are usually paid all at once, like rent, rather than bit by bit, like groceries. */
export function isBillCategory(code: string | null): boolean {
  return code !== null && BILLS.has(code)
}
