import cookie from '@fastify/cookie'
import csrfProtection from '@fastify/csrf-protection'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { AppError, replyWithError } from '../errors.ts'
import { createId } from '../ids.ts'
import { deriveKey } from '../secrets.ts'
import { getCookieOptions } from '../sessions.ts'
import { getClientBlock } from './client-address.ts'
import { cutSlowBodies } from './cut-slow-bodies.ts'
import { guardRoutes } from './gate.ts'
import { refuseUnknownHosts } from './refuse-unknown-hosts.ts'

const MAX_JSON_BYTES = 1_000_000
const REQUESTS_PER_MINUTE = 3_000

/** Fastify with the headers, limits, cookies and guards for every route. */
export async function createHttp(deps: Deps, scriptHashes: readonly string[]): Promise<FastifyInstance> {
  const { config, log } = deps
  const app = Fastify({
    loggerInstance: log,
    // The hook below logs one line per request, with the route's pattern and never its URL.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustedProxies(config),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: 120_000,
    // A change to very many rows may take minutes on a slow machine, and nothing is sent until it's done.
    connectionTimeout: 600_000,
    keepAliveTimeout: 72_000,
    genReqId: (raw) => {
      const requestId = raw.headers['x-request-id']
      return typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId) ? requestId : createId()
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }) as unknown as FastifyInstance
  app.server.headersTimeout = 15_000
  app.decorate('validatesResponses', deps.validatesResponses)

  app.setErrorHandler(replyWithError)
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    if (!request.routeOptions.config.isAsset) reply.header('Cache-Control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (request.routeOptions.config.isAsset) request.log.debug(line, 'asset')
    else request.log.info(line, 'request')
  })

  refuseUnknownHosts(app, config)
  cutSlowBodies(app)

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    hsts: config.isHttps ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    // Browsers ignore it on plain http, with a warning.
    crossOriginOpenerPolicy: config.isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: config.isHttps,
  })
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz', // Monitoring calls these often.
    timeWindow: 60_000,
    keyGenerator: getClientBlock,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many', 'Too many requests from your address. Please wait a moment.', {
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  })
  await app.register(cookie)
  await app.register(csrfProtection, {
    cookieKey: config.isHttps ? '__Host-csrf' : 'csrf',
    cookieOpts: getCookieOptions(config),
    csrfOpts: { hmacKey: deriveKey(deps.sessionSecret, 'csrf'), userInfo: true },
    getToken: (request) => {
      const token = request.headers['x-csrftoken']
      return typeof token === 'string' ? token : undefined
    },
    // Bound to the session: a token from before login, or someone else's, is useless.
    getUserInfo: (request) => request.auth?.sessionId ?? 'nobody',
  })
  await app.register(multipart, {
    limits: { fileSize: 50 * 1024 * 1024, files: 1, fields: 20, fieldSize: MAX_JSON_BYTES },
  })
  guardRoutes(app, deps)
  return app
}

/** Hops are counted from our side: entries further left in X-Forwarded-For come from the client. */
function toTrustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy
}
