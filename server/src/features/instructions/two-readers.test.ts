import { readFileSync } from 'node:fs'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { applyInstructions } from '@evenkeel/engine/instructions/apply-instructions.ts'
import { compileInstructions } from '@evenkeel/engine/instructions/compile-instructions.ts'
import { describe, expect, test } from 'vitest'
import { loadSecondReader } from '../../platform/second-reader/second-reader.ts'

const readWithNetwork = loadSecondReader()
const file = new URL('../../../../fixtures/instructions-for-both-readers.tsv', import.meta.url)
const instructions = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [text: string, row: string, amount: string, day: string, outcome: string])

describe('an instruction is read correctly or asked about', () => {
  test.each(instructions)('%s | %s %s %s', (text, row, amount, day, outcome) => {
    const { rules, questions, notUnderstood } = compileInstructions(text, {
      categories: DEFAULT_CATEGORIES,
      lines: [row],
      program: readWithNetwork({ kind: 'rules', text }),
    })
    if (questions.length + notUnderstood.length > 0) return
    const minor = parseMinor(amount, 'USD')!
    const result = applyInstructions(rules, { text: row, minor, currency: 'USD', day: plainDate(day) })
    const { category, simpleName, tags = [], skip } = result ?? {}
    const done = [
      category ?? [],
      simpleName ? `="${simpleName}"` : [],
      tags.map((tag) => `#${tag}`),
      skip ? 'skip' : [],
    ]
    expect(done.flat().join(' ')).toBe(outcome)
  })
})

test('“except on my Visa” is never read as “on my Visa”', () => {
  const text = 'Uber, except on my Visa, is Transport'
  const program = readWithNetwork({ kind: 'rules', text })
  const { rules } = compileInstructions(text, { categories: DEFAULT_CATEGORIES, lines: ['UBER TRIP'], program })
  expect(rules.map(({ when }) => [when.sources, when.notSources])).toEqual([[undefined, ['Visa']]])
})
