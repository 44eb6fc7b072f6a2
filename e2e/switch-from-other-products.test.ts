import { ACTUAL_SCHEMA, writeActualZip, writeDatabase, zipTexts } from '../server/src/testing/actual-files.ts'
import { DESKTOP, expect, expectAccessible, importFile, type Person, test } from './journey.ts'

test.use({ viewport: DESKTOP })

const YNAB = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","{day}","Acme Inc","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,"$2,500.00","Cleared"
"Checking","Red","{day}","Corner Market","Everyday: Groceries","Everyday","Groceries","weekly shop",$42.50,$0.00,"Uncleared"
"Checking","","{day}","Department Store","Everyday: Groceries","Everyday","Groceries","Split (1/2) food",$40.00,$0.00,"Cleared"
"Checking","","{day}","Department Store","Fun: Stamp Collecting","Fun","Stamp Collecting","Split (2/2) penny red",$15.00,$0.00,"Cleared"
"Checking","","{day}","Transfer : Savings","","","","",$200.00,$0.00,"Cleared"
"Savings","","{day}","Transfer : Checking","","","","",$0.00,$200.00,"Cleared"
`

const BUDGET = `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"{month}","Everyday: Groceries","Everyday","Groceries",$450.00,-$82.50,$367.50
"{month}","Fun: Model Trains","Fun","Model Trains",$25.00,$0.00,$25.00
`

/** As YNAB exports it: the register and the budget in one zip. */
function makeYnabZip(): Buffer {
  const register = fillInDates(YNAB, 'american').toString()
  const budget = BUDGET.replaceAll('{month}', new Date().toISOString().slice(0, 7))
  return Buffer.from(zipTexts({ 'My Budget - Register.csv': register, 'My Budget - Budget.csv': budget }))
}

const MONARCH = `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner
{day},City Gym,Fitness,Joint Checking (...1234),CITY GYM MONTHLY 88,yearly plan,-40.00,"Health,Tax Deductible",Shared
{day},Toy Palace,Birthday Parties,Joint Checking (...1234),TOY PALACE 12,,-31.50,,
{day},Acme Payroll,Paychecks,Joint Checking (...1234),ACME PAYROLL,,2000.00,,
{day},Transfer,Transfer,Joint Checking (...1234),TFR TO SAVINGS,,-250.00,,
{day},Transfer,Transfer,Savings,TFR FROM CHECKING,,250.00,,
`

const MONARCH_BALANCES = `Date,Balance,Account
{day},1700.00,Joint Checking (...1234)
{day},350.00,Savings
`

/** Goes from the landing page to the import box, like a new user. Returns when that started. */
async function signUpAndOpenImport(person: Person): Promise<number> {
  const started = Date.now()
  await person.signUpFromLanding()
  await person.page.goto('/dashboard/actual')
  return started
}

/** Prints how long the switch took. No check depends on it. */
function reportTime(product: string, started: number) {
  console.log(
    `From the landing page to a correct dashboard with ${product}: ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
}

/** Fills in today's date, so that the rows are in the dashboard's month. */
function fillInDates(file: string, order: 'iso' | 'american'): Buffer {
  const day = new Date().toISOString().slice(0, 10)
  const [year, month, date] = day.split('-')
  return Buffer.from(file.replaceAll('{day}', order === 'iso' ? day : `${month}/${date}/${year}`))
}

test('switching from YNAB: every account, split, flag and category comes along', async ({ page, person }) => {
  const started = await signUpAndOpenImport(person)
  await importFile(page, 'My Budget.zip', makeYnabZip())
  const map = page.getByRole('region', { name: 'Categories from YNAB' })
  await expect(map.getByText('2 not matched yet')).toBeVisible()
  await expect(map.getByText('Fun: Model Trains')).toContainText('1 budget item')
  await expect(page.getByText('Which account is this from?')).toHaveCount(0)
  await expect(map.getByLabel('Category for Everyday: Groceries')).toHaveValue('Groceries')
  await expectAccessible(page)
  await map.getByRole('button', { name: 'Save categories' }).click()
  await expect(map.getByText('All 4 matched to yours')).toBeVisible()

  await page.goto('/dashboard/actual')
  await expect(page.getByRole('row', { name: /Department Store.*Stamp Collecting/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Corner Market.*Red/ })).toBeVisible()
  await page.goto('/dashboard/actual?tag=Red')
  await expect(page.getByText('1 transaction matches')).toBeVisible()

  // Spent: 42.50 + 55.00; the transfer doesn't count.
  await page.goto('/dashboard')
  await expect(page.getByText('$97.50').first()).toBeVisible()
  reportTime('YNAB', started)

  // The budget came with the same zip.
  await page.goto('/dashboard/budget')
  await expect(page.getByText('$450.00').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Model Trains.*Model Trains/ })).toBeVisible()
})

test('switching from Monarch: merchants, notes, tags and balances, and transfers that aren’t spending', async ({
  page,
  person,
}) => {
  const started = await signUpAndOpenImport(person)
  await importFile(page, 'transactions.csv', fillInDates(MONARCH, 'iso'))
  const map = page.getByRole('region', { name: 'Categories from Monarch' })
  await map.getByLabel('Category for Birthday Parties').selectOption('Kids')
  await map.getByRole('button', { name: 'Save categories' }).click()
  await expect(map.getByText(/All \d matched to yours/)).toBeVisible()

  await page.goto('/dashboard/actual')
  await expect(page.getByRole('row', { name: /Toy Palace.*Kids/ })).toBeVisible()
  await page.getByRole('row', { name: /City Gym/ }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('CITY GYM MONTHLY 88')).toBeVisible()
  await expect(drawer.getByText('Tax Deductible')).toBeVisible()

  // Balances come in a separate file and become accounts with statements.
  await page.goto('/dashboard/actual')
  await importFile(page, 'balances.csv', fillInDates(MONARCH_BALANCES, 'iso'))
  await expect(page.getByRole('region', { name: 'Import of balances.csv' })).toContainText(
    'Added the balances of 2 accounts',
  )

  await page.goto('/dashboard')
  await expect(page.getByText('$71.50').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Net worth' }).getByRole('link', { name: '$2,050' })).toBeVisible()
  reportTime('Monarch', started)

  await page.goto('/dashboard/investment-accounts')
  await expect(page.getByRole('row', { name: /Joint Checking.*\$1,700\.00/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Savings.*\$350\.00/ })).toBeVisible()
})

const makeActualZip = () =>
  Buffer.from(
    writeActualZip(
      writeDatabase(ACTUAL_SCHEMA, {
        accounts: [{ id: 'a1', name: 'Giro' }],
        payees: [{ id: 'p1', name: 'Actual Zip Shop' }],
        categories: [{ id: 'c1', name: 'Groceries' }],
        transactions: [{ id: '1', acct: 'a1', date: 20260301, amount: -1100, description: 'p1', category: 'c1' }],
      }),
    ),
  )

/** A short file from each other product: its name, its content, and the row that must appear. */
const OTHERS: readonly (readonly [name: string, file: Buffer | string, row: RegExp])[] = [
  ['Actual.zip', makeActualZip(), /Actual Zip Shop.*11\.00/],
  [
    'actual.csv',
    'Account,Date,Payee,Notes,Category,Amount,Cleared\nGiro,2026-03-02,Actual Shop,,Groceries,-12.00,Cleared\n',
    /Actual Shop.*12\.00/,
  ],
  [
    'mint.csv',
    'Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n3/03/2026,Mint Shop,MINT SHOP 1,13.00,debit,Groceries,Card,,\n',
    /Mint Shop.*13\.00/,
  ],
  [
    'firefly.csv',
    'journal_id,date,type,description,amount,currency_code,source_name,destination_name,category,tags,notes\n1,2026-03-04,Withdrawal,Firefly Shop,-14.00,USD,Giro,Firefly Shop,Groceries,,\n',
    /Firefly Shop.*14\.00/,
  ],
  [
    'quicken.qif',
    '!Account\nNGiro\nTBank\n^\n!Type:Bank\nD3/05/2026\nT-15.00\nPQuicken Shop\nLGroceries\nCX\n^\n!Account\nNVisa\nTCCard\n^\n!Type:CCard\nD3/05/2026\nT-1.00\nPQuicken Tea\nLGroceries\nCX\n^\n',
    /Quicken Shop.*15\.00/,
  ],
  [
    'simplifi.csv',
    'account,state,postedOn,payee,usage,category,tags,notes,amount\nCard,CLEARED,2026-03-06,Simplifi Shop,,Groceries,,,-16.00\n',
    /Simplifi Shop.*16\.00/,
  ],
  [
    'copilot.csv',
    'date,name,amount,status,category,parent category,excluded,tags,type,account\n2026-03-07,Copilot Shop,17.00,posted,Groceries,,false,,regular,Card\n',
    /Copilot Shop.*17\.00/,
  ],
  [
    'gnucash.csv',
    'Date,Account Name,Number,Description,Full Category Name,Reconcile,Amount With Sym,Amount Num.\n2026-03-08,Giro,,GnuCash Shop,Expenses:Groceries,c,-$18.00,-18.00\n',
    /GnuCash Shop.*18\.00/,
  ],
  [
    'wise.csv',
    'ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Target fee amount,Target fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate,Reference,Batch,Created by,Category,Note\nT-1,COMPLETED,OUT,2026-03-09 14:20:05,2026-03-09 14:23:11,0,USD,,,Ana,19.00,USD,Wise Shop,19.00,USD,1,,,Ana,Groceries,\n',
    /Wise Shop.*19\.00/,
  ],
  [
    'revolut.csv',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCARD_PAYMENT,Current,2026-03-10 10:12:01,2026-03-10 10:12:02,Revolut Shop,-20.00,0.00,USD,COMPLETED,80.00\n',
    /Revolut Shop.*20\.00/,
  ],
  [
    'paypal.csv',
    '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Item Title","Reference Txn ID","Balance","Note","Balance Impact"\n"03/11/2026","03:46:20","PDT","PayPal Shop","Payment","Completed","USD","-21.00","0.00","-21.00","a@x.test","b@y.test","60P5","","","79.00","","Debit"\n',
    /PayPal Shop.*21\.00/,
  ],
]

test('files from every other product are imported, one after another', async ({ page, person }) => {
  await person.signUpSubscribed('/dashboard/actual')
  for (const [name, file, row] of OTHERS) {
    await importFile(page, name, Buffer.from(file))
    await expect(page.getByRole('row', { name: row })).toBeVisible()
  }
})
