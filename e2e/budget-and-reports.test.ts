import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a sentence becomes budget items that can be checked, kept and taken back', async ({ page, person }) => {
    await person.signUpSubscribed()
    await page.goto('/dashboard/budget')
    await page
      .getByLabel('Say what you plan to spend and earn')
      .fill('rent 1,450 on the 1st, about 120 a week on groceries, I get paid 2,600 every two weeks')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Keep/ }).click()
    await expect(page.getByRole('row', { name: /Rent/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Groceries/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByRole('row', { name: /Rent/ })).toHaveCount(0)
  })

  test('the month on the dashboard opens down to its rows', async ({ page, person }) => {
    await person.tryDemo()
    await expect(page.getByText('Spend Remaining This Month')).toBeVisible()
    await expect(page.getByText('Last 90 Days').first()).toBeVisible()
    await expect(page.getByText('Last 12 Months').first()).toBeVisible()
    for (const name of ['Weekly', 'Daily', 'Monthly']) {
      await page.getByText(name, { exact: true }).first().click()
      await expect(page).toHaveURL(name === 'Monthly' ? /dashboard/ : new RegExp(name.toLowerCase()))
    }
    await page.locator('a[href*="/actual?"][href*="Groceries"]').first().click()
    await expect(page).toHaveURL(/\/dashboard\/actual\?.*Groceries/)
    await expect(page.getByRole('row', { name: /Groceries/ }).first()).toBeVisible()
  })

  test('figures follow the currency', async ({ page, person }) => {
    await person.tryDemo()
    await expect(page.getByText('Spend Remaining This Month')).toBeVisible()
    await page.request.get('/accounts/csrf/')
    await page.evaluate(async () => {
      const { csrfToken } = await (await fetch('/accounts/csrf/')).json()
      await fetch('/accounts/update-preferred-currency/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-CSRFToken': csrfToken },
        body: JSON.stringify({ preferred_currency: 'JPY' }),
      })
    })
    await page.reload()
    await expect(page.getByText(/¥[\d,]+ spent/)).toBeVisible()
    // Text by text: neighbours such as "¥3,574,661" and "2.1%" are no yen with decimals. Axes may say "¥1.5M".
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
      return found
    })
    expect(texts.filter((text) => /¥[\d,]+\.\d+(?![\d.]*[KMB])/.test(text))).toEqual([])
  })

  test('years stand side by side and open to months', async ({ page, person }) => {
    await person.tryDemo()
    await page.goto('/dashboard/income-statement')
    await expect(page.getByText('Total income').first()).toBeVisible()
    await page
      .getByRole('button', { name: /Groceries/ })
      .first()
      .click()
    await expect(page.getByText(/January|Jan/).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('instructions become rules while they are typed, with what they would change', async ({ page, person }) => {
    await person.tryDemo()
    await page.goto('/dashboard/manage-instructions')
    const box = page.getByRole('textbox').first()
    await box.fill('Anything from Blue Bottle is Gifts & Charity.')
    await expect(page.getByText(/Gifts & Charity/).nth(1)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await page.reload()
    await expect(box).toHaveValue('Anything from Blue Bottle is Gifts & Charity.')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the budget, the dashboard and the statement fit', async ({ page, person }) => {
    await person.tryDemo()
    for (const path of [
      '/dashboard',
      '/dashboard/budget',
      '/dashboard/income-statement',
      '/dashboard/manage-instructions',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
    }
  })
})
