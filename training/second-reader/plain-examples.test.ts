import { expect, test } from 'vitest'
import { makeProgram } from './examples.ts'
import { makePlainInstructions } from './plain-instructions.ts'
import { makePlainSentences } from './plain-sentences.ts'
import { makeRuleProgram } from './rule-examples.ts'

test('every instruction from a template has the words of its rules', () => {
  const all = makePlainInstructions(['Costco', 'Whole Foods', 'Dr Patel', 'SHELL OIL', 'netflix'], 300)
  for (const one of all)
    expect(makeRuleProgram(one).steps.filter((step) => step === 'rule')).toHaveLength(one.rules.length)
})

test('every sentence from a template has the numbers of its items', () => {
  const things = [
    { name: 'rent', category: 'HOU', direction: 'out' },
    { name: 'wages', category: 'INC', direction: 'in' },
  ] as const
  for (const one of makePlainSentences(things, 300))
    expect(makeProgram(one).steps.filter((step) => String(step).startsWith('category:'))).toHaveLength(
      one.items!.length,
    )
})
