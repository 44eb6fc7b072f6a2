import { expect, test } from 'vitest'
import { describeReplays, replayHousehold } from './learning-replay.ts'

test.each([1, 2])('who corrects only what is wrong is served right in the second year (household %i)', (seed) => {
  const { firstHalf, lastHalf } = replayHousehold(seed)
  expect(lastHalf).toBeGreaterThanOrEqual(0.95)
  expect(lastHalf).toBeGreaterThan(firstHalf)
})

test('the figures are told in one line', () => {
  expect(describeReplays([1])).toMatch(/^learning: 1 households .* in the second/)
})
