import {
  confirmEmailVerification,
  confirmPasswordReset,
  getCsrfToken,
  getProfile,
  logIn,
  logOut,
  requestPasswordReset,
  sendEmailVerification,
  signUp,
} from '@evenkeel/contract/accounts.ts'
import { DEFAULT_CURRENCY } from '@evenkeel/engine/core/currency.ts'
import type { FastifyInstance } from 'fastify'
import { recordAuditEvent } from '../../platform/audit.ts'
import { getInstant, HOUR, MINUTE } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { getClientBlock } from '../../platform/http/client-address.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { clearSessionCookie } from '../../platform/sessions.ts'
import { requireWithinLimit } from '../../platform/throttle.ts'
import { useInvite } from '../../users/invites.ts'
import { rememberDevice } from '../../users/known-device.ts'
import { findWeakness, hashPassword } from '../../users/passwords.ts'
import { toProfile } from '../../users/profile-body.ts'
import { createCsrfToken, signInAs } from '../../users/sign-in-as.ts'
import { insertUser } from '../../users/user-queries.ts'
import { confirmEmail, sendVerification, sendVerificationIfPossible } from '../../users/verify-email.ts'
import { checkCredentials, clearFailedLogins } from './log-in.ts'
import { resetPassword, sendResetLink } from './password-reset.ts'

const SIGN_UPS_PER_MINUTE = 30
const RESETS_AND_CONFIRMATIONS_PER_MINUTE = 10
const VERIFICATIONS_PER_HOUR = 5

export function registerSignInRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getCsrfToken, ({ auth, reply }) => {
    const token = createCsrfToken(reply, auth?.sessionId ?? null)
    return { csrfToken: token, token }
  })

  serveRoute(app, getProfile, ({ auth }) => toProfile(auth, deps))

  serveRoute(app, signUp, async ({ body, request, reply }) => {
    const { signUps } = deps.config
    if (signUps === 'closed') throw new AppError('forbidden', 'Sign-up is closed on this server.')
    await requireWithinLimit(deps, `sign-up:${getClientBlock(request)}`, SIGN_UPS_PER_MINUTE, MINUTE)
    const weakness = findWeakness(body.password, body)
    if (weakness !== null) {
      throw new AppError('invalid-input', weakness, { errors: [{ path: 'password', message: weakness }] })
    }
    const passwordHash = await hashPassword(body.password)
    const userId = await runInTransaction(deps.db, async (tx) => {
      if (signUps === 'invite') await useInvite(tx, deps, body.invite)
      const id = await insertUser(tx, {
        username: body.username,
        email: body.email,
        passwordHash,
        preferredCurrency: DEFAULT_CURRENCY,
        createdAt: getInstant(deps.clock),
        demoEndsAt: null,
      })
      await sendVerificationIfPossible(tx, deps, { id, username: body.username, email: body.email })
      return id
    })
    deps.wakeJobs()
    rememberDevice(deps, reply, userId)
    await recordAuditEvent(deps, request, 'signed-up', userId)
    return signInAs(deps, request, reply, userId)
  })

  serveRoute(app, logIn, async ({ body, request, reply }) => {
    const userId = await checkCredentials(deps, request, body)
    rememberDevice(deps, reply, userId)
    await recordAuditEvent(deps, request, 'logged-in', userId)
    return signInAs(deps, request, reply, userId)
  })

  serveRoute(app, logOut, async ({ auth, request, reply }) => {
    await deps.db.deleteFrom('session').where('id', '=', auth.sessionId).execute()
    clearSessionCookie(deps.config, reply)
    await recordAuditEvent(deps, request, 'logged-out', auth.user.id)
    if (deps.config.isHttps) reply.header('Clear-Site-Data', '"cache"')
    return { detail: 'You’ve been logged out.', csrfToken: createCsrfToken(reply, null) }
  })

  serveRoute(app, requestPasswordReset, async ({ body, request }) => {
    await requireWithinLimit(
      deps,
      `reset-address:${getClientBlock(request)}`,
      RESETS_AND_CONFIRMATIONS_PER_MINUTE,
      MINUTE,
    )
    await sendResetLink(deps, body.email)
    await recordAuditEvent(deps, request, 'reset-requested', null)
    return { detail: 'If an account uses this address, we’ve sent it a link to reset the password.' }
  })

  serveRoute(app, confirmPasswordReset, async ({ body, request, reply }) => {
    await requireWithinLimit(
      deps,
      `reset-confirm:${getClientBlock(request)}`,
      RESETS_AND_CONFIRMATIONS_PER_MINUTE,
      MINUTE,
    )
    await resetPassword(deps, { token: body.token, uid: body.uid, newPassword: body.new_password })
    // Earlier wrong guesses no longer count, and later ones elsewhere can't lock this browser out.
    await clearFailedLogins(deps, body.uid)
    rememberDevice(deps, reply, body.uid)
    await recordAuditEvent(deps, request, 'password-reset', body.uid)
    return { detail: 'Your password has been reset successfully.' }
  })

  serveRoute(app, sendEmailVerification, async ({ auth }) => {
    await requireWithinLimit(deps, `verify-email:${auth.user.id}`, VERIFICATIONS_PER_HOUR, HOUR)
    if (auth.user.demoEndsAt !== null) throw new AppError('forbidden', 'The demo has no email address to confirm.')
    if (auth.user.isEmailVerified) return { detail: 'Your email address is already confirmed.' }
    await runInTransaction(deps.db, (tx) => sendVerification(tx, deps, auth.user))
    deps.wakeJobs()
    return { detail: `We’ve sent a link to ${auth.user.email}.` }
  })

  serveRoute(app, confirmEmailVerification, async ({ body, request }) => {
    await requireWithinLimit(
      deps,
      `verify-confirm:${getClientBlock(request)}`,
      RESETS_AND_CONFIRMATIONS_PER_MINUTE,
      MINUTE,
    )
    await confirmEmail(deps, body)
    await recordAuditEvent(deps, request, 'email-confirmed', body.uid)
    return { detail: 'Your email address is confirmed.' }
  })
}
