import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a user writes instructions, sees their rules and what they would change, applies them and undoes that', async ({
    page,
    person,
  }) => {
    await person.tryDemo('/dashboard/manage-instructions')
    const box = page.getByLabel('Instructions', { exact: true })
    await expect(box).toBeVisible()
    await box.fill('')
    await expect(page.getByText(/No instructions yet/)).toBeVisible()
    await expectAccessible(page)

    await box.fill('Put the wobbly things in the usual place. Put every payment over 500 in Gifts & Charity.')
    await expect(page.getByRole('list', { name: 'Rules' }).getByText('Gifts & Charity', { exact: true })).toBeVisible()
    await expect(page.getByText('We didn’t understand:')).toBeVisible()
    await expect(page.getByText(/would change. Nothing changes until you apply this/)).toBeVisible()
    await expectAccessible(page)
    if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/desktop.png`, fullPage: true })

    await page.getByRole('button', { name: /^Save and apply to/ }).click()
    await expect(page.getByText(/Changed [\d,]+ transactions/)).toBeVisible()
    await expect(page.getByText(/None would change/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
    await expect(page.getByText(/would change. Nothing changes until you apply this/)).toBeVisible()
  })

  test('saving instructions adds the category they ask for, and Undo reverts both', async ({ page, person }) => {
    await person.tryDemo('/dashboard/manage-instructions')
    const box = page.getByLabel('Instructions', { exact: true })
    const before = await box.inputValue()
    const rules = page.getByRole('list', { name: 'Rules' })
    const notice = page.getByText('Big Things (spending). We’ll add it when you save.')
    await box.fill('Put every payment over 500 in a new category called Big Things.')
    await expect(rules.getByText('new category “Big Things”')).toBeVisible()
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    if (process.env.E2E_SHOTS)
      await page.screenshot({ path: `${process.env.E2E_SHOTS}/new-category.png`, fullPage: true })

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Saved, and added Big Things\./)).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(rules.getByText('Big Things', { exact: true })).toBeVisible()
    if (process.env.E2E_SHOTS)
      await page.screenshot({ path: `${process.env.E2E_SHOTS}/new-category-saved.png`, fullPage: true })
    const listNames = async () => {
      const { results } = await (await page.request.get('/api/categories/')).json()
      return results.map(({ name }: { name: string }) => name)
    }
    expect(await listNames()).toContain('Big Things')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
    await expect(box).toHaveValue(before)
    expect(await listNames()).not.toContain('Big Things')
  })

  test('a category that the text names without asking for it is created with one click', async ({ page, person }) => {
    await person.tryDemo('/dashboard/manage-instructions')
    await page.getByLabel('Instructions', { exact: true }).fill('Put Shell in Railway Models')
    await page.getByRole('button', { name: 'Create category Railway Models' }).click()
    await expect(page.getByRole('list', { name: 'Rules' }).getByText('Railway Models', { exact: true })).toBeVisible()
    await expect(page.getByText('Check this:')).toHaveCount(0)
  })

  test('an unclear sentence is resolved with one key', async ({ page, person }) => {
    await person.tryDemo('/dashboard/manage-instructions')
    const box = page.getByLabel('Instructions', { exact: true })
    await box.fill('Show Xcel as Utilities')
    await expect(page.getByText('Check this:')).toBeVisible()
    const options = page.getByRole('list', { name: 'Options' })
    await expect(options.getByRole('button')).not.toHaveCount(1)
    await expectAccessible(page)
    if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/question.png`, fullPage: true })
    await box.press('Escape')
    await page.keyboard.press('2')
    await expect(page.getByText('Check this:')).toHaveCount(0)
    await expect(box).toHaveValue(/^"Xcel" → /)
    await expect(page.getByRole('list', { name: 'Rules' }).getByRole('listitem')).not.toHaveCount(0)
  })

  test('a rule is edited as fields with the keyboard', async ({ page, person }) => {
    await person.tryDemo('/dashboard/manage-instructions')
    const box = page.getByLabel('Instructions', { exact: true })
    await box.fill('Shell under 15 is Dining & Coffee.')
    await page.getByRole('button', { name: /^Edit the rule .*Shell/ }).press('Enter')
    const form = page.getByRole('form', { name: 'Edit rule' })
    await expect(form.getByLabel('Text on the statement')).toBeFocused()
    await form.getByLabel('Highest amount: amount').fill('20')
    await form.getByLabel('Highest amount', { exact: true }).selectOption('At most')
    await form.getByLabel('Direction').selectOption('Money out')
    await expectAccessible(page)
    if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/fields.png`, fullPage: true })
    await form.getByLabel('Highest amount: amount').press('Enter')
    await expect(box).toHaveValue('money out "Shell" at most 20 → Dining & Coffee.')
    await expect(page.getByRole('list', { name: 'Rules' }).getByText(/money out “Shell” at most 20/i)).toBeVisible()
  })

  test('unsaved text isn’t lost by accident', async ({ page, person }) => {
    await person.tryDemo('/dashboard/manage-instructions')
    await page.getByLabel('Instructions', { exact: true }).fill('Shell is Transport.')
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByLabel('Instructions', { exact: true }).press('Control+Enter')
    await expect(page.getByText('Saved. Your instructions apply from the next import.')).toBeVisible()
  })

  test('an import follows the instructions', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/manage-instructions')
    await page.getByLabel('Instructions', { exact: true }).fill('Zorblax is Education. Skip Oskeldin.')
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/custom-instructions/') && response.request().method() === 'PUT',
      { timeout: 120_000 },
    )
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await saved).ok()).toBe(true)
    await page.goto('/dashboard/actual')
    await page
      .getByLabel('Paste transactions')
      .fill('Date,Description,Amount\n2026-01-05,ZORBLAX 12,-5.25\n2026-01-06,OSKELDIN,-8.00\n')
    await page.getByRole('button', { name: 'Submit' }).click()
    // The import runs in the background: wait for it, however slow.
    await expect(page.getByRole('row', { name: /Zorblax/ }).getByText('Education')).toBeVisible({ timeout: 150_000 })
    await expect(page.getByText('1 transaction', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /Oskeldin/ })).toHaveCount(0)
  })
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${theme}`, () => {
    test.use({ viewport: PHONE, colorScheme: theme })

    test('rules and changes fit the screen', async ({ page, person }) => {
      await person.tryDemo('/dashboard/manage-instructions')
      await page
        .getByLabel('Instructions', { exact: true })
        .fill('Put every payment over 500 in a new category called Big Things.')
      await expect(page.getByText('We’ll add it when you save.')).toBeVisible()
      await expect(page.getByText(/would change. Nothing changes until you apply this/)).toBeVisible()
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      if (process.env.E2E_SHOTS)
        await page.screenshot({ path: `${process.env.E2E_SHOTS}/phone-${theme}.png`, fullPage: true })
    })
  })
}
