import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

// Health checks and Prometheus connect from inside, under other names; /metrics requires a token.
const OPEN_TO_ALL = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses requests for any host name except the one in PUBLIC_URL, if that is set: another site that points its own
 * name at this server (DNS rebinding) gets nothing. Loopback names always work, and so do health checks and /metrics
 * under any name.
 */
export function refuseUnknownHosts(app: FastifyInstance, config: Config): void {
  if (!config.isPublicUrlSet) return
  const { hostname } = new URL(config.publicUrl)
  app.addHook('onRequest', async (request) => {
    if (OPEN_TO_ALL.has(request.url)) return
    const requestedHost = getHostname(request, config)
    if (requestedHost === hostname || LOOPBACK.has(requestedHost)) return
    throw new AppError('unknown-host', `This server doesn’t use that address. Go to ${config.publicUrl}.`)
  })
}

/**
 * A proxy may call us by an internal name and forward the one people used. Ports are ignored, because proxies change
 * them.
 */
function getHostname(request: FastifyRequest, config: Config): string {
  const host = config.trustProxy === false ? request.headers.host : request.host
  return URL.parse(`http://${host ?? ''}`)?.hostname ?? ''
}
