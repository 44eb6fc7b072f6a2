import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import { newId } from './ids.ts'
import type { Log } from './log.ts'

export type Mail = { to: string; subject: string; text: string }

/** Sends one mail or throws; the job that calls it tries again. */
export type SendMail = (mail: Mail) => Promise<void>

export function createMailer(config: Pick<Config, 'mail' | 'dataDir'>, log: Log): SendMail {
  const { smtpUrl, from } = config.mail
  if (smtpUrl === undefined) return (mail) => writeToOutbox(join(config.dataDir, 'outbox'), from, mail, log)
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

/** Without a mail server the mail lies in a folder; the log names the file and never what is in it. */
async function writeToOutbox(folder: string, from: string, mail: Mail, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await composer.sendMail({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
  })
  const name = `${newId()}.eml`
  // Whole or not at all: a reader never meets half a mail.
  await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 })
  await rename(join(folder, `${name}.part`), join(folder, name))
  log.info({ file: name }, 'mail written to the outbox')
}
