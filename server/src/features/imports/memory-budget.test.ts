import { expect, test } from 'vitest'
import { MemoryBudget } from './memory-budget.ts'

const { signal } = new AbortController()

test('large files share one budget and take turns; a small one never waits for them', async () => {
  const budget = new MemoryBudget(1_000)
  const first = await budget.acquire(600, signal)
  const order: string[] = []
  const second = budget.acquire(700, signal).then((held) => {
    order.push('large')
    return held
  })
  const third = budget.acquire(200, signal).then((held) => {
    order.push('later')
    return held
  })
  const small = await budget.acquire(120, signal)
  order.push('small')
  expect(order).toEqual(['small'])
  first.release()
  ;(await second).release()
  await third
  expect(order).toEqual(['small', 'large', 'later'])
  small.release()
})

test('a file that needs more memory than there is gets the maximum for one file', async () => {
  const budget = new MemoryBudget(600)
  const { megabytes } = await budget.acquire(1_100, signal)
  expect(megabytes).toBe(440)
})

test('memory released twice counts once, and a canceled request doesn’t block others', async () => {
  const budget = new MemoryBudget(600)
  const first = await budget.acquire(300, signal)
  const controller = new AbortController()
  const stopped = budget.acquire(300, controller.signal)
  const next = budget.acquire(200, signal)
  controller.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  first.release()
  first.release()
  await next
  let isGranted = false
  void budget.acquire(300, signal).then(() => {
    isGranted = true
  })
  await Promise.resolve()
  expect(isGranted).toBe(false)
})
