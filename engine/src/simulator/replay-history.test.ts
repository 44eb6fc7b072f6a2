import { expect, test } from 'vitest'
import { replayHistory } from './replay-history.ts'
import { type PublishedRate, publishedSuccessRates } from './testing/published-success-rates.ts'

function errorOf({ from, to, stockShare, payoutYears, withdrawal, success }: PublishedRate): number {
  const replays = replayHistory({ from, to, stockShare, payoutYears, withdrawal })
  return Math.abs((replays.filter(({ lasted }) => lasted).length / replays.length) * 100 - success)
}

const meanError = (rates: readonly PublishedRate[]) =>
  rates.reduce((sum, rate) => sum + errorOf(rate), 0) / rates.length

test.each(['1998', '2011'])('history reproduces the published success rates of %s', (paper) => {
  const rates = publishedSuccessRates().filter((rate) => rate.paper === paper)
  expect(rates).toHaveLength(200)
  expect(meanError(rates.filter(({ stockShare }) => stockShare >= 0.5))).toBeLessThan(2)
  // The papers hold long corporate bonds, this table ten-year government bonds: with many bonds they differ more.
  expect(meanError(rates)).toBeLessThan(3)
})

test('counts every stretch that fits into the years, and none that does not', () => {
  const options = { from: 1926, to: 1995, stockShare: 1, withdrawal: 0.04 }
  expect(replayHistory({ ...options, payoutYears: 30 }).map(({ startYear }) => startYear)).toEqual(
    Array.from({ length: 41 }, (_, i) => 1926 + i),
  )
  expect(replayHistory({ ...options, payoutYears: 71 })).toEqual([])
})
