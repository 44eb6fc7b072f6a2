import type { PlainDate } from '../core/plain-date.ts'
import type { Figure } from './figure.ts'

/** What happened between two valuations, in minor units of one currency. Deposits and withdrawals are never negative. */
export type Period = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly days: number
  readonly start: number
  readonly end: number
  readonly deposits: number
  readonly withdrawals: number
}

/** No money at the start, none at the end, and none in between: the period says nothing about returns. */
export function isEmpty({ start, end, deposits, withdrawals }: Period): boolean {
  return start === 0 && end === 0 && deposits === 0 && withdrawals === 0
}

/** Modified Dietz with every flow in the middle of the period. An empty period returns 0. */
export function periodReturn(period: Period): Figure {
  if (isEmpty(period)) return 0
  const { from, to, start, end, deposits, withdrawals } = period
  const flow = deposits - withdrawals
  const invested = start + flow / 2
  if (!(invested > 0)) return { code: 'nothing-invested', from, to }
  const value = (end - start - flow) / invested
  return value < -1 ? { code: 'loss-beyond-invested', from, to } : value
}
