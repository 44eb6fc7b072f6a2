import type { CategoryCode } from './default-categories.ts'

// Where transactions go if the user deleted their category. Mostly it's a broader one.
const BROADER: Partial<Record<CategoryCode, CategoryCode>> = {
  BAR: 'DIN',
  GAS: 'CAR',
  CAR: 'TRA',
  TRA: 'TVL',
  TVL: 'ENT',
  KID: 'SHO',
  PET: 'SHO',
  PER: 'HEA',
  FIT: 'ENT',
  SUB: 'ENT',
  ELE: 'SHO',
  CLO: 'SHO',
  HOM: 'SHO',
  EDU: 'SHO',
  GIV: 'SHO',
  INS: 'SVC',
  TAX: 'FEE',
  UTI: 'HOU',
  PHO: 'UTI',
  LOA: 'FEE',
  INV: 'TRF',
  CSH: 'TRF',
  FEE: 'SVC',
  SVC: 'SHO',
  ENT: 'SHO',
  HEA: 'SVC',
  HOU: 'SVC',
  DIN: 'GRO',
  GRO: 'SHO',
  TRF: 'INV',
}

/** The category itself if the user has it, or else the nearest broader one; the requested code if there is none. */
export function findNearestCode(code: CategoryCode, hasCategory: (code: CategoryCode) => boolean): CategoryCode {
  const seen = new Set<CategoryCode>()
  let at: CategoryCode | undefined = code
  while (at && !seen.has(at)) {
    if (hasCategory(at)) return at
    seen.add(at)
    at = BROADER[at]
  }
  return code
}
