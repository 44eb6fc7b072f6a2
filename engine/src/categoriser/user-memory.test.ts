import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildMemory, type Decision, EMPTY_MEMORY, learn, recall } from './user-memory.ts'

const makeDecision = (key: string, category: string, direction: 'in' | 'out' = 'out'): Decision => ({
  key,
  category,
  direction,
})

describe('the user’s decisions', () => {
  test('a decision counts immediately for the same merchant, and only in the same direction', () => {
    const memory = learn(EMPTY_MEMORY, makeDecision('corner deli', 'Groceries'))
    expect(recall(memory, 'corner deli', 'out')).toMatchObject({ category: 'Groceries', match: 'exact' })
    expect(recall(memory, 'corner deli', 'in')).toBeNull()
  })

  test('the latest decision wins', () => {
    const first = learn(EMPTY_MEMORY, makeDecision('corner deli', 'Groceries'))
    const second = learn(first, makeDecision('corner deli', 'Dining & Coffee'))
    expect(recall(second, 'corner deli', 'out')?.category).toBe('Dining & Coffee')
  })

  test('a similar name matches if it adds a word or its end was cut off', () => {
    const memory = learn(EMPTY_MEMORY, makeDecision('larkspur market', 'Groceries'))
    expect(recall(memory, 'larkspur market east', 'out')).toMatchObject({ category: 'Groceries', match: 'near' })
    expect(recall(memory, 'larkspur mark', 'out')).toMatchObject({ category: 'Groceries', match: 'near' })
  })

  test('of several similar names, the one with the most in common wins', () => {
    const green = learn(EMPTY_MEMORY, makeDecision('green garden', 'Groceries'))
    const both = learn(green, makeDecision('green garden cafe oslo', 'Dining & Coffee'))
    expect(recall(both, 'green garden cafe bergen', 'out')?.category).toBe('Dining & Coffee')
  })

  test('a shared family name doesn’t make two merchants one', () => {
    const memory = learn(EMPTY_MEMORY, makeDecision('miller plumbing', 'Services'))
    expect(recall(memory, 'miller bakery', 'out')).toBeNull()
    expect(recall(memory, 'mill', 'out')).toBeNull()
  })

  test('a row that names nobody teaches nothing', () => {
    expect(learn(EMPTY_MEMORY, makeDecision('', 'Groceries'))).toEqual({})
    expect(recall({}, '', 'out')).toBeNull()
  })

  test('decisions survive being stored as JSON', () => {
    const memory = learn(EMPTY_MEMORY, {
      key: 'corner deli',
      direction: 'out',
      category: 'Groceries',
      simpleName: 'The Deli',
    })
    expect(recall(JSON.parse(JSON.stringify(memory)), 'corner deli', 'out')).toMatchObject({
      category: 'Groceries',
      simpleName: 'The Deli',
    })
  })
})

const decisions = fc.record({
  key: fc.constantFrom('a b', 'otter cafe', 'quill books', 'otter cafe north'),
  category: fc.constantFrom('Groceries', 'Dining & Coffee', 'Shopping'),
  direction: fc.constantFrom('in' as const, 'out' as const),
})

test('learning a whole history at once gives the same result as learning it step by step', () => {
  fc.assert(
    fc.property(fc.array(decisions, { maxLength: 20 }), (history) => {
      expect(buildMemory(history)).toEqual(history.reduce(learn, EMPTY_MEMORY))
    }),
  )
})
