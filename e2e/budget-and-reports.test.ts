import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a budget is written, completed, saved, opened and undone with the keyboard alone', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/budget')
    const press = (...keys: string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
    /** Tabs to the element, like someone without a mouse. */
    const tabTo = async (target: ReturnType<typeof page.locator>) => {
      await expect(target).toBeVisible()
      for (let i = 0; i < 80; i++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error('not reached by Tab')
    }
    await tabTo(page.getByLabel('Describe what you plan to spend and earn'))
    await page.keyboard.type('rent 1,450 on the 1st, I get paid 2,600 every two weeks; 20 on lunch; some for the gym')
    await press('Enter')
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(3)
    await expectAccessible(page)
    await tabTo(page.getByRole('textbox', { name: /How much is Gym/ }))
    await page.keyboard.type('40 a month')
    await press('Enter')
    await tabTo(page.getByRole('textbox', { name: /How often does Lunch/ }))
    await page.keyboard.type('every workday')
    await press('Enter')
    await expect(page.getByText('We found 4 items. Look right?')).toBeVisible()
    await expect(page.getByText('−$100.00')).toBeVisible() // Five lunches a week instead of the assumed one.
    await tabTo(page.getByRole('button', { name: 'Save 4 items' }))
    await press('Enter')
    await expect(page.getByRole('row', { name: /Rent/ })).toBeVisible()

    await tabTo(page.getByRole('row', { name: /Rent/ }))
    await press('e')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).first().focus()
    await press('Enter')
    await expect(page.getByRole('row', { name: /Rent/ })).toHaveCount(0)
  })

  test('Back closes an open item, and asks first if something was typed', async ({ page, person }) => {
    await person.tryDemo('/dashboard/budget')
    const drawer = page.getByRole('dialog')
    const open = async () => {
      await page
        .getByRole('row', { name: /Property Tax, first half/ })
        .first()
        .click()
      await expect(drawer.getByLabel('Simple Name')).toBeVisible()
    }
    await open()
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard\/budget$/)

    await open()
    await drawer.getByLabel('Simple Name').fill('Tax on the boat')
    await page.goBack()
    await expect(drawer.getByText('Save your changes?')).toBeVisible()
    await expect(drawer.getByLabel('Simple Name')).toHaveValue('Tax on the boat')
    await drawer.getByRole('button', { name: 'Discard' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Tax on the boat/ })).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Property Tax, first half/ }).first()).toBeVisible()
  })

  test('both meanings of an ambiguous sentence are shown, and one key chooses one of them', async ({
    page,
    person,
  }) => {
    await person.signUpSubscribed('/dashboard/budget')
    await page.getByLabel('Describe what you plan to spend and earn').fill('Rent is 1,600, and 300 from my roommate')
    const answered = page.waitForResponse('**/api/budget-items/from-text/', { timeout: 120_000 })
    await page.keyboard.press('Enter')
    await answered
    const question = page.getByRole('group', { name: 'Which did you mean?' })
    await expect(question.getByRole('button', { name: /^1.*Rent: −\$1,300\.00, monthly, Housing/ })).toBeVisible()
    await expect(question.getByRole('button', { name: /^2.*Rent: −\$1,600\.00, monthly, Housing/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('2')
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: 'Save 2 items' }).click()
    await expect(page.getByRole('row', { name: /Rent.*1,600\.00/ })).toBeVisible()
  })

  test('a suggested item is added with one click, and the calendar leads to its items', async ({ page, person }) => {
    await person.tryDemo('/dashboard/budget?dialog=proposal')
    const lines = page.getByRole('list', { name: 'Suggested items' }).getByRole('listitem')
    await expect(lines.first()).toBeVisible()
    const before = await lines.count()
    expect(before).toBeGreaterThan(1)
    await expectAccessible(page)
    await lines.first().getByRole('button', { name: /Add/ }).click()
    await expect(page.getByText(/^Added /)).toBeVisible()
    await expect(lines).toHaveCount(before - 1)
    await page.getByRole('button', { name: 'Close' }).first().click()

    await page.getByText('Calendar', { exact: true }).click()
    await expect(page).toHaveURL(/view=calendar/)
    await page.getByRole('button', { name: 'Next month' }).click()
    const payments = page.getByRole('list', { name: /^Payments in / })
    await expect(payments.getByRole('button', { name: /Mortgage Interest/ })).toBeVisible()
    await expectAccessible(page)
    await payments.getByRole('button', { name: /Mortgage Interest/ }).click()
    await expect(page.getByRole('dialog').getByLabel('Simple Name')).toHaveValue(/Mortgage/)
  })

  test('a figure on the dashboard leads to its transactions', async ({ page, person }) => {
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

  test('figures change with the preferred currency', async ({ page, person }) => {
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
    // Each text is checked alone: neighbors such as "¥3,574,661" and "2.1%" would together look like yen with decimals.
    // Axes can say "¥1.5M".
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
      return found
    })
    expect(texts.filter((text) => /¥[\d,]+\.\d+(?![\d.]*[KMB])/.test(text))).toEqual([])
  })

  test('a category in the income statement expands into its months', async ({ page, person }) => {
    await person.tryDemo('/dashboard/income-statement')
    await expect(page.getByText('Total income').first()).toBeVisible()
    await page
      .getByRole('button', { name: /Groceries/ })
      .first()
      .click()
    await expect(page.getByText(/January|Jan/).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('instructions become rules as they’re typed, and are still there once saved', async ({ page, person }) => {
    await person.tryDemo('/dashboard/manage-instructions')
    const box = page.getByRole('textbox').first()
    await box.fill('Anything from Blue Bottle is Gifts & Charity.')
    // The first text waits until the neural network is loaded.
    await expect(page.getByText(/Gifts & Charity/).nth(1)).toBeVisible({ timeout: 120_000 })
    await expectAccessible(page)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await saved
    await page.reload()
    await expect(box).toHaveValue('Anything from Blue Bottle is Gifts & Charity.')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the dashboard, budget, income statement and instructions fit the screen', async ({ page, person }) => {
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
