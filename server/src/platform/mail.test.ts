import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'
import { createMailer } from './mail.ts'

const log = createLog('silent')
const mail = { to: 'ana@home.test', subject: 'Reset Password', text: 'Open https://money.test/reset?token=é' }

type ReceivedEmail = { from: string; to: string[]; text: string; user: string | undefined }

/** A mail server on loopback that accepts mail from one user, or rejects everything. */
async function startMailServer({ refusesMail = false } = {}) {
  const emails: ReceivedEmail[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk.toString('utf8')
      })
      stream.on('end', () => {
        if (refusesMail) return done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }))
        const { mailFrom, rcptTo } = session.envelope
        emails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text,
          user: session.user,
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { emails, url: (password = 'secret') => `smtp://evenkeel:${password}@127.0.0.1:${port}` }
}

function createMailerTo(smtpUrl: string) {
  return createMailer({ mail: { smtpUrl, from: 'Evenkeel <money@home.test>' }, dataDir: '/nowhere' }, log)
}

test('an email goes to the configured mail server, as its user, and to nobody else', async () => {
  const server = await startMailServer()
  await createMailerTo(server.url())(mail)
  expect(server.emails).toHaveLength(1)
  expect(server.emails[0]).toMatchObject({ from: 'money@home.test', to: ['ana@home.test'], user: 'evenkeel' })
  expect(server.emails[0]?.text).toContain('Subject: Reset Password')
})

test('an address with a line break or a second address adds no header and no recipient', async () => {
  const server = await startMailServer()
  const send = createMailerTo(server.url())
  for (const to of ['ana@home.test\r\nBcc: eve@evil.test', 'ana@home.test, eve@evil.test']) {
    await send({ ...mail, to }).catch(() => {})
  }
  for (const email of server.emails) {
    expect(email.to).not.toContain('eve@evil.test')
    expect(email.text).not.toMatch(/^bcc:/im)
  }
})

test('a server that refuses the email or the password causes an error, so that the job tries again', async () => {
  await expect(createMailerTo((await startMailServer({ refusesMail: true })).url())(mail)).rejects.toThrow(
    'Mailbox full',
  )
  await expect(createMailerTo((await startMailServer()).url('wrong'))(mail)).rejects.toThrow(
    /Wrong password|Invalid login/,
  )
})
