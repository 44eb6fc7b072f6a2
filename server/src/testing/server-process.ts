import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import settings from '../process-settings.json' with { type: 'json' }

const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'main.ts')

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** Its output so far. */
  readOutput(): string
  exited: Promise<{ code: number | null; signal: string | null }>
}

/**
 * Starts the real program as its own process. Resolves when it's listening; rejects with its output if it exits first.
 */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const process_ = runServerProcess(env)
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setInterval(() => {
      const port = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(process_.readOutput())?.[1]
      if (port === undefined || !process_.readOutput().includes('Evenkeel is running')) return
      clearInterval(timer)
      resolve(`http://127.0.0.1:${port}`)
    }, 10)
    void process_.exited.then(() => {
      clearInterval(timer)
      reject(new Error(process_.readOutput()))
    })
  })
  return { ...process_, url }
}

export function runServerProcess(env: Record<string, string>): Omit<ServerProcess, 'url'> {
  let printed = ''
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [...settings.nodeFlags, main], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', HOST: '127.0.0.1', ...settings.environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const collect = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  return { child, readOutput: () => printed, exited }
}

/** Signs up over HTTP and returns a client with a session and a token. */
export async function signUpOverHttp(url: string, username: string) {
  const first = await fetch(`${url}/accounts/csrf/`)
  const csrfCookie = (first.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const { csrfToken } = (await first.json()) as { csrfToken: string }
  const response = await fetch(`${url}/accounts/signup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrftoken': csrfToken, cookie: csrfCookie },
    body: JSON.stringify({ username, email: `${username}@home.test`, password: 'a boat with an even keel' }),
  })
  if (response.status !== 201) throw new Error(await response.text())
  const session =
    (response.headers.getSetCookie().find((cookie) => cookie.startsWith('sid=')) ?? '').split(';')[0] ?? ''
  const { csrfToken: token } = (await response.json()) as { csrfToken: string }
  const headers = { 'content-type': 'application/json', 'x-csrftoken': token, cookie: `${csrfCookie}; ${session}` }
  const call = (base: string, method: string, path: string, body?: unknown) =>
    fetch(base + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  return Object.assign(call, {
    headers,
    /** Sends a file as the page's form would. */
    sendFile: (base: string, path: string, file: Blob, name: string) => {
      const form = new FormData()
      form.append('file', file, name)
      const { 'content-type': _, ...rest } = headers
      return fetch(base + path, { method: 'POST', headers: rest, body: form })
    },
  })
}
