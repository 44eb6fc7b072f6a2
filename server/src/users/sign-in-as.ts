import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { findAuthOfSession, startSession } from '../platform/sessions.ts'
import { toProfile } from './profile-body.ts'

/** Starts a session and returns the profile with its CSRF token. */
export async function signInAs(deps: Deps, request: FastifyRequest, reply: FastifyReply, userId: string) {
  const sessionId = await startSession(deps, request, reply, userId)
  const auth = await findAuthOfSession(deps, sessionId)
  return { ...toProfile(auth, deps), csrfToken: csrfTokenFor(reply, sessionId) }
}

/** A token for this session only, or for no session. */
export function csrfTokenFor(reply: FastifyReply, sessionId: string | null): string {
  return reply.generateCsrf({ userInfo: sessionId ?? 'nobody' })
}
