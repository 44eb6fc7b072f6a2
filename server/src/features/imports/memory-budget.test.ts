import { expect, test } from 'vitest'
import { MemoryBudget } from './memory-budget.ts'

const { signal } = new AbortController()

test('large files share one budget and take turns; a small one never waits for them', async () => {
  const budget = new MemoryBudget(1_000)
  const first = await budget.take(600, signal)
  const order: string[] = []
  const second = budget.take(700, signal).then((held) => {
    order.push('large')
    return held
  })
  const third = budget.take(200, signal).then((held) => {
    order.push('later')
    return held
  })
  const small = await budget.take(120, signal)
  order.push('small')
  expect(order).toEqual(['small'])
  first.giveBack()
  ;(await second).giveBack()
  await third
  expect(order).toEqual(['small', 'large', 'later'])
  small.giveBack()
})

test('a file that wants more than there is gets the most one file may have', async () => {
  const budget = new MemoryBudget(600)
  const { megabytes } = await budget.take(1_100, signal)
  expect(megabytes).toBe(440)
})

test('memory returned twice counts once, and a canceled request doesn’t block others', async () => {
  const budget = new MemoryBudget(600)
  const first = await budget.take(300, signal)
  const stopper = new AbortController()
  const stopped = budget.take(300, stopper.signal)
  const next = budget.take(200, signal)
  stopper.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  first.giveBack()
  first.giveBack()
  await next
  let hasMore = false
  void budget.take(300, signal).then(() => {
    hasMore = true
  })
  await Promise.resolve()
  expect(hasMore).toBe(false)
})
