import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { readTypedAmount } from '../../lib/typed-amount.ts'

/** Reads a typed balance. In a debt, a number without a sign is the amount owed, so it becomes negative. */
export function parseBalance(text: string, type: WealthAccount['type']): string {
  const amount = readTypedAmount(text)
  const isOwed =
    ACCOUNT_TYPES[type].isDebt && !text.trim().startsWith('+') && /^\d/.test(amount) && /[1-9]/.test(amount)
  return isOwed ? `-${amount}` : amount
}

/** Reads a typed deposit or withdrawal. These have no sign, so a minus is ignored. */
export function parseFlow(text: string): string {
  return readTypedAmount(text).replace(/^-/, '')
}
