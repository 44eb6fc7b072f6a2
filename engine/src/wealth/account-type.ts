type Rules = {
  /** Its value changes by itself: if no flows were entered, a change in balance is a gain. Otherwise it's a flow. */
  readonly hasGains: boolean
  readonly isDebt: boolean
  /** A balance older than this many days is stale. */
  readonly staleAfterDays: number
  /** A change that no flow explains, beyond this share of the balance within a year, is worth checking. */
  readonly usualChange: number
}

const TWO_MONTHS = 62
const ONE_YEAR = 365

/** Everything we assume about a type of account, in one table. */
export const ACCOUNT_TYPES = {
  investment: { hasGains: true, isDebt: false, staleAfterDays: TWO_MONTHS, usualChange: 0.4 },
  retirement: { hasGains: true, isDebt: false, staleAfterDays: TWO_MONTHS, usualChange: 0.4 },
  real_estate: { hasGains: true, isDebt: false, staleAfterDays: ONE_YEAR, usualChange: 0.3 },
  cash: { hasGains: false, isDebt: false, staleAfterDays: TWO_MONTHS, usualChange: 0.1 },
  crypto: { hasGains: true, isDebt: false, staleAfterDays: TWO_MONTHS, usualChange: 0.8 },
  vehicle: { hasGains: true, isDebt: false, staleAfterDays: ONE_YEAR, usualChange: 0.5 },
  other_asset: { hasGains: true, isDebt: false, staleAfterDays: ONE_YEAR, usualChange: 0.5 },
  loan: { hasGains: false, isDebt: true, staleAfterDays: TWO_MONTHS, usualChange: 0.1 },
  credit_card: { hasGains: false, isDebt: true, staleAfterDays: TWO_MONTHS, usualChange: 0.1 },
  other_liability: { hasGains: false, isDebt: true, staleAfterDays: TWO_MONTHS, usualChange: 0.25 },
} as const satisfies Record<string, Rules>

export type AccountType = keyof typeof ACCOUNT_TYPES
