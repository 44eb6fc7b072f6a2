import { describe, expect, test } from 'vitest'
import { readExport as read } from './testing/read-export.ts'

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

  test('a payment of nothing without a fee is listed as skipped', () => {
    const { issues } = read(`${HEADER}
CARD-1,COMPLETED,OUT,2026-08-01 10:00:00,2026-08-02 10:00:02,0.00,USD,,,Alex,15.77,USD,Bakery,15.77,USD,1,,,Alex,Groceries,
CARD-2,COMPLETED,OUT,2026-08-03 10:00:00,2026-08-03 10:00:02,0.00,USD,,,Alex,0.00,USD,Card check,0.00,USD,1,,,Alex,,
`)
    expect(issues.at(-1)).toMatchObject({ line: 3, code: 'no-money-moved' })
  })

  test('a payment in a foreign currency is charged in the account’s own currency', () => {
    const { rows } = read(`${HEADER}
CARD-1,COMPLETED,OUT,2026-08-01 10:00:00,2026-08-02 10:00:02,0.00,USD,,,Alex,15.77,USD,Bakery,14.00,EUR,0.9,,,Alex,Groceries,
`)
    expect(rows).toMatchObject([{ minor: -1577, currency: 'USD', source: 'Wise USD', name: 'Bakery' }])
    expect(rows).toHaveLength(1)
  })
})

test('Revolut’s fees are deducted along with the amount, even in a short file', () => {
  const header = 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance'
  const readRows = (lines: string) => read(`${header}\n${lines}`, 'EUR').rows.map(({ minor, name }) => [name, minor])
  expect(
    readRows('TRANSFER,Current,2026-07-05 10:12:01,2026-07-05 10:12:02,To Bob,-100.00,1.50,EUR,COMPLETED,384.51\n'),
  ).toEqual([['To Bob', -10150]])
  expect(
    readRows(`CARD_PAYMENT,Current,2026-07-03 10:12:01,2026-07-04 09:00:00,Netflix,-13.99,0.00,EUR,COMPLETED,486.01
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
    readRows('CARD_PAYMENT,Current,2026-07-03 10:12:01,2026-07-04 09:00:00,Tea,-3.00,0.00,EUR,COMPLETED,10.00\n'),
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
