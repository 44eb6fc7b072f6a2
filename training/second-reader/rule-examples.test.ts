import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { RULES, readProgramRules } from '../../engine/src/instructions/second-reader/rule-program.ts'
import { type LabeledInstruction, type LabeledRule, makeRuleProgram, readInstructions } from './rule-examples.ts'

const FOLDER = fileURLToPath(new URL('instructions', import.meta.url))
const instructions = readdirSync(FOLDER).flatMap((file) => readInstructions(`${FOLDER}/${file}`))

test('nearly every labeled instruction becomes a program that the grammar allows and that gives its rules', () => {
  const whole = instructions.filter((one) => isWhole(one))
  expect(instructions.length).toBeGreaterThan(2000)
  // The rest have a number that isn't in the text, such as "three figures".
  expect(whole.length).toBeGreaterThan(instructions.length * 0.99)
})

test('second words, other accounts and currencies become steps', () => {
  const text = 'Zelles to Ann in zloty, on all but my Visa card, are Kids'
  const rule = `{ "when": { "text": ["Ann"], "with": ["Zelle"], "not_account": "Visa card", "currency": "PLN" },
    "then": { "category": "Kids" } }`
  const { steps } = makeRuleProgram({ id: '1', text, rules: [JSON.parse(rule) as LabeledRule] })
  expect(steps.join(' ')).toBe('text 2 2 with 0 0 elsewhere 10 11 currency:PLN then category:KID rule end')
})

function isWhole(instruction: LabeledInstruction): boolean {
  try {
    const { units, steps } = makeRuleProgram(instruction)
    const chances = steps.map(() => 1)
    return (
      steps.every((step, i) => RULES.findAllowedSteps(steps.slice(0, i), units)(step)) &&
      readProgramRules({ steps, chances, units }).length === instruction.rules.length
    )
  } catch {
    return false
  }
}
