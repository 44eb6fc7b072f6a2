import type { CategoryCode } from '../categoriser/default-categories.ts'
import { addDays, addMonths, getMonth, getMonthStart, type PlainDate, plainDate } from '../core/plain-date.ts'
import { getOccurrences, type Repeat } from '../core/recurrence.ts'
import { CARD, CHECKING, type DemoTransaction, makeTransaction, type Story, WISE } from './demo-values.ts'
import { getMortgagePayment, MORTGAGE_ACCOUNT } from './mortgage.ts'

const MONTH: Repeat = { every: 1, unit: 'month' }
const YEAR: Repeat = { every: 1, unit: 'year' }

/** A payment on fixed dates. The budget plans `minor`; a variable bill fluctuates around it with the season. */
type FixedPayment = {
  readonly name: string
  readonly text: string
  readonly code: CategoryCode
  readonly source: string
  /** Positive: what it costs. */
  readonly minor: number
  readonly currency: string
  /** Month and day of its first date, in `ANCHOR_YEAR` (MM-DD). */
  readonly anchor: string
  readonly repeat: Repeat
  /** The usual amount of each month as a multiple of the planned one, January first; for bills that vary. */
  readonly seasons?: readonly number[]
  readonly wealthAccount?: string
}

function makePayment(
  name: string,
  text: string,
  code: CategoryCode,
  minor: number,
  anchor: string,
  more: Partial<FixedPayment> = {},
): FixedPayment {
  return { name, text, code, minor, anchor, source: CARD, currency: 'USD', repeat: MONTH, ...more }
}

const MORTGAGE_INTEREST = 'Mortgage Interest'
export const MORTGAGE_PRINCIPAL = 'Mortgage Principal'
const STREAMING = 'Netflix'
const UTILITY = 'PG&E'
// Schedules start long before the ledger, so all are active on its first day.
const ANCHOR_YEAR = 2020

const HEATING = [1.22, 1.16, 1.0, 0.86, 0.78, 0.76, 0.8, 0.82, 0.8, 0.82, 0.98, 1.18]
const WATERING = [0.86, 0.86, 0.9, 0.96, 1.02, 1.08, 1.1, 1.1, 1.06, 1.0, 0.92, 0.88]

export const FIXED_PAYMENTS: readonly FixedPayment[] = [
  makePayment(MORTGAGE_INTEREST, 'BAY FEDERAL MTG PYMT ACH INTEREST', 'HOU', 137_500, '01-01', { source: CHECKING }),
  makePayment(MORTGAGE_PRINCIPAL, 'BAY FEDERAL MTG PYMT ACH PRINCIPAL', 'INV', 127_500, '01-01', {
    source: CHECKING,
    wealthAccount: MORTGAGE_ACCOUNT,
  }),
  makePayment('HOA Dues', 'LAKESHORE COMMONS HOA DUES', 'HOU', 38_500, '01-03', { source: CHECKING }),
  makePayment(UTILITY, 'PGANDE WEB ONLINE PPD', 'UTI', 16_500, '01-24', { source: CHECKING, seasons: HEATING }),
  makePayment('EBMUD Water', 'EBMUD BILL PAYMENT', 'UTI', 12_800, '01-22', {
    source: CHECKING,
    seasons: WATERING,
    repeat: { every: 2, unit: 'month' },
  }),
  makePayment('Waste Management', 'WM ALAMEDA COUNTY', 'UTI', 10_900, '02-11', { repeat: { every: 3, unit: 'month' } }),
  makePayment('Sonic Internet', 'SONIC.NET INTERNET SVC', 'PHO', 7_000, '01-07'),
  makePayment('Mint Mobile', 'MINT MOBILE 800-683-7392', 'PHO', 6_000, '01-18'),
  makePayment('Term Life Insurance', 'HAVEN TERM LIFE PREMIUM', 'INS', 5_840, '01-05', { source: CHECKING }),
  makePayment('Auto Insurance', 'GEICO *AUTO 800-841-3000', 'INS', 74_200, '02-14', {
    repeat: { every: 6, unit: 'month' },
  }),
  makePayment('After-school Care', 'LAKEVIEW AFTER SCHOOL PROG', 'KID', 48_000, '01-02', { source: CHECKING }),
  makePayment('House Cleaning', 'ZELLE TO MARISOL CLEANING', 'SVC', 14_000, '01-04', {
    source: CHECKING,
    repeat: { every: 4, unit: 'week' },
  }),
  makePayment('YMCA', 'YMCA OF THE EAST BAY DUES', 'FIT', 7_800, '01-10'),
  makePayment(STREAMING, 'NETFLIX.COM LOS GATOS CA', 'SUB', 1_549, '01-12'),
  makePayment('Spotify', 'SPOTIFY USA 877-7781161 NY', 'SUB', 1_999, '01-21'),
  makePayment('iCloud+', 'APPLE.COM/BILL 866-712-7753 CA', 'SUB', 299, '01-09'),
  makePayment('New York Times', 'NYTIMES*NYTIMES DIGITAL', 'SUB', 1_700, '01-25'),
  makePayment('DeepL Pro', 'DEEPL SE KOELN', 'SUB', 899, '01-19', { source: WISE, currency: 'EUR' }),
  makePayment('Globe and Mail', 'GLOBE AND MAIL DIGITAL TORONTO', 'SUB', 1_499, '01-16', {
    source: WISE,
    currency: 'CAD',
  }),
  makePayment('Amazon Prime', 'AMAZON PRIME*ANNUAL', 'SUB', 13_900, '03-08', { repeat: YEAR }),
  makePayment('Property Tax, first half', 'ALAMEDA CO TAX COLLECTOR', 'TAX', 304_200, '12-10', {
    source: CHECKING,
    repeat: YEAR,
  }),
  makePayment('Property Tax, second half', 'ALAMEDA CO TAX COLLECTOR', 'TAX', 304_200, '04-10', {
    source: CHECKING,
    repeat: YEAR,
  }),
]

const PRICE_RISE = { from: 1_549, to: 1_799, withinDays: 31 } as const
const UNUSUAL_BILL = 48_614

/** Bills and subscriptions on their dates: one price went up in the last month, and one bill last month is unusual. */
export function generateFixedPayments(story: Story): DemoTransaction[] {
  return FIXED_PAYMENTS.flatMap((payment) => {
    const first = getFirstDate(payment)
    const days = getOccurrences({ first, repeat: payment.repeat }, story.range.from, story.range.to)
    return days.map((day) => {
      const { name, text, code, source, currency, wealthAccount = null } = payment
      const minor = -getPrice(payment, day, story)
      return makeTransaction({ day, source, name: text, simpleName: name, code, minor }, { currency, wealthAccount })
    })
  })
}

export function getFirstDate({ anchor }: FixedPayment): PlainDate {
  return plainDate(`${ANCHOR_YEAR}-${anchor}`)
}

function getPrice(payment: FixedPayment, day: PlainDate, { today, createRandomFor }: Story): number {
  if (payment.name === MORTGAGE_INTEREST) return getMortgagePayment(getMonth(day)).interest
  if (payment.name === MORTGAGE_PRINCIPAL) return getMortgagePayment(getMonth(day)).principal
  if (payment.name === STREAMING) return day > addDays(today, -PRICE_RISE.withinDays) ? PRICE_RISE.to : PRICE_RISE.from
  const lastMonth = addMonths(getMonthStart(today), -1)
  if (payment.name === UTILITY && day.slice(0, 7) === lastMonth.slice(0, 7)) return UNUSUAL_BILL
  if (!payment.seasons) return payment.minor
  const season = payment.seasons[Number(day.slice(5, 7)) - 1]!
  const noise = 0.95 + createRandomFor(`${payment.name} ${day}`).next() * 0.1
  return Math.round(payment.minor * season * noise)
}
