import { DESKTOP, expect, getOverflow, PHONE, test } from './journey.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the introduction opens on request and has seven steps', async ({ page, person }) => {
    await person.skipIntroduction()
    await page.goto('/')
    await page.getByRole('button', { name: 'Try the demo' }).first().click()
    await page.waitForURL('**/dashboard')
    await page.goto('/dashboard?showOnboarding=true')
    const dialog = page.getByRole('dialog')
    for (let step = 1; step <= 7; step += 1) {
      await expect(dialog.getByText(`Step ${step} of 7`)).toBeVisible()
      if (step < 7) await dialog.getByRole('button', { name: 'Next' }).click()
    }
    await dialog.getByRole('button', { name: 'Previous' }).click()
    await expect(dialog.getByText('Step 6 of 7')).toBeVisible()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Finish' }).click()
    await expect(dialog).toBeHidden()
  })

  test('the introduction shows on the first visit only', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Try the demo' }).first().click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('Step 1 of 7')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Step 1 of 7')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Step 1 of 7')).toBeHidden()
  })

  test('the theme follows the system, the URL and the user’s choice, and is saved', async ({ page, person }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await person.tryDemoFromLanding()
    const getTheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
    expect(await getTheme()).toBe('dark')
    await page.goto('/dashboard?theme=light')
    await expect.poll(getTheme).toBe('light')
    await page.goto('/dashboard/account-info')
    await expect.poll(getTheme).toBe('light')
    await page.getByRole('radio', { name: 'Auto' }).check({ force: true })
    await expect.poll(getTheme).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(getTheme).toBe('light')
  })

  test('empty feedback isn’t sent, and feedback that couldn’t be sent is kept and can be sent again', async ({
    page,
    person,
  }) => {
    await person.tryDemo()
    await page.getByRole('button', { name: /feedback/i }).click()
    const box = page.getByRole('textbox', { name: /feedback/i })
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.click()
    await expect(page.getByText('Error submitting feedback. Try again?')).toBeVisible()
    await expect(page.getByText('Error submitting feedback. Try again?')).toBeHidden()

    await page.route('**/submit-feedback/', (route) => route.fulfill({ status: 500, body: '{}' }))
    await box.fill('More boats, please.')
    await submit.click()
    await expect(page.getByText('Error submitting feedback. Try again?')).toBeVisible()
    await expect(box).toHaveValue('More boats, please.')
    await page.unroute('**/submit-feedback/')
    await submit.click()
    await expect(page.getByRole('button', { name: 'Success' })).toBeVisible()
    await expect(box).toBeHidden()
  })

  test('the currency is chosen in the header and saved', async ({ page, person }) => {
    await person.tryDemo()
    const selector = page
      .getByRole('combobox', { name: /currency/i })
      .or(page.getByRole('textbox', { name: /currency/i }))
      .or(page.getByRole('button', { name: /currency/i }))
    await selector.first().click()
    const saved = page.waitForResponse('**/accounts/update-preferred-currency/')
    await page
      .getByRole('option', { name: /CAD/ })
      .or(page.getByRole('menuitemradio', { name: /CAD/ }))
      .first()
      .click()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect(
      page.getByRole('banner').getByText('CAD').or(page.locator('header input[value*="CAD"]')).first(),
    ).toBeVisible()
  })

  test('the sidebar collapses from the header and stays collapsed', async ({ page, person }) => {
    await person.tryDemo()
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.reload()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  test('Ctrl K opens a page by its name, and ? shows the keyboard shortcuts', async ({ page, person }) => {
    await person.tryDemo()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.type('simulator')
    await expect(page.getByRole('dialog').getByText('Wealth simulator').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/wealth-simulator/)
    await page.locator('body').press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('pages with help show a Help button, and the help is titled after the page', async ({ page, person }) => {
    await person.tryDemo()
    for (const [path, title] of [
      ['/dashboard/budget', 'Your Budget Help'],
      ['/dashboard/wealth-simulator', 'Wealth simulator Help'],
    ]) {
      await page.goto(path!)
      await page.getByRole('button', { name: 'Help', exact: true }).click()
      await expect(page.getByRole('dialog', { name: title! })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await page.goto('/dashboard/faqs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeHidden()
  })

  test('changes are listed and can be undone', async ({ page, person }) => {
    await person.tryDemo('/dashboard/personal-attributes')
    await page
      .getByLabel(/people|household/i)
      .first()
      .fill('5')
    const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved
    await page.goto('/dashboard/history')
    await expect(page.getByText('Changed personal attributes')).toBeVisible()
    await page.getByRole('button', { name: /undo/i }).first().click()
    await expect(page.getByText(/Undid: Changed personal attributes/)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the introduction can be finished, with Next in view from the start', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Try the demo' }).first().click()
    await page.waitForURL('**/dashboard')
    const next = page.getByRole('button', { name: 'Next' })
    await expect(next).toBeInViewport()
    for (let step = 2; step <= 7; step += 1) {
      await next.click()
      await expect(page.getByText(`Step ${step} of 7`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Step 7 of 7')).toBeHidden()
  })

  test('at 320 pixels nothing is wider than the screen', async ({ page, person }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await person.tryDemo()
    for (const path of [
      '/dashboard',
      '/dashboard/actual',
      '/dashboard/budget',
      '/dashboard/income-statement',
      '/dashboard/investment-accounts',
      '/dashboard/account-statements',
      '/dashboard/investment-performance',
      '/dashboard/compare-yourself',
      '/dashboard/wealth-simulator',
      '/dashboard/manage-instructions',
      '/dashboard/history',
      '/dashboard/account-info',
    ]) {
      await person.navigateTo(path)
      await page.waitForLoadState('networkidle')
      await expect.poll(() => getOverflow(page), path).toBe(0)
    }
    for (const path of ['/', '/login', '/signup', '/privacy']) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Go to your dashboard' }).first()).toBeVisible()
      await expect.poll(() => getOverflow(page), path).toBe(0)
    }
  })

  test('the tabs at the bottom and More lead to pages, none wider than the screen', async ({ page, person }) => {
    await person.tryDemoFromLanding()
    const tabs = page
      .getByRole('navigation')
      .filter({ has: page.getByText('More') })
      .last()
    await tabs.getByText('Budget').click()
    await expect(page).toHaveURL(/budget/)
    await tabs.getByText('Activity').click()
    await expect(page).toHaveURL(/actual/)
    await tabs.getByText('More').click()
    await page.getByRole('link', { name: 'FAQs' }).last().click()
    await expect(page).toHaveURL(/faqs/)
    for (const path of [
      '/dashboard',
      '/dashboard/actual',
      '/dashboard/budget',
      '/dashboard/account-info',
      '/',
      '/login',
      '/privacy',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await getOverflow(page), path).toBe(0)
    }
  })
})
