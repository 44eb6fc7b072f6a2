import { describe, expect, test } from 'vitest'
import { readExport as read } from './testing/read-export.ts'

describe('YNAB', () => {
  const HEADER =
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"'

  test('a register keeps its accounts, categories, memos and flags, and uncleared rows get a tag', () => {
    const { format, rows, source, issues } = read(`\ufeff${HEADER}
"Checking","","11/02/2026","Corner Market","Everyday: Groceries","Everyday","Groceries","weekly shop",$42.50,$0.00,"Cleared"
"Visa","Red","11/13/2026","Cafe Luna","Fun: Coffee","Fun","Coffee","",$4.25,$0.00,"Uncleared"
"Checking","","11/14/2026","Acme Inc","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,"$2,500.00","Reconciled"
"Checking","","11/14/2026","Nothing","","","","",$0.00,$0.00,"Cleared"
`)
    expect({ format, source }).toEqual({ format: 'product-ynab', source: null })
    expect(rows).toEqual([
      {
        line: 2,
        day: '2026-11-02',
        minor: -4250,
        currency: 'USD',
        name: 'Corner Market',
        source: 'Checking',
        kept: { category: 'Everyday: Groceries', isForeign: true, simpleName: 'Corner Market', note: 'weekly shop' },
      },
      {
        line: 3,
        day: '2026-11-13',
        minor: -425,
        currency: 'USD',
        name: 'Cafe Luna',
        source: 'Visa',
        kept: { category: 'Fun: Coffee', isForeign: true, simpleName: 'Cafe Luna', tags: ['Red', 'Uncleared'] },
      },
      {
        line: 4,
        day: '2026-11-14',
        minor: 250000,
        currency: 'USD',
        name: 'Acme Inc',
        source: 'Checking',
        kept: { category: 'Inflow: Ready to Assign', isForeign: true, simpleName: 'Acme Inc' },
      },
    ])
    expect(issues.map(({ code }) => code)).toEqual(['header', 'no-money-moved'])
  })

  test('splits are one payment with parts, and each side of a transfer is linked to the other', () => {
    const { rows, accountBalances } = read(
      `${HEADER}
"Bank","","15.10.2026","Kaufhaus","Alltag: Essen","Alltag","Essen","Split (1/2) food",€40.00,€0.00,"Cleared"
"Bank","","15.10.2026","Kaufhaus","Haus: Reinigung","Haus","Reinigung","Split (2/2) soap",€15.00,€0.00,"Cleared"
"Bank","","16.10.2026","Transfer : Sparbuch","","","","",€200.00,€0.00,"Cleared"
"Sparbuch","","16.10.2026","Transfer : Bank","","","","",€0.00,€200.00,"Cleared"
"Sparbuch","","01.10.2026","Starting Balance","Inflow: Ready to Assign","Inflow","Ready to Assign","",€0.00,€900.00,"Reconciled"
`,
      'EUR',
    )
    expect(rows).toMatchObject([
      {
        minor: -5500,
        currency: 'EUR',
        parts: [
          { minor: -4000, category: 'Alltag: Essen', note: 'food' },
          { minor: -1500, category: 'Haus: Reinigung', note: 'soap' },
        ],
      },
      { minor: -20000, source: 'Bank', transferKey: 't1', kept: { isTransfer: true } },
      { minor: 20000, source: 'Sparbuch', transferKey: 't1', kept: { isTransfer: true } },
    ])
    // As of the first day, before any later row.
    expect(accountBalances).toMatchObject([{ source: 'Sparbuch', day: '2026-10-01', minor: 90000, currency: 'EUR' }])
  })

  test('a YNAB 4 register with its categories in two columns is read', () => {
    const { format, rows } =
      read(`Account,Flag,Check Number,Date,Payee,Category,Master Category,Sub Category,Memo,Outflow,Inflow,Cleared,Running Balance
Savings,,101,2025/03/01,Old Shop,Living: Food,Living,Food,(Split 1/2) bread,12.00,0.00,C,88.00
Savings,,101,2025/03/01,Old Shop,Living: Toys,Living,Toys,(Split 2/2) ball,3.00,0.00,C,85.00
Savings,,,2025/03/02,Employer,Income: Available this month,Income,Available this month,,0.00,500.00,U,585.00
`)
    expect(format).toBe('product-ynab')
    expect(rows).toMatchObject([
      { minor: -1500, parts: [{ category: 'Living: Food' }, { category: 'Living: Toys' }] },
      { minor: 50000, kept: { tags: ['Uncleared'] } },
    ])
  })
})

describe('Mint', () => {
  const HEADER =
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"'

  test('the bank’s text is the name, labels become tags, notes stay notes, and transfers are recognized', () => {
    const { format, rows } = read(`${HEADER}
"1/15/2024","Metro","METRO #4521 OAKLAND","54.32","debit","Groceries","Checking","Vacation Reimbursable","Weekly"
"1/16/2024","Paycheck","ACME CORP PAYROLL","2,000.00","credit","Paycheck","Checking","",""
"1/17/2024","Card payment","PAYMENT THANK YOU","300.00","credit","Credit Card Payment","Visa","",""
`)
    expect(format).toBe('product-mint')
    expect(rows).toMatchObject([
      {
        day: '2024-01-15',
        minor: -5432,
        name: 'METRO #4521 OAKLAND',
        source: 'Checking',
        kept: { category: 'Groceries', simpleName: 'Metro', note: 'Weekly', tags: ['Vacation', 'Reimbursable'] },
      },
      { minor: 200000, kept: { category: 'Paycheck' } },
      { minor: 30000, source: 'Visa', kept: { isTransfer: true } },
    ])
  })

  test('dates are American even in a short file, and Uncategorized means no category', () => {
    const { rows, daysGuessed } = read(
      `${HEADER}\n"2/03/2014","Condo","CONDO FEES","331.63","debit","Uncategorized","Chequing","",""\n`,
      'CAD',
    )
    expect(daysGuessed).toBeUndefined()
    expect(rows).toMatchObject([{ day: '2014-02-03', minor: -33163, currency: 'CAD', kept: { category: null } }])
  })

  test('a file without labels and notes is still recognized', () => {
    const { format, rows, source } =
      read(`Date,Description,Original Description,Amount,Transaction Type,Category,Account Name
12/31/2023,Refund,SHOP REFUND,12.10,credit,Shopping,Visa
`)
    expect({ format, source }).toEqual({ format: 'product-mint', source: 'Visa' })
    expect(rows).toMatchObject([{ minor: 1210, day: '2023-12-31' }])
  })
})

describe('Monarch', () => {
  test('merchants, bank texts, notes and tags are kept', () => {
    const { format, rows } = read(`Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner
2026-10-01,City Gym,Fitness,Joint Checking (...1234),CITY GYM MONTHLY 88,"new year, still going",-40.00,"Health,Tax Deductible",Shared
2026-10-02,Acme Payroll,Paychecks,Joint Checking (...1234),ACME PAYROLL,,2000.00,,Ana
2026-10-03,Transfer,Transfer,Joint Checking (...1234),TFR TO SAVINGS,,-250.00,,
`)
    expect(format).toBe('product-monarch')
    expect(rows).toMatchObject([
      {
        minor: -4000,
        name: 'CITY GYM MONTHLY 88',
        source: 'Joint Checking (...1234)',
        kept: {
          category: 'Fitness',
          simpleName: 'City Gym',
          note: 'new year, still going',
          tags: ['Health', 'Tax Deductible'],
        },
      },
      { minor: 200000 },
      { minor: -25000, kept: { isTransfer: true } },
    ])
  })

  test('older exports with fewer columns and newer ones with more are read alike', () => {
    const older = read(
      'Date,Merchant,Category,Account,Original Statement,Amount\n2025-01-02,Tea,Coffee Shops,Card,TEA 1,-3.00\n',
    )
    const newer = read(
      'Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner,Reviewed,Id\n2026-01-02,Tea,Coffee Shops,Card,TEA 1,,-3.00,,,Reviewed,100\n',
    )
    for (const { format, rows } of [older, newer]) {
      expect(format).toBe('product-monarch')
      expect(rows).toMatchObject([{ minor: -300, name: 'TEA 1', source: 'Card' }])
    }
  })
})

describe('Actual', () => {
  test('the total above the parts of a split isn’t a payment of its own, and its note goes to the first part', () => {
    const { format, rows } = read(`Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared
Checking,2026-09-01,Market,(SPLIT INTO 2) monthly,,0,-70.00,Cleared
Checking,2026-09-01,Market,(SPLIT 1 OF 2) food,Groceries,-50.00,0,Cleared
Checking,2026-09-01,Market,(SPLIT 2 OF 2) ,Household,-20.00,0,Cleared
Checking,2026-09-02,Landlord,,Rent,-900,0,Reconciled
Checking,2026-09-03,Kiosk,gum,Groceries,-1.5,0,Not cleared
`)
    expect(format).toBe('product-actual')
    expect(rows).toMatchObject([
      { minor: -7000, parts: [{ minor: -5000, category: 'Groceries', note: 'monthly\nfood' }, { minor: -2000 }] },
      { minor: -90000, kept: { category: 'Rent' } },
      { minor: -150, kept: { note: 'gum', tags: ['Uncleared'] } },
    ])
  })

  test('an export with the group before the category, and true or false for cleared, is read too', () => {
    const { rows, accountBalances } = read(`Account,Date,Payee,Notes,Category,Amount,Cleared,Reconciled
Bank,2026-09-02,Landlord,,Usual Expenses: Rent,-900,true,false
Bank,2026-09-02,Starting Balance,,Income: Starting Balances,1200,false,false
`)
    expect(rows).toMatchObject([{ kept: { category: 'Usual Expenses: Rent' } }])
    // At the end of the day on which the rent was also paid.
    expect(accountBalances).toMatchObject([{ source: 'Bank', day: '2026-09-02', minor: 30000 }])
  })

  test('the oldest exports, with six columns, are read, and payees such as “Transfer: Savings” link a transfer', () => {
    const { rows } = read(`Account,Date,Payee,Notes,Category,Amount
Bank,2026-09-02,Transfer: Savings,,,-100.00
Savings,2026-09-02,Transfer: Bank,,,100.00
`)
    expect(rows).toMatchObject([{ transferKey: 't1' }, { transferKey: 't1' }])
  })
})

test('in an Actual file, a payee without a category that is named like an account links a transfer', () => {
  const { rows } = read(`Account,Date,Payee,Notes,Category,Amount,Cleared
Checking,2026-10-25,Visa,statement,,-512.34,Cleared
Visa,2026-10-25,Checking,#bills paid,,512.34,Cleared
Checking,2026-10-26,Visa Gift Shop,,Gifts,-5.00,Cleared
`)
  expect(rows).toMatchObject([
    { transferKey: 't1', kept: { isTransfer: true } },
    { transferKey: 't1', kept: { tags: ['bills'], note: '#bills paid' } },
    { minor: -500, kept: { category: 'Gifts' } },
  ])
  expect(rows[2]).not.toHaveProperty('transferKey')
})

describe('Copilot', () => {
  const HEADER =
    'date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring'

  test('amounts without a minus are money out, and pending rows are marked', () => {
    const { format, rows } = read(`${HEADER}
2026-03-22,Taqueria,18.40,posted,Restaurants,Food,false,trip;work,regular,Everyday Checking,5678,with Ben,
2026-03-23,Acme,-2000.00,posted,Paycheck,Income,false,,income,Everyday Checking,5678,,
2026-03-24,Card payment,500.00,posted,,,true,,internal transfer,Everyday Checking,5678,,monthly
2026-03-25,Kiosk,2.00,pending,Snacks,Food,false,,regular,Everyday Checking,5678,,
`)
    expect(format).toBe('product-copilot')
    expect(rows).toMatchObject([
      { minor: -1840, kept: { category: 'Food: Restaurants', note: 'with Ben', tags: ['trip', 'work'] } },
      { minor: 200000, kept: { category: 'Income: Paycheck' } },
      { minor: -50000, kept: { isTransfer: true } },
      { minor: -200, kept: { isPending: true, tags: ['Pending'] } },
    ])
  })

  test('an export with fewer columns is still recognized', () => {
    const { rows } = read(
      'date,name,amount,status,category,parent category,excluded,tags,type,account\n2026-01-02,Tea,3,posted,Coffee,Coffee,false,,regular,Card\n',
    )
    expect(rows).toMatchObject([{ minor: -300, source: 'Card', kept: { category: 'Coffee' } }])
  })

  test('a refund is money in, and a quoted name keeps its comma', () => {
    const { rows } = read(
      `${HEADER}\n"2026-01-02","Shop, Inc","-12.00","posted","Shopping","","false","","regular","Card","1","",""\n`,
    )
    expect(rows).toMatchObject([{ minor: 1200, name: 'Shop, Inc' }])
  })
})

describe('Simplifi', () => {
  test('all three kinds of exports are read', () => {
    const long =
      read(`"account","state","postedOn","payee","usage","category","tags","notes","amount","action","security"
"Checking","CLEARED","2026-01-31","Water Works","BILL","Bills & Utilities:Water","home","paid late","-31.20","",""
"Checking","PENDING","2026-02-01","Kiosk","","Dining & Drinks:Coffee","","","-2.00","",""
`)
    expect(long.format).toBe('product-simplifi')
    expect(long.rows).toMatchObject([
      { minor: -3120, kept: { category: 'Bills & Utilities:Water', note: 'paid late', tags: ['home'] } },
      { kept: { isPending: true } },
    ])
    const short = read(`Date,Payee,Amount,Account,Category,Tags,Notes
07/10/2026,Safeway,-42.50,Checking,Groceries,"food, week",
07/11/2026,Payroll,"2,000.00",Checking,Paycheck,,
`)
    expect(short.format).toBe('product-simplifi')
    expect(short.rows).toMatchObject([{ day: '2026-07-10', kept: { tags: ['food', 'week'] } }, { minor: 200000 }])
    const moved = read(
      'Date,Account,Payee,Category,Amount,Notes,Tags\n07/13/2026,Card,Card payment,Transfer,-10.00,,\n',
    )
    expect(moved.rows).toMatchObject([{ kept: { isTransfer: true } }])
  })
})

test('in a Simplifi file, a category that is named like an account links a transfer', () => {
  const { rows } = read(`account,state,postedOn,payee,usage,category,tags,notes,amount
Checking,CLEARED,9/12/2026,Online Payment,,Visa,,,-$640.00
Visa,CLEARED,9/12/2026,Payment Received,,Checking,,,$640.00
Visa,CLEARED,9/13/2026,Cafe,,Coffee,,,-$3.00
`)
  expect(rows).toMatchObject([
    { minor: -64000, source: 'Checking', transferKey: 't1', kept: { isTransfer: true, category: null } },
    { minor: 64000, source: 'Visa', transferKey: 't1', kept: { isTransfer: true } },
    { minor: -300, kept: { category: 'Coffee' } },
  ])
})

test('the parts that Simplifi writes below a payment become one split payment', () => {
  const { rows } = read(`"account","state","postedOn","payee","usage","category","tags","notes","amount"
"Visa","CLEARED","10/26/2026","Walmart","","SPLIT","","big shop","$0.00"
,,,,,"Groceries",,,"-61.30"
,,,,,"Pet Food","dog",,"-22.00"
"Visa","CLEARED","10/27/2026","Cafe","","Coffee","","","-$3.00"
`)
  expect(rows).toMatchObject([
    {
      day: '2026-10-26',
      minor: -8330,
      name: 'Walmart',
      source: 'Visa',
      parts: [
        { minor: -6130, category: 'Groceries', note: 'big shop' },
        { minor: -2200, category: 'Pet Food' },
      ],
      kept: { tags: ['dog'] },
    },
    { minor: -300 },
  ])
})

test('a note that repeats the payee stays with the first part of a Simplifi split', () => {
  const { rows } = read(`"account","state","postedOn","payee","usage","category","tags","notes","amount"
"Visa","CLEARED","10/26/2026","Walmart","","SPLIT","","Walmart","$0.00"
,,,,,"Groceries",,,"-61.30"
,,,,,"Pet Food",,,"-22.00"
`)
  expect(rows).toMatchObject([{ name: 'Walmart', parts: [{ note: 'Walmart' }, { minor: -2200 }] }])
  expect(rows[0]?.parts?.[1]).not.toHaveProperty('note')
})

test('an uncategorized row isn’t a transfer because another row has no account', () => {
  const { rows } = read(`Date,Payee,Amount,Account,Category,Tags,Notes
07/10/2026,Safeway,-42.50,Checking,,,
07/11/2026,Cash,-5.00,,Groceries,,
`)
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row.kept).not.toHaveProperty('isTransfer')
})

test('a row without a date is skipped as such', () => {
  const { issues } = read(`Date,Payee,Amount,Account,Category,Tags,Notes
07/10/2026,Safeway,-42.50,Checking,Groceries,,
,Total,-42.50,,,,
`)
  expect(issues.at(-1)).toMatchObject({ line: 3, code: 'no-day', reason: 'No date.' })
})

describe('balances and budgets', () => {
  test.each([
    ['plain', 'Date,Balance,Account\n2026-08-31,1000.00,Checking\n2026-09-30,-5.25,Visa\n'],
    [
      'quoted',
      '\ufeff"Date","Balance","Account"\r\n"2026-08-31","$1,000.00","Checking"\r\n"2026-09-30","-$5.25","Visa"',
    ],
    ['with American dates', 'Date,Balance,Account\n8/31/2026,1000,Checking\n9/30/2026,(5.25),Visa\n'],
  ])('Monarch’s balances, %s, have no rows, but one balance per account and day', (_, file) => {
    const { format, rows, accountBalances } = read(file)
    expect(format).toBe('product-monarch')
    expect(rows).toEqual([])
    expect(accountBalances).toMatchObject([
      { source: 'Checking', day: '2026-08-31', minor: 100000, currency: 'USD' },
      { source: 'Visa', day: '2026-09-30', minor: -525 },
    ])
  })

  test.each([
    ['Jan 2026', '"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"'],
    ['January 2026', 'Month,Category Group/Category,Category Group,Category,Budgeted,Activity,Available'],
    ['2026-01', 'Month,Category,Category Group,Sub Category,Budgeted,Outflows,Category Balance'],
  ])('a YNAB budget with months such as %s is read', (month, header) => {
    const { format, planned } = read(`${header}\n${month},Food: Bread,Food,Bread,$50.00,-$1.00,$49.00\n`)
    expect(format).toBe('product-ynab')
    expect(planned).toMatchObject([{ month: '2026-01-01', minor: 5000, currency: 'USD' }])
  })
})
