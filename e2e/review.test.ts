import { expect, expectAccessibleInBothThemes, test } from './journey.ts'

const STATEMENT = `Date,Description,Amount
2026-01-05,ZELLE PAYMENT TO JOHN SMITH 8812,-40.00
2026-01-06,ZELLE PAYMENT TO MARY JONES 8813,-25.00
2026-01-07,ZELLE PAYMENT TO JOHN SMITH 8899,-45.00`

test('two people paid through Zelle are reviewed by name and stay separate after a decision', async ({
  page,
  person,
}) => {
  await person.signUpSubscribed('/dashboard/actual')
  await page.getByLabel('Paste transactions').fill(STATEMENT)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: '3 added' })).toBeVisible({ timeout: 120_000 })

  // One decision per person, not per row; nothing gets a category that nobody chose.
  await page.goto('/dashboard/actual')
  await page.getByRole('button', { name: 'Review 2 merchants' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review' })
  await expect(dialog.getByRole('heading', { name: 'John Smith' })).toBeVisible()
  await expect(dialog.getByText('What was this for?')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  // Each likely category has a key, and Services is the first. It applies to John only: Mary comes next.
  await expect(dialog.getByRole('button', { name: /^Services ?1$/ })).toBeVisible()
  await page.keyboard.press('1')
  await expect(dialog.getByRole('heading', { name: 'Mary Jones' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(dialog.getByText('All done.')).toBeVisible()
  await page.keyboard.press('Escape')

  const findRow = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(findRow('John Smith').first()).toContainText('Services')
  await expect(findRow('Mary Jones')).toContainText('Uncategorized')
  await expect(page.getByRole('button', { name: 'Review 1 merchant' })).toBeVisible()
})

test('uncategorized money is counted separately, on the dashboard and in the income statement', async ({
  page,
  person,
}) => {
  await person.tryDemo()
  await expect(page.getByRole('link', { name: '5 merchants to review' })).toBeVisible()
  await expect(page.getByText('Uncategorized').first()).toBeVisible()
  await page.goto('/dashboard/income-statement')
  await page.getByText(/^Same months only/).click()
  await expect(page.getByRole('row').filter({ hasText: 'Uncategorized' }).first()).toBeVisible()
})
