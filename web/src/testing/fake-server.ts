import { vi } from 'vitest'

export type SeenRequest = { method: string; path: string; body: unknown; headers: Headers }
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | Response | Error | DOMException
type Handler = Reply | ((request: SeenRequest) => Reply | Promise<Reply>)

/**
 * Replaces `fetch` with a fake server that has one handler per "METHOD /path/" and records every request. A call
 * without a handler fails like a network error, except the CSRF call, which gets a token.
 */
export function fakeServer(handlers: Record<string, Handler>) {
  const requests: SeenRequest[] = []
  const all: Record<string, Handler> = {
    'GET /accounts/csrf/': { body: { csrfToken: 'token-1', token: 'token-1' } },
    ...handlers,
  }
  const fetch = vi.fn(async (address: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(address), window.location.origin)
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const request = { method, path: url.pathname + url.search, body, headers: new Headers(init.headers) }
    requests.push(request)
    const handler = all[`${method} ${url.pathname}`]
    if (handler === undefined) throw new TypeError(`no handler for ${method} ${url.pathname}`)
    const reply = typeof handler === 'function' ? await handler(request) : handler
    if (reply instanceof Error || reply instanceof DOMException) throw reply
    if (reply instanceof Response) return reply.clone()
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200, headers: reply.headers ?? {} })
  })
  vi.stubGlobal('fetch', fetch)
  return {
    requests,
    /** The requests with this method and path, such as "POST /accounts/login/". */
    findSent: (call: string) =>
      requests.filter((request) => `${request.method} ${request.path.split('?')[0]}` === call),
    /** Sets or replaces a handler. */
    answer: (call: string, handler: Handler) => {
      all[call] = handler
    },
  }
}

/** An error response in the server's format. */
export function refuseWith(status: number, detail: string, code = 'invalid', extra: object = {}) {
  return { status, body: { detail, code, request_id: 'test-request', ...extra } }
}
