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

test('a receipt that adds up to what was paid is right, whatever the network says', () => {
  const text =
    'CORNER STORE\n8 Nov 2026\n\nMilk 2L   3.10\nChicken   11.60\nSUBTOTAL   14.70\nDiscount   -2.25\nTOTAL   12.45\nEFT   12.45\n'
  const { rows, isReadingGuessed } = read(text, '14.70', 'CORNER')
  expect(rows).toMatchObject([{ minor: -1245 }])
  expect(isReadingGuessed).toBeUndefined()
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

test('names that differ only in spaces, hyphens or an ending don’t need review', () => {
  const text = 'Uber\n6 Nov 2026\nTrip with UberX\n\nTrip fare   £10.00\nTotal   £10.00\nPaid by Visa\n'
  expect(read(text, '10.00', 'UberX').isReadingGuessed).toBeUndefined()
})

test('a ticket is named after its seller and dated on the day it was booked', () => {
  const text =
    'RAILCO e-Ticket booking confirmation\nDate of booking: 09-Nov-2026 10:02\nDate of journey: 24-Dec-2026\n\nTicket fare   £29.60\nBooking fee   £0.90\nTotal amount paid   £30.50\n'
  const given = { text, currency: 'GBP', today: plainDate('2026-11-15') }
  expect(readStatementFile(given).rows).toMatchObject([{ day: '2026-11-09', minor: -3050, name: 'RAILCO' }])
})

test('a date in the last two weeks isn’t marked as a guess, an older one is', () => {
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
  'an order that adds up but says "%s" doesn’t count as paid',
  (end) => {
    const text = `Corner Bakery\nReceipt\nOrder date: 09/11/2026\n2 loaves  8.00\n1 cake  12.00\nTotal  20.00\n${end}`
    const { rows, isReadingGuessed } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
    expect(rows.length === 0 || isReadingGuessed).toBe(true)
  },
)

test('cash less change is what was paid, and a total tax isn’t the total', () => {
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

test('a greeting below "Order confirmation" isn’t the shop, and its thanks don’t make it money in', () => {
  const text =
    'Bluebird.com\nOrder Confirmation\nHello Jess, thank you for your order.\n\nPlaced on November 10, 2026\n\nBox fan   27.99\nTax   2.87\nOrder Total: 30.86\nPaid with Visa'
  const { rows } = read(text, '30.86', 'Bluebird')
  expect(rows).toMatchObject([{ minor: -3086 }])
  expect(rows[0]?.name).toMatch(/bluebird/i)
})

function readAlone(text: string, currency = 'GBP', today = '2026-11-15') {
  return readStatementFile({ text, currency, today: plainDate(today) })
}

test.each([
  ['Gift card  20.00\nVisa  17.90', -1790],
  ['davon Geschenkkarte  20,00\nGirocard  17,90', -1790],
  ['Carte cadeau  -20,00\nCB  17,90', -1790],
  ['Advantage points  20.00\nCash  30.00\nChange  12.10', -1790],
  ['Insurance covered  -30.00\nPatient paid  7.90', -790],
  ['Visa  17.90\nStore credit  20.00', -1790],
  ['Visa  37.90\nPoints earned  3.79\nGift card balance  5.00', -3790],
])('of a total of 37.90, what "%s" leaves to pay counts', (paid, minor) => {
  const comma = paid.includes(',')
  const top = `CORNER STORE\n8 Nov 2026\nReceipt\nLamp   30.00\nBulbs   7.90\nTOTAL   37.90\n`
  const { rows } = readAlone((comma ? top.replace(/\.(?=\d\d$)/gm, ',') : top) + paid)
  expect(rows).toMatchObject([{ day: '2026-11-08', minor }])
})

test('a gift card that was bought is part of the total', () => {
  const text = 'BOOKS & CO\n8 Nov 2026\nReceipt\nGift card   20.00\nNovel   9.99\nTOTAL   29.99\nVISA   29.99\n'
  expect(readAlone(text).rows).toMatchObject([{ minor: -2999 }])
})

test('a voucher without the rest next to it goes to review', () => {
  const text = 'CORNER STORE\n8 Nov 2026\nReceipt\nLamp   37.90\nTOTAL   37.90\nVoucher   20.00\nRest paid by card\n'
  expect(readAlone(text).isReadingGuessed).toBe(true)
})

test.each([
  ['Enviado', 'Llegada estimada: viernes 20 de noviembre'],
  ['Gesendet', 'Voraussichtliche Zustellung: Freitag, 20. November'],
  ['Sent', 'Arriving: Friday 20 November'],
  ['Inviato', 'Consegna prevista: venerdì 20 novembre'],
  ['Verzonden', 'Verwachte bezorging: vrijdag 20 november'],
])('a day of arrival isn’t the day of payment: %s, %s', (sent, arrival) => {
  const text = `From: orders@lampshop.example\nSubject: Your order from Lampshop\n${sent}: 12/11/2026 23:51\n\n${arrival}\n\nLamp   30.00\nBulbs   7.90\nTotal   37.90\nPaid by Visa\n`
  expect(readAlone(text).rows).toMatchObject([{ day: '2026-11-12', minor: -3790 }])
})

test('an order with only a day of arrival is from today and goes to review', () => {
  const text =
    'Lampshop\nOrder confirmation\nArriving: Thursday\nLamp   30.00\nBulbs   7.90\nTotal   37.90\nPaid by Visa\n'
  expect(readAlone(text)).toMatchObject({ rows: [{ day: '2026-11-15', minor: -3790 }], isReadingGuessed: true })
})

test.each([
  ['ORDER PLACED', 'Cancelled. You were not charged for this order.'],
  ['ORDER PLACED', 'Your order was cancelled'],
  ['BESTELLUNG AUFGEGEBEN', 'Storniert'],
  ['PEDIDO REALIZADO', 'No se te ha cobrado este pedido'],
])('in a list of orders ("%s"), one that says "%s" isn’t a row', (head, status) => {
  const order = (day: string, total: string, line: string) =>
    `${head}\n${day}/11/2026\nTOTAL\n£${total}\nORDER # 113-88402\n${line}\nGarden hose 20m\n`
  const text = `${order('12', '9.49', status)}\n${order('03', '27.05', 'Thank you')}\n${order('02', '8.30', 'Thank you')}`
  const { rows, issues } = readAlone(text)
  expect(rows.map(({ minor }) => Math.abs(minor))).toEqual([2705, 830])
  expect(issues).toContainEqual(expect.objectContaining({ line: 4, code: 'not-carried-out' }))
})

test('money that came back for a part of an order is a row if its day is stated, or else listed', () => {
  const text = 'GREENBASKET\nOrder delivered on 9 Nov 2026\nAmount paid online £64.20\n'
  expect(readAlone(`${text}Refund to your card on 11 Nov 2026 £2.40`).rows).toMatchObject([
    { minor: -6420, name: 'GREENBASKET' },
    { day: '2026-11-11', minor: 240, name: 'GREENBASKET' },
  ])
  const undated = readAlone(`${text}Refund for missing items £2.40`)
  expect(undated.rows).toMatchObject([{ minor: -6420 }])
  expect(undated.issues).toContainEqual(expect.objectContaining({ line: 4, code: 'unreadable' }))
  expect(readAlone(`${text}Refund of £2.40 if returned by 10 Nov 2026`).rows).toHaveLength(1)
})

test('a letter is from the company, not from the person who signs it', () => {
  const text =
    'Your claim has been approved\n\nDear Mr Lane,\n\nWe paid £27.90 into your bank account on 9 November.\n\nYours sincerely\nJoan Whitby\nCustomer Claims Adviser\nHillside Trains Limited, Station House, York'
  expect(readAlone(text).rows).toMatchObject([{ day: '2026-11-09', minor: 2790, name: 'Hillside Trains Limited' }])
})

test('the slip of a payment kiosk is named after the bill, a salon’s after the salon', () => {
  const slip = (rest: string) =>
    `PayPoint\nMerchant: Corner Kiosk\n9 Nov 2026 22:05\nService: Home Internet Plus\n${rest}\nTotal paid   £33.30\n`
  expect(readAlone(slip('Customer: 0502***119\nBill amount   £30.00\nFees   £3.30')).rows[0]?.name).toBe(
    'Home Internet Plus',
  )
  expect(readAlone(slip('Cut   £33.30')).rows[0]?.name).toBe('Corner Kiosk')
})
