import { submitFeedback } from '@evenkeel/contract/feedback.ts'
import type { FastifyInstance } from 'fastify'
import { getInstant, HOUR } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { createId } from '../../platform/ids.ts'
import { requireWithinLimit } from '../../platform/throttle.ts'

const PER_HOUR = 60

export function registerFeedbackRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, submitFeedback, async ({ auth, body }) => {
    await requireWithinLimit(deps, `feedback:${auth.user.id}`, PER_HOUR, HOUR)
    await deps.db
      .insertInto('feedback')
      .values({
        id: createId(),
        user_id: auth.user.id,
        text: body.text,
        page: body.page,
        local_time: body.time,
        created_at: getInstant(deps.clock),
      })
      .execute()
    return { detail: 'Thank you. We read all feedback.' }
  })
}
