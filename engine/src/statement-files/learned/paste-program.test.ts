import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Step } from '../../second-reader/program.ts'
import { anyProgram } from '../../second-reader/testing/any-program.ts'
import { findProgramRows, PAYMENTS, readProgramRows } from './paste-program.ts'
import { makePayments } from './testing/make-payments.ts'

const CONTEXT = { today: plainDate('2026-11-17'), currency: 'USD' }
const PAGE = 'November 2026\n14\nHEB #455\n-$54.20\t2,914.07\nYesterday\nMarisol Quintana\n+ 165,000VND'

test('a program becomes rows, each with the currency next to its amount', () => {
  const program = makePayments(PAGE, [
    ['54.20', 'out', '14', 'HEB #455'],
    ['165,000', 'in', 'Yesterday', 'Marisol Quintana'],
  ])
  expect(findProgramRows(program, PAGE, CONTEXT)).toEqual([
    { line: 4, day: '14 November 2026', name: 'HEB #455', debit: '$54.20' },
    { line: 7, day: '2026-11-16', name: 'Marisol Quintana', credit: '165,000VND' },
  ])
})

test('for a purchase abroad, the amount that left the account counts', () => {
  const text = '07 Nov 2026    TFL TRAVEL    GBP 8.90    USD 11.23'
  const program = makePayments(text, [['8.90', 'out', '07 Nov 2026', 'TFL TRAVEL']])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ debit: 'USD 11.23' }])
})

test.each([
  ['£15.00', 'BOOKS LONDON\n4 Nov 2026\n£15.00\nExchange rate £1 = $1.3000\nYou paid $19.50', '$19.50'],
  [
    '62.00',
    'You sent $62.00 CAD to BOOKS LONDON\n4 Nov 2026\nRate: 1 USD = 1.41 CAD\nYou paid $43.97 USD',
    '$43.97 USD',
  ],
  ['420.00', 'BOOKS LONDON\n4 Nov 2026\n-R420.00\n-$24.10', '$24.10'],
])('for a purchase abroad, %s isn’t what left the account', (abroad, text, debit) => {
  const program = makePayments(text, [[abroad, 'out', '4 Nov 2026', 'BOOKS LONDON']])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ debit }])
})

test('an amount that equals the foreign one at its exchange rate is what left the account, even without a currency', () => {
  const read = (rate: string) => {
    const text = `Balance $322.61\n05 Nov 2026   SAFARI LODGE   6,820.00 KES   45.73\n   Exchange rate KES ${rate}`
    const program = makePayments(text, [['6,820.00', 'out', '05 Nov 2026', 'SAFARI LODGE']])
    return findProgramRows(program, text, CONTEXT)
  }
  expect(read('149.14')).toMatchObject([{ debit: '45.73' }])
  // At this rate, 45.73 may be the balance.
  expect(read('12.50')).toMatchObject([{ debit: '6,820.00 KES' }])
})

test.each([
  [0.99, '2026-11-17'],
  [1, 'Nov 13'],
])('a date between two amounts belongs to the second one, unless the network is sure: %f', (chance, day) => {
  const text = 'Nov 13 haircuts 60, and this morning put 45 in the offering'
  const program = makePayments(text, [
    ['60', 'out', 'Nov 13', 'haircuts'],
    ['45', 'out', 'Nov 13', 'offering'],
  ])
  const unsure = { ...program, chances: program.steps.map(() => chance) }
  expect(findProgramRows(unsure, text, CONTEXT)).toMatchObject([{ day: 'Nov 13' }, { day }])
})

test('a date between two amounts doesn’t belong to the second if it’s about the first, a plan or another sentence', () => {
  const read = (text: string, firstDay: string) => {
    const program = makePayments(text, [
      ['60', 'out', firstDay, 'haircuts'],
      ['45', 'out', 'Nov 13', 'offering'],
    ])
    return findProgramRows({ ...program, chances: program.steps.map(() => 0.99) }, text, CONTEXT).map(({ day }) => day)
  }
  expect(read('Nov 13 gas, haircuts 60 this morning, offering 45', 'this morning')).toEqual(['2026-11-17', 'Nov 13'])
  for (const text of ['haircuts 60, today no work. offering 45', 'haircuts 60 for the party today, offering 45'])
    expect(read(`Nov 13 ${text}`, 'Nov 13')).toEqual(['Nov 13', 'Nov 13'])
})

test('a line that spells out the foreign currency is part of the purchase above it', () => {
  const text = '17 Oct   BOOKS SEATTLE   55.87\n         UNITED STATES DOLLAR 32.10'
  const program = makePayments(text, [
    ['55.87', 'out', '17 Oct', 'BOOKS SEATTLE'],
    ['32.10', 'out', '17 Oct', 'UNITED STATES DOLLAR'],
  ])
  expect(findProgramRows(program, text, { ...CONTEXT, currency: 'NZD' })).toMatchObject([{ debit: '55.87' }])
})

test('if dates are above their rows, no row gets the date of the next row', () => {
  const text = 'Nov 11, 2026\nBakery\n-$16.90\n\nNov 8, 2026\nLena\n+$14.00\n\nNov 7, 2026\nGarage\n-$10.00'
  const program = makePayments(text, [
    ['16.90', 'out', 'Nov 11, 2026', 'Bakery'],
    ['14.00', 'in', 'Nov 7, 2026', 'Lena'],
    ['10.00', 'out', 'Nov 7, 2026', 'Garage'],
  ])
  const days = findProgramRows(program, text, CONTEXT).map(({ day }) => day)
  expect(days).toEqual(['Nov 11, 2026', 'Nov 8, 2026', 'Nov 7, 2026'])
})

test('“today” in a chat is the day of the message', () => {
  const text = '[12/11/26, 7:15 PM] Kit: I paid 40 at Thyrocare today\n[13/11/26, 8:40 AM] Me: thanks'
  const program = makePayments(text, [['40', 'out', 'today', 'Thyrocare']])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ day: '2026-11-12' }])
})

test('a balance or limit in the account’s currency isn’t what a purchase abroad cost', () => {
  const text = 'Charged GBP 9.99 at BOOKS LONDON on 4 Nov 2026. Available limit USD 7,511.08'
  const program = makePayments(text, [['9.99', 'out', '4 Nov 2026', 'BOOKS LONDON']])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ debit: 'GBP 9.99' }])
})

test.each([
  ['the transaction date comes first', ['05 OCT', '06 OCT'], ['17 OCT', '19 OCT'], ['05 OCT', '17 OCT']],
  ['the transaction date comes second', ['06 OCT', '05 OCT'], ['19 OCT', '17 OCT'], ['05 OCT', '17 OCT']],
])('with two dates side by side, the earlier date counts: %s', (_, one, two, expected) => {
  const text = [one, two].map((days, i) => `${days.join('    ')}    SHOP ${i}    14${i}.85`).join('\n')
  const later = [one, two].map((days) => days.find((day) => !expected.includes(day))!)
  const program = makePayments(text, [
    ['140.85', 'out', later[0]!, 'SHOP 0'],
    ['141.85', 'out', later[1]!, 'SHOP 1'],
  ])
  expect(findProgramRows(program, text, CONTEXT).map(({ day }) => day)).toEqual(expected)
})

test('the foreign amount and the converted one are one payment', () => {
  const text = 'BOOKS LONDON\n4 Nov 2026\n£15.00\nExchange rate £1 = $1.3000\n$19.50'
  const program = makePayments(text, [
    ['15.00', 'out', '4 Nov 2026', 'BOOKS LONDON'],
    ['19.50', 'out', '4 Nov 2026', null],
  ])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ name: 'BOOKS LONDON', debit: '$19.50' }])
})

test('a payment in both the subject and the body of an email is one row', () => {
  const text = 'Subject: Anna sent you $15.00\n4 Nov 2026\nBerg sent you  $15.00.'
  const units = PAYMENTS.splitUnits(text)!
  const [first, second] = units.flatMap(({ value }, i) => (value === 15 ? [i] : []))
  const steps: Step[] = [first!, 'in', 'today', 'unnamed', second!, 'in', 'today', 'unnamed', 'end']
  expect(findProgramRows({ units, steps, chances: steps.map(() => 1) }, text, CONTEXT)).toMatchObject([{ line: 3 }])
})

test('rows with two dates each take their date from the same column', () => {
  const text = '08/10 06/10 SHELL 62.40\n12/10 11/10 AEON 188.75\n21/10 19/10 SHOPEE 45.90'
  const program = makePayments(text, [
    ['62.40', 'out', '06/10', 'SHELL'],
    ['188.75', 'out', '12/10', 'AEON'],
    ['45.90', 'out', '19/10', 'SHOPEE'],
  ])
  expect(findProgramRows(program, text, CONTEXT).map(({ day }) => day)).toEqual(['06/10', '11/10', '19/10'])
})

describe('in other scripts, signs and words tell money in from money out', () => {
  test.each([
    ['신한카드 승인 48,500원 11/13 이마트', { debit: '48,500원' }],
    ['농협 입금 48,500원 11/13 김하나', { credit: '48,500원' }],
    ['11/13 เงินเข้า 48,500 จาก สุดา', { credit: '48,500' }],
    ['حوالة داخلية واردة\nمبلغ: 48,500\nفي: 11/13', { credit: '48,500' }],
    ['شراء عبر نقاط البيع\nمبلغ: 48,500\nفي: 11/13', { debit: '48,500' }],
    ['利用日 利用店名 利用金額\n11/13 西友 48,500', { debit: '48,500' }],
    ['11/13 セブン銀行 +48,500', { credit: '48,500' }],
    ['PayPay 履歴\n11/13\n田中さん\n受け取り\n48,500', { credit: '48,500' }],
  ])('corrects a wrong direction in “%s”', (text, row) => {
    const wrong = 'debit' in row ? 'in' : 'out'
    const [found] = findProgramRows(makePayments(text, [['48,500', wrong, '11/13', null]]), text, CONTEXT)
    expect(found).toEqual({ line: expect.any(Number), day: '11/13', name: '', ...row })
  })
})

test('a Thai name isn’t cut inside a word, and its date is read', () => {
  const text = '14 พ.ย. 69\nรับโอนเงิน สุดา\n+120.00'
  const program = makePayments(text, [['120.00', 'in', '14 พ.ย. 69', 'บโอนเงิน สุ']])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ day: '14 พ.ย. 69', name: 'รับโอนเงิน สุดา' }])
})

test('the word for the balance isn’t a name', () => {
  const text = '15.11.26 Зачисление 48 000р Баланс: 53 200,10р'
  const program = makePayments(text, [['48 000', 'in', '15.11.26', 'Баланс']])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ name: '', credit: '48 000р' }])
})

test('the year of a date isn’t an amount', () => {
  const text = 'the plumber came on 5 February 2026 and took 180 in cash'
  expect(findProgramRows(makePayments(text, [['2026', 'in', '5 February 2026', 'plumber']]), text, CONTEXT)).toEqual([])
})

describe('date words', () => {
  test.each([
    ['3d', '2026-11-14'],
    ['2 hours ago', '2026-11-17'],
    ['20261114', '2026-11-14'],
    ['14-11', '14/11'],
    ['Fri 13', '2026-11-13'],
    ['lundi 9', '2026-11-09'],
    ['Mar 12', 'Mar 12'],
    ['Tue', '2026-11-17'],
  ])('reads “%s” as %s', (words, day) => {
    const text = `${words}\nCorner Bakery\n6.20`
    const [row] = findProgramRows(makePayments(text, [['6.20', 'out', words, 'Corner Bakery']]), text, CONTEXT)
    expect(row?.day).toBe(day)
  })

  test('a payment without a date is from today', () => {
    expect(
      findProgramRows(makePayments('tea 2.50', [['2.50', 'out', null, 'tea']]), 'tea 2.50', CONTEXT),
    ).toMatchObject([{ day: '2026-11-17' }])
  })
})

const dropSpaces = (text: string) => text.replace(/\s/g, '')

test('whatever the network writes, every amount is a number in the text, and every name is in the text', () => {
  const words = ['in', 'out', 'today', 'unnamed', 'end']
  fc.assert(
    fc.property(anyProgram(PAYMENTS, PAGE, words), (program) => {
      for (const { amount } of readProgramRows(program)) expect(program.units[amount]?.value).not.toBeNull()
      for (const row of findProgramRows(program, PAGE, CONTEXT))
        expect(dropSpaces(PAGE)).toContain(dropSpaces(row.name))
    }),
  )
})

test('a price that could be a date is an amount, unless the network also reads it as the date', () => {
  const text = 'yesterday Hill Hardware 31.08. then home'
  const price = makePayments(text, [['31.08', 'out', 'yesterday', 'Hill Hardware']])
  expect(findProgramRows(price, text, CONTEXT)).toMatchObject([{ day: '2026-11-16', debit: '31.08' }])
  expect(findProgramRows(makePayments(text, [['31.08', 'out', '31.08', null]]), text, CONTEXT)).toEqual([])
})

test('a number after a comma isn’t the year of a date', () => {
  const text = 'dentist on 6 nov, 55 at Mill Road'
  const program = makePayments(text, [['55', 'out', '6 nov', 'Mill Road']])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ day: '6 nov', debit: '55' }])
})

test.each([
  ['Received 250.00 at 3.15 PM', '3.15'],
  ['[2026-11-08, 9:41 PM] Me: sent 45', '41'],
  ['paid the plumber 185 on nov 3, check #1044', '1044'],
])('a time and a check number aren’t amounts: %s', (text, amount) => {
  expect(findProgramRows(makePayments(text, [[amount, 'in', null, null]]), text, CONTEXT)).toEqual([])
})

test.each([
  ['Grubhub order 28 last night', '28'],
  ['wrote check 500 to the landlord', '500'],
  ['Rewe 32 am Freitag', '32'],
  ['Tankstelle 61,20 am Dienstag', '61,20'],
  ['Kino 9 am Samstag', '9'],
  ['Eis 5 am 13.11.', '5'],
])('an order, a check and the German “am” don’t rule out an amount: %s', (text, amount) => {
  const program = makePayments(text, [[amount, 'out', null, null]])
  expect(findProgramRows(program, text, CONTEXT)).toMatchObject([{ debit: amount }])
})

test('where most rows have a sign, a minus is money out, whatever the heading', () => {
  const text = 'ご利用明細\n2026/10/02　あおば書店　-1,284円\n2026/10/05　スギ薬局　-398円\n2026/10/25　給与　250,000円'
  const program = makePayments(text, [
    ['1,284', 'out', '2026/10/02', 'あおば書店'],
    ['398', 'out', '2026/10/05', 'スギ薬局'],
    ['250,000', 'in', '2026/10/25', '給与'],
  ])
  const rows = findProgramRows(program, text, { today: plainDate('2026-10-30'), currency: 'JPY' })
  expect(rows.map(({ credit }) => credit)).toEqual([undefined, undefined, '250,000円'])
})

test('on a Japanese card statement, a minus is money back and a top-up is spent', () => {
  const text =
    'カードご利用明細\n2026/10/02　あおば書店　1,284円\n2026/10/05　モバイルチャージ　3,000円\n2026/10/15　あおば書店　-600円'
  const program = makePayments(text, [
    ['1,284', 'out', '2026/10/02', 'あおば書店'],
    ['3,000', 'in', '2026/10/05', 'モバイルチャージ'],
    ['600', 'in', '2026/10/15', 'あおば書店'],
  ])
  expect(findProgramRows(program, text, { today: plainDate('2026-10-20'), currency: 'JPY' })).toMatchObject([
    { debit: '1,284円' },
    { debit: '3,000円' },
    { credit: '600円' },
  ])
})
