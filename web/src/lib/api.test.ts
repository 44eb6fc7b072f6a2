import * as accounts from '@evenkeel/contract/accounts.ts'
import { defineRoute } from '@evenkeel/contract/route.ts'
import { listOf } from '@evenkeel/contract/values.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aProfile } from '../testing/builders.ts'
import { fakeServer, refuseWith } from '../testing/fake-server.ts'
import { callApi, refreshCsrfToken } from './api.ts'
import { ApiError, NetworkError, UnexpectedResponseError } from './api-errors.ts'
import { getCsrfToken } from './csrf-token.ts'
import * as publicRoutes from './public-routes.ts'

const profile = aProfile()
const credentials = { username: 'maya', password: 'a long enough password' }

describe('reading', () => {
  test('a GET request returns the parsed response and sends no CSRF token', async () => {
    const server = fakeServer({ 'GET /accounts/profile/': { body: profile } })
    expect(await callApi(accounts.getProfile)).toEqual(profile)
    expect(server.requests.map((request) => request.path)).toEqual(['/accounts/profile/'])
    expect(server.requests[0]?.headers.has('X-CSRFToken')).toBe(false)
  })

  test('path parameters and the query are escaped, and undefined values are left out', async () => {
    const listThings = defineRoute({
      method: 'GET',
      path: '/api/things/{id}/',
      summary: 'things',
      access: 'signed-in',
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ search: z.string().optional(), limit: z.number().optional() }),
      response: listOf(z.string()),
    })
    const server = fakeServer({ 'GET /api/things/a%2Fb/': { body: { results: [], next: null, total: 0 } } })
    await callApi(listThings, { params: { id: 'a/b' }, query: { search: 'café & co', limit: undefined } })
    expect(server.requests[0]?.path).toBe('/api/things/a%2Fb/?search=caf%C3%A9+%26+co')
  })

  test('a response may have unknown fields, but none may be missing', async () => {
    fakeServer({ 'GET /accounts/profile/': { body: { ...profile, shoe_size: 43 } } })
    expect(await callApi(accounts.getProfile)).toMatchObject({ username: profile.username })

    fakeServer({ 'GET /accounts/profile/': { body: { username: 'maya' } } })
    await expect(callApi(accounts.getProfile)).rejects.toThrow(UnexpectedResponseError)
  })

  test('HTML instead of JSON is an unexpected response', async () => {
    fakeServer({ 'GET /accounts/profile/': new Response('<p>hello</p>') })
    await expect(callApi(accounts.getProfile)).rejects.toThrow(UnexpectedResponseError)
  })
})

describe('writing', () => {
  test('the first write fetches a token, and login replaces it', async () => {
    const server = fakeServer({
      'POST /accounts/login/': { body: { ...profile, csrfToken: 'token-2' } },
      'POST /accounts/sessions/end-others/': { body: { detail: 'Done.' } },
    })
    await callApi(accounts.logIn, { body: credentials })
    await callApi(accounts.endOtherSessions)
    expect(server.requests.map(({ path, headers }) => [path, headers.get('X-CSRFToken')])).toEqual([
      ['/accounts/csrf/', null],
      ['/accounts/login/', 'token-1'],
      ['/accounts/sessions/end-others/', 'token-2'],
    ])
    expect(server.findSent('POST /accounts/login/')[0]?.body).toEqual(credentials)
  })

  test('a stale token is replaced, and the call is sent again', async () => {
    let token = 0
    const server = fakeServer({
      'GET /accounts/csrf/': () => ({ body: { csrfToken: `fresh-${++token}`, token: `fresh-${token}` } }),
      'POST /accounts/login/': ({ headers }) =>
        headers.get('X-CSRFToken') === 'fresh-2'
          ? { body: { ...profile, csrfToken: 'token-9' } }
          : refuseWith(403, 'The token is not valid.', 'csrf'),
    })
    await callApi(accounts.logIn, { body: credentials })
    expect(server.findSent('POST /accounts/login/')).toHaveLength(2)
    expect(getCsrfToken()).toBe('token-9')
  })

  test('a token refused twice is an error, not a loop', async () => {
    const server = fakeServer({ 'POST /accounts/login/': refuseWith(403, 'The token is not valid.', 'csrf') })
    await expect(callApi(accounts.logIn, { body: credentials })).rejects.toMatchObject({ status: 403, code: 'csrf' })
    expect(server.findSent('POST /accounts/login/')).toHaveLength(2)
  })

  test('a 403 for another reason isn’t retried', async () => {
    const server = fakeServer({ 'POST /accounts/login/': refuseWith(403, 'Not from this site.', 'cross_origin') })
    await expect(callApi(accounts.logIn, { body: credentials })).rejects.toMatchObject({ code: 'cross_origin' })
    expect(server.findSent('POST /accounts/login/')).toHaveLength(1)
  })

  test('without a token, the call is still sent, so that the server can say what’s wrong', async () => {
    const server = fakeServer({ 'GET /accounts/csrf/': { status: 500 }, 'POST /accounts/demo/': { body: profile } })
    await callApi(publicRoutes.startDemo)
    expect(server.findSent('POST /accounts/demo/')[0]?.headers.has('X-CSRFToken')).toBe(false)
    expect(await refreshCsrfToken()).toBeNull()
  })
})

describe('failing', () => {
  test('an error has the server’s status, message, code, field errors and time to wait', async () => {
    const details = { errors: [{ path: 'email', message: 'is taken' }], present: { version: 3 } }
    fakeServer({
      'POST /accounts/signup/': {
        ...refuseWith(409, 'Somebody was first.', 'conflict', details),
        headers: { 'Retry-After': '7' },
      },
    })
    const error = await callApi(accounts.signUp, { body: { ...credentials, email: 'a@b.example' } }).catch((e) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 409,
      detail: 'Somebody was first.',
      code: 'conflict',
      retryAfterSeconds: 7,
      ...details,
    })
    expect(error.findError('email')).toBe('is taken')
  })

  test('a proxy’s error page becomes an error with a status and no detail', async () => {
    fakeServer({ 'GET /accounts/profile/': new Response('<h1>Bad gateway</h1>', { status: 502 }) })
    await expect(callApi(accounts.getProfile)).rejects.toMatchObject({ status: 502, detail: '', code: '' })
  })

  test('no connection is a network error; an aborted call stays an abort', async () => {
    fakeServer({ 'GET /accounts/profile/': new TypeError('Failed to fetch') })
    await expect(callApi(accounts.getProfile)).rejects.toThrow(NetworkError)

    const controller = new AbortController()
    controller.abort()
    fakeServer({ 'GET /accounts/profile/': new DOMException('given up', 'AbortError') })
    await expect(callApi(accounts.getProfile, { signal: controller.signal })).rejects.toThrow('given up')
  })
})

test('the public pages call the methods and paths in the contract', () => {
  const contractRoutes = new Map<string, { method: string; path: string }>(Object.entries(accounts) as never)
  for (const [name, lean] of Object.entries(publicRoutes)) {
    expect(contractRoutes.get(name)).toMatchObject(lean)
  }
})
