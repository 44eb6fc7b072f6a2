import { expect, test } from 'vitest'
import cases from '../../../fixtures/returns/periods.json' with { type: 'json' }
import { plainDate } from '../core/plain-date.ts'
import { annualize, chainReturns, getMaxDrawdown } from './chain.ts'
import { isNumber } from './figure.ts'
import { getPeriodReturn } from './modified-dietz.ts'
import { getReturnInterval } from './return-interval.ts'

const days = { from: plainDate('2025-01-31'), to: plainDate('2025-02-28'), days: 28 }

test.each(cases)('$name', ({ periods, returns, cumulative, interval, drawdown }) => {
  const dated = periods.map((period) => ({ ...days, ...period }))
  const found = dated.map(getPeriodReturn)
  expect(found.map((each) => (isNumber(each) ? each : each.code))).toEqual(
    returns.map((each) => (typeof each === 'number' ? expect.closeTo(each, 12) : each)),
  )
  if (cumulative === null) return
  expect(chainReturns(found.filter(isNumber))).toBeCloseTo(cumulative, 12)
  const { low, high } = getReturnInterval(dated)
  expect(low).toBeCloseTo(interval![0]!, 12)
  if (interval![1] === null) expect(high).toBeNull()
  else expect(high).toBeCloseTo(interval![1]!, 12)
  if (drawdown !== undefined) expect(getMaxDrawdown(found.filter(isNumber))).toBeCloseTo(drawdown, 12)
})

test('a return over 365 days is already annual, two years use the square root, and a total loss stays one', () => {
  expect(annualize(0.1, 365)).toBeCloseTo(0.1, 14)
  expect(annualize(0.21, 730)).toBeCloseTo(0.1, 14)
  expect(annualize(-1, 90)).toBe(-1)
})
