import {
  changeEmail,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
  updatePreferredCurrency,
} from '@evenkeel/contract/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { recordAuditEvent } from '../../platform/audit.ts'
import { getViolatedConstraint } from '../../platform/database/database-errors.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { ABSOLUTE_MS, clearSessionCookie, endSessions, IDLE_MS } from '../../platform/sessions.ts'
import { requirePassword } from '../../users/ask-for-password.ts'
import { deleteUser } from '../../users/delete-user.ts'
import { notifyUser } from '../../users/mail-to-user.ts'
import { findWeakness, hashPassword } from '../../users/passwords.ts'
import { toProfile } from '../../users/profile-body.ts'
import { foldName } from '../../users/user-queries.ts'
import { sendVerificationIfPossible } from '../../users/verify-email.ts'

export function registerProfileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  serveRoute(app, updatePreferredCurrency, async ({ auth, body }) => {
    const { preferred_currency } = body
    await db.updateTable('app_user').set({ preferred_currency }).where('id', '=', auth.user.id).execute()
    return { ...toProfile(auth, deps), preferred_currency }
  })

  serveRoute(app, changeEmail, async ({ auth, body, request }) => {
    const { user } = auth
    await requirePassword(deps, user.id, body.current_password)
    try {
      await runInTransaction(db, async (tx) => {
        await tx
          .updateTable('app_user')
          .set({ email: body.email, email_key: foldName(body.email), email_verified_at: null })
          .where('id', '=', user.id)
          .execute()
        // Links already sent to the old address must no longer work.
        await tx.deleteFrom('password_reset').where('user_id', '=', user.id).execute()
        await tx.deleteFrom('email_verification').where('user_id', '=', user.id).execute()
        await notifyUser(tx, deps, user, 'email-changed') // Goes to the old address.
        await sendVerificationIfPossible(tx, deps, { ...user, email: body.email })
      })
    } catch (error) {
      if (getViolatedConstraint(error) !== 'unique') throw error
      const message = 'Another account uses this email.'
      throw new AppError('invalid-input', message, { errors: [{ path: 'email', message }] })
    }
    deps.wakeJobs()
    await recordAuditEvent(deps, request, 'email-changed', user.id)
    return { ...toProfile(auth, deps), email: body.email, email_verified: false }
  })

  serveRoute(app, changePassword, async ({ auth, body, request }) => {
    await requirePassword(deps, auth.user.id, body.current_password)
    const weakness = findWeakness(body.new_password, auth.user)
    if (weakness !== null) throw new AppError('invalid-input', weakness)
    const passwordHash = await hashPassword(body.new_password)
    await runInTransaction(db, async (tx) => {
      await tx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', auth.user.id).execute()
      await tx.deleteFrom('password_reset').where('user_id', '=', auth.user.id).execute()
      await endSessions(tx, auth.user.id, auth.sessionId)
      await notifyUser(tx, deps, auth.user, 'password-changed')
    })
    deps.wakeJobs()
    await recordAuditEvent(deps, request, 'password-changed', auth.user.id)
    return { detail: 'Your password has been changed, and all other devices are logged out.' }
  })

  serveRoute(app, listSessions, async ({ auth }) => {
    const now = clock.now().getTime()
    const rows = await db
      .selectFrom('session')
      .select(['id', 'created_at', 'last_seen_at', 'device'])
      .where('user_id', '=', auth.user.id)
      .where('last_seen_at', '>', new Date(now - IDLE_MS).toISOString())
      .where('created_at', '>', new Date(now - ABSOLUTE_MS).toISOString())
      .orderBy('last_seen_at', 'desc')
      .execute()
    return { results: rows.map((row) => ({ ...row, is_current: row.id === auth.sessionId })) }
  })

  serveRoute(app, endSession, async ({ auth, params }) => {
    const ended = await db
      .deleteFrom('session')
      .where('user_id', '=', auth.user.id)
      .where('id', '=', params.id)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new AppError('not-found', 'Session not found.')
    return { detail: 'The device has been logged out.' }
  })

  serveRoute(app, endOtherSessions, async ({ auth }) => {
    await endSessions(db, auth.user.id, auth.sessionId)
    return { detail: 'All other devices have been logged out.' }
  })

  serveRoute(app, deleteAccount, async ({ auth, body, reply }) => {
    // A demo user never chose a password.
    if (auth.user.demoEndsAt === null) await requirePassword(deps, auth.user.id, body.password, 'password')
    await deleteUser(deps, auth.user.id)
    clearSessionCookie(deps.config, reply)
    return { detail: 'Your account and everything in it have been deleted.' }
  })
}
