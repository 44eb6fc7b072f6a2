import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const read = (text: string) =>
  readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') }).rows.map(
    ({ day, minor }) => `${day.slice(8)} ${minor}`,
  )

test.each([
  [
    'lines start with short weekdays',
    'tue bread 3.10\nwed petrol 55\nsat cinema 14.50\n',
    ['10 -310', '11 -5500', '14 -1450'],
  ],
  [
    'ordinal days below a month, one of them without a payment',
    'November 2026\n2nd  barber £18\n4th  nothing\n7th  lent Ruth £30\n11th Ruth gave me the £30 back\n',
    ['02 -1800', '07 -3000', '11 3000'],
  ],
  [
    'an ordinal is not an amount',
    'Mon 9th  vet, no charge. chemist 7.20\nTues 10th  cash for the roofer, 60\n',
    ['09 -720', '10 -6000'],
  ],
  [
    'a running total is not a payment',
    'mon - bread 3.10\ntue - petrol 55.20\nspent so far 58.30\n',
    ['09 -310', '10 -5520'],
  ],
  [
    'what someone owes has not moved',
    'mon - tapas 32.50 (Ines still owes me 12)\ntue - bread 3.10\nstill owed 40 by Karl\n',
    ['09 -3250', '10 -310'],
  ],
  ['two things on a line', 'mon - diesel 55.20 / planks 90\ntue - bread 3.10\n', ['09 -5520', '09 -9000', '10 -310']],
  ['pence', 'mon - pasty 95p, parking 2.40\ntue - stamp 80p\n', ['09 -95', '09 -240', '10 -80']],
  [
    'pence after an amount in pounds',
    'mon - pasty 1.95p, parking 2.40\ntue - bread 3.10\n',
    ['09 -195', '09 -240', '10 -310'],
  ],
  ['1080p is a screen', '14/11 LED TV 1080p £399.00\n13/11 Bread £3.10\n', ['14 -39900', '13 -310']],
  ['7pm is a time', 'mon - cinema at 7pm 14.50\ntue - bread 3.10\n', ['09 -1450', '10 -310']],
  ['money from someone', 'mon - fixed a fence, got 45 off her\ntue - bread 3.10\n', ['09 4500', '10 -310']],
])('in a person’s own notes: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('where the month comes first, 05.12 is May 12', () => {
  const text = '2026년 5월\n05.12\nGS25 망원점\n-4,300원\n05.11\n박지우\n+60,000원\n05.09\n캐시백\n+215원\n'
  const { rows } = readStatementFile({ text, currency: 'KRW', today: plainDate('2026-05-13') })
  expect(rows.map(({ day, minor }) => [day, minor])).toEqual([
    ['2026-05-12', -4300],
    ['2026-05-11', 60_000],
    ['2026-05-09', 215],
  ])
})

test('amounts and dates in the digits of another script are read', () => {
  const text = 'ऑक्टोबर घरखर्च\n४/१० दूध ९३०\n९/१० गॅस सिलेंडर ८५३\n१८/१० औषधे १,२४०\n'
  const { rows } = readStatementFile({ text, currency: 'INR', today: plainDate('2026-10-21') })
  expect(rows.map(({ day, minor }) => [day, minor])).toEqual([
    ['2026-10-04', -93_000],
    ['2026-10-09', -85_300],
    ['2026-10-18', -124_000],
  ])
})

test('short weekdays in Spanish and Dutch are dates', () => {
  const readDays = (text: string) =>
    readStatementFile({ text, currency: 'EUR', today: plainDate('2026-10-10') }).rows.map(({ day }) => day)
  const spanish =
    'Gastos, septiembre de 2026\nlun 14: albergue, 32 €\nmié 16: postales, 4,20 €\nvie 18: taxi, 27,50 €\n'
  expect(readDays(spanish)).toEqual(['2026-09-14', '2026-09-16', '2026-09-18'])
  expect(readDays('wo: brood 3,10\nvr: benzine 55,20\n')).toEqual(['2026-10-07', '2026-10-09'])
})

test('“5p” and “500p” may be prices or something else, so we ask', () => {
  const isGuessed = (text: string, currency = 'GBP') =>
    readStatementFile({ text, currency, today: plainDate('2026-11-15') }).isReadingGuessed === true
  expect(isGuessed('mon - stamp 5p\ntue - bread 3.10\n')).toBe(true)
  expect(isGuessed('14.11.2026 Kaffee 500p 12,00\n13.11.2026 Brot 3,10\n', 'EUR')).toBe(true)
})

const readIn = (currency: string, text: string) =>
  readStatementFile({ text, currency, today: plainDate('2026-11-15') }).rows.map(
    ({ day, minor, name }) => `${day.slice(5)} ${minor} ${name}`,
  )

test('in yen, “11.12” is a date; in yuan, “8.11” is an amount', () => {
  expect(readIn('JPY', '11.12 セブン -310円\n11.10 パン -120円\n')).toEqual(['11-12 -310 セブン', '11-10 -120 パン'])
  expect(readIn('CNY', '2026-11-09\nCoffee\n8.11\n')).toEqual(['11-09 -811 Coffee'])
})

test('next to ordinary digits, digits of other scripts stay in names, and full-width ones aren’t read', () => {
  expect(readIn('THB', '2026/11/14 ร้าน ๗ -300\n2026/11/13 ร้าน ๘ -200\n')).toEqual([
    '11-14 -30000 ร้าน ๗',
    '11-13 -20000 ร้าน ๘',
  ])
  expect(readIn('JPY', '2026/11/14 セブン １，２３０円\n')).toEqual([])
})
