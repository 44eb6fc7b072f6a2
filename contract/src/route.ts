import type { z } from 'zod'

/** Who can call a route. */
type Access = 'public' | 'signed-in' | 'subscribed'

export type RouteDefinition = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are in braces: `/api/transactions/{id}/`. Ends with a slash, except for operators' pages and files. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** The success status; defaults to 200. */
  readonly status?: number
  /** The format of a request or response that isn't JSON. */
  readonly accepts?: 'json' | 'multipart' | 'raw'
  readonly responseType?: 'json' | 'event-stream' | 'zip' | 'csv' | 'file'
  /** The largest JSON body, if a megabyte isn't enough. */
  readonly maxBytes?: number
  /** Returns personal data without a subscription, so REQUIRE_MFA=1 also protects it. */
  readonly needsSecondFactor?: true
  /** Only for the billing webhook, which is verified by its signature. */
  readonly csrf?: false
}

/** One route definition, shared by server and web. */
export function defineRoute<const Route extends RouteDefinition>(route: Route): Route {
  return route
}

/** Fills in a path's parameters, encoded: `buildPath(route, { id })`. */
export function buildPath(route: RouteDefinition, params: Record<string, string | number> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`path ${route.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
