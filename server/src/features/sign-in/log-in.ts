import type { FastifyRequest } from 'fastify'
import { recordAuditEvent } from '../../platform/audit.ts'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { getClientBlock } from '../../platform/http/client-address.ts'
import { hashToken } from '../../platform/secrets.ts'
import { clearCount, decrementCount, incrementCount, requireWithinLimit } from '../../platform/throttle.ts'
import { findKnownDevice } from '../../users/known-device.ts'
import { verifyPassword } from '../../users/passwords.ts'
import { useCode } from '../../users/second-factor.ts'
import { findUserByLogin, foldName } from '../../users/user-queries.ts'

const ATTEMPTS_PER_ADDRESS = 10
const ATTEMPTS_PER_ACCOUNT = 10
const WRONG_CREDENTIALS = 'Incorrect username, email or password.'

type Credentials = { username: string; password: string; code?: string | undefined }

/**
 * Returns the user's id, or throws. An unknown name, a wrong password and a locked account get the same response after
 * the same time. Attempts are counted before they're checked, so that parallel ones can't slip through; a successful
 * one doesn't count. Name and email share one count; a known browser has its own, so strangers can't lock it out.
 */
export async function checkCredentials(
  deps: Deps,
  request: FastifyRequest,
  { username, password, code }: Credentials,
): Promise<string> {
  const addressKey = `login-address:${getClientBlock(request)}`
  await requireWithinLimit(deps, addressKey, ATTEMPTS_PER_ADDRESS, MINUTE)
  const user = await findUserByLogin(deps.db, username)
  const device = user ? findKnownDevice(deps, request, user.id) : null
  const accountKey =
    device === null ? toAccountKey(user?.id ?? foldName(username)) : `login-device:${hashToken(device)}`
  const attempts = await incrementCount(deps, accountKey, HOUR / 4)

  const isCorrect = await verifyPassword(user?.password_hash ?? null, password)
  if (attempts > ATTEMPTS_PER_ACCOUNT || !user || !isCorrect) {
    await recordAuditEvent(deps, request, 'login-failed', user?.id ?? null)
    throw new AppError('invalid-input', WRONG_CREDENTIALS)
  }

  if (user.totp_secret !== null) {
    if (code === undefined || code.trim() === '') {
      await decrementCount(deps, accountKey)
      await decrementCount(deps, addressKey)
      throw new AppError('mfa_required', 'Enter the code from your authenticator app, or a recovery code.')
    }
    if (!(await useCode(deps, { id: user.id, totp_secret: user.totp_secret }, code))) {
      await recordAuditEvent(deps, request, 'login-failed', user.id)
      throw new AppError('invalid-input', 'That code is incorrect or was already used.')
    }
  }
  await clearCount(deps, accountKey)
  await decrementCount(deps, addressKey)
  return user.id
}

/** Resets the count of failed logins from unknown browsers. For users who have just proved their identity by email. */
export async function clearFailedLogins(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await clearCount(deps, toAccountKey(userId))
}

/** Hashed, so the table of counters doesn't list who has an account. */
function toAccountKey(account: string): string {
  return `login-account:${hashToken(account)}`
}
