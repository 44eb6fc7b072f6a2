import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** 256 random bits, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored instead of a token: of no use to who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A key of its own for each purpose, so that one secret is enough to keep. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/** The secret of the configuration, or one made at the first start and kept beside the data. */
export function loadSessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'session-secret')
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length >= 32) return kept
  }
  const made = randomToken()
  writeFileSync(file, `${made}\n`, { mode: 0o600 })
  return made
}
