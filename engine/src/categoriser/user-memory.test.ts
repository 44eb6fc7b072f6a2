import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decision, EMPTY_MEMORY, forget, learn, memoryOf, recall } from './user-memory.ts'

const decision = (key: string, category: string, direction: 'in' | 'out' = 'out'): Decision => ({
  key,
  category,
  direction,
})

describe('what the user decided', () => {
  test('counts at once for the same merchant, and for money in its direction only', () => {
    const memory = learn(EMPTY_MEMORY, decision('corner deli', 'Groceries'))
    expect(recall(memory, 'corner deli', 'out')).toMatchObject({ category: 'Groceries', match: 'exact' })
    expect(recall(memory, 'corner deli', 'in')).toBeNull()
  })

  test('the latest decision wins, and undoing it brings the one before back', () => {
    const first = learn(EMPTY_MEMORY, decision('corner deli', 'Groceries'))
    const second = learn(first, decision('corner deli', 'Dining & Coffee'))
    expect(recall(second, 'corner deli', 'out')?.category).toBe('Dining & Coffee')
    expect(recall(forget(second, decision('corner deli', 'Dining & Coffee')), 'corner deli', 'out')?.category).toBe(
      'Groceries',
    )
  })

  test('a near name is recognised when one is the beginning of the other or was cut off', () => {
    const memory = learn(EMPTY_MEMORY, decision('larkspur market', 'Groceries'))
    expect(recall(memory, 'larkspur market east', 'out')).toMatchObject({ category: 'Groceries', match: 'near' })
    expect(recall(memory, 'larkspur mark', 'out')).toMatchObject({ category: 'Groceries', match: 'near' })
  })

  test('a family name alone does not make two merchants one', () => {
    const memory = learn(EMPTY_MEMORY, decision('miller plumbing', 'Services'))
    expect(recall(memory, 'miller bakery', 'out')).toBeNull()
    expect(recall(memory, 'mill', 'out')).toBeNull()
  })

  test('a row that names nobody teaches nothing', () => {
    expect(learn(EMPTY_MEMORY, decision('', 'Groceries'))).toEqual({})
    expect(recall({}, '', 'out')).toBeNull()
  })

  test('survives being stored as JSON', () => {
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

test('learning and forgetting the same thing leaves every recollection as it was', () => {
  fc.assert(
    fc.property(fc.array(decisions, { maxLength: 8 }), decisions, (before, one) => {
      const memory = before.reduce(learn, EMPTY_MEMORY)
      const again = forget(learn(memory, one), one)
      const known = memory[`${one.direction} ${one.key}`]
      // Said before already: it has become the latest, which is what undoing an undo would leave too.
      if (known?.some((entry) => entry.category === one.category)) return
      expect(again).toEqual(memory)
    }),
  )
})

test('a history read at once is the history learned step by step', () => {
  fc.assert(
    fc.property(fc.array(decisions, { maxLength: 20 }), (history) => {
      expect(memoryOf(history)).toEqual(history.reduce(learn, EMPTY_MEMORY))
    }),
  )
})
