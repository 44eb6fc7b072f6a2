import { getInstant } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from '../platform/jobs.ts'

type Recipient = { id: string; username: string; email: string }

const RESET = { advice: 'If this wasn’t you, reset your password now and check your account:', path: '/reset-password' }
/** For a notice to the old address: a link to reset the password would go to the new one. */
const LOG_IN = {
  advice: 'If this wasn’t you, log in with your username now, then change your password and your email address:',
  path: '/login',
}

/** Changes we email users about, so nobody else can make them unnoticed: the subject, what happened and what to do. */
const NOTICES = {
  'password-changed': ['Your Evenkeel password was changed', 'Your password was just changed.', RESET],
  'email-changed': [
    'Your Evenkeel email address was changed',
    'The email address for your account was just changed.',
    LOG_IN,
  ],
  'second-factor-on': [
    'Two-factor authentication is on',
    'Two-factor authentication was just turned on for your account.',
    RESET,
  ],
  'second-factor-off': [
    'Two-factor authentication is off',
    'Two-factor authentication was just turned off for your account.',
    RESET,
  ],
} as const

/** Queues an email to `user.email` in the transaction of the change. Wake the jobs after the commit. */
export async function notifyUser(
  tx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  user: Recipient,
  notice: keyof typeof NOTICES,
): Promise<void> {
  const [subject, sentence, { advice, path }] = NOTICES[notice]
  const text = `Hello ${user.username},\n\n${sentence}\n\n${advice}\n${config.publicUrl}${path}\n`
  await queueEmail(tx, { clock }, user, { subject, text })
}

export async function queueEmail(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: Recipient,
  mail: { subject: string; text: string },
): Promise<void> {
  const payload = { to: user.email, ...mail }
  await enqueue(tx, { kind: 'mail.send', userId: user.id, payload, now: getInstant(clock) })
}
