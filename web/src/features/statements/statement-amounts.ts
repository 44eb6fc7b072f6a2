import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { readTypedAmount } from '../../lib/typed-amount.ts'

/** A balance as typed. For a debt it's the amount owed, so it's negative unless typed with a plus. */
export function parseBalance(text: string, type: WealthAccount['type']): string {
  const amount = readTypedAmount(text)
  const isOwed =
    ACCOUNT_TYPES[type].isDebt && !text.trim().startsWith('+') && /^\d/.test(amount) && /[1-9]/.test(amount)
  return isOwed ? `-${amount}` : amount
}

/** Deposits and withdrawals have no sign. */
export function parseFlow(text: string): string {
  return readTypedAmount(text).replace(/^-/, '')
}
