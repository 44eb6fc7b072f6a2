import type { FastifyRequest } from 'fastify'
import { DAY, instant } from './clock.ts'
import type { Deps } from './deps.ts'
import { newId } from './ids.ts'
import { deviceOf } from './sessions.ts'

const KEPT_MS = 90 * DAY

type AuditEvent =
  | 'signed-up'
  | 'logged-in'
  | 'login-failed'
  | 'logged-out'
  | 'demo-started'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'email-confirmed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'exported'

type Audited = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/** Records who did what from which address if AUDIT_LOG=1; deleting an account deletes its entries. Never throws. */
export async function audit(
  { db, clock, config, log }: Audited,
  request: FastifyRequest,
  event: AuditEvent,
  userId: string | null,
): Promise<void> {
  if (!config.auditLog) return
  const row = {
    id: newId(),
    at: instant(clock),
    user_id: userId,
    event,
    address: request.ip,
    device: deviceOf(request),
  }
  try {
    await db.insertInto('audit_event').values(row).execute()
  } catch (error) {
    log.error({ err: error, event }, 'an audit entry could not be written')
  }
}

export async function sweepAuditLog({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('audit_event').where('at', '<', before).execute()
}
