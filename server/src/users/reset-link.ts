import { HOUR, instantAfter } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { hashToken, randomToken } from '../platform/secrets.ts'

const VALID_MS = HOUR

/** A link that sets a new password within the hour. It ends the one before; only a hash of its token is kept. */
export async function createResetLink(
  tx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  userId: string,
): Promise<string> {
  const token = randomToken()
  const row = { token_hash: hashToken(token), expires_at: instantAfter(clock, VALID_MS) }
  await tx
    .insertInto('password_reset')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  // By the configured address, never by the Host header.
  return `${config.publicUrl}/reset-password-confirm?uid=${userId}&token=${token}`
}
