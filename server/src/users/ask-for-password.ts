import { MINUTE } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { decrementCount, requireWithinLimit } from '../platform/throttle.ts'
import { verifyPassword } from './passwords.ts'

const ATTEMPTS_PER_QUARTER_HOUR = 10

/**
 * Changing credentials requires the password again, with a limit on attempts, in case someone else uses an open
 * browser.
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  password: string,
): Promise<void> {
  const key = `ask-password:${userId}`
  await requireWithinLimit(deps, key, ATTEMPTS_PER_QUARTER_HOUR, 15 * MINUTE)
  const user = await deps.db.selectFrom('app_user').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!user || !(await verifyPassword(user.password_hash, password))) {
    const message = 'The current password is incorrect.'
    throw new AppError('invalid-input', message, { errors: [{ path: 'current_password', message }] })
  }
  await decrementCount(deps, key)
}
