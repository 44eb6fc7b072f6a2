import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    test('the demo household sees how it compares, with sources, and the page contacts no other site', async ({
      page,
      person,
    }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
      })
      await person.tryDemo('/dashboard/compare-yourself')
      await expect(page.getByText(/Your net worth of .* is higher than \d+–\d+% of this group/)).toBeVisible()
      if (device === 'phone') await page.getByLabel('What to compare').selectOption('Debt')
      else await page.getByRole('group', { name: 'What to compare' }).getByText('Debt').click()
      await expect(page).toHaveURL(/measure=debt/)
      await expect(page.getByText(/Your debt of/)).toBeVisible()

      await page.getByText('By household').click()
      await page.getByLabel('Group').selectOption('Married couple only')
      await expect(page.getByText(/US households: Married couple only/)).toBeVisible()
      await expect(page.getByRole('cell', { name: 'No figure published' }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: /Consumer Expenditure Surveys/ })).toBeVisible()
      await expectAccessible(page)

      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(viewport.width)

      await page.getByRole('link', { name: 'Utilities' }).first().click()
      await expect(page).toHaveURL(/actual/)
      await page.goBack()
      await expect(page).toHaveURL(/measure=debt/)
      expect(elsewhere).toEqual([])
    })
  })
}

test('sharing is off by default, says when a group is too small, and can be turned off', async ({ page, person }) => {
  await person.signUpSubscribed()
  const readStored = () => page.evaluate(async () => (await fetch('/accounts/personal-attributes/')).json())
  const share = page.getByRole('checkbox', { name: /Share my figures anonymously/ })
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
  }
  await page.goto('/dashboard/personal-attributes')
  await expect(share).not.toBeChecked()
  expect(await readStored()).toMatchObject({ share_anonymously: false, birth_year: null })
  await page.getByLabel('Country').selectOption('US')
  await share.check()
  await save()
  expect(await readStored()).toMatchObject({ share_anonymously: true, country: 'US' })
  await page.goto('/dashboard/compare-yourself')
  await expect(page.getByText(/Enter your year of birth in your .* to join an age group/)).toBeVisible()

  await page.goto('/dashboard/personal-attributes')
  await page.getByLabel('Year of birth').fill('1985')
  await save()
  await page.goto('/dashboard/compare-yourself')
  await expect(page.getByText(/We’ll show your age group.*at least 20 people/)).toBeVisible()

  await page.goto('/dashboard/personal-attributes')
  await expect(share).toBeChecked()
  await share.uncheck()
  await save()
  expect(await readStored()).toMatchObject({ share_anonymously: false, birth_year: 1985 })
  await page.goto('/dashboard/compare-yourself')
  await expect(page.getByText(/Only people who share their figures see this comparison/)).toBeVisible()
})

test('a new user is told what to enter, enters it, and sees their group', async ({ page, person }) => {
  await person.signUpSubscribed('/dashboard/compare-yourself')
  await page.getByRole('link', { name: 'Enter your personal attributes' }).click()
  await page.getByLabel('Year of birth').fill('1990')
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('Housing').selectOption('rent')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto('/dashboard/compare-yourself')
  await expect(page.getByText('US families, age 35–44')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add your accounts' })).toBeVisible()
  await expectAccessible(page)
})
