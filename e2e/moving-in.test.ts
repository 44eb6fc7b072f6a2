import { DESKTOP, expect, expectAccessible, type Person, test } from './journey.ts'

test.use({ viewport: DESKTOP })

const YNAB = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","{day}","Acme Inc","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,"$2,500.00","Cleared"
"Checking","Red","{day}","Corner Market","Everyday: Groceries","Everyday","Groceries","weekly shop",$42.50,$0.00,"Uncleared"
"Checking","","{day}","Department Store","Everyday: Groceries","Everyday","Groceries","Split (1/2) food",$40.00,$0.00,"Cleared"
"Checking","","{day}","Department Store","Fun: Stamp Collecting","Fun","Stamp Collecting","Split (2/2) penny red",$15.00,$0.00,"Cleared"
"Checking","","{day}","Transfer : Savings","","","","",$200.00,$0.00,"Cleared"
"Savings","","{day}","Transfer : Checking","","","","",$0.00,$200.00,"Cleared"
`

const MONARCH = `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner
{day},City Gym,Fitness,Joint Checking (...1234),CITY GYM MONTHLY 88,yearly plan,-40.00,"Health,Tax Deductible",Shared
{day},Toy Palace,Birthday Parties,Joint Checking (...1234),TOY PALACE 12,,-31.50,,
{day},Acme Payroll,Paychecks,Joint Checking (...1234),ACME PAYROLL,,2000.00,,
{day},Transfer,Transfer,Joint Checking (...1234),TFR TO SAVINGS,,-250.00,,
{day},Transfer,Transfer,Savings,TFR FROM CHECKING,,250.00,,
`

/** From the landing page to the page where the file goes in, as a new person finds it. */
async function arrive(person: Person) {
  const { page } = person
  await page.goto('/')
  await expect(page.getByRole('link', { name: /sign up/i }).first()).toBeVisible()
  await person.signUpSubscribed()
  await page.goto('/dashboard/actual')
}

/** However busy the machine is: the journey goes on when the import says that it is done. */
async function isRead(page: Person['page']) {
  await expect(page.getByText(/^Done with/)).toHaveCount(1, { timeout: 150_000 })
}

/** Today, which is in the month that the dashboard shows. */
function filled(file: string, order: 'iso' | 'american'): Buffer {
  const day = new Date().toISOString().slice(0, 10)
  const [year, month, date] = day.split('-')
  return Buffer.from(file.replaceAll('{day}', order === 'iso' ? day : `${month}/${date}/${year}`))
}

test('moving in from YNAB: every account, split, flag and category comes along', async ({ page, person }) => {
  await arrive(person)
  await page.getByLabel('Bank file').setInputFiles({
    name: 'My Budget - Register.csv',
    mimeType: 'text/csv',
    buffer: filled(YNAB, 'american'),
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await isRead(page)
  const map = page.getByRole('region', { name: 'Categories from YNAB' })
  await expect(map.getByText('1 is new here')).toBeVisible()
  await expect(page.getByText('Which account is this from?')).toHaveCount(0)
  await expect(map.getByLabel('Everyday: Groceries is')).toHaveValue('Groceries')
  await expectAccessible(page)
  await map.getByRole('button', { name: 'Save categories' }).click()
  await expect(map.getByText('All 3 matched to yours')).toBeVisible()

  await page.goto('/dashboard/actual')
  await expect(page.getByRole('row', { name: /Department Store.*Stamp Collecting/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Corner Market.*Red/ })).toBeVisible()
  await page.goto('/dashboard/actual?tag=Red')
  await expect(page.getByText('1 transaction matches')).toBeVisible()

  // Spent: 42.50 + 55.00; the transfer counts in neither.
  await page.goto('/dashboard')
  await expect(page.getByText('$97.50').first()).toBeVisible()
})

test('moving in from Monarch: merchants, notes and tags, and transfers that are no spending', async ({
  page,
  person,
}) => {
  await arrive(person)
  await page.getByLabel('Bank file').setInputFiles({
    name: 'transactions.csv',
    mimeType: 'text/csv',
    buffer: filled(MONARCH, 'iso'),
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await isRead(page)
  const map = page.getByRole('region', { name: 'Categories from Monarch' })
  await map.getByLabel('Birthday Parties is').selectOption('Kids')
  await map.getByRole('button', { name: 'Save categories' }).click()
  await expect(map.getByText(/All \d matched to yours/)).toBeVisible()

  await page.goto('/dashboard/actual')
  await expect(page.getByRole('row', { name: /Toy Palace.*Kids/ })).toBeVisible()
  await page.getByRole('row', { name: /City Gym/ }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('CITY GYM MONTHLY 88')).toBeVisible()
  await expect(drawer.getByText('Tax Deductible')).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByText('$71.50').first()).toBeVisible()
})
