import { describe, expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const read = (text: string, currency = 'GBP') => {
  const { rows, issues } = readStatementFile({ text, currency, today: plainDate('2026-11-15') })
  const reported = issues.filter(({ code }) => code !== 'note' && code !== 'header' && code !== 'preamble')
  return { rows: rows.map(({ day, minor }) => `${day.slice(5)} ${minor}`), reported: reported.map(({ line }) => line) }
}

const NOTES = '9/11 bread 3,50\n11/11 present for Anna 25\n13/11 chemist 11,80\n'
const NOTED = ['11-09 -350', '11-11 -2500', '11-13 -1180']

test.each([
  'still have 46 in the wallet',
  'need to ask Paul for the 4,50',
  'plan for next week: boots 35',
  'roofer said around 90',
])('“%s” below dated notes is listed as skipped', (line) => {
  expect(read(`${NOTES}\n${line}\n`, 'EUR')).toEqual({ rows: NOTED, reported: [5] })
})

test('an offer below an app’s payments isn’t a payment', () => {
  const page = 'Today\nGreggs\n-£3.20\nYesterday\nBoots\n-£8.40\nTfL\n-£2.80\n'
  expect(read(`${page}Invite a friend and get £50\n`)).toEqual({
    rows: ['11-15 -320', '11-14 -840', '11-14 -280'],
    reported: [9],
  })
})

test('a failed payment is listed as skipped, but the fee for one is imported', () => {
  const page = '12 Nov 2026\nTesco\n-£4.10\n11 Nov 2026\nReturned payment, insufficient funds fee\n-£6.00\n'
  expect(read(page).rows).toEqual(['11-12 -410', '11-11 -600'])
  const messages =
    'QX1 Confirmed. Ksh250.00 sent to ANN on 12/11/26 at 7:14 PM. New M-PESA balance is Ksh410.00.\nFailed. You have insufficient funds to pay Ksh9,000.00 to POWER CO.\n'
  expect(read(messages, 'KES')).toEqual({ rows: ['11-12 -25000'], reported: [2] })
})

test('in a chat, the user’s payments are imported with their dates, and an amount someone else mentions is listed', () => {
  const chat =
    '[13/11/2026, 20:14] Me: paid the plumber today 350\n[13/11/2026, 20:15] Mum: last time it was 300\n[14/11/2026, 09:02] Me: bought paint yesterday 41.20\n[14/11/2026, 18:47] Me: got 90 from Sue for the bike\n'
  expect(read(chat)).toEqual({ rows: ['11-13 -35000', '11-13 -4120', '11-14 9000'], reported: [2] })
})

test('in a chat, what the user plans to pay or is owed is listed as skipped', () => {
  const chat =
    '[13/11/2026, 20:14] Me: paid the plumber today 350\n[13/11/2026, 20:15] Mum: good\n[14/11/2026, 09:02] Me: must pay the roofer 90\n[14/11/2026, 09:05] Me: Joy owes me 40\n'
  expect(read(chat)).toEqual({ rows: ['11-13 -35000'], reported: [3, 4] })
})

test('rows of a copied table can take several lines and leave out a repeated date', () => {
  const table =
    'Date\tDetails\tPaid out\tPaid in\tBalance\n12 Nov 2026\tCard payment\nCORNER SHOP\t£14.35\t\t£100.00\n\tDirect debit\nPOWER CO\t£40.00\t\t£60.00\n13 Nov 2026\tCredit\nWAGES\t\t£900.00\t£960.00\n'
  expect(read(table).rows).toEqual(['11-12 -1435', '11-12 -4000', '11-13 90000'])
})

test('the word for debit or credit can be below each amount', () => {
  const page =
    '13 Nov 2026\nCorner shop\n£ 5.50\nDebit\n\n12 Nov 2026\nFrom Ann\n£ 42.00\nCredit\n\n11 Nov 2026\nPower Co\n£ 96.35\nDebit\n'
  expect(read(page).rows).toEqual(['11-13 -550', '11-12 4200', '11-11 -9635'])
})

test('only the part of a line that is a plan is left out', () => {
  const diary =
    'Tue 10 Nov. Walked to town, stamps £6.80, and bought a paper £1.20.\nThu 12 Nov. Pension in, £203.85. Ann owes me £10.\nSat 14 Nov. Collection £5. Must call the plumber, probably £80.\n'
  expect(read(diary)).toEqual({
    rows: ['11-10 -680', '11-10 -120', '11-12 20385', '11-14 -500'],
    reported: [2, 3],
  })
})

test('a foreign amount next to the converted one isn’t a second payment', () => {
  const page =
    '10 Nov 2026\nBook Barn\n-23.40 USD\n-£18.76\n9 Nov 2026\nGreggs\n-£3.20\n8 Nov 2026\nSteam USD 17.99\n-£14.20\n'
  expect(read(page).rows).toEqual(['11-10 -1876', '11-09 -320', '11-08 -1420'])
})

test('columns copied one after another need no headings', () => {
  const runs = '02/11\n06/11\n09/11\nCORNER SHOP\nREFUND BOOK BARN\nPOWER CO\n-£6.75\n£12.40\n-£38.20\n'
  expect(read(runs).rows.map((row) => row.slice(6))).toEqual(['-675', '1240', '-3820'])
})

test('headings say which way the payments in a daily summary went', () => {
  const mail =
    'Your daily summary - Thursday 12 November 2026\n\nMoney out\nDirect Debit to WATER CO £41.20\nCard payment to CORNER SHOP £18.65\n\nMoney in\nFaster payment from R PATEL £120.00\n\nBalance at end of day £640.18\n'
  expect(read(mail).rows).toEqual(['11-12 -4120', '11-12 -1865', '11-12 12000'])
})

test('an order paid partly by gift card counts as what the card was charged', () => {
  const order =
    'Thanks for your order, Pat!\nOrder #7710   Placed November 10, 2026\nPrairie Outfitters\n\nHat   £48.00\nSocks   £28.40\nOrder total   £76.40\nGift card ****5520   -£25.00\nCharged to Visa ending 1182 on November 10, 2026   £51.40\n'
  expect(read(order).rows).toEqual(['11-10 -5140'])
})

test('an ordinal takes the month of the line above it', () => {
  const diary = '3rd nov - hairdresser, 38 pounds (Linda)\n5th - paint £22.49\n12th - bus, 2.00 + 2.00 = 4.00\n'
  expect(read(diary).rows).toEqual(['11-03 -3800', '11-05 -2249', '11-12 -400'])
})

test('rows from a chat need review', () => {
  const text = '[13/11/2026, 20:14] Me: taxi 8.50\n[14/11/2026, 20:15] Me: lunch 12.00\n'
  expect(readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') }).isReadingGuessed).toBe(true)
})

test('money that was lent did move, even if it hasn’t been paid back yet', () => {
  expect(read('nov 2 - loblaws 64.10\nnov 5 - lent Joy 40.00, she hasnt paid me back yet\n').rows).toHaveLength(2)
})

const SHEET = 'Joint account\nDate\tWhat\tOut\tIn\n02/11\twages\t\t800.00\n05/11\tcreche\t220.00\t\n'

test.each(['Total so far', 'spent so far'])('“%s” below a table isn’t a payment on its last date', (sum) => {
  const { rows } = read(`${SHEET}\t${sum}\t220.00\t800.00\n`, 'EUR')
  expect(rows).toEqual(['11-02 80000', '11-05 -22000'])
})

test('a row with a future date above a sum is listed as skipped, not dated last year', () => {
  const { rows, reported } = read(`${SHEET}25/11\thouse insurance\t38.60\t\n\tTotal so far\t258.60\t800.00\n`, 'EUR')
  expect(rows).toEqual(['11-02 80000', '11-05 -22000'])
  expect(reported).toContain(5)
})

test('if a table says who paid, payments by others are left out', () => {
  const sheet = 'Date\tItem\tAmount\tPaid by\n'
  const mine = '03/11/2026\tmilk\t-4.00\tme\n05/11/2026\tboots\t-60.00\tDerek\n'
  expect(read(`${sheet}${mine}`)).toEqual({ rows: ['11-03 -400'], reported: [3] })
  expect(read(`${sheet}${mine}`.replaceAll('\t', ';'))).toEqual({ rows: ['11-03 -400'], reported: [3] })
  const withCommas = `${sheet}${mine}`.replaceAll('\t', ',').replace('boots', 'boots; socks')
  expect(read(withCommas)).toEqual({ rows: ['11-03 -400'], reported: [3] })
  const text = `${sheet}${mine.replace('me', 'Jo')}`
  const { rows, isReadingGuessed } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
  expect([rows.length, isReadingGuessed]).toEqual([2, true])
})

describe('how something was paid isn’t who paid it', () => {
  const settle = (...payers: readonly string[]) => {
    const lines = payers.map((payer, i) => `0${i + 3}/11/2026\tthing ${i}\t-${i + 1}.50\t${payer}\n`)
    const text = `Date\tItem\tAmount\tPaid by\n${lines.join('')}`
    const reading = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
    return [reading.rows.length, reading.isReadingGuessed ?? false]
  }

  test.each([
    ['me', 'cash'],
    ['me', 'card', 'joint account'],
    ['me', 'my visa', 'Amex 1004'],
    ['cash', 'debit card', 'HSBC'],
    ['me', 'Monzo card', 'PayPal'],
    ['ich', 'Gemeinschaftskonto', 'bar'],
    ['moi', 'espèces', 'carte bleue'],
    ['yo', 'efectivo', 'tarjeta de crédito'],
  ])('all rows are the user’s: %s, %s', (...payers) => {
    expect(settle(...payers)).toEqual([payers.length, false])
  })

  test('if others paid too, cash may be anyone’s, so the rest goes to review', () => {
    expect(settle('me', 'Derek', 'cash')).toEqual([2, true])
  })

  test.each(['tunde card', 'company card'])('the rows go to review if a card may be someone else’s: %s', (payer) => {
    expect(settle('me', payer)).toEqual([2, true])
  })

  test.each(['Derek’s card', 'mum’s account', 'Lydia', 'Anna card'])('somebody else’s money stays out: %s', (payer) => {
    expect(settle('me', payer)).toEqual([1, false])
  })
})

test('a bank’s “Payer” column names who paid the user, so nothing is in doubt', () => {
  const text = 'Date\tPayer\tAmount\n03/11/2026\tAcme\t900.00\n05/11/2026\tJo Lee\t-60.00\n'
  const { rows, isReadingGuessed } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
  expect([rows.length, isReadingGuessed ?? false]).toEqual([2, false])
})

test.each(['\t', ' | '])('rows that a sheet marks as unpaid stay out (cells separated by “%s”)', (mark) => {
  const sheet = [
    ['When', 'What', '£', 'Paid?'],
    ['2.11.26', 'Plumber', '75.00', 'yes cash'],
    ['10.11.26', 'Football subs', '30.00', 'yes'],
    ['13.11.26', 'Dentist', '27.40', 'no'],
  ]
  const { rows, reported } = read(sheet.map((cells) => cells.join(mark)).join('\n'))
  expect({ rows, reported }).toEqual({ rows: ['11-02 -7500', '11-10 -3000'], reported: [4] })
})

test('in a checklist, only what is checked off is imported, and other amounts are listed', () => {
  const boxes = 'NOV BILLS\n✅ water 104.22 on 3/11\n⬜ gas 61.15 due 20th\n☑️ car loan 274.00 on 9/11\n⬜ call mum\n'
  expect(read(boxes)).toEqual({ rows: ['11-03 -10422', '11-09 -27400'], reported: [3] })
  const marks = '- [x] 2/11 shelves 149.00\n- [x] 8/11 paint 36.25\n- [ ] lamp 60.00\n'
  expect(read(marks)).toEqual({ rows: ['11-02 -14900', '11-08 -3625'], reported: [3] })
})
