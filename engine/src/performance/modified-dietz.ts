import type { PlainDate } from '../core/plain-date.ts'
import type { Figure } from './figure.ts'

/** What happened between two valuations, in minor units. Deposits and withdrawals are never negative. */
export type Period = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly days: number
  readonly start: number
  readonly end: number
  readonly deposits: number
  readonly withdrawals: number
}

/** A cash flow and the share of its period it was invested: 1 at the start, 0 at the end. */
type WeightedFlow = { readonly amount: number; readonly weight: number }

/** The gain relative to the average investment; null if that isn't above zero. */
export function getModifiedDietz(start: number, end: number, flows: readonly WeightedFlow[]): number | null {
  let gain = end - start
  let invested = start
  for (const { amount, weight } of flows) {
    gain -= amount
    invested += amount * weight
  }
  return invested > 0 ? gain / invested : null
}

/** No money at the start, end or in between: the period says nothing about returns. */
export function isEmpty({ start, end, deposits, withdrawals }: Period): boolean {
  return start === 0 && end === 0 && deposits === 0 && withdrawals === 0
}

/** Modified Dietz with every flow in the middle of the period, or why there is no result. 0 for an empty period. */
export function getPeriodReturn(period: Period): Figure {
  if (isEmpty(period)) return 0
  const { from, to, start, end, deposits, withdrawals } = period
  const value = getModifiedDietz(start, end, [{ amount: deposits - withdrawals, weight: 0.5 }])
  if (value === null) return { code: 'nothing-invested', from, to }
  return value < -1 ? { code: 'loss-beyond-invested', from, to } : value
}
