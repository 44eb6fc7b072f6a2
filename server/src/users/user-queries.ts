import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import type { PreferredCurrency } from '@evenkeel/engine/core/currency.ts'
import { normalizeText } from '@evenkeel/engine/language/normalize-text.ts'
import { getViolatedConstraint } from '../platform/database/database-errors.ts'
import type { Db } from '../platform/database/schema.ts'
import { AppError } from '../platform/errors.ts'
import { createId } from '../platform/ids.ts'

type NewUser = {
  username: string
  /** Must be unique; defaults to the folded name. */
  usernameKey?: string
  email: string
  passwordHash: string
  preferredCurrency: PreferredCurrency
  createdAt: string
  demoEndsAt: string | null
}

/** Names or addresses that differ only in case, width, accent encoding or the spaces around them have the same key. */
export function foldName(text: string): string {
  return normalizeText(text, 'NFKC').trim().toLowerCase()
}

export async function findUserByLogin(db: Db, login: string) {
  const key = foldName(login)
  return db
    .selectFrom('app_user')
    .select(['id', 'username', 'email', 'password_hash', 'totp_secret', 'totp_last_step'])
    .where((eb) => (key.includes('@') ? eb('email_key', '=', key) : eb('username_key', '=', key)))
    .executeTakeFirst()
}

export async function doesUserExist(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

/** Creates a user with the default categories and returns the id. Throws if the username or email is taken. */
export async function insertUser(tx: Db, user: NewUser): Promise<string> {
  const id = createId()
  const keys = { username_key: user.usernameKey ?? foldName(user.username), email_key: foldName(user.email) }
  const conflicts = await findConflicts(tx, keys)
  if (conflicts.length > 0) throw new AppError('invalid-input', conflicts[0]!.message, { errors: conflicts })
  try {
    await tx
      .insertInto('app_user')
      .values({
        id,
        username: user.username,
        email: user.email,
        ...keys,
        password_hash: user.passwordHash,
        preferred_currency: user.preferredCurrency,
        created_at: user.createdAt,
        demo_ends_at: user.demoEndsAt,
        totp_secret: null,
        totp_pending_secret: null,
        totp_last_step: null,
      })
      .execute()
  } catch (error) {
    if (getViolatedConstraint(error) !== 'unique') throw error
    // Someone else was faster. A failed transaction can't tell us which of the two fields it was.
    throw new AppError('invalid-input', 'This username or email is already taken.')
  }
  await tx
    .insertInto('category_row')
    .values(
      DEFAULT_CATEGORIES.map(({ code, name, kind }) => ({
        user_id: id,
        id: createId(),
        version: 1,
        last_updated: user.createdAt,
        name,
        name_key: foldName(name),
        kind,
        code,
      })),
    )
    .execute()
  return id
}

const TAKEN_MESSAGES = {
  username: 'This username is already taken.',
  email: 'An account with this email already exists. Log in, or reset your password.',
}

async function findConflicts(db: Db, keys: { username_key: string; email_key: string }) {
  const rows = await db
    .selectFrom('app_user')
    .select(['username_key', 'email_key'])
    .where((eb) => eb.or([eb('username_key', '=', keys.username_key), eb('email_key', '=', keys.email_key)]))
    .execute()
  const paths = [
    ...(rows.some((row) => row.username_key === keys.username_key) ? (['username'] as const) : []),
    ...(rows.some((row) => row.email_key === keys.email_key) ? (['email'] as const) : []),
  ]
  return paths.map((path) => ({ path, message: TAKEN_MESSAGES[path] }))
}
