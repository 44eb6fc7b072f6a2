import { expect, test } from 'vitest'
import { QUESTION_GROUPS, searchQuestions } from './questions.ts'

const all = QUESTION_GROUPS.flatMap((group) => group.questions)

test('every question has its own link', () => {
  expect(new Set(all.map((entry) => entry.id)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(18)
})

test('a search finds words in the question and the answer, whatever their case and order', () => {
  const findIds = (search: string) =>
    searchQuestions(search).flatMap((group) => group.questions.map((entry) => entry.id))
  expect(findIds('mistake UNDO')).toContain('undo')
  expect(findIds('camt.053')).toEqual(['which-files'])
  expect(findIds('zebra')).toEqual([])
  expect(findIds('  ')).toHaveLength(all.length)
})
