import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DAY } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { findAuth, getSessionCookieName } from '../sessions.ts'
import { incrementCount } from '../throttle.ts'

/** More than a person tries in a day, but less than a script can send. */
const MAX_DEMO_CHANGES = 1_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Checks in this order, before the body is read: session (401), subscription (402), two-factor authentication if it's
 * required, origin and CSRF (403), and how much a demo has changed (429). A route outside the contract is for
 * subscribers.
 */
export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('auth', null)

  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.config.route
    if (request.is404 || request.routeOptions.config.isAsset === true) return
    const token = request.cookies[getSessionCookieName(deps.config)]
    if (token !== undefined) request.auth = await findAuth(deps, token)
    const access = route?.access ?? 'subscribed'
    if (access === 'public') return
    if (request.auth === null) throw new AppError('unauthenticated', 'Please log in.')
    if (access === 'subscribed' && !request.auth.isSubscribed) {
      throw new AppError('subscription_required', 'You need a subscription for this. Your data is safe.')
    }
    if (access === 'signed-in' && route?.needsSecondFactor !== true) return
    const { hasTotp, demoEndsAt } = request.auth.user
    if (deps.config.requireMfa && !hasTotp && demoEndsAt === null) {
      throw new AppError(
        'forbidden',
        'Turn on two-factor authentication in Your Account Info first. This server requires it.',
      )
    }
  })

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.config.route
    if (request.is404 || SAFE_METHODS.has(request.method) || route?.csrf === false) return done()
    if (!isSameOrigin(request, deps.config)) {
      return done(new AppError('forbidden', 'This request came from another site.'))
    }
    app.csrfProtection(request, reply, done)
  })

  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || !request.auth || request.auth.user.demoEndsAt === null) return
    if (request.routeOptions.config.route?.access === 'public') return // Signing up doesn't change the demo.
    if ((await incrementCount(deps, `demo-changes:${request.auth.user.id}`, DAY)) <= MAX_DEMO_CHANGES) return
    const limit = MAX_DEMO_CHANGES.toLocaleString('en')
    throw new AppError('too-many', `The demo allows up to ${limit} changes. Sign up to keep going.`)
  })
}

/**
 * Browsers say where a request comes from. Other programs don't, and only need the token. Without PUBLIC_URL (at home),
 * a page may have been opened under any name of this machine.
 */
function isSameOrigin(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (origin === undefined || origin === config.publicUrl) return true
  return !config.isPublicUrlSet && origin === `http://${request.headers.host}`
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files of the built pages are public. */
    isAsset?: boolean
  }
}
