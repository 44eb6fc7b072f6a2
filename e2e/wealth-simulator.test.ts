import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a plan starts from the household’s own figures and changes as an input is dragged', async ({
    page,
    person,
  }) => {
    await person.tryDemo('/dashboard/wealth-simulator')
    const results = page.getByRole('list', { name: 'Results' })
    await expect(results.getByText('Run out of money')).toBeVisible()
    await expect(page.getByText('From the 12 months to', { exact: false }).first()).toBeVisible()
    await expect(page.locator('canvas')).toBeVisible()
    await expectAccessible(page)

    const average = results.getByRole('listitem').filter({ hasText: 'Average' })
    const before = await average.innerText()
    const spending = page.getByRole('slider', { name: 'Annual spending, slider' })
    await spending.focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('PageUp')
    await expect(average).not.toHaveText(before)
    await expect(page).toHaveURL(/spending=/)
    await page
      .getByRole('button', { name: /^Use \$.* from the 12 months to/ })
      .first()
      .click()
    await expect.poll(() => average.innerText()).toBe(before)

    await page.getByLabel('Total years', { exact: true }).fill('500')
    await expect(page.getByText('Enter a value from 1 to 100.')).toBeVisible()
    await page.getByLabel('Total years', { exact: true }).fill('40')
    await expect(page.getByRole('slider', { name: 'Balances over the years' })).toHaveAttribute('aria-valuemax', '40')
  })

  test('a plan is solved backward with the keyboard, and a run is opened year by year', async ({ page, person }) => {
    await person.tryDemo('/dashboard/wealth-simulator')
    await expect(page.getByText(/You can spend up to \$/)).toBeVisible()
    const readSpending = async () =>
      (await page.getByText(/You can spend up to \$/).innerText()).match(/\$([\d,]+)/)![1]!
    const cautious = Number((await readSpending()).replaceAll(',', ''))
    await page.getByRole('slider', { name: /Accepted risk/ }).focus()
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Number((await readSpending()).replaceAll(',', ''))).toBeGreaterThan(cautious)
    await page.getByRole('radio', { name: 'When can I stop working?' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/You can stop working (now|after \d\d? year)/)).toBeVisible()
    await expect(page).toHaveURL(/solve=income-years/)
    await page.getByRole('button', { name: 'Use this in my plan' }).click()
    await expect(page).toHaveURL(/work=/)
    await page.goBack()
    await expect(page).not.toHaveURL(/work=/)
    await expect(page).toHaveURL(/solve=income-years/)
    await expect(page.getByRole('button', { name: /^Use \d+ from your age, working until/ })).toHaveCount(0)

    await page.getByRole('button', { name: 'median' }).click()
    await expect(page).toHaveURL(/run=/)
    await expect(page.getByRole('dialog')).toContainText('year by year')
    await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(1)
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('slider', { name: 'Balances over the years' }).focus()
    await page.keyboard.press('Home')
    await expect(page.getByRole('slider', { name: 'Balances over the years' })).toHaveAttribute(
      'aria-valuetext',
      /^Now/,
    )
  })

  test('a scenario is saved, compared, deleted and restored', async ({ page, person }) => {
    await person.tryDemo('/dashboard/wealth-simulator')
    const list = page.getByRole('list', { name: 'Saved scenarios' })
    await expect(list.getByText(/you have \$/).first()).toBeVisible() // The demo's older plans are scored.
    await page.getByRole('button', { name: 'Pension' }).click()
    await page.getByRole('button', { name: 'Add to the plan' }).click()
    await expect(page.getByText(/From year \d+ \(age 67\)/)).toBeVisible()
    await page.getByLabel('Name of this scenario').fill('With a pension')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(list.getByText('With a pension')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Saved scenarios side by side' })).toContainText('With a pension')
    await page.getByRole('button', { name: 'Delete With a pension' }).click()
    await expect(list.getByText('With a pension')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(list.getByText('With a pension')).toBeVisible()
  })
})

test('a new user enters figures into an empty plan, and its address opens the same plan again', async ({
  page,
  person,
}) => {
  await person.signUpSubscribed('/dashboard/wealth-simulator')
  await expect(page.getByText(/Enter what you have, earn and spend/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Starting liquid net worth', { exact: true }).fill('500000')
  await page.getByLabel('Annual spending', { exact: true }).fill('30000')
  const results = page.getByRole('list', { name: 'Results' })
  await expect(results).toBeVisible()
  await expect(page).toHaveURL(/start=.*spending=/)
  await page.reload()
  await expect(page.getByLabel('Starting liquid net worth', { exact: true })).toHaveValue('$500,000')
  await expect(results).toBeVisible()
  const before = await results.innerText()
  await page.getByRole('slider', { name: 'Tax drag on investments, slider' }).focus()
  await page.keyboard.press('Home')
  await expect.poll(() => results.innerText()).not.toBe(before)
  await page.getByRole('button', { name: 'Use 15% from common assumptions' }).click()
  await expect.poll(() => results.innerText()).toBe(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the inputs are in a sheet, and nothing is cut off', async ({ page, person }) => {
    await person.tryDemo('/dashboard/wealth-simulator')
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible()
    const isOverflowing = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(await isOverflowing()).toBe(false)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change inputs' }).click()
    await page.getByLabel('Total years', { exact: true }).fill('30')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('run out')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('slider', { name: 'Balances over the years' })).toHaveAttribute('aria-valuemax', '30')
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(isOverflowing).toBe(false)
  })
})
