import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, expectAccessibleInBothThemes, PHONE, test } from './journey.ts'

async function addAccount(page: Page, name: string, type: string, balance?: string) {
  await page.goto('/dashboard/investment-accounts?dialog=add')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account Name').fill(name)
  await dialog.getByLabel('Account Type').selectOption({ label: type })
  if (balance) await dialog.getByLabel(/today \(optional\)/).fill(balance)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP, colorScheme: 'light' })

  test('accounts are added and totaled, and one is deleted and restored', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/investment-accounts')
    await expect(page.getByText('No accounts yet')).toBeVisible()
    await page.getByRole('button', { name: '+ Add New Account' }).click()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await addAccount(page, 'Brokerage', 'Investment', '12,500')
    await addAccount(page, 'Car loan', 'Loan', '4,000')
    await expect(page.getByRole('row', { name: /Car loan/ })).toContainText('−$4,000.00')
    const totals = page.locator('dl').filter({ hasText: 'Debts' })
    await expect(totals).toContainText('$12,500.00')
    await expect(totals).toContainText('$8,500.00')

    await page.getByRole('row', { name: /Brokerage/ }).click()
    await page.getByLabel('Account Name').fill('Index funds')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('row', { name: /Index funds/ })).toBeVisible()

    await page.getByRole('button', { name: 'Delete Index funds' }).click()
    const warning = page.getByRole('dialog', { name: 'Delete Index funds?' })
    await expect(warning).toContainText('1 statement')
    await expectAccessibleInBothThemes(page)
    await warning.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('row', { name: /Index funds/ })).toHaveCount(0)
    // The deletion is undone later, from the history instead of the toast.
    await page.goto('/dashboard/history')
    await page
      .getByRole('listitem')
      .filter({ hasText: /Index funds/ })
      .filter({ has: page.getByRole('button', { name: /Undo/ }) })
      .first()
      .getByRole('button', { name: /Undo/ })
      .click()
    await page.goto('/dashboard/investment-accounts')
    await expect(page.getByRole('row', { name: /Index funds/ })).toContainText('$12,500.00')
  })

  test('a table is pasted, a gap is filled in the grid with the keyboard, and the return updates', async ({
    page,
    person,
  }) => {
    await person.signUpSubscribed('/dashboard/account-statements')
    await expect(page.getByText('No statements yet')).toBeVisible()
    await page.getByRole('button', { name: 'Paste a table' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('Your table')
      .fill(
        'Date\tBrokerage\tPension\tTotal\n2025-12-31\t$10,000\t$5,000\t$15,000\n2026-01-31\t$10,500\t$5,100\t$15,600\n2026-03-31\t$11,000\t$5,300\t$16,300',
      )
    await dialog.getByRole('button', { name: 'Add all as new accounts' }).click()
    await expect(dialog.getByRole('row')).toHaveCount(7)
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Save 6 statements' }).click()
    await expect(page.getByText(/^Saved 6 statements/)).toBeVisible()

    const gap = page.getByRole('row', { name: /No statement for February 2026/ })
    await expect(gap).toContainText('Brokerage, Pension')
    await gap.getByRole('button', { name: 'Fill in' }).click()
    await expect(page).toHaveURL(/grid=2026-02-28/)
    await expectAccessible(page)
    await page.getByLabel('Final Balance, Brokerage').focus()
    await page.keyboard.type('10,800')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Final Balance, Pension')).toBeFocused()
    await page.keyboard.type('5,200')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Saved 2 statements for Feb 28, 2026.')).toBeVisible()
    await expect(gap).toHaveCount(0)

    await page.goto('/dashboard/investment-performance?end=2026-03-31')
    const value = page.getByRole('region', { name: 'Total Value' })
    await expect(value).toContainText('$16,300')
    await expect(page.getByRole('region', { name: 'Cumulative Return' })).toContainText('8.7%')
    await expect(page.getByText('Exactly 8.67%')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  test('a statement is added, flagged, corrected, deleted and restored', async ({ page, person }) => {
    await person.signUpSubscribed()
    await addAccount(page, 'Brokerage', 'Investment')
    await page.goto('/dashboard/account-statements?dialog=add')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Statement Date').fill('2026-09-30')
    await dialog.getByLabel('Final Balance').fill('20,000')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.goto('/dashboard/account-statements?dialog=add')
    await dialog.getByLabel('Statement Date').fill('2026-10-31')
    await dialog.getByLabel('Final Balance').fill('200,000')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    const row = page.getByRole('row', { name: /Oct 31, 2026/ })
    await expect(row).toContainText('Check')
    await row.click()
    await expect(dialog).toContainText('The balance is far from $20,000.00')
    await expectAccessibleInBothThemes(page)
    await dialog.getByLabel('Final Balance').fill('20,500')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row).toContainText('$20,500.00')
    await expect(row).not.toContainText('Check')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(row).toBeVisible()
  })

  test('a bank file with balances is linked to a wealth account in one click', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/actual')
    await page.getByLabel('Bank file').setInputFiles({
      name: 'Checking.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Date,Description,Amount,Balance\n2026-09-30,Rent,-1450.00,2550.00\n2026-10-15,Salary,3200.00,5750.00\n2026-10-31,Groceries,-120.50,5629.50\n',
      ),
    })
    await page.getByRole('button', { name: 'Submit' }).click()
    const name = page.getByRole('textbox', { name: 'Account name' })
    const offer = page.getByRole('region', { name: 'Link to a wealth account' })
    // The first import starts the reader, which takes a long time on a busy machine.
    await expect(offer.or(name).first()).toBeVisible({ timeout: 120_000 })
    if (await name.isVisible()) {
      await name.fill('Checking')
      await page.keyboard.press('Enter')
    }
    await expect(offer).toContainText('$5,629.50')
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'Add and link' }).click()
    await expect(page.getByText(/^Linked /)).toBeVisible()
    await page.goto('/dashboard/investment-accounts')
    await expect(page.getByRole('row', { name: /Checking/ })).toContainText('$5,629.50')
    await page.goto('/dashboard/account-statements')
    await expect(page.getByText('From a file').first()).toBeVisible()
  })

  test('the demo’s wealth pages have figures, and a figure leads to its statements', async ({ page, person }) => {
    await person.tryDemo()
    await page.getByRole('region', { name: 'Net worth' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Manage Investment Accounts' })).toBeVisible()
    await person.navigateTo('/dashboard/investment-performance')
    await expect(page.getByRole('region', { name: 'Sharpe Ratio' })).toContainText('standard error')
    await expect(page.getByRole('slider', { name: 'Portfolio value' })).toBeVisible()
    await page.getByLabel('Risk-free rate').fill('3.5')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('region', { name: 'Sharpe Ratio' })).toContainText('risk-free rate 3.5%')
    await person.navigateTo('/dashboard/income-statement')
    await page
      .getByText(/by account$/)
      .first()
      .click()
    await page
      .getByRole('region', { name: /by account/ })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Your Investment Account Statements' })).toBeVisible()
    await expect(page).toHaveURL(/account=.*from=/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, colorScheme: 'light' })

  test('balances are entered in the grid, and the figures fit the screen', async ({ page, person }) => {
    await person.signUpSubscribed()
    await addAccount(page, 'Pocket fund', 'Investment', '900')
    await page.goto('/dashboard/account-statements?grid=2026-10-31')
    await page.getByLabel('Final Balance, Pocket fund').fill('850')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Save 1 statement' }).click()
    await expect(page.getByText('Saved 1 statement for Oct 31, 2026.')).toBeVisible()
    for (const path of ['investment-accounts', 'account-statements', 'investment-performance']) {
      await page.goto(`/dashboard/${path}`)
      await expect(
        page
          .getByText(/Pocket fund/)
          .locator('visible=true')
          .first(),
      ).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
})
