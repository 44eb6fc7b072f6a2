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
 * The user's id, or a refusal. Unknown name, wrong password and locked account answer alike and take alike long.
 * Tries are counted before they are judged, so that many at once do not slip through; a success takes its count back.
 * Name and email share one count; a browser the person has used before has its own, so strangers can't lock it out.
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

/** Wrong logins so far no longer count: the person has just proven themselves by mail. */
export async function forgetWrongLogins(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await clearCount(deps, accountKeyOf(userId))
}

/** Hashed: the table of counters is no list of who has an account here. */
function accountKeyOf(account: string): string {
  return `login-account:${hashToken(account)}`
}
