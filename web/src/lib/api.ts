import { buildPath, type RouteDefinition } from '@evenkeel/contract/route.ts'
import type { z } from 'zod'
import { ApiError, NetworkError, UnexpectedResponseError } from './api-errors.ts'
import { getCsrfToken, setCsrfToken } from './csrf-token.ts'

/**
 * The parts of a route that a call uses. In the built site, contract routes have no schemas
 * (web/scripts/lean-contract.ts), so only development and tests compare responses with the contract.
 */
type CallableRoute = Pick<RouteDefinition, 'method' | 'path'> &
  Partial<Pick<RouteDefinition, 'params' | 'query' | 'body' | 'response' | 'accepts' | 'responseType'>>

type SchemaOf<Route, Part extends string> = Route extends { readonly [P in Part]?: infer S }
  ? Extract<S, z.ZodType>
  : never
type FieldFor<Part extends string, Schema> = [Schema] extends [never]
  ? unknown
  : Schema extends z.ZodType
    ? object extends z.input<Schema>
      ? { [P in Part]?: z.input<Schema> }
      : { [P in Part]: z.input<Schema> }
    : never

export type CallInput<Route> = FieldFor<'params', SchemaOf<Route, 'params'>> &
  FieldFor<'query', SchemaOf<Route, 'query'>> &
  (Route extends { accepts: 'multipart' } ? { body: FormData } : FieldFor<'body', SchemaOf<Route, 'body'>>) & {
    signal?: AbortSignal
    /** For uploads of form data: called with the share that has been sent, from 0 to 1. */
    onSent?: (share: number) => void
  }
export type ResponseBody<Route> = Route extends { responseType: 'zip' | 'csv' | 'file' }
  ? Blob
  : z.output<SchemaOf<Route, 'response'>>

type CallArguments<Route> = object extends CallInput<Route> ? [input?: CallInput<Route>] : [input: CallInput<Route>]

/**
 * Calls a route and returns its response. Throws `ApiError` if the server returns an error, `NetworkError` if it can't
 * be reached, and `UnexpectedResponseError` if the response isn't what the route promises. An abort is rethrown
 * unchanged. If the CSRF token is stale, gets a new one and tries once more.
 */
export async function callApi<const Route extends CallableRoute>(
  route: Route,
  ...[input]: CallArguments<Route>
): Promise<ResponseBody<Route>> {
  const call = (input ?? {}) as LooseInput
  const isUnsafe = route.method !== 'GET'
  if (isUnsafe && getCsrfToken() === null) await refreshCsrfToken()

  let response = await send(route, call)
  if (isUnsafe && response.status === 403) {
    const refusal = await toApiError(response)
    if (!/csrf/i.test(refusal.code)) throw refusal
    await refreshCsrfToken()
    response = await send(route, call)
  }
  if (!response.ok) throw await toApiError(response)
  return (await readResponse(route, response)) as ResponseBody<Route>
}

/** Fetches and stores a CSRF token; null if that fails. */
export async function refreshCsrfToken(): Promise<string | null> {
  try {
    const response = await fetch('/accounts/csrf/', { credentials: 'same-origin', cache: 'no-store' })
    const body: unknown = response.ok ? await response.json() : null
    setCsrfToken(readToken(body))
  } catch (error) {
    console.warn('Couldn’t fetch the CSRF token.', error)
    setCsrfToken(null)
  }
  return getCsrfToken()
}

type LooseInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  onSent?: (share: number) => void
}

async function send(route: CallableRoute, { params, query, body, signal, onSent }: LooseInput): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const token = getCsrfToken()
  if (route.method !== 'GET' && token !== null) headers['X-CSRFToken'] = token
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json'
  const address = buildPath(route as RouteDefinition, params) + writeQuery(query)
  try {
    if (onSent && isForm)
      return await (await import('./send-form.ts')).sendForm(address, { headers, body, signal, onSent })
    return await fetch(address, {
      method: route.method,
      credentials: 'same-origin',
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('Couldn’t reach the server.', { cause: error })
  }
}

/** Skips undefined and null; lists are comma-separated. */
function writeQuery(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  return new ApiError(response.status, body, response.headers.get('Retry-After'))
}

async function readResponse(route: CallableRoute, response: Response): Promise<unknown> {
  if (route.responseType !== undefined && route.responseType !== 'json') return response.blob()
  let body: unknown
  try {
    body = await response.json()
  } catch (error) {
    throw new UnexpectedResponseError(`${route.path} didn’t return JSON.`, { cause: error })
  }
  const newToken = readToken(body)
  if (newToken !== null) setCsrfToken(newToken)
  if (!route.response) return body
  const parsed = route.response.safeParse(body)
  if (parsed.success) return parsed.data
  // A newer server may return more fields than this page knows about. An open tab must not fail because of that.
  if (parsed.error.issues.every((issue) => issue.code === 'unrecognized_keys')) return body
  throw new UnexpectedResponseError(`${route.path} returned an unexpected response.`, { cause: parsed.error })
}

function readToken(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { csrfToken, token } = body as { csrfToken?: unknown; token?: unknown }
  if (typeof csrfToken === 'string') return csrfToken
  return typeof token === 'string' && Object.keys(body).length <= 2 ? token : null
}
