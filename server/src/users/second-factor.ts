import { TOTP } from 'otpauth'
import type { Deps } from '../platform/deps.ts'
import { hashToken } from '../platform/secrets.ts'

const PERIOD_SECONDS = 30

export function createTotp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Evenkeel', label, secret, period: PERIOD_SECONDS })
}

/**
 * Returns whether a code from the app, or a recovery code, is right, and uses it up. The time step of the app's last code
 * is stored with compare-and-set, so the same or an older code is refused, even when two requests race.
 */
export async function useCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: { id: string; totp_secret: string },
  code: string,
): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(typed)) {
    const now = clock.now().getTime()
    const delta = createTotp(user.totp_secret, '').validate({ token: typed, timestamp: now, window: 1 })
    if (delta === null) return false
    const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta
    const spent = await db
      .updateTable('app_user')
      .set({ totp_last_step: step })
      .where('id', '=', user.id)
      .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
      .returning('id')
      .executeTakeFirst()
    return spent !== undefined
  }
  const used = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', user.id)
    .where('code_hash', '=', hashToken(typed.toLowerCase()))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
