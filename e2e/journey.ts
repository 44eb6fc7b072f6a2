import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }
export const PASSWORD = 'a boat with an even keel'
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

let personCount = 0

function makeName() {
  personCount += 1
  const username = `person-${process.pid}-${Date.now().toString(36)}-${personCount}`
  return { username, email: `${username}@home.test` }
}

/** A user of the app: signs up, tries the demo and opens pages. */
export class Person {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Signs up through the page. Skips the introduction unless the journey is about it. */
  async signUp({ seesIntroduction = false, fromLanding = false } = {}) {
    const { username, email } = makeName()
    if (!seesIntroduction) await this.skipIntroduction()
    if (fromLanding) {
      await this.page.goto('/')
      await this.page
        .getByRole('link', { name: /sign up/i })
        .first()
        .click()
    } else await this.page.goto('/signup')
    await this.page.getByLabel('Username').fill(username)
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await this.page.getByRole('button', { name: 'Sign Up' }).click()
    await this.page.waitForURL('**/dashboard/**')
    return { username, email }
  }

  /** Signs up and starts the home plan through the pages, starting from the landing page. */
  async signUpFromLanding() {
    await this.signUp({ fromLanding: true })
    await this.page.getByRole('button', { name: 'Start the home plan' }).click()
    await expect.poll(() => this.isSubscribed()).toBe(true)
  }

  /** Opens a page as a new, subscribed user. Signs up without opening the sign-up pages, which other journeys test. */
  async signUpSubscribed(path = '/dashboard') {
    const { username, email } = makeName()
    await this.post('/accounts/signup/', { username, email, password: PASSWORD })
    await this.post('/api/subscription/activate/', { plan: 'monthly' })
    await this.openPage(path)
  }

  isSubscribed(): Promise<boolean> {
    return this.page.evaluate(async () => (await (await fetch('/accounts/profile/')).json()).is_subscribed)
  }

  /** Opens a new demo household with the button on the landing page. */
  async tryDemoFromLanding() {
    await this.skipIntroduction()
    await this.page.goto('/')
    await this.page.getByRole('button', { name: 'Try the demo' }).first().click()
    await this.page.waitForURL('**/dashboard')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Opens a page in a new demo household. */
  async tryDemo(path = '/dashboard') {
    await this.post('/accounts/demo/')
    await this.openPage(path)
  }

  private async post(path: string, data?: object) {
    const { request } = this.page
    const { csrfToken } = await (await request.get('/accounts/csrf/')).json()
    const headers = { 'x-csrftoken': csrfToken }
    const response = await request.post(path, { headers, timeout: 120_000, ...(data && { data }) })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  }

  private async openPage(path: string) {
    await this.skipIntroduction()
    await this.page.goto(path)
    // By tag: if the address opens a dialog, the dialog hides the heading's role.
    await expect(this.page.locator('h1').first()).toBeVisible()
  }

  /** Goes to another dashboard page as a link does, without reloading the app. */
  async navigateTo(path: string) {
    const isOtherPage = new URL(this.page.url()).pathname !== path.split('?')[0]
    const title = this.page.getByRole('heading', { level: 1 })
    const previousTitle = isOtherPage ? await title.textContent() : null
    await this.page.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(this.page).toHaveURL(path)
    // The page we left stays until the next one has loaded.
    if (previousTitle !== null) await expect(title).not.toHaveText(previousTitle)
    await expect(title).toBeVisible()
  }

  async skipIntroduction() {
    await this.page.addInitScript(() => localStorage.setItem('seenOnboarding', 'true'))
  }
}

export const test = base.extend<{ person: Person; noErrors: void; noBlur: void }>({
  person: async ({ page }, use) => {
    await use(new Person(page))
  },
  // In every journey: no exceptions, no console errors except expected refusals, and nothing blocked by the content
  // security policy.
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const isExpected =
          /status of (400|401|402|403|404|409|413|415|429|500|503)|net::ERR_|ApiError|NetworkError/.test(message.text())
        if (message.type() === 'error' && !isExpected) errors.push(message.text())
      })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  // Without a graphics card, blurring the page behind a dialog takes up to a third of a journey's processor time.
  noBlur: [
    async ({ page }, use) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { backdrop-filter: none !important }')
        document.adoptedStyleSheets.push(sheet)
      })
      await use()
    },
    { auto: true },
  ],
})

/**
 * Leaves the app, then deletes the cookies. In the other order, a call the app still makes would lead to the login
 * page, which replaces the page the journey opens next.
 */
export async function loseSession(page: Page) {
  await page.goto('/privacy')
  await page.context().clearCookies()
}

/** Imports a file on the transactions page and waits until it's done, however slow. */
export async function importFile(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Bank file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const run = page.getByRole('region', { name: `Import of ${name}` })
  await expect(run.getByText(/^Imported .+: /)).toHaveCount(1, { timeout: 150_000 })
  return run
}

/** By how many pixels the page is wider than the window. */
export function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Expects no accessibility violations by axe's rules for WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page) {
  await expectNoViolations(page)
}

/** Checks both themes: all rules in light, color rules in dark. */
export async function expectAccessibleInBothThemes(page: Page) {
  await applyTheme(page, 'light')
  await expectAccessible(page)
  await applyTheme(page, 'dark')
  await expectNoViolations(page, ['color-contrast', 'link-in-text-block'])
}

async function applyTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  // The logged-in app follows one step later.
  await page.waitForFunction((scheme) => {
    const { mantineColorScheme } = document.documentElement.dataset
    return mantineColorScheme === undefined || mantineColorScheme === scheme
  }, colorScheme)
}

async function expectNoViolations(page: Page, rules?: string[]) {
  // Legacy mode finds the same violations and opens no extra page, but it needs pages without frames.
  expect(await page.locator('iframe').count()).toBe(0)
  // Colors don't need enough contrast in the middle of a transition.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document.getAnimations().filter((running) => running instanceof CSSTransition)
    await Promise.allSettled(moving.map((running) => running.finished))
  })
  // Reporting the nodes that passed took more than half of the time, so we don't. The script is half a megabyte and is
  // loaded once per page; the builder would load it twice for each check.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: !rules } } })
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
  expect(found).toEqual([])
}

/** The texts of emails to this address, oldest first. */
export function readEmailsTo(address: string): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  let names: string[] = []
  try {
    names = readdirSync(folder)
  } catch {
    return [] // No email was ever sent.
  }
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`))
}
