import { addMonths, getMonthStart, plainDate } from '../core/plain-date.ts'
import { CARD, CHECKING, type DemoTransaction, makeTransaction, type Story } from './demo-values.ts'

/** Repairs that put two months of the last year over budget. */
const REPAIRS = [
  {
    monthsAgo: 3,
    day: '19',
    source: CARD,
    name: 'GRAND AVE TRANSMISSION OAKLAND CA',
    simpleName: 'Grand Ave Transmission',
    code: 'CAR',
    minor: -238_460,
  },
  {
    monthsAgo: 8,
    day: '12',
    source: CHECKING,
    name: 'CHECK 1161 BAY WATER HEATERS',
    simpleName: 'Bay Water Heaters',
    code: 'HOM',
    minor: -264_500,
  },
] as const

export function generateUnplannedCosts({ today }: Story): DemoTransaction[] {
  return REPAIRS.map(({ monthsAgo, day, ...row }) => {
    const month = addMonths(getMonthStart(today), -monthsAgo).slice(0, 7)
    return makeTransaction({ ...row, day: plainDate(`${month}-${day}`) }, { confidence: 0.93 })
  })
}
