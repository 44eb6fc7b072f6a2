import { getMonth, type PlainDate } from '../core/plain-date.ts'

export const MORTGAGE_ACCOUNT = 'Home Mortgage'
const MORTGAGE = { payment: 265_000, annualRate: 0.0405, firstMonth: '2020-01', borrowed: 46_900_000 } as const

/** The parts of a month's payment, and what's owed after it. */
export function getMortgagePayment(month: string): { interest: number; principal: number; owed: number } {
  let owed: number = MORTGAGE.borrowed
  let [interest, principal] = [0, 0]
  for (let left = countMonths(MORTGAGE.firstMonth, month); left >= 0; left--) {
    interest = Math.round((owed * MORTGAGE.annualRate) / 12)
    principal = MORTGAGE.payment - interest
    owed -= principal
  }
  return { interest, principal, owed }
}

/** What's owed at the end of a day; payments are on the first of the month. */
export function getMortgageOwed(day: PlainDate): number {
  return getMortgagePayment(getMonth(day)).owed
}

function countMonths(first: string, month: string): number {
  const toMonthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return toMonthNumber(month) - toMonthNumber(first)
}
