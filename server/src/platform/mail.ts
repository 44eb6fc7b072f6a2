import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import { createId } from './ids.ts'
import type { Log } from './log.ts'

export type Mail = { to: string; subject: string; text: string }

/** Sends one email or throws; the calling job retries. `userId` is the recipient. */
export type SendMail = (mail: Mail, userId?: string | null) => Promise<void>

export function createMailer(config: Pick<Config, 'mail' | 'dataDir'>, log: Log): SendMail {
  const { smtpUrl, from } = config.mail
  if (smtpUrl === undefined)
    return (mail, userId) => writeToOutbox(getOutboxPath(config), from, mail, userId ?? 'nobody', log)
  const transport = createTransport(smtpUrl, {
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  return async (mail) => {
    await transport.sendMail({ from, to: { name: '', address: mail.to }, subject: mail.subject, text: mail.text })
  }
}

/** Deletes this user's emails from the outbox. */
export async function deleteEmailsTo(config: Pick<Config, 'dataDir'>, userId: string): Promise<void> {
  const folder = getOutboxPath(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (name.includes(`.${userId}.eml`)) await rm(join(folder, name), { force: true })
}

function getOutboxPath({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

/**
 * Without a mail server, emails are written to a folder. The log has the file name, which contains the user id, but no
 * content.
 */
async function writeToOutbox(folder: string, from: string, mail: Mail, userId: string, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await composer.sendMail({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
  })
  const name = `${createId()}.${userId}.eml`
  // Written atomically, so a reader never sees half an email.
  await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 })
  await rename(join(folder, `${name}.part`), join(folder, name))
  log.info({ file: name }, 'email written to the outbox')
}
