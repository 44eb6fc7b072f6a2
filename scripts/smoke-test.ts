/** The minimum a server must do: show its pages, let someone sign up, save what they add, and return it. */
export async function smokeTest(address: string): Promise<void> {
  const cookies = new Map<string, string>()
  let token = ''
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = {
      'content-type': 'application/json',
      origin: address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token === '' ? {} : { 'x-csrftoken': token }),
    }
    const answer = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined) cookies.set(name, value ?? '')
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const json = async (answer: Promise<Response>) => (await (await answer).json()) as Record<string, unknown>

  for (const page of ['/', '/dashboard']) {
    const text = await (await call('GET', page)).text()
    if (!text.includes('<!doctype html>') && !text.includes('<!DOCTYPE html>')) throw new Error(`${page} is no page`)
  }
  if ((await json(call('GET', '/readyz'))).status !== 'ready') throw new Error('not ready')
  token = String((await json(call('GET', '/accounts/csrf/'))).csrfToken)
  const person = { username: 'smoke', email: 'smoke@home.test', password: 'a boat with an even keel' }
  token = String((await json(call('POST', '/accounts/signup/', person))).csrfToken)
  const row = { transaction_date: '2026-11-01', transaction_name: 'Bakery', amount: '-4.00' }
  await call('POST', '/api/transactions/', row)
  const { total } = await json(call('GET', '/api/transactions/'))
  if (total !== 1) throw new Error(`1 transaction was added and ${total} are there`)
}
