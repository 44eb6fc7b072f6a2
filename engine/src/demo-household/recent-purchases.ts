import { getLaterDay } from '../core/period.ts'
import { addDays, getMonthStart } from '../core/plain-date.ts'
import { CARD, CHECKING, type DemoTransaction, makeTransaction, type Story } from './demo-values.ts'

/** Makes the last days interesting: two purchases over this month's plan, a refund, and rows that need review. */
export function generateRecentPurchases({ today }: Story): DemoTransaction[] {
  const getDayThisMonth = (daysAgo: number) => getLaterDay(getMonthStart(today), addDays(today, -daysAgo))
  const makeUnsure = (
    daysAgo: number,
    name: string,
    simpleName: string,
    code: 'SHO' | 'DIN' | 'SVC' | 'KID' | 'ENT',
    minor: number,
    confidence: number,
    source = CARD,
  ) =>
    makeTransaction(
      { day: addDays(today, -daysAgo), source, name, simpleName, code, minor },
      { confidence, needsReview: true },
    )
  return [
    makeTransaction(
      {
        day: getDayThisMonth(4),
        source: CARD,
        name: 'IKEA EMERYVILLE 165 CA',
        simpleName: 'IKEA',
        code: 'HOM',
        minor: -21_847,
      },
      { confidence: 0.97 },
    ),
    makeTransaction(
      {
        day: getDayThisMonth(2),
        source: CARD,
        name: 'TICKETMASTER FOX THEATER OAK',
        simpleName: 'Ticketmaster',
        code: 'ENT',
        minor: -14_620,
      },
      { confidence: 0.95 },
    ),
    makeTransaction(
      {
        day: addDays(today, -9),
        source: CARD,
        name: 'TARGET 00027680 EMERYVILLE CA',
        simpleName: 'Target',
        code: 'SHO',
        minor: 3_299,
      },
      { confidence: 0.96 },
    ),
    makeUnsure(1, 'PAYPAL *JMRTNZ 402-935-7733', 'PayPal jmrtnz', 'SHO', -3_450, 0.41),
    makeUnsure(3, 'VENMO PAYMENT 1029384756', 'Venmo', 'DIN', -2_800, 0.38, CHECKING),
    makeUnsure(6, 'SQ *LATE BLOOM 0091', 'Late Bloom', 'SHO', -4_215, 0.52),
    makeUnsure(8, 'CHECK 1184', 'Check 1184', 'KID', -6_500, 0.33, CHECKING),
    makeUnsure(11, 'GOOGLE *TEMPORARY HOLD G.CO/HELP', 'Google', 'ENT', -499, 0.55),
  ]
}
