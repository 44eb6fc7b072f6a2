import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { expect, test } from 'vitest'
import { getDailyHousehold } from './household-of-day.ts'
import { prepareHousehold } from './prepare-household.ts'

test('the household of a day is created once, without blocking the main thread', async () => {
  const today = plainDate('2026-11-17')
  let before = process.threadCpuUsage()
  const measureCpu = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    return user + system
  }
  const [first, second] = await Promise.all([getDailyHousehold(today), getDailyHousehold(today)])
  const whileWaiting = measureCpu()
  expect(first).toBe(second)
  expect(first).toEqual(prepareHousehold(today))
  expect(whileWaiting).toBeLessThan(measureCpu() / 3)
  expect(await getDailyHousehold(plainDate('2026-11-18'))).not.toBe(first)
})
