import type { Deps } from '../platform/deps.ts'
import { deleteUser } from '../users/delete-user.ts'
import { createInvite } from '../users/invites.ts'
import { createResetLink } from '../users/reset-link.ts'
import { findUserByLogin } from '../users/user-queries.ts'
import { CommandError } from './run-command.ts'

type OperatorDeps = Pick<Deps, 'db' | 'engine' | 'config' | 'clock' | 'wakeJobs'>

const USAGE = `Usage: npm run users -- COMMAND
  list                      list accounts, newest first
  invite                    create a code for one sign-up
  reset-password NAME       create a password reset link, valid for one hour
  turn-off-2fa NAME         turn off two-factor authentication, if someone lost their phone and recovery codes
  delete NAME --yes         permanently delete the account and everything in it
  feedback                  show feedback, newest first
  audit [NAME]              show logins and account changes with IP addresses (needs AUDIT_LOG=1)
NAME is a username or an email address.`

/** Runs one command and returns the lines to print. Throws a `CommandError` with the reason or the usage. */
export async function runUsersCommand(deps: OperatorDeps, [command, ...args]: readonly string[]): Promise<string[]> {
  switch (command) {
    case 'list':
      return listUsers(deps)
    case 'invite':
      return [await createInvite(deps), `Valid for one sign-up within two weeks at ${deps.config.publicUrl}/signup`]
    case 'reset-password':
      return [await createResetLink(deps.db, deps, (await requireUser(deps, args[0])).id), 'Valid for one hour.']
    case 'turn-off-2fa':
      return turnOffSecondFactor(deps, args[0])
    case 'delete':
      return deleteAccount(deps, args)
    case 'feedback':
      return readFeedback(deps)
    case 'audit':
      return readAudit(deps, args[0])
    default:
      throw new CommandError(USAGE)
  }
}

async function listUsers({ db }: OperatorDeps): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['username', 'email', 'created_at', 'totp_secret', 'email_verified_at'])
    .where('demo_ends_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const lines = rows.map((row) => {
    const statuses = [row.email_verified_at && 'email confirmed', row.totp_secret && 'two-factor'].filter(Boolean)
    return [
      row.created_at.slice(0, 10),
      maskControlCharacters(row.username),
      maskControlCharacters(row.email),
      statuses.join(', '),
    ]
      .join('  ')
      .trim()
  })
  return [...lines, `${rows.length} ${rows.length === 1 ? 'account' : 'accounts'}`]
}

async function turnOffSecondFactor(deps: OperatorDeps, name: string | undefined): Promise<string[]> {
  const user = await requireUser(deps, name)
  const off = { totp_secret: null, totp_pending_secret: null, totp_last_step: null }
  await deps.db.updateTable('app_user').set(off).where('id', '=', user.id).execute()
  await deps.db.deleteFrom('recovery_code').where('user_id', '=', user.id).execute()
  return [`Two-factor authentication is off for ${maskControlCharacters(user.username)}.`]
}

async function deleteAccount(deps: OperatorDeps, args: readonly string[]): Promise<string[]> {
  const user = await requireUser(
    deps,
    args.find((arg) => arg !== '--yes'),
  )
  if (!args.includes('--yes')) {
    throw new CommandError(
      `This permanently deletes ${maskControlCharacters(user.username)} (${maskControlCharacters(user.email)}). Add --yes to confirm.`,
    )
  }
  await deleteUser(deps, user.id)
  return [`Deleted ${maskControlCharacters(user.username)}.`]
}

async function readFeedback({ db }: OperatorDeps): Promise<string[]> {
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('app_user', 'app_user.id', 'feedback.user_id')
    .select(['feedback.created_at', 'username', 'page', 'text'])
    .orderBy('feedback.id', 'desc')
    .limit(200)
    .execute()
  if (rows.length === 0) return ['No feedback yet.']
  return rows.map(
    (row) =>
      `${row.created_at}  ${maskControlCharacters(row.username)}  ${maskControlCharacters(row.page)}\n  ${maskControlCharacters(row.text)}\n`,
  )
}

async function readAudit(deps: OperatorDeps, name: string | undefined): Promise<string[]> {
  let query = deps.db
    .selectFrom('audit_event')
    .leftJoin('app_user', 'app_user.id', 'audit_event.user_id')
    .select(['at', 'event', 'address', 'device', 'username'])
  if (name !== undefined) query = query.where('audit_event.user_id', '=', (await requireUser(deps, name)).id)
  const rows = await query.orderBy('audit_event.id', 'desc').limit(500).execute()
  if (rows.length === 0)
    return [deps.config.auditLog ? 'Nothing yet.' : 'The audit log is off. Set AUDIT_LOG=1 to turn it on.']
  return rows.map((row) =>
    [row.at, row.event, row.address, row.device, maskControlCharacters(row.username ?? '-')].join('  '),
  )
}

async function requireUser({ db }: OperatorDeps, name: string | undefined) {
  if (name === undefined) throw new CommandError(USAGE)
  const user = await findUserByLogin(db, name)
  if (!user) throw new CommandError(`No account found for ${name}.`)
  return user
}

/**
 * Replaces control and invisible formatting characters, so that what a stranger typed can't control the operator's
 * terminal. Line breaks stay, and the next line is indented.
 */
function maskControlCharacters(text: string): string {
  return text.replace(/\n/g, '\n  ').replace(/[\p{Cc}\p{Cf}]/gu, (char) => (char === '\n' ? char : '�'))
}
