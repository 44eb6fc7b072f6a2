import { mkdtempSync, rmSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { type ServerProcess, signUpOverHttp, startServerProcess } from './server-process.ts'

export type Person = Awaited<ReturnType<typeof signUpOverHttp>>

/** Starts real server processes. They all stop when the test file ends. */
export function createServerProcesses() {
  const folders: string[] = []
  const processes: ServerProcess[] = []
  afterAll(() => {
    for (const { child } of processes) child.kill('SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return {
    /** A data folder with a name that trips up careless code. */
    makeFolder(): string {
      const folder = mkdtempSync(join(tmpdir(), 'evenkeel büro data '))
      folders.push(folder)
      return folder
    },
    async start(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
      const server = await startServerProcess({ DATA_DIR: dataDir, ...env })
      processes.push(server)
      return server
    },
  }
}

export async function subscribeOverHttp(url: string, name = 'ana'): Promise<Person> {
  const person = await signUpOverHttp(url, name)
  expect((await person(url, 'POST', '/api/subscription/activate/', { plan: 'monthly' })).status).toBe(200)
  return person
}

const BOUNDARY = 'edge-of-a-form'
/** What comes before and after the file in the body of an upload. */
export const FORM_START = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`
export const FORM_END = `\r\n--${BOUNDARY}--\r\n`

/** An upload whose body the test writes itself; without a length it is sent in chunks. */
export function openUpload(person: Person, url: string, length?: number): ClientRequest {
  return request(`${url}/api/imports/`, {
    method: 'POST',
    headers: {
      ...person.headers,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
    },
  })
}
