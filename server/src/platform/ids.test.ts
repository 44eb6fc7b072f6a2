import { expect, test } from 'vitest'
import { createId } from './ids.ts'

const V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids are version 7 UUIDs', () => {
  for (let i = 0; i < 1_000; i += 1) expect(createId()).toMatch(V7)
})

test('ids are unique and sort in creation order, even if the clock stops or goes back', () => {
  const now = Date.now() + 1_000_000
  const ids = Array.from({ length: 30_000 }, (_, i) =>
    createId(i < 10_000 ? now : i < 20_000 ? now - 3_600_000 : now + 5),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
