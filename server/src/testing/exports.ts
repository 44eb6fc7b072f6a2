import { strFromU8, unzipSync } from 'fflate'
import type { TestApp } from './create-test-app.ts'
import { postFile } from './file-form.ts'
import type { TestClient } from './test-client.ts'

/** The zip of “Export everything”. */
export async function exportZip(user: TestClient): Promise<Buffer> {
  const response = await user.get('/accounts/export/')
  if (response.statusCode !== 200) throw new Error(`export: ${response.body}`)
  return response.rawPayload
}

/** Uploads a zip and waits until it has been checked. */
export async function uploadExport(server: TestApp, user: TestClient, zip: Buffer, name = 'evenkeel.zip') {
  const response = await postFile(user, '/api/restores/', zip, name)
  if (response.statusCode !== 202) return { status: response.statusCode, body: response.json() }
  await server.jobs.waitUntilIdle()
  return { status: 200, body: (await user.get(`/api/restores/${response.json().id}/`)).json() }
}

/** Imports a zip and waits until it's done. */
export async function importExport(server: TestApp, user: TestClient, zip: Buffer) {
  const { body } = await uploadExport(server, user, zip)
  if (body.status !== 'ready') throw new Error(`not ready: ${body.detail}`)
  const confirmed = await user.post(`/api/restores/${body.id}/confirm/`)
  if (confirmed.statusCode !== 202) throw new Error(`confirm: ${confirmed.body}`)
  await server.jobs.waitUntilIdle()
  const done = (await user.get(`/api/restores/${body.id}/`)).json()
  if (done.status !== 'done') throw new Error(`not done: ${done.detail}`)
  return done
}

/**
 * The contents of a zip, without what may differ between two accounts: versions, owner, date, activity, AI settings and
 * the sharing choice.
 */
export function readContent(zip: Buffer): Record<string, unknown> {
  const files = unzipSync(new Uint8Array(zip))
  const content: Record<string, unknown> = {}
  for (const [name, bytes] of Object.entries(files)) {
    if (NOT_COMPARED.has(name)) continue
    if (!name.endsWith('.json')) content[name] = Buffer.from(bytes).toString('latin1')
    else
      content[name] = (JSON.parse(strFromU8(bytes)) as Record<string, unknown>[]).map((row) => toComparable(name, row))
  }
  return content
}

const NOT_COMPARED = new Set(['profile.json', 'evenkeel.json', 'history.json', 'sign-ins.json', 'ai-settings.json'])

function toComparable(name: string, { version: _, ...row }: Record<string, unknown>) {
  if (name === 'custom-instructions.json') return { ...row, id: 'the person' }
  if (name === 'personal-attributes.json') return { ...row, id: 'the person', share_anonymously: 0 }
  return row
}
