import type { FastifyRequest } from 'fastify'
import { audit } from '../../platform/audit.ts'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { clientBlock } from '../../platform/http/client-address.ts'
import { hashToken } from '../../platform/secrets.ts'
import { allowOrRefuse, clearCount, countDown, countUp } from '../../platform/throttle.ts'
import { knownDevice } from '../../users/known-device.ts'
import { verifyPassword } from '../../users/passwords.ts'
import { spendCode } from '../../users/second-factor.ts'
import { findUserByLogin, foldName } from '../../users/user-queries.ts'

const TRIES_PER_ADDRESS = 10
const TRIES_PER_ACCOUNT = 10
const WRONG = 'Incorrect username or password.'

type Credentials = { username: string; password: string; code?: string | undefined }

/**
 * The user's id, or an error. An unknown name, a wrong password and a locked account get the same response in the same
 * time. Attempts are counted before they're checked, so parallel ones can't slip through; a success is subtracted. Name
 * and email share one count; a known browser has its own, so strangers can't lock it out.
 */
export async function checkCredentials(
  deps: Deps,
  request: FastifyRequest,
  { username, password, code }: Credentials,
): Promise<string> {
  const addressKey = `login-address:${clientBlock(request)}`
  await allowOrRefuse(deps, addressKey, TRIES_PER_ADDRESS, MINUTE)
  const user = await findUserByLogin(deps.db, username)
  const device = user ? knownDevice(deps, request, user.id) : null
  const accountKey =
    device === null ? accountKeyOf(user?.id ?? foldName(username)) : `login-device:${hashToken(device)}`
  const tries = await countUp(deps, accountKey, HOUR / 4)

  const isRight = await verifyPassword(user?.password_hash ?? null, password)
  if (tries > TRIES_PER_ACCOUNT || !user || !isRight) {
    await audit(deps, request, 'login-failed', user?.id ?? null)
    throw new AppError('invalid-input', WRONG)
  }

  if (user.totp_secret !== null) {
    if (code === undefined || code.trim() === '') {
      await countDown(deps, accountKey)
      await countDown(deps, addressKey)
      throw new AppError('mfa_required', 'Enter the code from your authenticator app, or a recovery code.')
    }
    if (!(await spendCode(deps, { id: user.id, totp_secret: user.totp_secret }, code))) {
      await audit(deps, request, 'login-failed', user.id)
      throw new AppError('invalid-input', 'That code is incorrect or was already used.')
    }
  }
  await clearCount(deps, accountKey)
  await countDown(deps, addressKey)
  return user.id
}

/** Failed logins no longer count, because the user just proved their identity by email. */
export async function forgetWrongLogins(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await clearCount(deps, accountKeyOf(userId))
}

/** Hashed, so the table of counters doesn't list who has an account. */
function accountKeyOf(account: string): string {
  return `login-account:${hashToken(account)}`
}
