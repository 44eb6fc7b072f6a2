import { isSubscribed, type SubscriptionRow } from '@evenkeel/engine/subscription/is-subscribed.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, getInstant, HOUR, MINUTE } from './clock.ts'
import type { Config } from './config.ts'
import { runInTransaction } from './database/open-transaction.ts'
import type { Db } from './database/schema.ts'
import type { Deps } from './deps.ts'
import { createId } from './ids.ts'
import { createToken, hashToken } from './secrets.ts'

export const IDLE_MS = 12 * HOUR
export const ABSOLUTE_MS = 30 * DAY
const LAST_SEEN_INTERVAL_MS = MINUTE

type SignedInUser = {
  id: string
  username: string
  email: string
  preferredCurrency: string
  createdAt: string
  demoEndsAt: string | null
  hasTotp: boolean
  isEmailVerified: boolean
}

/** The current user, found with one query for session, user and subscription. */
export type Auth = { sessionId: string; user: SignedInUser; isSubscribed: boolean }

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'config'>

export function getSessionCookieName(config: Pick<Config, 'isHttps'>): string {
  return config.isHttps ? '__Host-sid' : 'sid'
}

export function getCookieOptions(config: Pick<Config, 'isHttps'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const
}

/**
 * The session behind the cookie, or null if it's unknown, idle for 12 hours, 30 days old, or belongs to an expired
 * demo.
 */
export async function findAuth({ db, clock, config }: SessionDeps, token: string): Promise<Auth | null> {
  const hash = hashToken(token)
  // Read before the row: the pending value may be written and removed here while the row is loading.
  const pendingLastSeen = pendingWrites.get(hash) ?? ''
  const row = await selectSessionsWithUser(db).where('session.token_hash', '=', hash).executeTakeFirst()
  if (!row) return null
  const now = clock.now()
  const age = now.getTime() - Date.parse(row.session_created_at)
  const lastSeen = pendingLastSeen > row.last_seen_at ? pendingLastSeen : row.last_seen_at
  const idle = now.getTime() - Date.parse(lastSeen)
  const isDemoOver = row.demo_ends_at !== null && row.demo_ends_at <= now.toISOString()
  if (idle >= IDLE_MS || age >= ABSOLUTE_MS) {
    // It must not be valid again if the server's clock is set back.
    const ended = db.deleteFrom('session').where('token_hash', '=', hash)
    await ended.execute().catch(() => {})
    return null
  }
  if (isDemoOver) return null
  if (idle >= LAST_SEEN_INTERVAL_MS) recordLastSeen(db, hash, now.toISOString())
  return toAuth(row, now, config)
}

/** When a session was last seen, by token hash, until the write to the database succeeds or fails. */
const pendingWrites = new Map<string, string>()

/**
 * Not awaited: a read must not wait for a writer or fail because the disk is full. The next request retries a failed
 * write. One session never queues more than one write.
 */
function recordLastSeen(db: Db, hash: string, now: string): void {
  const isWriting = pendingWrites.has(hash)
  pendingWrites.set(hash, now)
  if (!isWriting) void writeLastSeen(db, hash)
}

async function writeLastSeen(db: Db, hash: string): Promise<void> {
  for (let written = ''; pendingWrites.get(hash) !== written; ) {
    written = pendingWrites.get(hash) ?? ''
    const update = db.updateTable('session').set({ last_seen_at: written }).where('token_hash', '=', hash)
    await update.execute().catch(() => {})
  }
  pendingWrites.delete(hash)
}

/** Like `findAuth`, for a session that was just started: its age isn't checked, and an unknown one throws. */
export async function findAuthBySession({ db, clock, config }: SessionDeps, sessionId: string): Promise<Auth> {
  const row = await selectSessionsWithUser(db).where('session.id', '=', sessionId).executeTakeFirstOrThrow()
  return toAuth(row, clock.now(), config)
}

function selectSessionsWithUser(db: Db) {
  return db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoin('subscription', 'subscription.user_id', 'session.user_id')
    .select([
      'session.id as session_id',
      'session.created_at as session_created_at',
      'session.last_seen_at',
      'app_user.id',
      'app_user.username',
      'app_user.email',
      'app_user.preferred_currency',
      'app_user.created_at',
      'app_user.demo_ends_at',
      'app_user.totp_secret',
      'app_user.email_verified_at',
      'subscription.status',
      'subscription.trial_ends_at',
      'subscription.period_ends_at',
    ])
}

type SessionWithUser = NonNullable<Awaited<ReturnType<ReturnType<typeof selectSessionsWithUser>['executeTakeFirst']>>>

function toAuth(row: SessionWithUser, now: Date, { billing }: Config): Auth {
  const subscription: SubscriptionRow | null =
    row.status === null
      ? null
      : { status: row.status, trialEndsAt: row.trial_ends_at, periodEndsAt: row.period_ends_at }
  return {
    sessionId: row.session_id,
    user: {
      id: row.id,
      username: row.username,
      email: row.email,
      preferredCurrency: row.preferred_currency,
      createdAt: row.created_at,
      demoEndsAt: row.demo_ends_at,
      hasTotp: row.totp_secret !== null,
      isEmailVerified: row.email_verified_at !== null,
    },
    isSubscribed: billing.provider === 'off' || isSubscribed(subscription, now.toISOString()),
  }
}

/**
 * Starts a session, sets its cookie and returns its id. Ends the session this browser had, so a planted or old cookie
 * is useless.
 */
export async function startSession(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<string> {
  const old = request.cookies[getSessionCookieName(config)]
  const token = createToken()
  const id = createId()
  const now = getInstant(clock)
  await runInTransaction(db, async (tx) => {
    if (old !== undefined) await tx.deleteFrom('session').where('token_hash', '=', hashToken(old)).execute()
    await tx
      .insertInto('session')
      .values({
        id,
        token_hash: hashToken(token),
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        device: describeDevice(request),
      })
      .execute()
  })
  reply.setCookie(getSessionCookieName(config), token, { ...getCookieOptions(config), maxAge: ABSOLUTE_MS / 1000 })
  return id
}

export function clearSessionCookie(config: Pick<Config, 'isHttps'>, reply: FastifyReply): void {
  reply.clearCookie(getSessionCookieName(config), getCookieOptions(config))
}

/** False once the session is deleted, for example at logout or after a password reset. Its age isn't checked. */
export async function isSessionOpen(db: Db, sessionId: string): Promise<boolean> {
  return (await db.selectFrom('session').select('id').where('id', '=', sessionId).executeTakeFirst()) !== undefined
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId)
  await query.execute()
}

// The first match wins: Edge and Opera also say Chrome, and Chrome also says Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** "Firefox on Windows": enough to recognize your own devices, and all we store. */
export function describeDevice(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? ''
  const findName = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1]
  const browser = findName(BROWSERS) ?? 'An app'
  const system = findName(SYSTEMS)
  return system === undefined ? browser : `${browser} on ${system}`
}
