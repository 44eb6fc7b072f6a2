import { MINUTE } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { decrementCount, requireWithinLimit } from '../platform/throttle.ts'
import { verifyPassword } from './passwords.ts'

const ATTEMPTS_PER_QUARTER_HOUR = 10

/**
 * Checks the password again before credentials change or the account is deleted, in case someone else is using a
 * browser that's still logged in. Throws if it's wrong, or after too many wrong attempts. `field` is its name in the
 * request.
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  password: string,
  field: 'current_password' | 'password' = 'current_password',
): Promise<void> {
  const key = `ask-password:${userId}`
  await requireWithinLimit(deps, key, ATTEMPTS_PER_QUARTER_HOUR, 15 * MINUTE)
  const user = await deps.db.selectFrom('app_user').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!user || !(await verifyPassword(user.password_hash, password))) {
    const message = 'The current password is incorrect.'
    throw new AppError('invalid-input', message, { errors: [{ path: field, message }] })
  }
  await decrementCount(deps, key)
}
