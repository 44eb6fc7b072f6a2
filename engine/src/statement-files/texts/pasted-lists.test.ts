import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const read = (text: string) => readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-14') })

test.each([
  ['Chipotle 1922', '2026-11-12', undefined],
  ['Chipotle 2015', '2015-11-12', true],
])('a number in the name “%s” isn’t silently the year of the rows', (name, day, isGuessed) => {
  const list = `Activity\n${name}\nNov 12 · Cash Card\n£11.37\nJuno Ramirez\nNov 9 · Sent · haircut\n£35.00\nDollar Tree\nOct 30 · Cash Card\n£6.49`
  const { rows, isReadingGuessed } = read(list)
  expect(rows[0]?.day).toBe(day)
  if (isGuessed) expect(isReadingGuessed).toBe(true)
})

test('a balance that starts with a currency isn’t a payment', () => {
  const list = '02 Nov 2026  Shoprite   -14,250.00\n05 Nov 2026  Ada   20,000.00\n09 Nov 2026  Airtime   -2,000.00'
  for (const line of ['EUR on 19 November 2026: 612.35 EUR', 'EUR balance on 19 November 2026: 612.35 EUR'])
    expect(read(`${line}\n${list}`).rows).toHaveLength(3)
})

test('deposits below “Additions” are money in, whatever their words say', () => {
  const statement = [
    '                                                      Deposits/   Withdrawals/   Ending daily',
    'Date    Description                                   Additions   Subtractions   balance',
    '10/5    ATM Cash Deposit 2222 S Lamar Blvd               340.00',
    '10/5    Zelle to Dunn Kayla Ref #Rp0Tt7X                                780.00         465.12',
    '10/15   Brightfield Labs Payroll                       2,043.18',
    '10/15   Mohela Student Ln Paymt                                          96.00       2,412.30',
  ].join('\n')
  expect(read(statement).rows.map(({ minor }) => minor)).toEqual([34_000, -78_000, 204_318, -9_600])
})

test('an invoice list with “Paid on” and “Amount received” is money in on the day it was paid', () => {
  const list =
    'Invoice\tClient\tPaid on\tAmount received\n2231\tHarbourside Dental\t2026-10-09\t1,150.00\n2232\tOkafor wedding\t2026-10-13\t700.00'
  expect(read(list).rows).toMatchObject([
    { day: '2026-10-09', minor: 115_000, name: 'Harbourside Dental' },
    { day: '2026-10-13', minor: 70_000, name: 'Okafor wedding' },
  ])
})

test('remarks on some rows don’t name them', () => {
  const sheet =
    'NOV 2026 house\tActual\tPaid on\tRemark\nMaid\t40.00\t1-Nov\t\nAirtel fiber\t11.78\t6-Nov\tautopay\nDance class\t22.00\t8-Nov\t1 class missed\nGardener\t15.00\t9-Nov\t'
  expect(read(sheet).rows.map(({ name }) => name)).toEqual(['Maid', 'Airtel fiber', 'Dance class', 'Gardener'])
})

test('an amount in a sentence below a list with commas is listed as unreadable', () => {
  const list = 'Famous Footwear, Oct 10, £62.40\nband fee, Oct 13, £44.00\nScout popcorn, Oct 17, £25.00'
  const { issues } = read(`${list}\nGot £75.00 from Troy on Oct 16.`)
  expect(issues).toContainEqual(expect.objectContaining({ line: 4, code: 'unreadable' }))
})

test('a balance with words before it isn’t a payment, but a transfer of one is', () => {
  const list =
    'Date\tItem\tOut\tIn\n30 Oct 2026\tMULTI-CURRENCY OPENING BALANCE\t\t1,640.22\n02 Nov 2026\tBroadband\t39.90\t\n04 Nov 2026\tDividend\t\t71.28\n05 Nov 2026\tTRANSFER OF CLOSING BALANCE\t20.00\t'
  expect(read(list).rows.map(({ minor }) => minor)).toEqual([-3990, 7128, -2000])
})

test('topping up a travel card is spending', () => {
  const notes = 'nov 14 hostel 62\nnov 17 beers 31\nnov 19 oyster top up 15'
  expect(read(notes).rows.map(({ minor }) => minor)).toEqual([-6200, -3100, -1500])
})

test('“£1.2k” is 1,200 pounds, and “2 hours ago” is today', () => {
  const list = 'Rent   £1.2k\nYesterday\nBakery   £13.65\n2 hours ago'
  expect(read(list).rows.map(({ minor }) => minor)).toEqual([-120_000, -1365])
  expect(read(list).rows[1]?.day).toBe('2026-11-14')
})

test('a heading can name another currency for the whole list', () => {
  const { rows } = read('Bali (all in rupiah)\n3 oct scooter 80k\n4 oct surf lesson 350k')
  expect(rows.map(({ minor, currency }) => [minor, currency])).toEqual([
    [-8_000_000, 'IDR'],
    [-35_000_000, 'IDR'],
  ])
})

test.each([
  ['3 oct pho 1.250k', -125_000_000],
  ['3 oct gum 0.5k', -50_000],
])('“k” after a number means thousands: %s', (note, minor) => {
  expect(read(`${note}\n4 oct taxi 12.00`).rows[0]?.minor).toBe(minor)
})

test('a top-up of an account is money in', () => {
  const file = 'Date,Type,Description,Amount\n2026-11-01,Wallet Top-Up,Visa 1234,50.00\n2026-11-02,Purchase,Tesco,12.00'
  expect(read(file).rows.map(({ minor }) => minor)).toEqual([5000, -1200])
})

test('a sentence with an amount below a table leaves its rows as they are', () => {
  const table =
    'Date\tDescription\tAmount\tType\n2026-11-13\tKwik Trip\t38.20\tDR\n2026-11-12\tAcme Ltd\t900.00\tCR\n2026-11-11\tGas\t40.00\tDR'
  const { rows } = read(`${table}\nLast payment received 12 Nov 2026  £45.00`)
  expect(rows.map(({ minor }) => minor)).toEqual([-3820, 90_000, -4000])
})

test('“5k” without a currency needs review: it may be a race', () => {
  expect(read('3 oct parkrun 5k').isReadingGuessed).toBe(true)
  expect(read('3 oct roof £5k').isReadingGuessed).toBeUndefined()
})

test('a line without a date that the rows above add up to is a total, whatever it’s called', () => {
  const list =
    'Fri 6  diesel  71.20\nSat 7  canoes  88.00\nSat 7  chips  21.50\nTogether  180.70\nMon 9  deposit back  +150.00'
  const { rows, issues } = read(list)
  expect(rows.map(({ minor }) => minor)).toEqual([-7120, -8800, -2150, 15_000])
  expect(issues).toContainEqual(expect.objectContaining({ line: 4, code: 'total-line' }))
  // With its own date, it's a payment that happens to be the same amount.
  expect(read(list.replace('Together', 'Sun 8  party')).rows).toHaveLength(5)
})

test('“the 6th” is in the month that the text names before it', () => {
  const notes = 'Still to enter for October: £38.70 at Giant on the 6th, £129 to the dentist on the 12th'
  expect(read(notes).rows.map(({ day }) => day)).toEqual(['2026-10-06', '2026-10-12'])
  expect(read(notes.replace(' for October', '')).rows.map(({ day }) => day)).toEqual(['2026-11-06', '2026-11-12'])
})

test('a sheet with commas and a “paid?” column lists what isn’t paid', () => {
  const sheet =
    'kid sports,,,\ndate,what,cost,paid?\n8/10/2026,registration,300.00,yes\n9/10/2026,socks,41.27,yes\n22/10/2026,uniform,175.00,no'
  const { rows, issues } = read(sheet)
  expect(rows.map(({ minor }) => minor)).toEqual([-30_000, -4127])
  expect(issues).toContainEqual(expect.objectContaining({ line: 5, code: 'not-carried-out' }))
})

test('“186 sterling” is in pounds', () => {
  const list = 'Fri 6 Nov   Train €23.50\nSat 7 Nov   hotel 186 sterling'
  const { rows } = readStatementFile({ text: list, currency: 'EUR', today: plainDate('2026-11-14') })
  expect(rows[1]).toMatchObject({ minor: -18_600, currency: 'GBP', name: 'hotel' })
})

test('rewards below a payment aren’t part of the next one', () => {
  const list =
    'H-E-B\nAustin, TX\nYesterday\n£54.12\n2% Daily Cash\nHalf Price Books\nMonday\n£12.99\nLyft\n10/11/26\n£21.37\n3% Daily Cash'
  const { rows } = read(list)
  expect(rows.map(({ minor }) => minor)).toEqual([-5412, -1299, -2137])
  expect(rows.every(({ name }) => !name.includes('Daily Cash'))).toBe(true)
})

test.each([
  'Nov 1\nCoffee 4.00\nNov 2\nLunch 12.00\nNov 3\nBus 3.00\nNov 5\nShoes 19.00',
  'Nov 1, 2026\nStarbucks\n-£5.00\n\nNov 2, 2026\nShell\n-£35.00\n\nNov 3, 2026\nTarget\n-£20.00\n\nNov 9, 2026\nPayment Thank You\n+£60.00',
])('below date headings, a payment can be as large as the sum of those above it', (list) => {
  expect(read(list).rows).toHaveLength(4)
})

test.each([
  ['Gifts for April: 45 on the 3rd, cake 20 on the 5th', '2026-11-03'],
  ['Lunch in August Cafe: 14.50 on the 3rd, 12 on the 6th', '2026-11-03'],
  ['Bills for December: water 30 on the 2nd, gas 45 on the 6th', '2026-11-02'],
])('a name, or a month that isn’t last month, doesn’t move a date: %s', (notes, day) => {
  expect(read(notes).rows[0]?.day).toBe(day)
})

test('“925 sterling” in a name is silver', () => {
  expect(read('11 Nov 2026  Etsy 925 sterling earrings  £45.00\n12 Nov 2026  Rent  £900.00').rows[0]?.name).toContain(
    'sterling',
  )
})

test('a comma in a quoted name doesn’t hide that the row isn’t paid', () => {
  const sheet =
    'Date,Item,Amount,Paid?\n1/11/2026,"Rent, November",-1200,no\n2/11/2026,Internet,-60,yes\n3/11/2026,Water,-30,yes'
  expect(read(sheet).rows.map(({ minor }) => minor)).toEqual([-6000, -3000])
})

test.each([
  ['420 pesos', 'MXN'],
  ['420 pesos (MXN)', 'MXN'],
  ['420 pesos COP', 'COP'],
  ['420 rupees', 'INR'],
  ['25.00 francs', 'CHF'],
])('a payment of %s isn’t in the user’s own currency', (amount, currency) => {
  const { rows } = read(`2 nov: lunch ${amount}\n4 nov: taxi 12.50`)
  expect(rows.map((row) => row.currency)).toEqual([currency, 'GBP'])
})

test('a currency in words after the amount is that currency', () => {
  const { rows } = read('2 nov: narita express 3,070 yen\n4 nov: night train 450 baht')
  expect(rows.map(({ minor, currency }) => `${minor} ${currency}`)).toEqual(['-3070 JPY', '-45000 THB'])
})

test('a message is named after its signature, not the account number below it', () => {
  const text =
    'Hi Derek,\n\nwe’ve received your payment of £138.00 on 5 November 2026.\n\nLove and power,\nHill Energy\nAccount HX77'
  expect(read(text).rows.map(({ name }) => name)).toEqual(['Hill Energy'])
})

test.each(['11/3 dinner 32.50 Yen Sushi, 11/4 gas 40', '$18.50 Yuan Garden 11/3\n$12.00 Starbucks 11/4'])(
  'a currency’s name in the name of a shop doesn’t change the currency: %s',
  (text) => {
    const { rows } = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-14') })
    expect(rows.map(({ currency }) => currency)).toEqual(['USD', 'USD'])
  },
)

test('in a wallet’s list, money that was added only for another payment goes to review', () => {
  const list =
    'Shop One\nNov 12 . Payment\n-$7.99\n\nShop Two\nNov 10 . Payment\n-$38.00\n\nBank x-7781\nNov 10 . Money added from bank for Shop Two\n+$38.00\n'
  const read = (text: string) => readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-15') })
  expect(read(list).isReadingGuessed).toBe(true)
  expect(read(list.replace(' for Shop Two', '')).isReadingGuessed).toBeUndefined()
})

test('if a line is too long to read to its end, amounts in the rest are reported', () => {
  const items = Array.from({ length: 60 }, (_, i) => `Nov ${1 + (i % 13)} item number ${i} ${i + 1}.50`)
  const { rows, issues } = read(`${items.join(', ')}\nNov 14 milk 2.00`)
  expect(rows.at(-1)).toMatchObject({ line: 2, minor: -200 })
  expect(issues).toMatchObject([{ line: 1, code: 'unreadable', reason: expect.stringContaining('1,000 characters') }])
  expect(read(`Nov 13 bread 3.00 ${'and more words '.repeat(80)}\nNov 14 milk 2.00`).issues).toEqual([])
})

test('if all dates in a text are in the future, the message says so and its lines are listed', () => {
  const { rows, issues, detail } = read('Nov 29 2026 gas 30.00\nNov 30 2026 rent 1200.00')
  expect(rows).toEqual([])
  expect(issues).toMatchObject([
    { line: 1, code: 'unreadable', text: 'Nov 29 2026 gas 30.00' },
    { line: 2, code: 'unreadable', text: 'Nov 30 2026 rent 1200.00' },
  ])
  expect(detail).toContain('future')
})
