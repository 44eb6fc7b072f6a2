import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Step } from '../../second-reader/program.ts'
import { PAYMENTS } from '../learned/paste-program.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { startReading } from '../reading/build-reading.ts'
import { dropUnposted } from './unposted-lines.ts'

const read = (text: string) => {
  const { rows, issues } = readStatementFile({ text, currency: 'EUR', today: plainDate('2026-11-15') })
  const skipped = issues.filter(({ code }) => code === 'pending' || code === 'not-carried-out')
  return { rows: rows.map(({ minor }) => minor), skipped: skipped.map(({ line }) => line) }
}

const POSTED = '12.11.2026 Bakery Lund -4,50 €\n10.11.2026 Garage Holt -80,00 €\n'

test.each([
  ['Upcoming', '18.11.2026 Phone Nord -29,99 €'],
  ['Scheduled payments (1)', '18.11.2026 Phone Nord -29,99 €'],
  ['À venir', '18/11 Phone Nord -29,99 €'],
  ['Geplante Zahlungen', '18.11.2026 Phone Nord -29,99 €'],
  ['Kommende betalinger', '18.11.2026 Phone Nord -29,99 €'],
  ['Próximos pagos', '18.11.2026 Phone Nord -29,99 €'],
])('a payment under “%s” isn’t a row, but is reported', (heading, payment) => {
  expect(read(`${POSTED}\n${heading}\n${payment}\n`)).toEqual({ rows: [-450, -8000], skipped: [5] })
})

test.each([
  ['PENDING (1)', 'HISTORY'],
  ['Returned unpaid', 'Collected'],
  ['Declined payments', 'Payments'],
])('in a table with bars, a payment under “%s” isn’t a row, but is reported', (heading, next) => {
  const text = `${heading}\n14.11.2026 | Phone Nord | -29,99 €\n\n${next}\n12.11.2026 | Bakery Lund | -4,50 €\n10.11.2026 | Garage Holt | -80,00 €\n`
  expect(read(text)).toEqual({ rows: [-450, -8000], skipped: [2] })
})

test('neither spaces nor bars around the heading matter in a table with bars', () => {
  const text =
    '| PENDING | | |\n14.11.2026|Phone Nord|-29,99 €\n| POSTED | | |\n12.11.2026|Bakery Lund|-4,50 €\n10.11.2026|Garage Holt|-80,00 €\n'
  expect(read(text)).toEqual({ rows: [-450, -8000], skipped: [2] })
})

test('a bar elsewhere in the text doesn’t change a heading above plain lines', () => {
  const text = `Pending\n14.11.2026 Phone Nord -29,99 €\nPosted\n${POSTED}Menu | Help\n`
  expect(read(text)).toEqual({ rows: [-450, -8000], skipped: [2] })
})

test('posted rows below upcoming payments are read, with or without a heading', () => {
  expect(read(`Upcoming\n18.11.2026 Phone Nord -29,99 €\n${POSTED}`)).toEqual({ rows: [-450, -8000], skipped: [2] })
  expect(read(`Upcoming\n18.11.2026 Phone Nord -29,99 €\nLatest operations\n${POSTED}`).rows).toEqual([-450, -8000])
})

test('upcoming payments are read with day and month in the order that the other dates of the text need', () => {
  const text =
    '14.11.2026 Bakery Lund -4,50 €\n10.11.2026 Garage Holt -80,00 €\nUpcoming\n03.12.2026 Phone Nord -29,99 €\n'
  expect(read(text)).toEqual({ rows: [-450, -8000], skipped: [4] })
})

test('a heading without upcoming payments below it doesn’t hide any rows', () => {
  expect(read(`Upcoming\nNothing planned\n${POSTED}`).rows).toEqual([-450, -8000])
  expect(read(`Upcoming\n${POSTED}`).rows).toEqual([-450, -8000])
})

test('a shop whose name starts with “Planned” is a row', () => {
  expect(read(`${POSTED}09.11.2026 Planned Parenthood -25,00 €\n`).rows).toEqual([-450, -8000, -2500])
})

test.each(['Declined, not enough money', '20:12 · Reverted', 'Not paid', 'Pending, the amount may change'])(
  'a payment with the status “%s” between its name and amount isn’t a row',
  (status) => {
    const text = `12 November 2026\nBakery Lund\nFood\n-4.50\nShoe Barn\n${status}\n-58.00\n11 November 2026\nGarage Holt\nCar\n-80.00\n`
    expect(read(text).rows).toEqual([-450, -8000])
  },
)

test.each([
  'بطاقة: 7731\nعملية مرفوضة\nمبلغ: 230.00 EUR\nلدى: SOUK\nفي: 2026-11-13 17:30',
  '우리카드 1234 승인거절\n700,000 EUR\n11/13 15:02\n전자마을',
  'ทำรายการไม่สำเร็จ\n13/11/2026\nTOPS -642.00 EUR',
])('a failed payment isn’t a row in Arabic, Korean or Thai either: %s', (failed) => {
  expect(read(`12.11.2026\nBakery Lund\n-4,50 €\n\n${failed}`).rows).toEqual([-450])
})

test('“Pending” below the newest amount belongs to that payment if older days follow', () => {
  const text = 'Today\nBakery Lund\nEating out\n€4.50\nPending\nYesterday\nGarage Holt\nTransport\n€80.00'
  const units = PAYMENTS.splitUnits(text)!
  const findUnit = (word: string) => units.findIndex((unit) => unit.word === word)
  const steps: Step[] = [4.5, 80].flatMap((value, i): Step[] => {
    const day = findUnit(i === 0 ? 'today' : 'yesterday')
    return [units.findIndex((unit) => unit.value === value), 'out', day, day, 'unnamed']
  })
  const payments = { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => 1) }
  const { rows, issues } = readStatementFile({ text, currency: 'EUR', today: plainDate('2026-11-15'), payments })
  expect(rows.map(({ minor }) => minor)).toEqual([-8000])
  expect(issues).toContainEqual(expect.objectContaining({ line: 4, code: 'pending' }))
})

test('money back for a canceled payment stays if the payment itself is also listed', () => {
  const text =
    '9 Nov 2026  Parking  -12.00\n9 Nov 2026  Parking  12.00  Canceled\n10 Nov 2026  Garage Holt  -80.00  Declined'
  const rows = [-1200, 1200, -8000].map((minor, at) => ({
    line: at + 1,
    day: plainDate('2026-11-09'),
    name: 'Parking',
    minor,
    currency: 'EUR',
  }))
  const { rows: kept, issues } = dropUnposted({ ...startReading('text'), rows }, text, plainDate('2026-11-15'))
  expect(kept.map(({ minor }) => minor)).toEqual([-1200, 1200])
  expect(issues).toMatchObject([{ line: 3, code: 'not-carried-out' }])
})

test.each([
  'We weren’t able to collect €16.99 for Duo on November 14, 2026. We’ll try again on November 18.',
  'Diner Nord couldn’t take your order of €31.40 on 8 Nov. You haven’t been charged.',
  'Bank\nYour Charge Was Not Approved\nSHOE SHOP\n€89.90\n12 Nov 2026',
])('a payment that wasn’t taken isn’t a row: %s', (text) => {
  expect(read(text).rows).toEqual([])
})
