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

/** Whether payments of this category are usually made on the spot, so that a rhythm in them is likely chance or habit. */
export function isEverydayCategory(code: string | null): boolean {
  return code !== null && EVERYDAY.has(code)
}

/** Whether costs of this category are usually paid at once on a day, as rent is, and not bit by bit, as groceries are. */
export function isBillCategory(code: string | null): boolean {
  return code !== null && BILLS.has(code)
}
