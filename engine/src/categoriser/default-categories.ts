/** What a category means for the reports: transfers count as neither income nor expenses. */
export type CategoryKind = 'expense' | 'income' | 'transfer'

/**
 * A category for transactions. `code` links it to the built-in knowledge (brands, keywords, the model) and survives
 * renaming.
 */
export type Category = { readonly code: string; readonly name: string; readonly kind: CategoryKind }

/** The categories every new user starts with. */
export const DEFAULT_CATEGORIES = [
  { code: 'INC', name: 'Income', kind: 'income' },
  { code: 'TRF', name: 'Transfers', kind: 'transfer' },
  { code: 'HOU', name: 'Housing', kind: 'expense' },
  { code: 'UTI', name: 'Utilities', kind: 'expense' },
  { code: 'PHO', name: 'Phone & Internet', kind: 'expense' },
  { code: 'GRO', name: 'Groceries', kind: 'expense' },
  { code: 'DIN', name: 'Dining & Coffee', kind: 'expense' },
  { code: 'BAR', name: 'Bars & Alcohol', kind: 'expense' },
  { code: 'GAS', name: 'Fuel', kind: 'expense' },
  { code: 'TRA', name: 'Transport', kind: 'expense' },
  { code: 'CAR', name: 'Car', kind: 'expense' },
  { code: 'TVL', name: 'Travel', kind: 'expense' },
  { code: 'SHO', name: 'Shopping', kind: 'expense' },
  { code: 'CLO', name: 'Clothing', kind: 'expense' },
  { code: 'ELE', name: 'Electronics', kind: 'expense' },
  { code: 'HOM', name: 'Home & Garden', kind: 'expense' },
  { code: 'HEA', name: 'Health', kind: 'expense' },
  { code: 'FIT', name: 'Fitness', kind: 'expense' },
  { code: 'PER', name: 'Personal Care', kind: 'expense' },
  { code: 'ENT', name: 'Entertainment', kind: 'expense' },
  { code: 'SUB', name: 'Subscriptions', kind: 'expense' },
  { code: 'EDU', name: 'Education', kind: 'expense' },
  { code: 'KID', name: 'Kids', kind: 'expense' },
  { code: 'PET', name: 'Pets', kind: 'expense' },
  { code: 'GIV', name: 'Gifts & Charity', kind: 'expense' },
  { code: 'INS', name: 'Insurance', kind: 'expense' },
  { code: 'TAX', name: 'Taxes', kind: 'expense' },
  { code: 'FEE', name: 'Fees & Interest', kind: 'expense' },
  { code: 'CSH', name: 'Cash', kind: 'expense' },
  { code: 'INV', name: 'Savings & Investing', kind: 'transfer' },
  { code: 'LOA', name: 'Loans', kind: 'expense' },
  { code: 'SVC', name: 'Services', kind: 'expense' },
] as const satisfies readonly Category[]

/** The codes used by the built-in knowledge. */
export type CategoryCode = (typeof DEFAULT_CATEGORIES)[number]['code']

const CODES: ReadonlySet<string> = new Set(DEFAULT_CATEGORIES.map((category) => category.code))

/** Whether the text is a code of the built-in knowledge. */
export function isCategoryCode(text: string): text is CategoryCode {
  return CODES.has(text)
}

/** The user's category with this code, or else with the code's default name. */
export function findCategoryByCode<Own extends { readonly code?: string; readonly name: string }>(
  code: string | null,
  own: readonly Own[],
): Own | undefined {
  const defaultName = DEFAULT_CATEGORIES.find((category) => category.code === code)?.name
  return (
    own.find((category) => category.code !== undefined && category.code === code) ??
    own.find(({ name }) => name === defaultName)
  )
}
