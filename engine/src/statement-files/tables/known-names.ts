import { type Categoriser, createCategoriser } from '../../categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '../../categoriser/default-categories.ts'

let categoriser: Categoriser | null = null

function categorise(text: string) {
  categoriser ??= createCategoriser({ categories: DEFAULT_CATEGORIES })
  return categoriser.categorise({ text, minor: -1000, currency: 'USD', direction: 'out' })
}

// Categories in which money can go either way: rent, an insurance claim, a grant, a tax refund, a donation.
const BOTH_WAYS = new Set<string>(['INC', 'TRF', 'HOU', 'INS', 'TAX', 'FEE', 'INV', 'LOA', 'GIV', 'CSH', 'EDU', 'SVC'])
const SPENDING_CATEGORIES = new Set<string>(
  DEFAULT_CATEGORIES.filter(({ code }) => !BOTH_WAYS.has(code)).map((category) => category.name),
)

/** Whether a text names a shop, a restaurant or similar: a known brand or typical words. */
export function isShopName(text: string): boolean {
  const { category, reason } = categorise(text)
  return (
    category !== null && SPENDING_CATEGORIES.has(category) && (reason.level === 'brand' || reason.level === 'keyword')
  )
}

const BANK_CATEGORIES = new Set<string>(
  DEFAULT_CATEGORIES.filter(({ code }) => code === 'TRF' || code === 'CSH').map((category) => category.name),
)

/** Whether a text names a bank, a payment service or a bank operation, which money only passes through. */
export function isBankName(text: string): boolean {
  const { category, suggested, reason } = categorise(text)
  const isKnown = reason.level === 'brand' || reason.level === 'bank-operation'
  return isKnown && BANK_CATEGORIES.has(category ?? suggested ?? '')
}
