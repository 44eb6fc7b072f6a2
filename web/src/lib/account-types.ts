import type { AccountType } from '@evenkeel/contract/wealth.ts'

type TypeInfo = { label: string; color: string; isDebt: boolean; isInvested: boolean }

/** Account types in the order that lists and charts show them. */
export const ACCOUNT_TYPES: Record<AccountType, TypeInfo> = {
  investment: { label: 'Investment', color: 'var(--category-4)', isDebt: false, isInvested: true },
  retirement: { label: 'Retirement', color: 'var(--category-6)', isDebt: false, isInvested: true },
  real_estate: { label: 'Real Estate', color: 'var(--category-3)', isDebt: false, isInvested: false },
  cash: { label: 'Cash', color: 'var(--category-1)', isDebt: false, isInvested: false },
  crypto: { label: 'Crypto', color: 'var(--category-2)', isDebt: false, isInvested: true },
  vehicle: { label: 'Vehicle', color: 'var(--category-7)', isDebt: false, isInvested: false },
  other_asset: { label: 'Other Asset', color: 'var(--category-8)', isDebt: false, isInvested: false },
  loan: { label: 'Loan', color: 'var(--category-9)', isDebt: true, isInvested: false },
  credit_card: { label: 'Credit Card', color: 'var(--category-5)', isDebt: true, isInvested: false },
  other_liability: { label: 'Other Liability', color: 'var(--category-10)', isDebt: true, isInvested: false },
}

export const ACCOUNT_TYPE_NAMES = Object.keys(ACCOUNT_TYPES) as AccountType[]

/** For a select: assets first, then debts. */
export const ACCOUNT_TYPE_OPTIONS = ACCOUNT_TYPE_NAMES.map((value) => ({ value, label: ACCOUNT_TYPES[value].label }))
