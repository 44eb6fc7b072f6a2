import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { createToken, deriveKey } from '../platform/secrets.ts'
import { getCookieOptions } from '../platform/sessions.ts'

const LIFETIME_MS = 365 * DAY

type SigningDeps = Pick<Deps, 'config' | 'sessionSecret'>

/**
 * Marks this browser as one where the user has signed up, logged in or reset their password. It grants nothing, but
 * failed logins elsewhere don't lock it out. Signed and not stored, so there's no list of devices to leak.
 */
export function rememberDevice(deps: SigningDeps, reply: FastifyReply, userId: string): void {
  const nonce = createToken().slice(0, 22)
  const options = { ...getCookieOptions(deps.config), maxAge: LIFETIME_MS / 1000 }
  reply.setCookie(getCookieName(deps.config), `${userId}.${nonce}.${sign(deps, userId, nonce)}`, options)
}

/** Identifies this browser among the user's; null unless it was marked for this user. */
export function findKnownDevice(deps: SigningDeps, request: FastifyRequest, userId: string): string | null {
  const [owner, nonce = '', signature = ''] = (request.cookies[getCookieName(deps.config)] ?? '').split('.')
  if (owner !== userId) return null
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(deps, userId, nonce))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? nonce : null
}

function getCookieName({ isHttps }: Pick<Config, 'isHttps'>): string {
  return isHttps ? '__Host-device' : 'device'
}

function sign({ sessionSecret }: SigningDeps, userId: string, nonce: string): string {
  return createHmac('sha256', deriveKey(sessionSecret, 'device')).update(`${userId}.${nonce}`).digest('base64url')
}
