import { Readable } from 'node:stream'
import type { RouteDefinition } from '@evenkeel/contract/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Auth } from '../sessions.ts'

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/**
 * A handler's input, parsed and validated, except the body if the route has `accepts`. It includes the user, so that no
 * query forgets whose data to read.
 */
export type Call<Route extends RouteDefinition> = {
  params: Read<Route['params']>
  query: Read<Route['query']>
  body: Read<Route['body']>
  auth: Route['access'] extends 'public' ? Auth | null : Auth
  request: FastifyRequest
  reply: FastifyReply
}

type HandlerResult<Route extends RouteDefinition> = Route['responseType'] extends string
  ? unknown
  : z.input<Route['response']> | Promise<z.input<Route['response']> | Readable>

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: RouteDefinition
  }
  interface FastifyRequest {
    auth: Auth | null
  }
  interface FastifyInstance {
    validatesResponses: boolean
  }
}

const NoBody = z.strictObject({})

/** Registers a contract route. The gate checks session, subscription and CSRF before the body is read. */
export function serveRoute<const Route extends RouteDefinition>(
  app: FastifyInstance,
  route: Route,
  handle: (call: Call<Route>) => HandlerResult<Route>,
): void {
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { route },
    ...(route.maxBytes === undefined ? {} : { bodyLimit: route.maxBytes }),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const call = {
        params: route.params?.parse(request.params),
        query: route.query?.parse(request.query),
        // A call without a body sends nothing or an empty object; both are accepted.
        body: route.accepts === undefined ? readBody(route, request) : request.body,
        auth: request.auth,
        request,
        reply,
      } as Call<Route>
      const result = await handle(call)
      if (route.responseType !== undefined) return result
      if (!reply.statusCode || reply.statusCode === 200) reply.code(route.status ?? 200)
      // A large response is a stream of the same text.
      if (result instanceof Readable) return result
      return app.validatesResponses ? route.response.parse(result) : result
    },
  })
}

function readBody(route: RouteDefinition, request: FastifyRequest): unknown {
  if (route.body) return route.body.parse(request.body ?? {})
  if (request.body !== undefined && request.body !== null) NoBody.parse(request.body)
  return undefined
}
