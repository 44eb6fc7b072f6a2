import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createId } from './ids.ts'

/** 256 random bits, safe in a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, useless to anyone who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Derives a separate key per purpose, so one secret is enough. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/** The configured secret, or one created at the first start and stored with the data. */
export function loadSessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'session-secret')
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (stored !== null && stored.length >= 32) return stored
  const created = createToken()
  const draft = `${file}.${createId()}`
  writeFileSync(draft, `${created}\n`, { mode: 0o600 })
  if (stored !== null) {
    renameSync(draft, file)
    return created
  }
  try {
    // Two processes sharing the folder may start together: the file appears atomically, once, and both use it.
    linkSync(draft, file)
    return created
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
    return readFileSync(file, 'utf8').trim()
  } finally {
    unlinkSync(draft)
  }
}
