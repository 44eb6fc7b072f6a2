import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

const STATEMENT = `Date,Description,Amount,Balance
2026-01-05,SQ *BLUE BOTTLE 4432 OAKLAND CA,-5.25,994.75
2026-01-06,WHOLEFDS MKT 10234,-84.10,910.65
2026-01-06,DAILY INTEREST,0.11,910.76
2026-01-06,DAILY INTEREST,0.11,910.87
2026-01-07,ZZYZX QUUX 4411,-31.00,879.87
`

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a user pastes a statement, sees every verdict, and undoes the import', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/actual')
    await page.getByLabel('Paste transactions').fill(STATEMENT)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('button', { name: '5 added' })).toBeVisible()
    await expect(page.getByText('5 transactions')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('row', { name: /Blue Bottle/ })).toBeVisible()

    // Importing again adds nothing, but a row can still be added.
    await page.getByLabel('Paste transactions').fill(STATEMENT)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: '5 duplicates' }).click()
    await expect(page.getByText(/same date, amount and description/).first()).toBeVisible()
    await page
      .getByRole('button', { name: /Add anyway/ })
      .first()
      .click()
    await expect(page.getByText('6 transactions')).toBeVisible()

    // The older result is collapsed.
    const first = page.getByRole('region', { name: /Import of/ }).last()
    await first.getByRole('button', { name: /5 added/ }).click()
    await first.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Undone: /)).toBeVisible()
  })

  test('a picture is rejected, and a file that couldn’t be sent stays attached', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/actual')
    await page.getByLabel('Bank file').setInputFiles({
      name: 'picture.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert').getByText(/picture|image/i)).toBeVisible()
    await page.getByLabel('Bank file').setInputFiles({
      name: 'january.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(STATEMENT.padEnd(2e6, `${' '.repeat(99)}\n`)),
    })

    // Whatever goes wrong, the file stays attached and can be sent again.
    const submit = page.getByRole('button', { name: 'Submit' })
    const attached = page.getByRole('list', { name: 'Attached files' }).getByText('january.csv')
    await page.route('**/api/imports/', (route) => route.abort('connectionreset'))
    await submit.click()
    await expect(page.getByText(/january\.csv: We can’t reach the server/)).toBeVisible()
    await page.unroute('**/api/imports/')
    await page.route('**/api/imports/', (route) =>
      route.fulfill({
        status: 500,
        json: { detail: 'Something went wrong on our side.', code: 'internal', request_id: 'x' },
      }),
    )
    await submit.click()
    await expect(page.getByText('january.csv: Something went wrong on our side.')).toBeVisible()
    await page.unroute('**/api/imports/')
    await page.route('**/api/imports/', () => {}) // No response.
    await submit.click()
    await expect(page.getByText(/(Uploading|Checking) january\.csv/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(attached).toBeVisible()
    await page.unroute('**/api/imports/')
    await submit.click()
    await expect(page.getByRole('button', { name: '5 added' })).toBeVisible()
    await expect(attached).toBeHidden()
  })

  test('the first click on a transaction opens it, even though it closes the import box', async ({ page, person }) => {
    await person.tryDemo('/dashboard/actual')
    const row = page.getByRole('row').nth(4)
    await expect(row).toBeVisible()
    await page.getByRole('textbox', { name: 'Paste transactions' }).click()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await row.click()
    await expect(page.getByRole('dialog', { name: 'Edit transaction' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  })

  test('a transaction is found, opened and corrected, and the correction is undone', async ({ page, person }) => {
    await person.tryDemo('/dashboard/actual')
    await page.getByPlaceholder(/Search name/).fill('blue bottle')
    await expect(page).toHaveURL(/search=/)
    const row = page.getByRole('row', { name: /Blue Bottle/ }).first()
    await row.click()
    const drawer = page.getByRole('dialog', { name: 'Edit transaction' })
    await expect(drawer).toBeVisible()
    await expectAccessible(page)
    await drawer.getByLabel('Simple Name').fill('Morning coffee')
    await drawer
      .getByRole('button', { name: 'Save changes' })
      .or(drawer.getByRole('button', { name: 'Save' }))
      .first()
      .click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('row', { name: /Morning coffee/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByRole('row', { name: /Morning coffee/ })).toHaveCount(0)
  })

  test('transactions are selected, deleted together and restored', async ({ page, person }) => {
    await person.tryDemo('/dashboard/actual')
    const before = await page
      .getByText(/[\d,]+ transactions/)
      .first()
      .textContent()
    // Focus follows the End and Home keys, even past rows that aren't loaded.
    const first = page.locator('tbody tr').first()
    await first.focus()
    await page.keyboard.press('End')
    await expect(page.locator('tbody tr:focus')).not.toHaveAttribute('aria-rowindex', '2')
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()

    const boxes = page.getByRole('checkbox')
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    const bar = page.getByRole('toolbar', { name: 'Selected transactions' })

    // Nothing is lost offline: the page stays, says what failed and keeps the selection.
    await page.context().setOffline(true)
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Couldn’t delete 2 transactions')).toBeVisible()
    await bar.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.context().setOffline(false)
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(before ?? '?')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText(before ?? '?').first()).toBeVisible()
  })

  test('the review queue is emptied with the keyboard', async ({ page, person }) => {
    await person.tryDemo('/dashboard/actual?panel=review')
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('region', { name: /review/i }))
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    for (let left = 5; left > 0; left -= 1) {
      await expect(page.getByText(`${5 - left} of 5`)).toBeVisible()
      await page.keyboard.press('1')
    }
    await expect(page.getByText('All done.')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a transaction opens in a sheet from the bottom', async ({ page, person }) => {
    await person.tryDemo('/dashboard/actual')
    await page.getByRole('row').nth(1).click()
    const sheet = page.getByRole('dialog', { name: 'Edit transaction' })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByLabel('Photo of the receipt')).toHaveAttribute('capture', 'environment')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close' }).click()
    for (const tab of ['Recurring', 'Transfers']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(
        page
          .getByRole('tabpanel', { name: tab })
          .getByRole('row')
          .nth(1)
          .or(page.getByText(/Nothing to confirm/)),
      ).toBeVisible()
      await expectAccessible(page)
    }
  })
})
