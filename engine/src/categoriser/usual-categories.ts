import type { CategoryCode } from './default-categories.ts'
import type { Descriptor } from './descriptor.ts'
import { CODES } from './keywords.ts'

// What rows with unknown names usually are: card payments are mostly restaurants, direct debits are bills.
const ON_A_CARD: Partial<Record<CategoryCode, number>> = {
  DIN: 0.58,
  BAR: 0.07,
  SHO: 0.1,
  GRO: 0.05,
  CLO: 0.03,
  ENT: 0.04,
  SVC: 0.04,
  PER: 0.03,
  HEA: 0.03,
  TVL: 0.03,
}
const BY_DEBIT: Partial<Record<CategoryCode, number>> = {
  SVC: 0.2,
  INS: 0.15,
  SUB: 0.15,
  UTI: 0.1,
  PHO: 0.1,
  LOA: 0.1,
  GIV: 0.05,
  FIT: 0.05,
  HOU: 0.1,
}
const USUAL_ON_A_CARD = CODES.map((code) => ON_A_CARD[code] ?? 0)
const USUAL_BY_DEBIT = CODES.map((code) => BY_DEBIT[code] ?? 0)

// Sellers behind online payment services, and websites under their own name.
const ONLINE: Partial<Record<CategoryCode, number>> = {
  SHO: 0.4,
  SUB: 0.14,
  ELE: 0.1,
  CLO: 0.1,
  ENT: 0.08,
  HOM: 0.05,
  PER: 0.04,
  HEA: 0.04,
  DIN: 0.05,
}
const A_SITE: Partial<Record<CategoryCode, number>> = {
  SUB: 0.34,
  SHO: 0.28,
  ELE: 0.16,
  ENT: 0.05,
  EDU: 0.05,
  TVL: 0.05,
  CLO: 0.04,
  DIN: 0.03,
}
const USUAL_ONLINE = CODES.map((code) => ONLINE[code] ?? 0)
const USUAL_SITE = CODES.map((code) => A_SITE[code] ?? 0)
const ONLINE_PROCESSORS = new Set(['paypal', 'pp', 'pypl', 'sp', 'stripe', 'klarna', 'mollie', 'paddle', 'cko', 'ady'])

// NIC collects payments for public authorities in the United States.
const USUAL_FOR_AUTHORITIES = CODES.map((code) => (code === 'TAX' ? 0.9 : 0))

/** Each category's share of rows without any other hint, in the order of `CODES`, by payment method and service. */
export function getUsualShares(descriptor: Descriptor): readonly number[] {
  if (descriptor.processor === 'nic') return USUAL_FOR_AUTHORITIES
  if (descriptor.site) return USUAL_SITE
  if (descriptor.processor && ONLINE_PROCESSORS.has(descriptor.processor)) return USUAL_ONLINE
  return descriptor.method === 'direct-debit' ||
    descriptor.method === 'standing-order' ||
    descriptor.method === 'transfer'
    ? USUAL_BY_DEBIT
    : USUAL_ON_A_CARD
}
