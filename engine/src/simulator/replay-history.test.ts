import { expect, test } from 'vitest'
import { replayHistory } from './replay-history.ts'
import { getMeanError, readPublishedSuccessRates } from './testing/published-success-rates.ts'

test.each(['1998', '2011'])('replaying history comes close to the published success rates of %s', (paper) => {
  const rates = readPublishedSuccessRates().filter((rate) => rate.paper === paper)
  expect(rates).toHaveLength(200)
  expect(getMeanError(rates.filter(({ stockShare }) => stockShare >= 0.5))).toBeLessThan(2)
  // The papers use long corporate bonds and our record has ten-year Treasuries, so mixes with more bonds differ more.
  expect(getMeanError(rates)).toBeLessThan(3)
})

test('counts every period that fits into the given years, and no other', () => {
  const options = { from: 1926, to: 1995, stockShare: 1, withdrawal: 0.04 }
  expect(replayHistory({ ...options, payoutYears: 30 }).map(({ startYear }) => startYear)).toEqual(
    Array.from({ length: 41 }, (_, i) => 1926 + i),
  )
  expect(replayHistory({ ...options, payoutYears: 71 })).toEqual([])
})
