import { DESKTOP, expect, expectAccessible, test } from './journey.ts'

test.use({ viewport: DESKTOP })

test('Ctrl K finds a transaction by a name without its apostrophe, and undoes the last change', async ({
  page,
  person,
}) => {
  await person.tryDemo()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('trader joes') // Right away: text typed before the search field appears counts too.
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('textbox', { name: 'Search' })).toHaveValue('trader joes')
  await search
    .getByRole('button', { name: /^Trader Joe’?'?s, / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Edit transaction' })).toBeVisible()
  await page.keyboard.press('Escape')

  // The category changes in the table itself.
  await page.goto('/dashboard/actual?search=netflix')
  await page.getByRole('row').nth(1).hover()
  await page
    .getByRole('button', { name: /^Change the category of Netflix/ })
    .first()
    .click()
  const box = page.getByRole('combobox', { name: 'Category of Netflix' })
  await box.fill('Gifts')
  await page.getByRole('option', { name: /Gifts/ }).first().click()
  await expect(page.getByText('Saved Netflix.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change the category of Netflix, now .*Gifts/ }).first()).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  await search.getByRole('button', { name: /^Undo: / }).click()
  await expect(page.getByText(/^Undone: /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change the category of Netflix, now .*Gifts/ })).toHaveCount(0)

  await page.goto('/dashboard/history')
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('without a network, pages say so, and they load once it’s back', async ({ page, person, context }) => {
  await person.tryDemo()
  await context.setOffline(true)

  for (const name of ['Your Income Statement', 'Compare yourself']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByText(/^You’re offline\./)).toBeVisible()
  }
  await context.setOffline(false)
  await expect(page.getByText(/^You’re offline\./)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Compare yourself', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible()
})
