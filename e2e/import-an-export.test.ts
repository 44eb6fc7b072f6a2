import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, Person, test } from './journey.ts'

test.use({ viewport: DESKTOP })

test('an export is previewed, imported into an empty account, and undone', async ({ page, person, browser }) => {
  await person.tryDemo('/dashboard/account-info')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const zip = await readFile(await (await download).path())

  const other = await browser.newContext({ viewport: DESKTOP })
  const theirs = new Person(await other.newPage())
  await theirs.signUpSubscribed('/dashboard/account-info')
  await theirs.page.getByRole('button', { name: 'Import an export' }).click()
  const file = theirs.page.getByLabel('Zip file')
  await file.setInputFiles({ name: 'holiday.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') })
  await expect(theirs.page.getByRole('alert')).toContainText('isn’t a complete zip file')

  await file.setInputFiles({ name: 'evenkeel.zip', mimeType: 'application/zip', buffer: zip })
  const plan = theirs.page.getByRole('table', { name: 'What will be added' })
  await expect(plan).toBeVisible({ timeout: 150_000 })
  await expect(plan.getByRole('row', { name: /Transactions 3,\d\d\d/ })).toBeVisible()
  await expectAccessible(theirs.page)
  expect(await countTransactions(theirs.page)).toBe(0)

  await theirs.page.getByRole('button', { name: 'Import everything' }).click()
  await expect(theirs.page.getByText('Your export has been imported', { exact: false }).first()).toBeVisible({
    timeout: 150_000,
  })
  expect(await countTransactions(theirs.page)).toBe(await countTransactions(page))
  await theirs.page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => countTransactions(theirs.page), { timeout: 150_000 }).toBe(0)
  await other.close()
})

function countTransactions(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await fetch('/api/transactions/?limit=1')).json()).total as number)
}
