import { DESKTOP, expect, loseSession, PASSWORD, readEmailsTo, test } from './journey.ts'

test.use({ viewport: DESKTOP })

test('a new user signs up, is asked to subscribe, starts the home plan and opens the other pages', async ({
  page,
  person,
}) => {
  await person.signUp()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your Subscription' })).toBeVisible()

  // Without a plan, other pages lead back here, but the account page opens.
  for (const path of [
    '/dashboard',
    '/dashboard/budget',
    '/dashboard/wealth-simulator',
    '/dashboard/personal-attributes',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  }
  await page.goto('/dashboard/account-info')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account Info' })).toBeVisible()

  await page.goto('/dashboard/subscription')
  await expect(page.getByRole('article', { name: 'Home' }).getByText('Free')).toBeVisible()
  await page.getByRole('button', { name: 'Start the home plan' }).click()
  await expect.poll(() => person.isSubscribed()).toBe(true)
  const pages = {
    '/dashboard': 'Your Dashboard',
    '/dashboard/budget': 'Your Budget',
    '/dashboard/actual': 'Your Transactions',
    '/dashboard/manage-instructions': 'Your Custom Instructions',
    '/dashboard/investment-accounts': 'Manage Investment Accounts',
    '/dashboard/account-statements': 'Your Investment Account Statements',
    '/dashboard/investment-performance': 'Investment performance',
    '/dashboard/income-statement': 'Your Income Statement',
    '/dashboard/compare-yourself': 'Compare yourself',
    '/dashboard/wealth-simulator': 'Wealth simulator',
    '/dashboard/faqs': 'FAQs',
    '/dashboard/account-info': 'Your Account Info',
    '/dashboard/personal-attributes': 'Your Personal Attributes',
    '/dashboard/subscription': 'Your Subscription',
  }
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page).toHaveTitle(new RegExp(title))
    if (path !== '/dashboard') await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(title)).toBeVisible()
  }
})

test('without a session, the dashboard leads to the login, and unknown paths to the landing page', async ({ page }) => {
  await page.goto('/dashboard/budget')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('button', { name: 'Try the demo' }).first()).toBeVisible()
})

test('after logging in, the requested page opens, and Back leads to the page before the login', async ({
  page,
  person,
}) => {
  const { username } = await person.signUp()
  await loseSession(page)
  await page.goto('/')
  await page.goto('/dashboard/account-info')
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Faccount-info$/)
  await page.getByLabel(/username/i).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account Info' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account Info' })).toBeVisible()
})

test('a forgotten password is reset with the emailed link', async ({ page, person }) => {
  const { username, email } = await person.signUp()
  await loseSession(page)
  await page.goto('/reset-password')
  await page.getByLabel(/e-?mail/i).fill(email)
  await page
    .getByRole('button')
    .filter({ hasText: /link|reset/i })
    .click()
  await expect.poll(() => readEmailsTo(email).length).toBe(1)
  const link = /http:\/\/\S+reset-password-confirm\S+/.exec(readEmailsTo(email)[0] ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()

  const [first, again] = [page.getByLabel('New Password', { exact: true }), page.getByLabel('Confirm New Password')]
  await first.fill('a new password for the boat')
  await again.fill('something else entirely')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await again.fill('a new password for the boat')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Your password has been reset successfully.')).toBeVisible()
  await page.waitForURL('**/login')

  await page.getByLabel(/username/i).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('a new password for the boat')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/dashboard/**')

  // The link has been used.
  await loseSession(page)
  await page.goto(link)
  await first.fill('yet another one for the boat')
  await again.fill('yet another one for the boat')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText(/no longer works/)).toBeVisible()
})

test('a visitor tries the demo and leaves again', async ({ page, person }) => {
  await person.tryDemoFromLanding()
  await expect(page.getByText(/made-up household/)).toBeVisible()
  await page
    .getByRole('button', { name: /account|menu|maya/i })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})
