import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, test } from './journey.ts'

test.use({ viewport: DESKTOP })

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
)

/** Sends a request like the page does. */
async function send(page: Page, method: string, path: string, body: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([method, path, body]) => {
      const { csrfToken } = await (await fetch('/accounts/csrf/')).json()
      const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': csrfToken }
      const response = await fetch(path, { method, headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
      return response.json()
    },
    [method, path, body] as const,
  )
}

test('transfers are confirmed by keyboard, receipts attached, a payment split, and recurring payments listed', async ({
  page,
  person,
}) => {
  await person.tryDemo()
  const add = (source: string, amount: string, transaction_name: string) =>
    send(page, 'POST', '/api/transactions/', {
      source,
      amount,
      transaction_name,
      transaction_date: '2026-11-10',
      category: 'Shopping',
    })
  await add('Chase Checking', '-81.37', 'COUNTER 4471')
  await add('Cash box', '81.37', 'COUNTER 4472')

  await page.goto('/dashboard/actual?show=transfers')
  const suggestion = page.getByRole('group', { name: '$81.37 from Chase Checking to Cash box' })
  await expect(suggestion).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('d')
  await expect(suggestion).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(suggestion).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(/Nothing to confirm/)).toBeVisible()

  // Both sides link to each other.
  await page.getByRole('button', { name: 'Show all transfers' }).click()
  await page.getByPlaceholder(/Search name/).fill('COUNTER 4471')
  await expect(page.getByText('1 transaction matches')).toBeVisible()
  await page
    .getByRole('row', { name: /COUNTER 4471/ })
    .first()
    .click()
  const editor = page.getByRole('dialog', { name: 'Edit transaction' })
  await editor.getByRole('button', { name: /Open the other side:\s*Cash box/ }).click()
  await expect(editor.getByText('COUNTER 4472')).toBeVisible()
  await editor.getByRole('button', { name: 'Unlink' }).click()
  await expect(editor.getByText('A transfer without a match.', { exact: false })).toBeVisible()
  await editor.getByRole('button', { name: 'Find the other side' }).click()
  await page.getByRole('button', { name: /Chase Checking/ }).press('1')
  await expect(editor.getByRole('button', { name: /Open the other side:\s*Chase Checking/ })).toBeVisible()

  await editor.getByLabel('Picture or PDF').setInputFiles([
    { name: 'receipt.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    // Named like a picture, but isn't one.
    { name: 'wrong.png', mimeType: 'image/png', buffer: Buffer.from('GIF? no') },
  ])
  await expect(editor.getByText(/notes\.txt isn’t a picture/)).toBeVisible()
  await expect(editor.getByText(/Couldn’t attach wrong\.png/)).toBeVisible()
  const thumbnail = editor.getByRole('button', { name: 'Show receipt.png' })
  await expect(thumbnail).toBeVisible()
  await expectAccessible(page)
  await thumbnail.click()
  const picture = page.getByRole('img', { name: 'receipt.png' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(10)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(picture).toBeHidden()
  await editor.getByRole('button', { name: 'Remove receipt.png' }).click()
  await expect(thumbnail).toBeHidden()
  await page.getByText('Removed receipt.png.').locator('..').getByRole('button', { name: 'Undo' }).click()
  await expect(thumbnail).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await page.getByPlaceholder(/Search name/).fill('COUNTER 4472')
  await expect(page.getByRole('row', { name: /COUNTER 4472/ }).getByLabel('1 file')).toBeVisible()

  // The page must not request the transaction that the split replaced.
  const missing: string[] = []
  page.on('response', (response) => response.status() === 404 && missing.push(response.url()))
  await page.goto('/dashboard/actual?search=whole+foods')
  await page.getByRole('row').nth(1).click()
  await editor.getByRole('button', { name: 'Split' }).click()
  const split = page.getByRole('dialog', { name: 'Split transaction' })
  await split.getByLabel('Amount').first().fill('1')
  await split.getByRole('button', { name: 'Split into 2' }).click()
  await expect(page.getByText(/^Split .* into 2 parts\.$/)).toBeVisible()
  await expect(page.getByText('part', { exact: true }).first()).toBeVisible()
  expect(missing).toEqual([])

  await page.getByRole('tab', { name: 'Recurring' }).click()
  await page.getByRole('row', { name: /Netflix.*Every month/ }).click()
  await expect(page.getByText('All from Netflix')).toBeVisible()
  await expect(page).toHaveURL(/same_merchant_as=/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Recurring', selected: true })).toBeVisible()
  await expectAccessible(page)
})

test('another tab’s edit isn’t overwritten unseen, and offline edits are kept', async ({ page, person, context }) => {
  await person.tryDemo('/dashboard/actual?search=netflix')
  await page.getByRole('row').nth(1).click()
  const editor = page.getByRole('dialog', { name: 'Edit transaction' })
  await editor.getByLabel('Simple Name').fill('Films at home')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Simple Name').fill('Films from the other tab')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Saved Films from the other tab.')).toBeVisible()
  await other.close()

  await editor.getByRole('button', { name: 'Save changes' }).click()
  const notice = editor.getByRole('alert')
  await expect(notice.getByText('Films from the other tab')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await notice.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Couldn’t save')).toBeVisible()
  await expect(page.getByText(/^You’re offline\./)).toBeAttached()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Save mine' }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByRole('row', { name: /Films at home/ })).toBeVisible()
})

/** Text that would run if a page treated it as code. */
const HOSTILE = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  'javascript:window.hit=1',
  '"><svg onload=window.hit=1>',
]

test('text that looks like code is shown as text and never runs', async ({ page, person }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`blocked: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await person.signUpSubscribed()
  for (const [i, text] of HOSTILE.entries()) {
    await send(page, 'POST', '/api/categories/', { name: `${text}${i}`.slice(0, 60), kind: 'expense' })
    await send(page, 'POST', '/api/budget-items/', {
      kind: 'expense',
      transaction_date: '2026-11-01',
      transaction_name: text,
      simple_name: text,
      amount: '-10.00',
      currency: 'USD',
      category: `${text}${i}`.slice(0, 60),
      repeat: { every: 1, unit: 'month' },
    })
    for (const month of ['08', '09', '10', '11']) {
      await send(page, 'POST', '/api/transactions/', {
        transaction_date: `2026-${month}-0${i + 1}`,
        transaction_name: text,
        simple_name: text,
        source: text,
        note: text,
        amount: `-1${i}.50`,
        category: `${text}${i}`.slice(0, 60),
      })
    }
  }
  const statement = `Date,Description,Amount\n${HOSTILE.map((text, i) => `2026-11-0${i + 1},"${text.replaceAll('"', '""')}",-3.0${i}`).join('\n')}\n`
  await send(page, 'POST', '/api/imports/', { text: statement, note: HOSTILE[1]! })
  await send(page, 'PUT', '/api/custom-instructions/', { text: `${HOSTILE.join('. ')}. Shell is Transport.` })
  await send(page, 'POST', '/submit-feedback/', { text: HOSTILE[0]!, page: `/${HOSTILE[2]}`, time: HOSTILE[1]! })

  const addresses = [
    '/dashboard/actual',
    '/dashboard/actual?show=recurring',
    '/dashboard/actual?show=transfers',
    '/dashboard/actual?panel=review',
    '/dashboard/actual?panel=categories',
    '/dashboard/actual?panel=imports',
    `/dashboard/actual?search=${encodeURIComponent(HOSTILE[1]!)}`,
    '/dashboard',
    '/dashboard/budget',
    '/dashboard/manage-instructions',
    '/dashboard/investment-accounts',
    '/dashboard/account-statements',
    '/dashboard/investment-performance',
    '/dashboard/income-statement',
    '/dashboard/compare-yourself',
    '/dashboard/wealth-simulator',
    '/dashboard/account-info',
    '/dashboard/personal-attributes',
    '/dashboard/subscription',
    '/dashboard/faqs',
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'hit')), address).toBeUndefined()
    // None of it became an element of the page.
    expect(await page.locator('img[src="x"], svg[onload], a[href^="javascript"]').count(), address).toBe(0)
  }
  await page.goto('/dashboard/actual')
  await page
    .getByRole('row', { name: /onerror/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Simple Name')).toHaveValue(HOSTILE[1]!)
  expect(dialogs).toEqual([])
})
