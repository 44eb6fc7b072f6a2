import { getInstant, HOUR } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken } from '../../platform/secrets.ts'
import { endSessions } from '../../platform/sessions.ts'
import { incrementCount } from '../../platform/throttle.ts'
import { notifyUser, queueEmail } from '../../users/mail-to-user.ts'
import { findWeakness, hashPassword } from '../../users/passwords.ts'
import { createResetLink } from '../../users/reset-link.ts'
import { foldName } from '../../users/user-queries.ts'

const EMAILS_PER_HOUR = 5
const INVALID_LINK = 'This link no longer works. Request a new one.'

/**
 * Queues an email with a link if an account (not a demo) uses the address, but no more than five an hour. Callers can't
 * tell whether one was queued. A new link replaces the previous one.
 */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const { db } = deps
  const key = foldName(email)
  // Counted for unknown addresses too, so both cases do the same work.
  const attempts = await incrementCount(deps, `reset-account:${hashToken(key)}`, HOUR)
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'username'])
    .where('email_key', '=', key)
    .where('demo_ends_at', 'is', null)
    .executeTakeFirst()
  if (!user || attempts > EMAILS_PER_HOUR) return

  await runInTransaction(db, async (tx) => {
    const link = await createResetLink(tx, deps, user.id)
    await queueEmail(tx, deps, user, {
      subject: 'Reset your Evenkeel password',
      text: `Hello ${user.username},\n\nWe received a request to reset the password for your Evenkeel account.\nTo choose a new password, use this link within one hour:\n\n${link}\n\nIf you didn’t request this, you can ignore this email. Nothing has changed.\n`,
    })
  })
  deps.wakeJobs()
}

/**
 * Sets the password with an unused link from the last hour, confirms the email address, ends every session and queues
 * an email about it. If the link or the password is no good, it throws and nothing changes.
 */
export async function resetPassword(
  deps: Deps,
  { token, uid, newPassword }: { token: string; uid: string; newPassword: string },
) {
  const { db, clock } = deps
  const user = await db.selectFrom('app_user').select(['username', 'email']).where('id', '=', uid).executeTakeFirst()
  if (!user) throw new AppError('invalid-input', INVALID_LINK)
  const weakness = findWeakness(newPassword, user)
  if (weakness !== null) throw new AppError('invalid-input', weakness)
  const passwordHash = await hashPassword(newPassword)
  await runInTransaction(db, async (tx) => {
    const used = await tx
      .deleteFrom('password_reset')
      .where('user_id', '=', uid)
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', getInstant(clock))
      .returning('user_id')
      .executeTakeFirst()
    if (!used) throw new AppError('invalid-input', INVALID_LINK)
    // Whoever has the link can read email to this address, which confirms it.
    await tx
      .updateTable('app_user')
      .set((eb) => ({
        password_hash: passwordHash,
        email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(getInstant(clock))),
      }))
      .where('id', '=', uid)
      .execute()
    await endSessions(tx, uid)
    await notifyUser(tx, deps, { id: uid, ...user }, 'password-changed')
  })
  deps.wakeJobs()
}
