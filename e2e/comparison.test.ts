import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    test('a household sees where it stands, and every figure names its source', async ({ page, person }) => {
      await person.tryDemo()
      await page.goto('/dashboard/compare-yourself')
      await expect(page.getByText(/Your net worth of .* is higher than \d+–\d+% of this group/)).toBeVisible()
      await page.getByText('Debt', { exact: true }).click()
      await expect(page).toHaveURL(/measure=debt/)
      await expect(page.getByText(/Your debt of/)).toBeVisible()

      await page.getByText('By household').click()
      await page.getByLabel('Group').selectOption('Married couple only')
      await expect(page.getByText(/U\.S\. households: Married couple only/)).toBeVisible()
      await expect(page.getByRole('cell', { name: 'No figure published' }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: /Consumer Expenditure Surveys/ })).toBeVisible()
      await expectAccessible(page)

      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(viewport.width)

      await page.getByRole('link', { name: 'Utilities' }).first().click()
      await expect(page).toHaveURL(/actual/)
      await page.goBack()
      await expect(page).toHaveURL(/measure=debt/)
    })
  })
}

test('someone new is told what to enter, enters it, and is compared', async ({ page, person }) => {
  await person.signUpSubscribed()
  await page.goto('/dashboard/compare-yourself')
  await page.getByRole('link', { name: 'Enter your personal attributes' }).click()
  await page.getByLabel('Year of birth').fill('1990')
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('Housing').selectOption('rent')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto('/dashboard/compare-yourself')
  await expect(page.getByText('U.S. families, age 35–44')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add your accounts' })).toBeVisible()
  await expectAccessible(page)
})
