import { ErrorBody } from '@evenkeel/contract/errors.ts'
import type { RouteDefinition } from '@evenkeel/contract/route.ts'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { getSessionCookieName } from '../sessions.ts'

type Json = Record<string, unknown>

const MEDIA = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: 'application/json',
  'event-stream': 'text/event-stream',
  zip: 'application/zip',
  csv: 'text/csv',
  file: 'application/octet-stream',
} as const

/**
 * Records every route as it's added, so the document can't miss one: an app with a route outside the contract, other
 * than the files of the built pages, doesn't start. Call it before adding the first route.
 */
export function collectRoutes(app: FastifyInstance): RouteDefinition[] {
  const routes: RouteDefinition[] = []
  const undefinedRoutes: RouteOptions[] = []
  app.addHook('onRoute', (options) => {
    if (options.config?.route) routes.push(options.config.route)
    else undefinedRoutes.push(options)
  })
  app.addHook('onReady', async () => {
    const unknown = undefinedRoutes.find(({ config }) => !config?.isAsset)
    if (unknown) throw new Error(`the route ${unknown.url} is not in the contract`)
  })
  return routes
}

/** The OpenAPI 3.1 document, from the same schemas that validate requests. */
export function describeApi(routes: readonly RouteDefinition[], config: Pick<Config, 'publicUrl' | 'isHttps'>): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeRoute(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Evenkeel', version: '1', description: 'Budget, spending, income, investments and future wealth.' },
    servers: [{ url: config.publicUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: getSessionCookieName(config) } },
      schemas: { Error: toSchema(ErrorBody, 'output') },
    },
  }
}

function describeRoute(route: RouteDefinition): Json {
  const isUnsafe = route.method !== 'GET'
  const parameters = [
    ...toParameters(route.params, 'path'),
    ...toParameters(route.query, 'query'),
    ...(isUnsafe && route.csrf !== false
      ? [{ name: 'X-CSRFToken', in: 'header', required: true, schema: { type: 'string' } }]
      : []),
  ]
  return {
    summary: route.summary,
    tags: [route.path.split('/')[1] === 'api' ? route.path.split('/')[2] : route.path.split('/')[1]],
    'x-access': route.access,
    ...(route.access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { [MEDIA[route.accepts ?? 'json']]: { schema: toSchema(route.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [route.status ?? 200]: {
        description: 'Done',
        content: { [MEDIA[route.responseType ?? 'json']]: { schema: toSchema(route.response, 'output') } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function toParameters(schema: z.ZodObject | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: toSchema(field as z.ZodType, 'input'),
  }))
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}
