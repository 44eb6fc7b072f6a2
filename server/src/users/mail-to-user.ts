import { getInstant } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from '../platform/jobs.ts'

type Recipient = { id: string; username: string; email: string }

const NOT_YOU = 'If this wasn’t you, reset your password now and check your account:'

/** Changes we email users about, so nobody else can make them unnoticed. */
const NOTICES = {
  'password-changed': ['Your Evenkeel password was changed', 'Your password was just changed.'],
  'email-changed': ['Your Evenkeel email address was changed', 'The email address for your account was just changed.'],
  'second-factor-on': [
    'Two-factor authentication is on',
    'Two-factor authentication was just turned on for your account.',
  ],
  'second-factor-off': [
    'Two-factor authentication is off',
    'Two-factor authentication was just turned off for your account.',
  ],
} as const

/** Queues a notice in the transaction of the change. Wake the jobs after the commit. */
export async function notifyUser(
  tx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  user: Recipient,
  notice: keyof typeof NOTICES,
): Promise<void> {
  const [subject, sentence] = NOTICES[notice]
  const text = `Hello ${user.username},\n\n${sentence}\n\n${NOT_YOU}\n${config.publicUrl}/reset-password\n`
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
