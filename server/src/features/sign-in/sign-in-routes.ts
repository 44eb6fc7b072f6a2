import {
  confirmPasswordReset,
  getCsrfToken,
  getProfile,
  logIn,
  logOut,
  requestPasswordReset,
  signUp,
} from '@evenkeel/contract/accounts.ts'
import { DEFAULT_CURRENCY } from '@evenkeel/engine/core/currency.ts'
import type { FastifyInstance } from 'fastify'
import { instant, MINUTE } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { clientBlock } from '../../platform/http/client-address.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { clearSessionCookie } from '../../platform/sessions.ts'
import { allowOrRefuse } from '../../platform/throttle.ts'
import { hashPassword, weaknessOf } from '../../users/passwords.ts'
import { toProfile } from '../../users/profile-body.ts'
import { csrfTokenFor, signInAs } from '../../users/sign-in-as.ts'
import { insertUser } from '../../users/user-queries.ts'
import { checkCredentials } from './log-in.ts'
import { resetPassword, sendResetLink } from './password-reset.ts'

const SIGN_UPS_PER_MINUTE = 30
const RESETS_PER_MINUTE = 10

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getCsrfToken, ({ auth, reply }) => {
    const token = csrfTokenFor(reply, auth?.sessionId ?? null)
    return { csrfToken: token, token }
  })

  serveRoute(app, getProfile, ({ auth }) => toProfile(auth, deps))

  serveRoute(app, signUp, async ({ body, request, reply }) => {
    await allowOrRefuse(deps, `sign-up:${clientBlock(request)}`, SIGN_UPS_PER_MINUTE, MINUTE)
    const weakness = weaknessOf(body.password, body)
    if (weakness !== null) {
      throw new AppError('invalid-input', weakness, { errors: [{ path: 'password', message: weakness }] })
    }
    const passwordHash = await hashPassword(body.password)
    const userId = await inTransaction(deps.db, (tx) =>
      insertUser(tx, {
        username: body.username,
        email: body.email,
        passwordHash,
        preferredCurrency: DEFAULT_CURRENCY,
        createdAt: instant(deps.clock),
        demoEndsAt: null,
      }),
    )
    return signInAs(deps, request, reply, userId)
  })

  serveRoute(app, logIn, async ({ body, request, reply }) => {
    const userId = await checkCredentials(deps, clientBlock(request), body)
    return signInAs(deps, request, reply, userId)
  })

  serveRoute(app, logOut, async ({ auth, reply }) => {
    await deps.db.deleteFrom('session').where('id', '=', auth.sessionId).execute()
    clearSessionCookie(deps.config, reply)
    if (deps.config.isHttps) reply.header('Clear-Site-Data', '"cache"')
    return { detail: 'You are logged out.', csrfToken: csrfTokenFor(reply, null) }
  })

  serveRoute(app, requestPasswordReset, async ({ body, request }) => {
    await allowOrRefuse(deps, `reset-address:${clientBlock(request)}`, RESETS_PER_MINUTE, MINUTE)
    await sendResetLink(deps, body.email)
    return { detail: 'If this address belongs to an account, a link to reset its password is on its way.' }
  })

  serveRoute(app, confirmPasswordReset, async ({ body, request }) => {
    await allowOrRefuse(deps, `reset-confirm:${clientBlock(request)}`, RESETS_PER_MINUTE, MINUTE)
    await resetPassword(deps, { token: body.token, uid: body.uid, newPassword: body.new_password })
    return { detail: 'Your password has been reset successfully.' }
  })
}
