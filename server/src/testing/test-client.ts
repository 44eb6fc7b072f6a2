import type { FastifyInstance, InjectOptions } from 'fastify'

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>
type CallOptions = { headers?: Record<string, string>; address?: string }

/** A test browser: keeps cookies, sends the CSRF token, and has one IP address. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  csrfToken: string | null = null
  readonly #app: FastifyInstance
  readonly #address: string
  readonly #origin: string

  constructor(app: FastifyInstance, origin: string, address: string) {
    this.#app = app
    this.#origin = origin
    this.#address = address
  }

  get(url: string, options?: CallOptions) {
    return this.send('GET', url, undefined, options)
  }
  post(url: string, body?: unknown, options?: CallOptions) {
    return this.send('POST', url, body, options)
  }
  put(url: string, body?: unknown, options?: CallOptions) {
    return this.send('PUT', url, body, options)
  }
  patch(url: string, body?: unknown, options?: CallOptions) {
    return this.send('PATCH', url, body, options)
  }
  delete(url: string, options?: CallOptions) {
    return this.send('DELETE', url, undefined, options)
  }

  /** Sends the same token and origin as our pages; `headers` replaces or (with '') removes any of them. */
  async send(method: string, url: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    const isUnsafe = method !== 'GET' && method !== 'HEAD'
    if (isUnsafe && this.csrfToken === null && options.headers?.['x-csrftoken'] === undefined) await this.fetchToken()
    const headers: Record<string, string> = {
      ...(isUnsafe ? { 'x-csrftoken': this.csrfToken ?? '', origin: this.#origin } : {}),
      ...options.headers,
    }
    for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name]
    return this.sendRaw({
      method: method as 'GET',
      url,
      headers,
      remoteAddress: options.address ?? this.#address,
      ...(body === undefined ? {} : { payload: body as object }),
    })
  }

  /** Sends exactly this request with the cookies, and stores the response's cookies and token. */
  async sendRaw(request: InjectOptions): Promise<Answer> {
    const response = await this.#app.inject({
      ...request,
      cookies: { ...Object.fromEntries(this.cookies), ...request.cookies },
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (value === '' || maxAge === 0 || (expires && expires.getTime() <= 0)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const token = readToken(response)
    if (token !== null) this.csrfToken = token
    return response
  }

  async fetchToken(): Promise<string> {
    const response = await this.sendRaw({ method: 'GET', url: '/accounts/csrf/', remoteAddress: this.#address })
    return response.json().csrfToken
  }
}

function readToken(response: Answer): string | null {
  if (!String(response.headers['content-type']).includes('json')) return null
  const body: unknown = response.json()
  const token = (body as { csrfToken?: unknown } | null)?.csrfToken
  return typeof token === 'string' ? token : null
}
