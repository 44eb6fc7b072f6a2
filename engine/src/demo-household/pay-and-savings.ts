import { addDays, addMonths, getWeekday, makePlainDate, type PlainDate, plainDate } from '../core/plain-date.ts'
import { getOccurrences, type Repeat } from '../core/recurrence.ts'
import { CARD, CHECKING, type DemoTransaction, makeTransaction, type Story, WISE } from './demo-values.ts'

const MONTH: Repeat = { every: 1, unit: 'month' }
export const EVERY_TWO_WEEKS: Repeat = { every: 2, unit: 'week' }

export const SAVINGS = 'Ally High-Yield Savings'
export const BROKERAGE = 'Vanguard Brokerage'
export const ROTH_IRA = 'Fidelity Roth IRA'
export const CANADIAN_FUND = 'Wealthsimple Personal'

/** A Friday: every second Friday from here is a payday. */
export const FIRST_PAYDAY = plainDate('2020-01-03')
export const PAY = { before: 275_742, since: 284_560, second: 249_025, bonus: 420_000, retainerCad: 98_000 } as const

/** The last raise: the first payday of the latest year that began at least 60 days ago. */
export function getRaiseDay(today: PlainDate): PlainDate {
  const year = Number(addDays(today, -60).slice(0, 4))
  return getOccurrences(
    { first: FIRST_PAYDAY, repeat: EVERY_TWO_WEEKS },
    makePlainDate(year, 1, 1),
    makePlainDate(year, 1, 31),
  )[0]!
}

/**
 * Two salaries, a bonus in December, a tax refund in March, and a monthly retainer from a client in Toronto, paid in
 * Canadian dollars.
 */
export function generatePaydays({ today, range, createRandomFor }: Story): DemoTransaction[] {
  const raise = getRaiseDay(today)
  const makeIncome = (day: PlainDate, name: string, simpleName: string, minor: number) =>
    makeTransaction({ day, source: CHECKING, name, simpleName, code: 'INC', minor })
  const first = getOccurrences({ first: FIRST_PAYDAY, repeat: EVERY_TWO_WEEKS }, range.from, range.to).map((day) =>
    makeIncome(day, 'NORTHLIGHT HEALTH DIR DEP PPD', 'Northlight Health', day >= raise ? PAY.since : PAY.before),
  )
  const second = ['2020-01-15', '2020-01-31'].flatMap((anchor) =>
    getOccurrences({ first: plainDate(anchor), repeat: MONTH }, range.from, range.to).map((day) =>
      makeIncome(day, 'OAKLAND UNIFIED SCHL DIR DEP', 'Oakland Unified Payroll', PAY.second),
    ),
  )
  const getYearlyDays = (anchor: string) =>
    getOccurrences({ first: plainDate(anchor), repeat: { every: 1, unit: 'year' } }, range.from, range.to)
  const bonus = getYearlyDays('2020-12-15').map((day) =>
    makeIncome(day, 'NORTHLIGHT HEALTH BONUS DIR DEP', 'Northlight Health', PAY.bonus),
  )
  const retainer = getOccurrences({ first: plainDate('2020-01-05'), repeat: MONTH }, range.from, range.to).map((day) =>
    makeTransaction(
      {
        day,
        source: WISE,
        name: 'RECEIVED FROM MAPLE STREET DESIGN INC',
        simpleName: 'Maple Street Design',
        code: 'INC',
        minor: PAY.retainerCad,
      },
      { currency: 'CAD', confidence: 0.97 },
    ),
  )
  const refund = getYearlyDays('2020-03-24').map((day) =>
    makeTransaction({
      day,
      source: CHECKING,
      name: 'IRS TREAS 310 TAX REF PPD',
      simpleName: 'IRS Tax Refund',
      code: 'TAX',
      minor: createRandomFor(`refund ${day}`).int(118_000, 164_000),
    }),
  )
  return [...first, ...second, ...bonus, ...retainer, ...refund]
}

/** Savings: each transaction is a deposit into a wealth account or a withdrawal from one, to the cent. */
export function generateSavings({ range }: Story): DemoTransaction[] {
  const plans = [
    { account: SAVINGS, day: '01-02', minor: -80_000, name: 'ONLINE TRANSFER TO ALLY BANK SAV', repeat: MONTH },
    { account: BROKERAGE, day: '01-06', minor: -100_000, name: 'VANGUARD BUY INVESTMENT ACH', repeat: MONTH },
    { account: ROTH_IRA, day: '01-08', minor: -50_000, name: 'FID BKG SVC ROTH IRA CONTRIB', repeat: MONTH },
    {
      account: BROKERAGE,
      day: '12-18',
      minor: -300_000,
      name: 'VANGUARD BUY INVESTMENT ACH',
      repeat: { every: 1, unit: 'year' },
    },
    {
      account: SAVINGS,
      day: '06-18',
      minor: 250_000,
      name: 'ALLY BANK P2P TRANSFER TO CHASE',
      repeat: { every: 1, unit: 'year' },
    },
    {
      account: CANADIAN_FUND,
      day: '01-12',
      minor: -60_000,
      name: 'SENT TO WEALTHSIMPLE INVEST',
      repeat: MONTH,
      source: WISE,
      currency: 'CAD',
    },
  ] as const
  return plans.flatMap((plan) => {
    const { account, minor, name, repeat } = plan
    const [source, currency] = 'source' in plan ? [plan.source, plan.currency] : [CHECKING, 'USD']
    const simpleName = minor < 0 ? `To ${account}` : `From ${account}`
    return getOccurrences({ first: plainDate(`2020-${plan.day}`), repeat }, range.from, range.to).map((day) =>
      makeTransaction({ day, source, name, simpleName, code: 'INV', minor }, { currency, wealthAccount: account }),
    )
  })
}

const CLOSING_DAY = 20
const PAYMENT_DAY = 15

/** The card is paid in full on the 15th: everything charged up to the 20th of the previous month. */
export function generateCardPayments(charges: readonly DemoTransaction[], { months, today }: Story): DemoTransaction[] {
  return months.flatMap((month) => {
    const paymentDay = plainDate(`${month}-${PAYMENT_DAY}`)
    const closing = addMonths(plainDate(`${month}-${CLOSING_DAY}`), -1)
    const opening = addDays(addMonths(closing, -1), 1)
    const owed = charges
      .filter((row) => row.source === CARD && row.day >= opening && row.day <= closing)
      .reduce((sum, row) => sum - row.minor, 0)
    // A payment appears on the card on the next working day.
    const postedOn = addDays(paymentDay, getWeekday(paymentDay) === 5 ? 3 : getWeekday(paymentDay) === 6 ? 2 : 1)
    if (owed <= 0 || postedOn > today) return []
    const transferKey = `card ${month}`
    return [
      makeTransaction(
        {
          day: paymentDay,
          source: CHECKING,
          name: 'CHASE CREDIT CRD AUTOPAY PPD',
          simpleName: 'Card Payment',
          code: 'TRF',
          minor: -owed,
        },
        { transferKey },
      ),
      makeTransaction(
        {
          day: postedOn,
          source: CARD,
          name: 'AUTOMATIC PAYMENT - THANK YOU',
          simpleName: 'Card Payment',
          code: 'TRF',
          minor: owed,
        },
        { transferKey },
      ),
    ]
  })
}
