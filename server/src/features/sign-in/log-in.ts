import { HOUR, MINUTE } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken } from '../../platform/secrets.ts'
import { allowOrRefuse, clearCount, countDown, countUp } from '../../platform/throttle.ts'
import { verifyPassword } from '../../users/passwords.ts'
import { spendCode } from '../../users/second-factor.ts'
import { findUserByLogin, foldName } from '../../users/user-queries.ts'

const TRIES_PER_ADDRESS = 10
const TRIES_PER_ACCOUNT = 10
const WRONG = 'The name or the password is not right.'

type Credentials = { username: string; password: string; code?: string | undefined }

/**
 * The user's id, or a refusal. Unknown name, wrong password and locked account answer alike and take alike long.
 * Tries are counted before they are judged, so that many at once do not slip through; a success takes its count back.
 */
export async function checkCredentials(
  deps: Deps,
  address: string,
  { username, password, code }: Credentials,
): Promise<string> {
  const addressKey = `login-address:${address}`
  // The name is hashed: the table of counters is no list of who has an account here.
  const accountKey = `login-account:${hashToken(foldName(username))}`
  await allowOrRefuse(deps, addressKey, TRIES_PER_ADDRESS, MINUTE)
  const tries = await countUp(deps, accountKey, HOUR / 4)

  const user = await findUserByLogin(deps.db, username)
  const isRight = await verifyPassword(user?.password_hash ?? null, password)
  if (tries > TRIES_PER_ACCOUNT || !user || !isRight) throw new AppError('invalid-input', WRONG)

  if (user.totp_secret !== null) {
    if (code === undefined || code.trim() === '') {
      await countDown(deps, accountKey)
      await countDown(deps, addressKey)
      throw new AppError('mfa_required', 'Enter the code of your authenticator app, or a recovery code.')
    }
    if (!(await spendCode(deps, { id: user.id, totp_secret: user.totp_secret }, code))) {
      throw new AppError('invalid-input', 'That code is not right, or was used before.')
    }
  }
  await clearCount(deps, accountKey)
  await countDown(deps, addressKey)
  return user.id
}
