import {
  activateSubscription,
  cancelSubscription,
  getSubscription,
  openBillingPortal,
  openCheckout,
  receiveStripeEvent,
} from '@evenkeel/contract/subscription.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { activateLocally, cancelLocally } from './local-billing.ts'
import { cancelWithStripe, createStripe, openPortal, receiveEvent, startCheckout } from './stripe-billing.ts'
import { readSubscription } from './subscription-body.ts'

const MAX_WEBHOOK_BYTES = 256_000

export function registerSubscriptionRoutes(app: FastifyInstance, deps: Deps): void {
  const stripe = deps.config.billing.provider === 'stripe' ? createStripe(deps.config) : null
  const isBillingOff = deps.config.billing.provider === 'off'
  const createNotFound = () => new AppError('not-found', 'Not found.')

  serveRoute(app, getSubscription, ({ auth }) => readSubscription(deps, auth.user.id))

  serveRoute(app, activateSubscription, async ({ auth, body }) => {
    if (stripe) throw createNotFound()
    if (!isBillingOff) await activateLocally(deps, auth.user.id, body.plan)
    return readSubscription(deps, auth.user.id)
  })

  serveRoute(app, openCheckout, async ({ auth, body }) => {
    if (!stripe) throw createNotFound()
    if (body.plan === 'trial' || body.plan === 'home')
      throw new AppError('invalid-input', 'Choose the monthly or yearly plan.')
    return { url: await startCheckout(deps, stripe, auth.user, body.plan) }
  })

  serveRoute(app, openBillingPortal, async ({ auth }) => {
    if (!stripe) throw createNotFound()
    return { url: await openPortal(deps, stripe, auth.user.id) }
  })

  serveRoute(app, cancelSubscription, async ({ auth }) => {
    if (isBillingOff) throw new AppError('conflict', 'You have no plan to cancel.')
    if (stripe) await cancelWithStripe(deps, stripe, auth.user.id)
    else await cancelLocally(deps, auth.user.id)
    return readSubscription(deps, auth.user.id)
  })

  // In its own scope, because this body must stay unparsed: Stripe signs its bytes.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_WEBHOOK_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    serveRoute(scope, receiveStripeEvent, async ({ request }) => {
      if (!stripe) throw createNotFound()
      const signature = request.headers['stripe-signature']
      await receiveEvent(
        deps,
        stripe,
        (request.body ?? Buffer.alloc(0)) as Buffer,
        typeof signature === 'string' ? signature : undefined,
      )
      return { received: true }
    })
  })
}
