import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Step } from '../../second-reader/program.ts'
import { PAYMENTS } from '../learned/paste-program.ts'
import { readStatementFile } from '../read-statement-file.ts'

/** Reads a text with a network that found this amount and used this word as the name. */
function read(text: string, amount: string, name: string) {
  const units = PAYMENTS.splitUnits(text)!
  const findUnit = (word: string) => units.findIndex(({ start, end }) => text.slice(start, end) === word)
  const steps: Step[] = [
    findUnit(amount),
    'out',
    findUnit('2026') - 2,
    findUnit('2026'),
    findUnit(name),
    findUnit(name),
    'end',
  ]
  const payments = { units, steps, chances: steps.map(() => 0.99) }
  return readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15'), payments })
}

test('a receipt that adds up to what was paid needs no review, whatever the network says', () => {
  const text =
    'CORNER STORE\n8 Nov 2026\n\nMilk 2L   3.10\nChicken   11.60\nSUBTOTAL   14.70\nDiscount   -2.25\nTOTAL   12.45\nEFT   12.45\n'
  const { rows, isReadingGuessed } = read(text, '14.70', 'CORNER')
  expect(rows).toMatchObject([{ minor: -1245 }])
  expect(isReadingGuessed).toBeUndefined()
})

const GARDEN = 'GARDEN CENTRE\n8 Nov 2026\n\nRose   30.00\nSpade   54.40\nTOTAL   84.40\n'
test.each([
  ['a gift card', `${GARDEN}GIFT CARD ..3318   20.00\nMASTERCARD   64.40\nGift card remaining   0.00`, -6440],
  [
    'a voucher and a gift card',
    `${GARDEN}Voucher   -10.00\nBalance due   74.40\nGift card   20.00\nVISA   54.40`,
    -5440,
  ],
  ['cash and a card, which are both money', `${GARDEN}VAT   14.06\nCASH   50.00\nEFTPOS   34.40\nCHANGE   0.00`, -8440],
  ['two cards', `${GARDEN}VAT   14.06\nMastercard   20.00\nVISA   64.40`, -8440],
  ['an earlier deposit', `${GARDEN}VAT   14.06\nDeposit received   20.00\nVISA   64.40`, -8440],
])('a receipt paid with %s counts as what the user paid', (_, text, minor) => {
  const { rows } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
  expect(rows).toMatchObject([{ name: 'GARDEN CENTRE', minor }])
})

test('an order is named after the shop it’s from, not after the service that delivers it', () => {
  const text =
    'Foodrunner\nThanks for your order, Sam!\n6 Nov 2026\nOrder #4471 from Thali Easton\n\n1x Thali box   £13.50\nDelivery fee   £1.99\nTotal   £15.49\n'
  expect(read(text, '15.49', 'Foodrunner').rows).toMatchObject([{ minor: -1549, name: 'Thali Easton' }])
})

test('in a shop’s list of orders, each is named after the item', () => {
  const text = `Your Orders
ORDER PLACED
November 3, 2026
TOTAL
£27.05
SHIP TO
Robin Hale
ORDER # 113-8840217-5529031
Delivered November 5
Garden hose 20m
Buy it again

ORDER PLACED
October 6, 2026
TOTAL
£15.14
SHIP TO
Robin Hale
ORDER # 113-6610394-0182247
Delivered October 8
Water filters 3 pack`
  const { rows } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
  expect(rows).toMatchObject([
    { day: '2026-11-03', minor: -2705, name: 'Garden hose 20m' },
    { day: '2026-10-06', minor: -1514, name: 'Water filters 3 pack' },
  ])
})

test('in a list of orders with each heading on one line, an order is named after its item and a refund is money in', () => {
  const text = `Shop - Your Orders

ORDER PLACED   November 4, 2026     TOTAL £34.19     SHIP TO Robin Hale
Delivered November 7
Magnifying lamp

ORDER PLACED   October 15, 2026     TOTAL £52.61     SHIP TO Robin Hale
Return complete
Your refund of £29.99 for Weather radio was issued on October 27, 2026.
Weather radio`
  const { rows } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
  expect(rows).toMatchObject([
    { day: '2026-11-04', minor: -3419, name: 'Magnifying lamp' },
    { day: '2026-10-15', minor: -5261, name: 'Weather radio' },
    { day: '2026-10-27', minor: 2999 },
  ])
})

test('names that differ only in an ending, such as “Uber” and “UberX”, don’t need review', () => {
  const text = 'Uber\n6 Nov 2026\nTrip with UberX\n\nTrip fare   £10.00\nTotal   £10.00\nPaid by Visa\n'
  expect(read(text, '10.00', 'UberX').isReadingGuessed).toBeUndefined()
})

test('a ticket is named after its seller and dated on the day it was booked', () => {
  const text =
    'RAILCO e-Ticket booking confirmation\nDate of booking: 09-Nov-2026 10:02\nDate of journey: 24-Dec-2026\n\nTicket fare   £29.60\nBooking fee   £0.90\nTotal amount paid   £30.50\n'
  const given = { text, currency: 'GBP', today: plainDate('2026-11-15') }
  expect(readStatementFile(given).rows).toMatchObject([{ day: '2026-11-09', minor: -3050, name: 'RAILCO' }])
})

test('an ambiguous date isn’t marked as a guess if it’s in the last two weeks, but an older one is', () => {
  const read = (day: string) =>
    readStatementFile({
      text: `CORNER STORE\n${day}  17:23\n\nMilk 2L   3.10\nChicken   11.60\nTOTAL   14.70\nEFT   14.70\n`,
      currency: 'GBP',
      today: plainDate('2026-11-15'),
    })
  expect(read('08/11/2026')).toMatchObject({ rows: [{ day: '2026-11-08' }] })
  expect(read('08/11/2026').daysGuessed).toBeUndefined()
  expect(read('08/09/2026')).toMatchObject({ rows: [{ day: '2026-09-08' }], daysGuessed: 'dmy' })
})

test.each(['To be paid at pickup', 'Not paid yet'])(
  'an order that adds up but says “%s” isn’t imported without review',
  (end) => {
    const text = `Corner Bakery\nReceipt\nOrder date: 09/11/2026\n2 loaves  8.00\n1 cake  12.00\nTotal  20.00\n${end}`
    const { rows, isReadingGuessed } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
    expect(rows.length === 0 || isReadingGuessed).toBe(true)
  },
)

test('cash less change is what was paid, and “TOTAL TAX” isn’t the total', () => {
  const text =
    'HILL STORE #12\n8 Nov 2026\nBread   3.10\nMilk   11.60\n*** SUBTOTAL   14.70\n*** TOTAL TAX   .62\n*** TOTAL SALE   15.32\nCASH   20.00\nCHANGE   4.68\n'
  expect(read(text, '14.70', 'HILL').rows).toMatchObject([{ minor: -1532 }])
})

test('if the network is certain, it decides when a total was charged and by whom', () => {
  const text =
    'Your parcel is on its way\nordered on 8 November 2025\nPen set   £16.49\nPaper pad   £11.49\nOrder total   £27.98\nBramley charged £27.98 to your card on 10 November 2026.\n'
  const units = PAYMENTS.splitUnits(text)!
  const last = (word: string) => units.findLastIndex(({ start, end }) => text.slice(start, end) === word)
  const steps: Step[] = [last('27.98'), 'out', last('10'), last('2026'), last('Bramley'), last('Bramley'), 'end']
  const payments = { units, steps, chances: steps.map(() => 1) }
  const { rows } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15'), payments })
  expect(rows).toMatchObject([{ day: '2026-11-10', minor: -2798, name: 'Bramley' }])
})

test('a greeting below “Order confirmation” isn’t the shop, and its thanks don’t make it money in', () => {
  const text =
    'Bluebird.com\nOrder Confirmation\nHello Jess, thank you for your order.\n\nPlaced on November 10, 2026\n\nBox fan   27.99\nTax   2.87\nOrder Total: 30.86\nPaid with Visa'
  const { rows } = read(text, '30.86', 'Bluebird')
  expect(rows).toMatchObject([{ minor: -3086 }])
  expect(rows[0]?.name).toMatch(/bluebird/i)
})
