import { describe, expect, test } from 'vitest'
import { readExport as read } from './testing/read-export.ts'

describe('Firefly III', () => {
  const HEADER =
    'user_id,group_id,journal_id,created_at,updated_at,group_title,type,amount,foreign_amount,currency_code,foreign_currency_code,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes'

  test('withdrawals, deposits and both sides of a transfer are read', () => {
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

  test('columns can come in any order', () => {
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

  test('older exports without values are read, and voided transactions are skipped', () => {
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

  test('each account has its own currency, and an exchange is a transfer', () => {
    const { rows } = read(`${HEADER}
2026-08-23,a1,,Travel money,,CURRENCY::USD,,,,Assets:Checking,Checking,"-$1,087.00",-1087.00,"-$1,087.00",-1087.00,c,,1.00
,,,,,,,,,Assets:Euros,Euros,"€1,000.00",1000.00,"$1,087.00",1087.00,n,,1.0870
2026-08-24,a2,,Hotel,,CURRENCY::USD,,,,Assets:Euros,Euros,-€100.00,-100.00,-$110.00,-110.00,n,,1.10
,,,,,,,,,Expenses:Travel,Travel,$110.00,110.00,$110.00,110.00,n,,1.00
2026-08-25,a3,,Shop,,CURRENCY::USD,,,,Assets:Euros,Euros,-€20.00,-20.00,-$22.00,-22.00,n,,1.10
,,,,,,,,,Expenses:Food,Food,$12.00,12.00,$12.00,12.00,n,,1.00
,,,,,,,,,Expenses:Fun,Fun,$10.00,10.00,$10.00,10.00,n,,1.00
2026-08-26,a4,,Buy a fund,,CURRENCY::USD,,Buy,,Assets:Broker:ABC,ABC,10 ABC,10.00,$250.00,250.00,n,,25.00
,,,,,,,,,Assets:Checking,Checking,-$250.00,-250.00,-$250.00,-250.00,n,,1.00
`)
    expect(rows).toMatchObject([
      { minor: -108700, currency: 'USD', transferKey: 'g2', kept: { isTransfer: true } },
      { minor: 100000, currency: 'EUR', transferKey: 'g2', source: 'Assets:Euros' },
      { minor: -10000, currency: 'EUR', kept: { category: 'Travel' } },
      { minor: -2000, currency: 'EUR' },
      { minor: 25000, currency: 'USD', source: 'Assets:Broker:ABC' },
      { minor: -25000, currency: 'USD' },
    ])
  })

  test('a sign that several currencies use doesn’t change the currency of an account', () => {
    const { rows } = read(`${HEADER}
2026-08-23,a1,,Feria,,CURRENCY::UYU,,,,Assets:Caja,Caja,-$100.00,-100.00,-$100.00,-100.00,n,,1.00
,,,,,,,,,Expenses:Food,Food,$100.00,100.00,$100.00,100.00,n,,1.00
2026-08-24,a2,,Coins,,CURRENCY::USD,,Buy,,Assets:Coins,Coins,0.01 BTC,0.01,$600.00,600.00,n,,60000
,,,,,,,,,Assets:Checking,Checking,-$600.00,-600.00,-$600.00,-600.00,n,,1.00
`)
    expect(rows).toMatchObject([
      { minor: -10000, currency: 'UYU' },
      { minor: 60000, currency: 'USD' },
      { minor: -60000, currency: 'USD' },
    ])
  })

  test('a transaction of nothing is skipped because no money moved, not because of its accounts', () => {
    const { issues } = read(`${HEADER}
2026-08-23,a1,,Burger Bar,,CURRENCY::USD,,,,Expenses:Dining,Dining,$10.00,10.00,$10.00,10.00,n,,1.00
,,,,,,,,,Assets:Wallet,Wallet,-$10.00,-10.00,-$10.00,-10.00,n,,1.00
2026-08-24,a2,,Share split,,CURRENCY::USD,,Split,,Assets:Broker:ABC,ABC,10 ABC,10.00,$0.00,0.00,n,,0
`)
    expect(issues).toMatchObject([{ line: 4, code: 'no-money-moved', reason: 'No money moved.' }])
  })

  test('the memo of the account goes to the first part of a split', () => {
    const { rows } = read(`${HEADER}
2026-08-24,a2,,Market,,CURRENCY::USD,,,big shop,Assets:Checking,Checking,-$30.00,-30.00,-$30.00,-30.00,y,,1.00
,,,,,,,,bread,Expenses:Food,Food,$20.00,20.00,$20.00,20.00,n,,1.00
,,,,,,,,soap,Expenses:Household,Household,$10.00,10.00,$10.00,10.00,n,,1.00
`)
    expect(rows).toMatchObject([{ parts: [{ note: 'big shop\nbread' }, { note: 'soap' }] }])
  })

  test('German root accounts are recognized, and equity holds opening balances', () => {
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

test('GnuCash’s simple layout names the other account as the category', () => {
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

describe('Quicken QIF', () => {
  test('an option below the type changes nothing about the rows', () => {
    const { rows } = read('!Type:Bank\n!Option:MDY\nD1/15/26\nT-55.00\nPMarket\n^\n')
    expect(rows).toMatchObject([{ day: '2026-01-15', minor: -5500 }])
  })

  test('many accounts, transfers, splits, tags and memos are read', () => {
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
SHousehold/Party
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
          { minor: -4000, category: 'Food: Groceries', note: 'Big shop\nbread' },
          { minor: -1500, category: 'Household' },
        ],
        kept: { tags: ['Party'] },
      },
      { minor: -20000, source: 'Checking', transferKey: 't1' },
      { minor: 20000, source: 'Visa', transferKey: 't1' },
      { minor: -1200, source: 'Visa', kept: { category: 'Food: Dining', tags: ['Trip', 'Uncleared'] } },
    ])
  })

  test('a bank’s file for one account isn’t taken for a Quicken export', () => {
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
