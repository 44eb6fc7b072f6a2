import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { compileInstructions } from '@evenkeel/engine/instructions/compile-instructions.ts'
import { afterAll, expect, test } from 'vitest'
import { createTextReader } from './text-reader.ts'

const reader = createTextReader()
afterAll(() => reader.close())

const categories = DEFAULT_CATEGORIES
const options = { categories, hasRows: true, program: null }
const SLOW = 'Costco is groceries and Shell is dining but not '.repeat(20)

const MANY_TURNS = 100

/** How many turns other requests get during the work. Stops counting after many: each turn takes processor time. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone && turns < MANY_TURNS) {
    await new Promise(setImmediate)
    turns += 1
  }
  await done
  return turns
}

test('other requests get many turns while a slow text is read', async () => {
  expect(await countTurns(reader.compile(SLOW, options, 'ana'))).toBe(MANY_TURNS)
  const budget = { today: plainDate('2026-11-18'), currency: 'USD', categories, categoriser: { categories } }
  for (const text of ['5 '.repeat(4_000), 'than of '.repeat(125)])
    expect(await countTurns(reader.readBudget(text, budget, 'ana'))).toBe(MANY_TURNS)
  const table = { today: plainDate('2026-11-18'), isAmerican: true }
  expect(await countTurns(reader.readBalances('a\t1\n'.repeat(20_000), table, 'ana'))).toBe(MANY_TURNS)
  const paste = { text: 'a 5\n'.repeat(1_500), currency: 'USD', today: plainDate('2026-11-18') }
  expect(await countTurns(reader.usesPayments(paste, 'ana'))).toBe(MANY_TURNS)
  expect(await countTurns(reader.readPaste(paste, 'ana'))).toBe(MANY_TURNS)
})

test('the thread’s result is the same as in the main thread, and a user’s text is read only once', async () => {
  const text = `Costco is groceries. Put anything from Shell under 25 in dining. ${'Tag Amazon as shop. '.repeat(6)}`
  const first = reader.compile(text, options, 'ana')
  expect(await first).toEqual(compileInstructions(text, options))
  expect(reader.compile(text, options, 'ana')).toBe(first)
  expect(reader.compile(text, options, 'ben')).not.toBe(first)
  expect(reader.compile(text, { ...options, hasRows: false }, 'ana')).not.toBe(first)
})
