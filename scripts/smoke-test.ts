type Json = Record<string, unknown>

/** Someone in a browser: keeps cookies and the CSRF token. */
export type Person = {
  call(method: string, path: string, body?: unknown): Promise<Response>
  callJson(method: string, path: string, body?: unknown): Promise<Json>
  signUp(name: string): Promise<void>
  logIn(name: string): Promise<void>
  /** How many transactions they see. */
  countTransactions(): Promise<unknown>
  /** The same person and session on another process. `publicUrl` is the address that a proxy would pass on. */
  openAt(address: string, publicUrl: string): Person
}

/** Every call throws unless it succeeds. */
export function createPerson(address: string): Person {
  return makePerson(address, {}, { cookies: new Map(), token: '' })
}

type Session = { cookies: Map<string, string>; token: string }

function makePerson(address: string, proxyHeaders: Record<string, string>, session: Session): Person {
  const { cookies } = session
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = {
      'content-type': 'application/json',
      origin: address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(session.token === '' ? {} : { 'x-csrftoken': session.token }),
      ...proxyHeaders,
    }
    const response = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined) cookies.set(name, value ?? '')
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const callJson = async (method: string, path: string, body?: unknown) =>
    (await (await call(method, path, body)).json()) as Json
  const enter = async (path: string, account: Json) => {
    session.token = String((await callJson('GET', '/accounts/csrf/')).csrfToken)
    session.token = String(
      (await callJson('POST', path, { ...account, password: 'a boat with an even keel' })).csrfToken,
    )
  }
  return {
    call,
    callJson,
    signUp: (name) => enter('/accounts/signup/', { username: name, email: `${name}@home.test` }),
    logIn: (name) => enter('/accounts/login/', { username: name }),
    countTransactions: async () => (await callJson('GET', '/api/transactions/')).total,
    openAt: (other, publicUrl) => {
      const { host, protocol } = new URL(publicUrl)
      const passedOn = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), origin: publicUrl }
      return makePerson(other, passedOn, session)
    },
  }
}

/**
 * The minimum a server must do: show its pages, let someone sign up, save what they add, and return it. Returns that
 * person, who has one transaction.
 */
export async function runSmokeTest(address: string): Promise<Person> {
  const someone = createPerson(address)
  for (const page of ['/', '/dashboard']) {
    const text = await (await someone.call('GET', page)).text()
    if (!text.includes('<!doctype html>') && !text.includes('<!DOCTYPE html>')) throw new Error(`${page} isn’t a page`)
  }
  if ((await someone.callJson('GET', '/readyz')).status !== 'ready') throw new Error('not ready')
  await someone.signUp('smoke')
  const row = { transaction_date: '2026-11-01', transaction_name: 'Bakery', amount: '-4.00' }
  await someone.call('POST', '/api/transactions/', row)
  const total = await someone.countTransactions()
  if (total !== 1) throw new Error(`Added 1 transaction, but the list has ${total}`)
  return someone
}
