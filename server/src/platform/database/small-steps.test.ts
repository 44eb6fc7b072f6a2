import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { SmallSteps } from './small-steps.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

/** Blocks the thread, so a step takes as long as on a slow machine. */
function blockFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('a slow step halves the next one, down to half of the first', async () => {
  const steps = new SmallSteps({ first: 500, max: 1_000 })
  await steps.step(db, async () => blockFor(100))
  expect(steps.rows).toBe(250)
  await steps.step(db, async () => blockFor(100))
  expect(steps.rows).toBe(250)
})

test('a step never gets more rows than the maximum, and returns the result of its work', async () => {
  const steps = new SmallSteps({ first: 8, max: 10 })
  for (let i = 0; i < 20; i += 1) {
    const requested = await steps.step(db, async (_tx, rows) => rows)
    expect(requested).toBeLessThanOrEqual(10)
  }
})
