import { getInstantAfter, HOUR } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { createToken, hashToken } from '../platform/secrets.ts'

const VALID_MS = HOUR

/**
 * Creates a link that resets the password once within an hour. It replaces the previous one. Only its token's hash is
 * stored.
 */
export async function createResetLink(
  tx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  userId: string,
): Promise<string> {
  const token = createToken()
  const row = { token_hash: hashToken(token), expires_at: getInstantAfter(clock, VALID_MS) }
  await tx
    .insertInto('password_reset')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  // Uses the configured address, never the Host header.
  return `${config.publicUrl}/reset-password-confirm?uid=${userId}&token=${token}`
}
