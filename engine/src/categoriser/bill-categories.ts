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

/** Whether costs of this category are usually paid at once on a day, as rent is, and not bit by bit, as groceries are. */
export function isBillCategory(code: string | null): boolean {
  return code !== null && BILLS.has(code)
}
