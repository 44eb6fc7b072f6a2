import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatMinor } from '../../core/money.ts'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

type Paste = { today: string; currency: string; text: string; rows: { day: string; amount: string; nameHas: string }[] }
const pastes = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../fixtures/statement-files/pastes.json'), 'utf8'),
) as Paste[]

const read = (text: string) => readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-14') })

describe('pasted pages, statements, emails and notes become exactly the rows they contain', () => {
  test.each(pastes.map((paste) => [paste.text.split('\n').slice(0, 2).join(' / ').slice(0, 60), paste] as const))(
    '%s',
    (_, paste) => {
      const { rows } = readStatementFile({ text: paste.text, currency: paste.currency, today: plainDate(paste.today) })
      expect(rows.map((row) => `${row.day} ${formatMinor(row.minor, row.currency)}`)).toEqual(
        paste.rows.map((row) => `${row.day} ${row.amount}`),
      )
      paste.rows.forEach((row, i) => {
        expect(rows[i]?.name.toLowerCase()).toContain(row.nameHas.toLowerCase())
      })
    },
  )
})

test('a note without a date is about today', () => {
  const { rows } = readStatementFile({ text: 'coffee 4.50', currency: 'USD', today: plainDate('2026-04-15') })
  expect(rows).toMatchObject([{ day: '2026-04-15', minor: -450, name: 'coffee' }])
})

test('an opening balance of 77.31 doesn’t make its date, 1 March, a day in 1977', () => {
  const { rows } = read(
    [
      'TSB Spend & Save - statement sheet 12',
      '                                     Paid out    Paid in    Balance',
      '01 Mar  STATEMENT OPENING BALANCE                            77.31',
      '02 Mar  SPAR DUNFERMLINE      DEB       8.60                 68.71',
      '06 Mar  FIFE COUNCIL WAGES    BGC                1,192.45  1,261.16',
    ].join('\n'),
  )
  expect(rows.map((row) => row.day)).toEqual(['2026-03-02', '2026-03-06'])
})

test('money in and out stay apart if only some of the dates tell day and month apart', () => {
  const { rows } = read(
    [
      'STATEMENT PERIOD 10/15/2026 - 11/13/2026',
      'Beginning balance   2,118.40',
      'Date    Description                   Withdrawals   Deposits   Balance',
      '10/16   ATMOS ENERGY                        48.11              2,070.29',
      '10/20   SSA TREAS 310 XXSOC SEC                     1,873.00   3,943.29',
      '10/27   CHECK 1179                          85.00              3,858.29',
      '11/02   PENNYMAC MORTGAGE                1,212.57              2,645.72',
      '11/09   FIRST BAPTIST CHURCH                50.00              2,595.72',
      'Ending balance   2,595.72',
    ].join('\n'),
  )
  expect(rows.map(({ minor }) => minor)).toEqual([-4_811, 187_300, -8_500, -121_257, -5_000])
})

test.each([
  ['JMD', '12 Nov 2026  HI-LO MANDEVILLE  -$4,310.00'],
  ['UYU', '12 Nov 2026  TIENDA INGLESA  -$4.310,00'],
  ['PKR', '12 Nov 2026  IMTIAZ SUPER MARKET  -Rs. 4,310.00'],
  ['LKR', '12 Nov 2026  KEELLS SUPER  -Rs 4,310.00'],
])('a symbol that several currencies share means the user’s own: %s', (currency, text) => {
  const { rows } = readStatementFile({ text, currency, today: plainDate('2026-11-14') })
  expect(rows).toMatchObject([{ minor: -431_000, currency }])
})

test.each([
  ['a journal', '2026-11-12 * Big Bazaar\n    Expenses:Food    Rs 500.00\n    Assets:Bank\n'],
  ['the balance above the rows', 'Opening Balance,Rs. 5000.00\nDate,Details,Amount\n12/11/2026,Big Bazaar,500.00\n'],
])('rupees stay rupees for someone with euros: %s', (_, text) => {
  const { rows } = readStatementFile({ text, currency: 'EUR', today: plainDate('2026-11-14') })
  expect(rows.map(({ currency }) => currency)).toEqual(['INR'])
})

test('the city in an address isn’t the shop', () => {
  const order =
    'Thanks for your order\nOrder date: 9 November 2026\n\nBoots   $80.00\nGST      $4.00\nOrder total   $84.00'
  for (const address of ['Calgary, AB T2P 1J9', 'Adelaide SA 5000']) {
    const text = `${order}\nPaid by Visa\n\n${address}`
    const { rows } = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-14') })
    expect(rows.map(({ name }) => name).join()).not.toMatch(/Calgary|Adelaide/)
  }
})

test('numbers in prose aren’t money', () => {
  const text = 'We met 12 people at gate 7 and walked 5 km to platform 9.'
  expect(readStatementFile({ text, currency: 'USD', today: plainDate('2026-04-15') }).rows).toEqual([])
})

test('an amount in a note that isn’t imported is reported', () => {
  const text = 'yesterday taxi 14.00, card declined for 99.00 at the kiosk'
  const { rows, issues } = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-14') })
  expect(rows).toMatchObject([{ day: '2026-11-13', minor: -1400, name: 'taxi' }])
  expect(issues).toMatchObject([{ line: 1, text: expect.stringContaining('99.00') }])
})

describe('texts that can be read in more than one way', () => {
  test('a reading is marked as a guess if neither the layout nor balances decide', () => {
    const text = '12 Nov\nTesco\n£4.20\n11 Nov\nBoots\n£9.10\n10 Nov'
    expect(read(text)).toMatchObject({ isReadingGuessed: true })
  })

  test('a reading is marked as a guess if an amount is left over, or a card is in place of the name', () => {
    const left = '12 Nov\nTesco\n-£4.20\n11 Nov\nBoots\n-£9.10 cash -£3.33'
    expect(read(left).isReadingGuessed).toBe(true)
    const masked = '12 Nov\nVisa ****4021\n-£4.20\n11 Nov\nVisa ****4021\n-£9.10'
    expect(read(masked).isReadingGuessed).toBe(true)
  })

  test('blank lines separate records', () => {
    const text =
      'Maria Gutierrez\nFor tamales\nNov 12 at 6:14 PM\n£30.00 sent\n\nDevon Price\nFor tickets\nNov 10 at 1:02 PM\n£85.00 received'
    expect(read(text).rows).toMatchObject([
      { day: '2026-11-12', minor: -3000, name: expect.stringContaining('Maria Gutierrez') },
      { day: '2026-11-10', minor: 8500, name: expect.stringContaining('Devon Price') },
    ])
  })

  test('an amount above the first date is the account balance', () => {
    const text = 'Betaalrekening\n€ 1.096,14\n\nVandaag\nAlbert Heijn\n- € 31,08\n\nGisteren\nHr Jansen\n+ € 18,50'
    expect(read(text).rows).toMatchObject([
      { day: '2026-11-14', minor: -3108, name: expect.stringContaining('Albert Heijn') },
      { day: '2026-11-13', minor: 1850, name: expect.stringContaining('Jansen') },
    ])
  })

  test('balances that add up make a reading certain', () => {
    const text = ['Tesco', '-£4.20', '12 Nov 2026 Balance £95.80', 'Salary', '+£50.00', '10 Nov 2026 Balance £100.00']
    const { rows, isReadingGuessed } = read(text.join('\n'))
    expect(rows).toMatchObject([
      { day: '2026-11-12', minor: -420, name: 'Tesco' },
      { day: '2026-11-10', minor: 5000, name: 'Salary' },
    ])
    expect(isReadingGuessed).toBeUndefined()
  })

  test('declined payments and the total of a day aren’t rows', () => {
    const text = ['12 November', '−£30.00', 'Bakery', '−£30.00', 'Cinema', '18:30 · Declined', '−£15.00']
    expect(read(text.join('\n')).rows).toMatchObject([{ day: '2026-11-12', minor: -3000, name: 'Bakery' }])
  })
})

describe('texts with labels', () => {
  const record = (name: string, day: string, amount: string, purpose: string) =>
    [`Counterparty: ${name}`, `Date: ${day}`, `Amount: € ${amount}`, `Description: ${purpose}`, ''].join('\n')

  test('a payment is named after the other party, not after what it was for', () => {
    const text = [
      record('Stadt Neuberg', '28-10-2026', '-64,50', 'Waste collection 9'),
      record('Musikschule Neuberg', '01-11-2026', '-38,00', 'Lessons November'),
    ].join('\n')
    expect(read(text).rows).toMatchObject([
      { day: '2026-10-28', minor: -6450, name: 'Stadt Neuberg' },
      { day: '2026-11-01', minor: -3800, name: 'Musikschule Neuberg' },
    ])
  })
})

test('a store receipt is one row, even if the store is named after a trip', () => {
  const text = [
    'TRAIL TRIP #12',
    'DULUTH MN 55802',
    '11/07/2026  6:42 PM',
    'PUMP 03 UNLEADED',
    '10.000 GAL @ 3.100        31.00',
    'GRANOLA BAR 2 @ 1.50       3.00',
    'SALES TAX                  0.20',
    'TOTAL                     34.20',
    'VISA ****1234             34.20',
  ]
  expect(read(text.join('\n')).rows).toMatchObject([{ minor: -3420, name: expect.stringContaining('TRAIL TRIP') }])
})

test.each([
  [
    'Your refund from Fernhill is complete\n\nWe’ve refunded £24.00 on 9 November 2026 for: Wool socks, M.',
    2400,
    'Fernhill',
  ],
  [
    'Hello Jo,\nWe refunded £24.00 on 9 November 2026 (wool socks).\nThanks for shopping with Fernhill',
    2400,
    'Fernhill',
  ],
  [
    'Hi Jo,\n\nWe’ve received your payment of £24.00 for your garden plan on 9 November 2026.\n\nThank you,\nHillside Gardens',
    -2400,
    'Hillside Gardens',
  ],
  [
    'Estimada Jo:\n\nHemos recibido tu pago de 24,00 £ del 9 de noviembre de 2026 por la factura.\n\nGracias por confiar en Fernhill.',
    -2400,
    'Fernhill',
  ],
  [
    'Liebe Jo,\n\nwir haben Ihnen 24,00 £ für Ihre Rücksendung (Kleid, blau) am 09.11.2026 erstattet.\n\nViele Grüße\nLindenmode',
    2400,
    'Lindenmode',
  ],
])('a payment in a company’s message is named after the company: %s', (text, minor, name) => {
  expect(read(text).rows).toMatchObject([{ day: '2026-11-09', minor, name }])
})

test('“sent you” in an email is money in', () => {
  const { rows } = read(
    'Subject: ANNA BERG sent you £15.00\nDate: Nov 12, 2026\n\nHi JO,\nANNA BERG sent you £15.00. It’s in your account ending in 4471.',
  )
  expect(rows).toMatchObject([{ day: '2026-11-12', minor: 1500, name: expect.stringContaining('ANNA BERG') }])
})

test('a line that mentions a payment but isn’t a row is listed as unreadable', () => {
  const { rows, issues } = read(
    'Villa Kembang - deposit paid 2 Nov 2026, IDR 3,250,000. balance IDR 9,750,000 due on arrival\nJetstar flights paid 30 Oct 2026, £1,150.00',
  )
  expect(rows).toMatchObject([{ day: '2026-10-30', minor: -115000 }])
  expect(issues.filter(({ code }) => code === 'unreadable')).toMatchObject([{ line: 1 }])
})

test('the last line of a list isn’t a row if its date is still to come this year and it names no other year', () => {
  const list = '11/3 heb 44.12\n11/7 p terrys 8.06\n11/10 used textbook 36.50'
  const { rows, issues } = read(`november spending\n${list}\n11/20 dentist copay 40.00`)
  expect(rows.map(({ minor }) => minor)).toEqual([-4412, -806, -3650])
  expect(issues).toContainEqual(expect.objectContaining({ line: 5, code: 'unreadable' }))
  expect(read(`${list}\n11/20/2025 dentist copay 40.00`).rows).toHaveLength(4)
})

test('“Uebertrag” is a balance, but with a name it’s a payment', () => {
  const head = 'Buchungsdatum\tZahlungsempfänger*in\tVerwendungszweck\tBetrag (€)\n'
  const rows =
    '24.10.26\tEDEKA COORDES\tVISA Debitkartenumsatz\t-41,03\n19.10.26\tHartmann, Juergen\tUebertrag\t200,00\n'
  expect(read(head + rows).rows.map(({ minor }) => minor)).toEqual([-4103, 20_000])
  expect(read(`${head}${rows}18.10.26\t\tUebertrag\t612,40\n`).rows).toHaveLength(2)
})

test('a ride is named after the service, a delivered meal after the restaurant', () => {
  const ride =
    'Uber\n12 November 2026\nThanks for riding, here’s your trip receipt\nTotal  $84.50\nVisa 4512  $84.50\n08:19 Kloof Nek Rd\n08:36 Bree St'
  expect(read(ride).rows).toMatchObject([{ minor: -8450, name: 'Uber' }])
  const meal =
    'Uber Eats\n8 November 2026\nHere’s your receipt from Betty’s Burgers (Indooroopilly).\n2 Classic  $29.80\n1 Chips  $6.50\nTotal  $36.30\nVisa 4417  $36.30'
  expect(read(meal).rows).toMatchObject([{ minor: -3630, name: 'Betty’s Burgers' }])
})

test('a text can say which currency its amounts are in, unless an amount has its own', () => {
  const trip =
    'NZ trip, what i spent (all NZ$ unless it says)\n28 Sept - hire car 312.00\n29 Sept - Fergburger 41.50\n30 Sept - travel sim 35.00 AUD'
  expect(read(trip).rows.map(({ currency, minor }) => `${currency} ${minor}`)).toEqual([
    'NZD -31200',
    'NZD -4150',
    'AUD -3500',
  ])
  const manila = 'Nov 2 Grab from airport 485 php\nNov 3 Mercury Drug 642.50 php\nNov 4 coffee 3.10'
  expect(read(manila).rows.map(({ currency }) => currency)).toEqual(['PHP', 'PHP', 'GBP'])
})

test.each([
  ['Currency: Nigerian Naira (NGN)', 'NGN'],
  ['Amounts in NGN', 'NGN'],
  ['Währung: Schweizer Franken', 'CHF'],
  ['Importes en pesos mexicanos', 'MXN'],
  ['Para birimi: TRY', 'TRY'],
  ['EUR statement', 'EUR'],
  ['USD balance on 19 November 2026: 612.35 USD', 'USD'],
  ['币种：人民币', 'CNY'],
  ['العملة: جنيه مصري', 'EGP'],
])('“%s” above a statement or a table sets the currency of its rows, which go to review', (line, currency) => {
  const lists = [
    '02 Nov 2026  Shoprite   -14,250.00\n05 Nov 2026  Ada   20,000.00\n09 Nov 2026  Airtime   -2,000.00',
    'Date,Description,Amount\n2026-11-02,Shoprite,-14250.00\n2026-11-05,Ada,20000.00\n2026-11-09,Airtime,-2000.00',
  ]
  for (const list of lists) {
    const { rows, isReadingGuessed } = read(`${line}\n${list}`)
    expect(rows.map((row) => row.currency)).toEqual([currency, currency, currency])
    expect(isReadingGuessed).toBe(true)
  }
})

test('“Moneda: Pesos” above a statement means the user’s own pesos', () => {
  const text = 'Moneda : PESOS\n02 Nov 2026  Jumbo   -14.250\n05 Nov 2026  Ana   20.000'
  const { rows } = readStatementFile({ text, currency: 'CLP', today: plainDate('2026-11-15') })
  expect(rows.map(({ minor, currency }) => `${minor} ${currency}`)).toEqual(['-14250 CLP', '20000 CLP'])
})

test.each([
  'Currency: all',
  'Amounts in top shops',
  'Currency: USD / EUR',
  'Currency exchange',
  'EUR balance 12.00 EUR\nUSD balance 3.00 USD',
  'ALL accounts',
])('“%s” doesn’t say which currency the amounts are in', (line) => {
  const { rows } = read(`${line}\n02 Nov 2026  Shoprite   -14.20\n05 Nov 2026  Ada   20.00`)
  expect(rows.map(({ currency }) => currency)).toEqual(['GBP', 'GBP'])
})

test('a planned purchase in a list isn’t a payment, but one that’s dated a few days ahead is', () => {
  const list = '| date | what | £ |\n|---|---|---|\n| 09/11/2026 | brake pads | 16.00 |\n'
  expect(read(`${list}| 05/12/2026 | new chain (planned) | 30.00 |\n`).rows).toHaveLength(1)
  expect(read(`${list}| 16/11/2026 | bell | 9.00 |\n`).rows).toHaveLength(2)
})

test('cash from an ATM is named after the withdrawal, not after the ATM’s address', () => {
  const alert = 'WELLS FARGO ALERT: Card 2207 ATM withdrawal of £100.00 at 1500 S COULTER AMARILLO TX 11/13/26 6:15 PM'
  expect(read(alert).rows[0]?.name).toContain('ATM withdrawal')
})

test.each([
  ['we should all try to spend less', 'GBP'],
  ['Late fee is 5 euros unless paid online', 'GBP'],
  ['everything in euros', 'EUR'],
])('the amounts of a list below “%s” are in %s', (line, currency) => {
  const { rows, isReadingGuessed } = read(`${line}\n12 Nov bread 3.10\n13 Nov milk 2.00`)
  expect(rows.map((row) => row.currency)).toEqual([currency, currency])
  if (currency !== 'GBP') expect(isReadingGuessed).toBe(true)
})

test('a code within a line isn’t the currency of its last amount', () => {
  expect(read('12 Nov Wise transfer 50 eur -43.10\n13 Nov Tesco -20.00').rows).toMatchObject([
    { minor: -4310, currency: 'GBP' },
    { minor: -2000, currency: 'GBP' },
  ])
})

test('an opening balance with a person’s name isn’t a row', () => {
  const table =
    'Buchungstag;Empfänger;Verwendungszweck;Betrag\n01.11.2026;Max Muster;Anfangssaldo;1.234,00\n02.11.2026;REWE;Einkauf;-45,20\n03.11.2026;Arbeitgeber;Gehalt;2.000,00\n'
  expect(read(table).rows.map(({ minor }) => minor)).toEqual([-4520, 200_000])
})

test('a row from an earlier year stays a row at the end of a list if its date has the year', () => {
  expect(read('1 Oct bread 5.00\n5 Nov milk 6.00\n12 May 2024 boots 70.00').rows).toHaveLength(3)
})

test('rows without a date belong to the day of the balance above them', () => {
  const text =
    'Date          Details              Debit €     Credit €     Balance €\n02 Nov 2026   BALANCE FORWARD                                1,655.20\n              D/D HILL MORTGAGES   1,180.00\n              CARD GREENGROCER        34.15                    441.05\n04 Nov 2026   CARD BAKERY              6.50                    434.55'
  const { rows } = readStatementFile({ text, currency: 'EUR', today: plainDate('2026-11-14') })
  expect(rows.map(({ day, minor }) => `${day} ${minor}`)).toEqual([
    '2026-11-02 -118000',
    '2026-11-02 -3415',
    '2026-11-04 -650',
  ])
})

test('an amount that is due isn’t a payment, even if “minimum” is abbreviated', () => {
  const { rows } = read(
    'Card: A purchase of £64.20 at HILL SALON was approved on 11/10/2026.\nCard: Your min payment of £35.00 is due 28/11.',
  )
  expect(rows).toMatchObject([{ minor: -6420 }])
})

test('rand with a decimal comma are read as rand', () => {
  const { rows } = read('11 Nov\nCape Gifts\nPayment\n-R450,00 ZAR\n\n6 Nov\nHill Clothes\nRefund\n+£35.00')
  expect(rows.map(({ minor, currency }) => `${minor} ${currency}`)).toEqual(['-45000 ZAR', '3500 GBP'])
})

test.each([
  [
    'From: Brightsure\nSubject: Payment received\nHi Ron, we received your payment of £28.50 on 6 November 2026.',
    'Brightsure',
  ],
  ['On 2 November 2026 we debited your monthly payment of £94.00 for gas.\n\nKind regards\nHill Energy', 'Hill Energy'],
  [
    'Foodbox\nThanks for your order from Noodle Hut!\n6 November 2026\nNoodles   £11.50\nTotal paid   £11.50\nVisa 0092',
    'Noodle Hut',
  ],
  [
    'Payment receipt\nDate: 12 Nov 2026\nFrom: Everyday xx4410\nBiller: 8516 City of Hill\nAmount: £512.40',
    'City of Hill',
  ],
])('a payment in a message is named after the company it’s about: %s', (text, name) => {
  expect(read(text).rows.map((row) => row.name)).toEqual([name])
})

test('balances tell the amounts from other numbers and money in from money out, even with the newest row first', () => {
  const lines = [
    '01.03.2026  Opening balance               1000.00',
    '02.03.2026  RIVER BAKERY      12.40   3.10   987.60',
    '03.03.2026  CITY CABS         30.00   7.50   957.60',
    '04.03.2026  EMPLOYER LTD     500.00  10.00  1457.60',
    '05.03.2026  HILL PHARMACY     17.20   4.30  1440.40',
    '06.03.2026  GREEN MARKET      40.40   2.10  1400.00',
  ]
  const expected = [-1240, -3000, 50_000, -1720, -4040]
  const getMinors = (text: string) => read(text).rows.map(({ minor }) => minor)
  expect(getMinors(lines.join('\n'))).toEqual(expected)
  expect(getMinors(lines.toReversed().join('\n'))).toEqual(expected.toReversed())
})
