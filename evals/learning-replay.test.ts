import { expect, test } from 'vitest'
import { describeReplays, replayHousehold } from './learning-replay.ts'

test.each([1, 2])('correcting only mistakes makes the second year better than the first (household %i)', (seed) => {
  const { firstHalf, lastHalf } = replayHousehold(seed)
  expect(lastHalf).toBeGreaterThanOrEqual(0.95)
  expect(lastHalf).toBeGreaterThan(firstHalf)
})

test('describes the figures on one line', () => {
  expect(describeReplays([1])).toMatch(/^learning: 1 household over two years, .* in the second/)
})
