import { randomInt } from 'node:crypto'
import { DAY, getInstant, getInstantAfter } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { createId } from '../platform/ids.ts'
import { hashToken } from '../platform/secrets.ts'

const VALID_MS = 14 * DAY
/** Without letters and digits that look alike, because people read codes aloud. Sixteen characters are 79 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 16

/** Creates a code for one sign-up within two weeks. Only its hash is stored. */
export async function createInvite({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const row = {
    id: createId(),
    created_at: getInstant(clock),
    expires_at: getInstantAfter(clock, VALID_MS),
    used_at: null,
  }
  await db
    .insertInto('invite')
    .values({ ...row, code_hash: hashToken(code) })
    .execute()
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** Uses up the code in the transaction that creates the user. Throws if it's missing, unknown, used or expired. */
export async function useInvite(tx: Db, { clock }: Pick<Deps, 'clock'>, code: string | undefined): Promise<void> {
  const typed = (code ?? '').toLowerCase().replace(/[\s-]/g, '')
  const now = getInstant(clock)
  const used = await tx
    .updateTable('invite')
    .set({ used_at: now })
    .where('code_hash', '=', hashToken(typed))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (used) return
  const message =
    typed === '' ? 'You need an invite code to sign up here.' : 'This invite code is invalid, expired or already used.'
  throw new AppError('invalid-input', message, { errors: [{ path: 'invite', message }] })
}
