import { DAY, getInstant, getInstantAfter } from '../platform/clock.ts'
import { runInTransaction } from '../platform/database/open-transaction.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { createToken, hashToken } from '../platform/secrets.ts'
import { queueEmail } from './mail-to-user.ts'

const VALID_MS = 2 * DAY

/** Queues an email with a link that confirms the address. The user's previous link stops working. */
export async function sendVerification(
  tx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  user: { id: string; username: string; email: string },
): Promise<void> {
  const token = createToken()
  const row = { token_hash: hashToken(token), email: user.email, expires_at: getInstantAfter(clock, VALID_MS) }
  await tx
    .insertInto('email_verification')
    .values({ user_id: user.id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  const link = `${config.publicUrl}/verify-email?uid=${user.id}&token=${token}`
  await queueEmail(tx, { clock }, user, {
    subject: 'Confirm your email address for Evenkeel',
    text: `Hello ${user.username},\n\nPlease confirm your email address with this link. It works for two days:\n\n${link}\n\nIf you don’t have an Evenkeel account, you can ignore this email.\n`,
  })
}

/** For emails nobody asked for: sent only if there is a mail server, so a household without one isn't bothered. */
export async function sendVerificationIfPossible(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'config'>,
  user: { id: string; username: string; email: string },
): Promise<void> {
  if (deps.config.mail.smtpUrl !== undefined) await sendVerification(tx, deps, user)
}

/** Throws if the link was used, replaced or has expired, or if the user now has another address. */
export async function confirmEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { uid, token }: { uid: string; token: string },
): Promise<void> {
  const isConfirmed = await runInTransaction(db, async (tx) => {
    const link = await tx
      .deleteFrom('email_verification')
      .where('user_id', '=', uid)
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', getInstant(clock))
      .returning('email')
      .executeTakeFirst()
    if (!link) return false
    const updated = await tx
      .updateTable('app_user')
      .set({ email_verified_at: getInstant(clock) })
      .where('id', '=', uid)
      .where('email', '=', link.email)
      .executeTakeFirst()
    return updated.numUpdatedRows > 0n
  })
  if (!isConfirmed)
    throw new AppError('invalid-input', 'This link no longer works. Request a new one in Your Account Info.')
}
