import { layOutColumns, writePdf } from '../server/src/testing/pdf-files.ts'
import { writeXlsx } from '../server/src/testing/workbook-files.ts'
import { DESKTOP, expect, expectAccessible, importFile, test } from './journey.ts'

test.use({ viewport: DESKTOP })

test('a workbook and a PDF statement are imported, and an unreadable line is fixed in place', async ({
  page,
  person,
}) => {
  await person.signUpSubscribed('/dashboard/actual')
  const rows = [
    ['Date', 'Description', 'Amount', 'Balance'],
    [{ day: '2026-03-02' }, 'Bakery', -4.2, 95.8],
    [{ day: '2026-03-03' }, 'Acme Payroll', 50, 145.8],
  ]
  await importFile(page, 'march.xlsx', Buffer.from(writeXlsx([{ name: 'Sheet1', rows }])))
  await expect(page.getByRole('row', { name: /Bakery.*4\.20/ })).toBeVisible()

  const columns = [{ x: 50 }, { x: 120 }, { x: 440, isRightAligned: true }, { x: 545, isRightAligned: true }]
  const lines = [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['2 Apr 2026', 'Card payment', '-14.20', '131.60'],
    ['', 'Corner Cinema', '', ''],
    ['3 Apr 2026', 'Card payment', '-3.10', '128.50'],
    ['', 'Tea House', '', ''],
  ]
  await importFile(page, 'april.pdf', Buffer.from(writePdf([layOutColumns(columns, lines, 100)])))
  await expect(page.getByRole('row', { name: /Corner Cinema.*14\.20/ })).toBeVisible()

  await importFile(
    page,
    'may.csv',
    Buffer.from('Date,Description,Amount\n2026-05-05,Tea,-5.00\nsoon,Book Shop,-13.20\n'),
  )
  await page.getByRole('button', { name: '1 unreadable', exact: true }).click()
  await page.getByRole('button', { name: 'Fix and add: line 3' }).click()
  const form = page.getByRole('form', { name: 'Line 3' })
  await expect(form.getByLabel('Name')).toHaveValue('Book Shop')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByText('Choose a date.')).toBeVisible()
  await form.getByLabel('Date').fill('2026-05-06')
  await form.getByLabel('Amount').fill('13,20')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Added Book Shop.')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 added', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Book Shop.*13\.20/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByRole('button', { name: '1 unreadable', exact: true })).toBeVisible()
})
