import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { findAuthBySession, startSession } from '../platform/sessions.ts'
import { toProfile } from './profile-body.ts'

/** Starts a session and returns the user's profile with the session's CSRF token. */
export async function signInAs(deps: Deps, request: FastifyRequest, reply: FastifyReply, userId: string) {
  const sessionId = await startSession(deps, request, reply, userId)
  const auth = await findAuthBySession(deps, sessionId)
  return { ...toProfile(auth, deps), csrfToken: createCsrfToken(reply, sessionId) }
}

/** A CSRF token that only works with this session; for `null`, only while nobody is logged in. */
export function createCsrfToken(reply: FastifyReply, sessionId: string | null): string {
  return reply.generateCsrf({ userInfo: sessionId ?? 'nobody' })
}
