import { createHash, timingSafeEqual } from 'node:crypto'
import { getMetrics, getServerStatus } from '@evenkeel/contract/health.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestMetrics } from '../../platform/http/request-metrics.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { readServerStatus } from '../../platform/server-status.ts'
import { writeMetrics } from './metrics-text.ts'
import { renderStatusPage, renderTokenNeededPage } from './status-page.ts'

/**
 * Routes for the operator, who isn't a user of the app. Both require METRICS_TOKEN, as a bearer token or as the
 * password of Basic authentication, and don't exist if it isn't set.
 */
export function registerOperatorRoutes(app: FastifyInstance, deps: Deps, requests: RequestMetrics): void {
  serveRoute(app, getMetrics, async ({ request, reply }) => {
    requireToken(deps, request, reply)
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return writeMetrics(await readServerStatus(deps), requests)
  })

  serveRoute(app, getServerStatus, async ({ request, reply }) => {
    if (!request.headers.accept?.includes('text/html')) {
      requireToken(deps, request, reply)
      return readServerStatus(deps)
    }
    try {
      requireToken(deps, request, reply)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error
      return reply.code(401).type('text/html; charset=utf-8').send(renderTokenNeededPage(error.message))
    }
    const status = await readServerStatus(deps)
    reply.type('text/html; charset=utf-8')
    return renderStatusPage(status, deps.clock.now())
  })
}

function requireToken({ config }: Deps, request: FastifyRequest, reply: FastifyReply): void {
  if (config.metricsToken === undefined) throw new AppError('not-found', 'Not found.')
  if (isSame(readToken(request.headers.authorization ?? ''), config.metricsToken)) return
  reply.header('WWW-Authenticate', 'Basic realm="Evenkeel, operator", charset="UTF-8"')
  throw new AppError('unauthenticated', 'Use the token in METRICS_TOKEN.')
}

function readToken(header: string): string {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) (.+)$/i.exec(header) ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  const pair = Buffer.from(value, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

/** Compares hashes, which have the same length, so that the comparison takes constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
