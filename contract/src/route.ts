import type { z } from 'zod'

/** Who may call a route. A route that says nothing is for subscribers: the gate denies by default. */
type Access = 'public' | 'signed-in' | 'subscribed'

export type RouteDefinition = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Ends in a slash (health checks excepted); parameters in braces: `/api/transactions/{id}/`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** The status of success; 200 when left out. */
  readonly status?: number
  /** How a request or answer that is not JSON looks. */
  readonly accepts?: 'json' | 'multipart' | 'raw'
  readonly answers?: 'json' | 'event-stream' | 'zip' | 'csv' | 'file'
  /** The largest JSON body, where a megabyte is not enough. */
  readonly maxBytes?: number
  /** Hands out a person's data although it needs no subscription: REQUIRE_MFA=1 guards it too. */
  readonly needsSecondFactor?: true
  /** Only the billing webhook: it proves itself by signature. */
  readonly csrf?: false
}

/** One agreement between server and web, read by both. */
export function defineRoute<const Route extends RouteDefinition>(route: Route): Route {
  return route
}

/** Fills the braces of a path, each value encoded: `pathOf(r, { id })`. */
export function pathOf(route: RouteDefinition, params: Record<string, string | number> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`path ${route.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
