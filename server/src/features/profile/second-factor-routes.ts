import { randomBytes } from 'node:crypto'
import { confirmTotp, disableTotp, setUpTotp } from '@evenkeel/contract/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { Secret } from 'otpauth'
import { MINUTE } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { hashToken } from '../../platform/secrets.ts'
import { endSessions } from '../../platform/sessions.ts'
import { allowOrRefuse } from '../../platform/throttle.ts'
import { askForPassword } from '../../users/ask-for-password.ts'
import { spendCode, totpOf } from '../../users/second-factor.ts'

const RECOVERY_CODES = 10

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serveRoute(app, setUpTotp, async ({ auth, body }) => {
    await askForPassword(deps, auth.user.id, body.current_password)
    if (auth.user.hasTotp) throw new AppError('conflict', 'The second factor is on already. Turn it off first.')
    const secret = new Secret({ size: 20 }).base32
    await db.updateTable('app_user').set({ totp_pending_secret: secret }).where('id', '=', auth.user.id).execute()
    return { secret, otpauth_url: totpOf(secret, auth.user.username).toString() }
  })

  serveRoute(app, confirmTotp, async ({ auth, body }) => {
    await allowOrRefuse(deps, `totp-confirm:${auth.user.id}`, 10, 15 * MINUTE)
    const user = await db
      .selectFrom('app_user')
      .select('totp_pending_secret as secret')
      .where('id', '=', auth.user.id)
      .executeTakeFirst()
    if (!user?.secret) throw new AppError('invalid-input', 'Begin by setting up the second factor.')
    const secret = user.secret
    if (!(await spendCode(deps, { id: auth.user.id, totp_secret: secret }, body.code))) {
      throw new AppError('invalid-input', 'That code is not right. Check the time on your phone and try the next one.')
    }
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('app_user')
        .set({ totp_secret: secret, totp_pending_secret: null })
        .where('id', '=', auth.user.id)
        .execute()
      await tx.deleteFrom('recovery_code').where('user_id', '=', auth.user.id).execute()
      await tx
        .insertInto('recovery_code')
        .values(codes.map((code) => ({ user_id: auth.user.id, code_hash: hashToken(code.replace('-', '')) })))
        .execute()
      await endSessions(tx, auth.user.id, auth.sessionId)
    })
    return { recovery_codes: codes }
  })

  serveRoute(app, disableTotp, async ({ auth, body }) => {
    await askForPassword(deps, auth.user.id, body.current_password)
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('app_user')
        .set({ totp_secret: null, totp_pending_secret: null, totp_last_step: null })
        .where('id', '=', auth.user.id)
        .execute()
      await tx.deleteFrom('recovery_code').where('user_id', '=', auth.user.id).execute()
      await endSessions(tx, auth.user.id, auth.sessionId)
    })
    return { detail: 'The second factor is off.' }
  })
}

function newRecoveryCode(): string {
  const hex = randomBytes(5).toString('hex')
  return `${hex.slice(0, 5)}-${hex.slice(5)}`
}
