import type { FastifyRequest } from 'fastify'
import { DAY, getInstant } from './clock.ts'
import type { Deps } from './deps.ts'
import { createId } from './ids.ts'
import { describeDevice } from './sessions.ts'

const RETENTION_MS = 90 * DAY

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

type AuditDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/** Records who did what from which address if AUDIT_LOG=1; deleting an account deletes its entries. Never throws. */
export async function recordAuditEvent(
  { db, clock, config, log }: AuditDeps,
  request: FastifyRequest,
  event: AuditEvent,
  userId: string | null,
): Promise<void> {
  if (!config.auditLog) return
  const row = {
    id: createId(),
    at: getInstant(clock),
    user_id: userId,
    event,
    address: request.ip,
    device: describeDevice(request),
  }
  try {
    await db.insertInto('audit_event').values(row).execute()
  } catch (error) {
    log.error({ err: error, event }, 'an audit entry could not be written')
  }
}

export async function deleteOldAuditEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS).toISOString()
  await db.deleteFrom('audit_event').where('at', '<', before).execute()
}
