import { randomBytes } from 'node:crypto'
import { confirmTotp, disableTotp, setUpTotp } from '@evenkeel/contract/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { Secret } from 'otpauth'
import { recordAuditEvent } from '../../platform/audit.ts'
import { MINUTE } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { hashToken } from '../../platform/secrets.ts'
import { endSessions } from '../../platform/sessions.ts'
import { requireWithinLimit } from '../../platform/throttle.ts'
import { requirePassword } from '../../users/ask-for-password.ts'
import { notifyUser } from '../../users/mail-to-user.ts'
import { createTotp, useCode } from '../../users/second-factor.ts'

const RECOVERY_CODES = 10

export function registerSecondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serveRoute(app, setUpTotp, async ({ auth, body }) => {
    await requirePassword(deps, auth.user.id, body.current_password)
    if (auth.user.hasTotp) throw new AppError('conflict', 'Two-factor authentication is already on. Turn it off first.')
    const secret = new Secret({ size: 20 }).base32
    await db.updateTable('app_user').set({ totp_pending_secret: secret }).where('id', '=', auth.user.id).execute()
    return { secret, otpauth_url: createTotp(secret, auth.user.username).toString() }
  })

  serveRoute(app, confirmTotp, async ({ auth, body, request }) => {
    await requireWithinLimit(deps, `totp-confirm:${auth.user.id}`, 10, 15 * MINUTE)
    const user = await db
      .selectFrom('app_user')
      .select('totp_pending_secret as secret')
      .where('id', '=', auth.user.id)
      .executeTakeFirst()
    if (!user?.secret) throw new AppError('invalid-input', 'Set up two-factor authentication first.')
    const secret = user.secret
    if (!(await useCode(deps, { id: auth.user.id, totp_secret: secret }, body.code))) {
      throw createWrongCodeError()
    }
    const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
    await runInTransaction(db, async (tx) => {
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
      await notifyUser(tx, deps, auth.user, 'second-factor-on')
    })
    deps.wakeJobs()
    await recordAuditEvent(deps, request, 'second-factor-on', auth.user.id)
    return { recovery_codes: codes }
  })

  serveRoute(app, disableTotp, async ({ auth, body, request }) => {
    await requirePassword(deps, auth.user.id, body.current_password)
    await requireWithinLimit(deps, `totp-disable:${auth.user.id}`, 10, 15 * MINUTE)
    const user = await db
      .selectFrom('app_user')
      .select('totp_secret as secret')
      .where('id', '=', auth.user.id)
      .executeTakeFirst()
    if (!user?.secret) throw new AppError('conflict', 'Two-factor authentication is already off.')
    if (!(await useCode(deps, { id: auth.user.id, totp_secret: user.secret }, body.code))) throw createWrongCodeError()
    await runInTransaction(db, async (tx) => {
      await tx
        .updateTable('app_user')
        .set({ totp_secret: null, totp_pending_secret: null, totp_last_step: null })
        .where('id', '=', auth.user.id)
        .execute()
      await tx.deleteFrom('recovery_code').where('user_id', '=', auth.user.id).execute()
      await endSessions(tx, auth.user.id, auth.sessionId)
      await notifyUser(tx, deps, auth.user, 'second-factor-off')
    })
    deps.wakeJobs()
    await recordAuditEvent(deps, request, 'second-factor-off', auth.user.id)
    return { detail: 'Two-factor authentication is off.' }
  })
}

function createWrongCodeError(): AppError {
  const message = 'That code is incorrect or was already used. Check the time on your phone and enter the next code.'
  return new AppError('invalid-input', message, { errors: [{ path: 'code', message }] })
}

function createRecoveryCode(): string {
  const hex = randomBytes(5).toString('hex')
  return `${hex.slice(0, 5)}-${hex.slice(5)}`
}
