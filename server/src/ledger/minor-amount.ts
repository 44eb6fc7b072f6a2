import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { AppError } from '../platform/errors.ts'

/** A request's amount in minor units; refused if it has too many decimals for its currency. */
export function toMinor(amount: string, currency: string, path = 'amount'): number {
  const minor = parseMinor(amount, currency)
  if (minor !== null) return minor
  const message = `has too many decimals for ${currency}`
  throw new AppError('invalid-input', `${path}: ${message}`, { errors: [{ path, message }] })
}
