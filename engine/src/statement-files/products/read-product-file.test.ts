import { describe, expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const read = (text: string, currency = 'USD') => readStatementFile({ text, currency, today: plainDate('2026-11-16') })

describe('YNAB', () => {
  const HEADER =
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"'

  test('a register keeps accounts, categories, memos, flags and uncleared rows', () => {
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

  test('splits are one payment with parts, and each side of a transfer knows the other', () => {
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
    // On its first day, without anything later.
    expect(accountBalances).toMatchObject([{ source: 'Sparbuch', day: '2026-10-01', minor: 90000, currency: 'EUR' }])
  })

  test('a YNAB 4 register has its categories in two columns', () => {
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

  test('dates are American even in a short file, and Uncategorized is no category', () => {
    const { rows, daysGuessed } = read(
      `${HEADER}\n"2/03/2014","Condo","CONDO FEES","331.63","debit","Uncategorized","Chequing","",""\n`,
      'CAD',
    )
    expect(daysGuessed).toBeUndefined()
    expect(rows).toMatchObject([{ day: '2014-02-03', minor: -33163, currency: 'CAD', kept: { category: null } }])
  })

  test('a file without labels and notes is still Mint', () => {
    const { format, rows, source } =
      read(`Date,Description,Original Description,Amount,Transaction Type,Category,Account Name
12/31/2023,Refund,SHOP REFUND,12.10,credit,Shopping,Visa
`)
    expect({ format, source }).toEqual({ format: 'product-mint', source: 'Visa' })
    expect(rows).toMatchObject([{ minor: 1210, day: '2023-12-31' }])
  })
})

describe('Monarch', () => {
  test('keeps merchant, statement, notes and tags', () => {
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

  test('older and newer exports have fewer or more columns', () => {
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
  test('the total of a split comes before its parts, with its amount in another column', () => {
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

  test('the other export writes the group before the category, and true and false', () => {
    const { rows, accountBalances } = read(`Account,Date,Payee,Notes,Category,Amount,Cleared,Reconciled
Bank,2026-09-02,Landlord,,Usual Expenses: Rent,-900,true,false
Bank,2026-09-02,Starting Balance,,Income: Starting Balances,1200,false,false
`)
    expect(rows).toMatchObject([{ kept: { category: 'Usual Expenses: Rent' } }])
    // At the end of its day, when the rent was also paid.
    expect(accountBalances).toMatchObject([{ source: 'Bank', day: '2026-09-02', minor: 30000 }])
  })

  test('the oldest export has six columns, and a transfer may name its account', () => {
    const { rows } = read(`Account,Date,Payee,Notes,Category,Amount
Bank,2026-09-02,Transfer: Savings,,,-100.00
Savings,2026-09-02,Transfer: Bank,,,100.00
`)
    expect(rows).toMatchObject([{ transferKey: 't1' }, { transferKey: 't1' }])
  })
})

describe('Copilot', () => {
  const HEADER =
    'date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring'

  test('spending has no minus, and pending rows are marked', () => {
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

  test('a short export is still Copilot', () => {
    const { rows } = read(
      'date,name,amount,status,category,parent category,excluded,tags,type,account\n2026-01-02,Tea,3,posted,Coffee,Coffee,false,,regular,Card\n',
    )
    expect(rows).toMatchObject([{ minor: -300, source: 'Card', kept: { category: 'Coffee' } }])
  })

  test('quoted cells and refunds keep their sign', () => {
    const { rows } = read(
      `${HEADER}\n"2026-01-02","Shop, Inc","-12.00","posted","Shopping","","false","","regular","Card","1","",""\n`,
    )
    expect(rows).toMatchObject([{ minor: 1200, name: 'Shop, Inc' }])
  })
})

describe('Simplifi', () => {
  test('reads all three exports', () => {
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

describe('Firefly III', () => {
  const HEADER =
    'user_id,group_id,journal_id,created_at,updated_at,group_title,type,amount,foreign_amount,currency_code,foreign_currency_code,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes'

  test('reads withdrawals, deposits and both sides of a transfer', () => {
    const { format, rows, accountBalances } = read(`${HEADER}
1,1,1,x,x,,Withdrawal,-12.30,,EUR,,Lunch,2026-05-04T00:00:00+02:00,Giro,,Asset account,Bistro,,Expense account,,Eating out,,,"work,team",with Eva
1,2,2,x,x,,Deposit,1500.00,,EUR,,Salary,2026-05-05T00:00:00+02:00,Acme,,Revenue account,Giro,,Asset account,,Salary,,,,
1,3,3,x,x,,Transfer,100.00,110.00,EUR,USD,To dollars,2026-05-06T00:00:00+02:00,Giro,,Asset account,Dollar account,,Asset account,,,,,,
1,4,4,x,x,,Opening balance,50.00,,EUR,,Initial balance,2026-05-01T00:00:00+02:00,Initial,,Initial balance account,Giro,,Asset account,,,,,,
`)
    expect(format).toBe('product-firefly')
    expect(rows).toMatchObject([
      {
        minor: -1230,
        currency: 'EUR',
        source: 'Giro',
        name: 'Lunch',
        kept: { simpleName: 'Bistro', category: 'Eating out', tags: ['work', 'team'], note: 'with Eva' },
      },
      { minor: 150000, source: 'Giro', kept: { simpleName: 'Acme' } },
      { minor: -10000, currency: 'EUR', source: 'Giro', kept: { isTransfer: true } },
      { minor: 11000, currency: 'USD', source: 'Dollar account', kept: { isTransfer: true } },
    ])
    expect(accountBalances).toMatchObject([{ source: 'Giro', day: '2026-05-01', minor: 5000, currency: 'EUR' }])
  })

  test('journals in one group are the parts of a split', () => {
    const { rows } = read(`${HEADER}
1,7,8,x,x,Big shop,Withdrawal,-30.00,,EUR,,Food,2026-05-04,Giro,,Asset account,Market,,Expense account,,Groceries,,,,
1,7,9,x,x,Big shop,Withdrawal,-5.00,,EUR,,Flowers,2026-05-04,Giro,,Asset account,Market,,Expense account,,Gifts,,,,
`)
    expect(rows).toMatchObject([{ minor: -3500, parts: [{ category: 'Groceries' }, { category: 'Gifts' }] }])
  })

  test('columns may come in any order', () => {
    const { rows } =
      read(`journal_id,date,type,description,amount,currency_code,source_name,destination_name,category,tags,notes
1,2026-01-02,Transfer,Save,25,EUR,A,B,,,
`)
    expect(rows).toMatchObject([
      { minor: -2500, source: 'A', transferKey: 'l2' },
      { minor: 2500, source: 'B', transferKey: 'l2' },
    ])
  })
})

describe('GnuCash', () => {
  const HEADER =
    'Date,Transaction ID,Number,Description,Notes,Commodity/Currency,Void Reason,Action,Memo,Full Account Name,Account Name,Amount With Sym,Amount Num.,Value With Sym,Value Num.,Reconcile,Reconcile Date,Rate/Price'

  test('postings become payments, splits and transfers', () => {
    const { format, rows } = read(`${HEADER}
2026-08-23,a1,,Burger Bar,,CURRENCY::USD,,,,Expenses:Dining,Dining,$10.00,10.00,$10.00,10.00,n,,1.00
,,,,,,,,,Assets:Wallet,Wallet,-$10.00,-10.00,-$10.00,-10.00,n,,1.00
2026-08-24,a2,,Market,big shop,CURRENCY::USD,,,,Assets:Checking,Checking,-$30.00,-30.00,-$30.00,-30.00,y,,1.00
,,,,,,,,bread,Expenses:Food,Food,$20.00,20.00,$20.00,20.00,n,,1.00
,,,,,,,,soap,Expenses:Household,Household,$10.00,10.00,$10.00,10.00,n,,1.00
2026-08-25,a3,,Cash,,CURRENCY::USD,,,,Assets:Checking,Checking,-$50.00,-50.00,-$50.00,-50.00,n,,1.00
,,,,,,,,,Assets:Wallet,Wallet,$50.00,50.00,$50.00,50.00,n,,1.00
`)
    expect(format).toBe('product-gnucash')
    expect(rows).toMatchObject([
      { minor: -1000, source: 'Assets:Wallet', name: 'Burger Bar', kept: { category: 'Dining' } },
      { minor: -3000, source: 'Assets:Checking', parts: [{ minor: -2000, category: 'Food' }, { minor: -1000 }] },
      { minor: -5000, transferKey: 't1' },
      { minor: 5000, transferKey: 't1', source: 'Assets:Wallet' },
    ])
  })

  test('older exports have no values, and voided transactions are skipped', () => {
    const older = HEADER.replace('Value With Sym,Value Num.,', '').replace('Amount Num.', 'Amount Num')
    const { rows, issues } = read(`${older}
2026-08-23,a1,,Burger Bar,,CURRENCY::EUR,,,,Expenses:Dining,Dining,10.00,10.00,n,,1.00
,,,,,,,,,Assets:Wallet,Wallet,-10.00,-10.00,n,,1.00
2026-08-24,a2,,Gone,,CURRENCY::EUR,mistake,,,Expenses:Dining,Dining,10.00,10.00,n,,1.00
,,,,,,,,,Assets:Wallet,Wallet,-10.00,-10.00,n,,1.00
`)
    expect(rows).toMatchObject([{ minor: -1000, currency: 'EUR' }])
    expect(issues).toMatchObject([{ code: 'not-carried-out' }])
  })

  test('German books have German root accounts, and equity opens an account', () => {
    const { rows, accountBalances } = read(
      `${HEADER}
2026-08-23,a1,,Anfangsbestand,,CURRENCY::EUR,,,,Aktiva:Bank,Bank,"100,00 €","100,00","100,00 €","100,00",n,,1
,,,,,,,,,Eigenkapital:Anfangsbestand,Anfangsbestand,"-100,00 €","-100,00","-100,00 €","-100,00",n,,1
2026-08-24,a2,,Gehalt,,CURRENCY::EUR,,,,Aktiva:Bank,Bank,"2.000,50 €","2.000,50","2.000,50 €","2.000,50",n,,1
,,,,,,,,,Erträge:Gehalt,Gehalt,"-2.000,50 €","-2.000,50","-2.000,50 €","-2.000,50",n,,1
`,
      'EUR',
    )
    expect(accountBalances).toMatchObject([{ source: 'Aktiva:Bank', day: '2026-08-23', minor: 10000 }])
    expect(rows).toMatchObject([{ minor: 200050, source: 'Aktiva:Bank', kept: { category: 'Gehalt' } }])
  })
})

describe('Wise', () => {
  const HEADER =
    'ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Target fee amount,Target fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate,Reference,Batch,Created by,Category,Note'

  test('fees are separate rows, and each currency is an account', () => {
    const { format, rows, issues } = read(`${HEADER}
TRANSFER-1,COMPLETED,OUT,2026-08-03 14:20:05,2026-08-03 14:23:11,0.45,EUR,,,Alex,120.00,EUR,Landlord GmbH,120.00,EUR,1,August rent,,Alex,Housing,
TRANSFER-2,COMPLETED,IN,2026-07-31 09:00:00,2026-07-31 09:01:30,,,,,Acme Ltd,2505.00,GBP,Alex,2500.00,GBP,1,Invoice 42,,,,
TRANSFER-3,CANCELLED,OUT,2026-07-31 09:00:00,,0.45,EUR,,,Alex,10.00,EUR,Shop,10.00,EUR,1,,,,,
`)
    expect(format).toBe('product-wise')
    expect(rows).toMatchObject([
      { minor: -12000, currency: 'EUR', source: 'Wise EUR', name: 'Landlord GmbH', kept: { category: 'Housing' } },
      { minor: -45, currency: 'EUR', source: 'Wise EUR', name: 'Fee: Landlord GmbH', kept: { isFee: true } },
      { minor: 250000, currency: 'GBP', source: 'Wise GBP', name: 'Acme Ltd', kept: { note: 'Invoice 42' } },
    ])
    expect(issues.map(({ code }) => code)).toEqual(['header', 'not-carried-out'])
  })

  test('a currency exchange is a transfer between two accounts', () => {
    const { rows } = read(`${HEADER}
BALANCE-1,COMPLETED,NEUTRAL,2026-08-01 10:00:00,2026-08-01 10:00:02,1.20,EUR,,,Alex,498.80,EUR,Alex,430.00,GBP,0.862,,,Alex,,
`)
    expect(rows).toMatchObject([
      { minor: -49880, currency: 'EUR', source: 'Wise EUR', transferKey: 'l2', kept: { isTransfer: true } },
      { minor: 43000, currency: 'GBP', source: 'Wise GBP', transferKey: 'l2', kept: { isTransfer: true } },
      { minor: -120, currency: 'EUR', kept: { isFee: true } },
    ])
  })

  test('a payment in a foreign currency is charged in the account’s own currency', () => {
    const { rows } = read(`${HEADER}
CARD-1,COMPLETED,OUT,2026-08-01 10:00:00,2026-08-02 10:00:02,0.00,USD,,,Alex,15.77,USD,Bakery,14.00,EUR,0.9,,,Alex,Groceries,
`)
    expect(rows).toMatchObject([{ minor: -1577, currency: 'USD', source: 'Wise USD', name: 'Bakery' }])
    expect(rows).toHaveLength(1)
  })
})

describe('Quicken QIF', () => {
  test('reads many accounts, transfers, splits, tags and memos', () => {
    const { format, rows, source, accountBalances } = read(`!Option:AutoSwitch
!Account
NChecking
TBank
^
NVisa
TCCard
^
!Clear:AutoSwitch
!Type:Cat
NFood:Groceries
E
^
!Account
NChecking
TBank
^
!Type:Bank
D1/1/26
T1,000.00
PInitial
L[Checking]
CX
^
D1/15/26
T-55.00
PMarket
MBig shop
L--Split--
CX
SFood:Groceries
Ebread
$-40.00
SHousehold
$-15.00
^
D1/16/26
T-200.00
PPay card
L[Visa]
CX
^
!Account
NVisa
TCCard
^
!Type:CCard
D1/16/26
T200.00
PPay card
L[Checking]
CX
^
D1/17/26
T-12.00
PCafe
LFood:Dining/Trip
^
`)
    expect({ format, source }).toEqual({ format: 'product-quicken', source: null })
    expect(accountBalances).toMatchObject([{ source: 'Checking', day: '2026-01-01', minor: 100000 }])
    expect(rows).toMatchObject([
      {
        minor: -5500,
        parts: [
          { minor: -4000, category: 'Food: Groceries', note: 'bread' },
          { minor: -1500, category: 'Household' },
        ],
      },
      { minor: -20000, source: 'Checking', transferKey: 't1' },
      { minor: 20000, source: 'Visa', transferKey: 't1' },
      { minor: -1200, source: 'Visa', kept: { category: 'Food: Dining', tags: ['Trip', 'Uncleared'] } },
    ])
  })

  test('a bank’s file for one account is still a bank file', () => {
    const { format, rows } = read('!Type:Bank\nD1/15/2026\nT-5.00\nPCafe\nLDining\n^\n')
    expect(format).toBe('qif')
    expect(rows).toMatchObject([{ minor: -500, bankCategory: 'Dining' }])
  })

  test('if the parts don’t add up to the total, the payment stays whole', () => {
    const { rows } = read(`!Account
NCash
TCash
^
!Type:Cash
D3/2/2026
T-10.00
PKiosk
LFood
SFood
$-4.00
SFun
$-4.00
^
!Account
NBank
TBank
^
!Type:Bank
D3/3/2026
T-1.00
PKiosk
LFood
^
`)
    expect(rows).toHaveLength(2)
    expect(rows[0]).not.toHaveProperty('parts')
    expect(rows).toMatchObject([{ minor: -1000, kept: { category: 'Food' } }, { source: 'Bank' }])
  })
})

describe('balances and budgets', () => {
  test('Monarch’s balances have no rows, but one balance per account and day', () => {
    const { format, rows, accountBalances } = read(
      'Date,Balance,Account\n2026-08-31,1000.00,Checking\n2026-09-30,-5.25,Visa\n',
    )
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
  ])('a YNAB budget of %s', (month, header) => {
    const { format, planned } = read(`${header}\n${month},Food: Bread,Food,Bread,$50.00,-$1.00,$49.00\n`)
    expect(format).toBe('product-ynab')
    expect(planned).toMatchObject([{ month: '2026-01-01', minor: 5000, currency: 'USD' }])
  })
})

test('Revolut’s fees are deducted along with the amount, even in a short file', () => {
  const header = 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance'
  const rows = (lines: string) => read(`${header}\n${lines}`, 'EUR').rows.map(({ minor, name }) => [name, minor])
  expect(
    rows('TRANSFER,Current,2026-07-05 10:12:01,2026-07-05 10:12:02,To Bob,-100.00,1.50,EUR,COMPLETED,384.51\n'),
  ).toEqual([['To Bob', -10150]])
  expect(
    rows(`CARD_PAYMENT,Current,2026-07-03 10:12:01,2026-07-04 09:00:00,Netflix,-13.99,0.00,EUR,COMPLETED,486.01
ATM,Current,2026-07-05 10:12:01,2026-07-05 10:12:02,Cash at Bank,-50.00,0.75,EUR,COMPLETED,435.26
TOPUP,Current,2026-07-06 10:12:01,2026-07-06 10:12:02,Top-up,20.00,0.20,EUR,COMPLETED,455.06
CARD_PAYMENT,Current,2026-07-07 10:12:01,,Shop,-9.00,0.00,EUR,PENDING,
`),
  ).toEqual([
    ['Netflix', -1399],
    ['Cash at Bank', -5075],
    ['Top-up', 1980],
  ])
  expect(
    rows('CARD_PAYMENT,Current,2026-07-03 10:12:01,2026-07-04 09:00:00,Tea,-3.00,0.00,EUR,COMPLETED,10.00\n'),
  ).toEqual([['Tea', -300]])
})

test('PayPal’s amounts are net of fees, and pending rows are skipped', () => {
  const header =
    '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Item Title","Reference Txn ID","Balance","Note","Balance Impact"'
  const { rows, issues } = read(`${header}
"10/14/2026","03:46:20","PDT","Calm Radio","Subscription Payment","Completed","USD","-6.99","0.00","-6.99","a@x.test","b@y.test","60P5","Monthly","I-R8","93.01","","Debit"
"10/15/2026","03:46:20","PDT","Buyer","Payment Received","Completed","USD","20.00","-0.88","19.12","c@x.test","a@x.test","0TU2","Lamp","","112.13","thanks a lot","Credit"
"10/16/2026","03:46:20","PDT","Uber","General Authorization","Pending","USD","-42.92","0.00","-42.92","a@x.test","u@y.test","91C6","","","112.13","","Memo"
`)
  expect(rows.map(({ name, minor }) => [name, minor])).toEqual([
    ['Calm Radio', -699],
    ['Buyer', 1912],
  ])
  expect(rows.map(({ note }) => note)).toEqual([undefined, 'thanks a lot'])
  expect(issues.map(({ code }) => code)).toContain('pending')
})

test('Simplifi writes the parts of a split below its line', () => {
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

test('Actual names the other account as the payee of a transfer', () => {
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

test('GnuCash’s simple layout has the other account as the category', () => {
  const { format, rows, accountBalances } = read(
    `"Date","Account Name","Number","Description","Full Category Name","Reconcile","Amount With Sym","Amount Num.","Value With Sym","Value Num.","Rate/Price"
"13/02/2026","Current Account","","Aldi","Expenses:Groceries","c","-£31.20","-31.20","-£31.20","-31.20","1.00"
"18/02/2026","Current Account","","To ISA","Assets:Savings:ISA","c","-£200.00","-200.00","-£200.00","-200.00","1.00"
"01/02/2026","Current Account","","Opening","Equity:Opening Balances","c","£50.00","50.00","£50.00","50.00","1.00"
`,
    'GBP',
  )
  expect(format).toBe('product-gnucash')
  expect(rows).toMatchObject([
    { minor: -3120, source: 'Current Account', kept: { category: 'Groceries' } },
    { minor: -20000, kept: { isTransfer: true, category: null } },
  ])
  expect(accountBalances).toMatchObject([{ source: 'Current Account', day: '2026-02-01', minor: 5000 }])
})

test('Revolut in German: fees are deducted, and reverted payments are skipped', () => {
  const { rows } = read(
    `Typ,Produkt,Startdatum,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Guthaben
Geldautomat,Girokonto,2026-10-09 11:20:31,2026-10-09 17:02:45,Barabhebung,-150.00,3.00,EUR,ABGESCHLOSSEN,343.47
Kartenzahlung,Girokonto,2026-10-10 11:20:31,2026-10-10 17:02:45,Rossmann,-17.83,0.00,EUR,ABGESCHLOSSEN,325.64
Kartenzahlung,Girokonto,2026-10-21 11:20:31,,"Hotel Börse, Köln",-89.00,0.00,EUR,ZURÜCKGESETZT,
Kartenzahlung,Girokonto,2026-10-22 11:20:31,,Bar,-12.00,0.00,EUR,RÜCKGÄNGIG,
`,
    'EUR',
  )
  expect(rows.map(({ minor, name }) => [minor, name])).toEqual([
    [-15300, 'Barabhebung'],
    [-1783, 'Rossmann'],
  ])
})
