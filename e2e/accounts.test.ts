import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@evenkeel/server/testing/server-process.ts'
import { DESKTOP, expect, expectAccessible, loseSession, PASSWORD, readEmailsTo, test } from './journey.ts'

test.use({ viewport: DESKTOP })

test('an email address is confirmed by the emailed link, once', async ({ page, person }) => {
  const { email } = await person.signUp()
  await page.goto('/dashboard/account-info')
  await expect(page.getByText(`${email} (not confirmed yet)`)).toBeVisible()
  const readLinksSent = () => readEmailsTo(email).flatMap((mail) => /http:\/\/\S+verify-email\S+/.exec(mail)?.[0] ?? [])
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect.poll(() => readLinksSent().length).toBeGreaterThan(0)
  const link = readLinksSent().at(-1) ?? ''

  // Mail programs open links to scan them, so opening the page confirms nothing.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click()
  await page.waitForURL('**/dashboard/**')
  await page.goto('/dashboard/account-info')
  await expect(page.getByText(`${email} (confirmed)`)).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText(/link.*no longer works/i)).toBeVisible()
})

test('with invite-only sign-up, a code from the operator lets one person in', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-e2e-invite-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, SIGNUPS: 'invite', LOG_LEVEL: 'info' })
  try {
    const usersCommand = join(import.meta.dirname, '..', 'server', 'src', 'commands', 'users.ts')
    const env = { ...process.env, DATA_DIR: dataDir, SIGNUPS: 'invite' }
    const invitation = spawnSync(process.execPath, [usersCommand, 'invite'], { env, encoding: 'utf8' })
    const code = invitation.stdout.split('\n')[0] ?? ''
    expect(code, invitation.stderr).toMatch(/^\S+$/)

    const fill = async (name: string) => {
      await page.goto(`${server.url}/signup`)
      await page.getByLabel('Username').fill(name)
      await page.getByLabel('Email').fill(`${name}@home.test`)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    }
    const invite = page.getByLabel('Invite code')
    const signUp = page.getByRole('button', { name: 'Sign Up' })
    await fill('ana')
    await signUp.click()
    await expect(page.getByText('Enter your invite code.')).toBeVisible()
    await expect(invite).toBeFocused()
    await expectAccessible(page)
    await invite.fill('not-a-code')
    await signUp.click()
    await expect(page.getByText(/This invite code is invalid/)).toBeVisible()
    await invite.fill(code)
    await signUp.click()
    await page.waitForURL('**/dashboard/**')

    await loseSession(page)
    await fill('ben')
    await invite.fill(code)
    await signUp.click()
    await expect(page.getByText(/This invite code is invalid/)).toBeVisible()
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
    rmSync(dataDir, { recursive: true, force: true })
  }
})
