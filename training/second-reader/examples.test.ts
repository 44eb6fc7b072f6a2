import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ITEMS, readProgramItems } from '../../engine/src/budget-sentences/second-reader/item-program.ts'
import { type LabeledSentence, makeProgram, readLabeled } from './examples.ts'

const FOLDER = fileURLToPath(new URL('sentences', import.meta.url))
const sentences = readdirSync(FOLDER).flatMap((file) => readLabeled(`${FOLDER}/${file}`))

test('nearly every labeled sentence becomes a program that the grammar allows and that gives its items', () => {
  const whole = sentences.filter((sentence) => isWhole(sentence))
  expect(sentences.length).toBeGreaterThan(5800)
  // The rest have a number that isn't in the text, such as "a dollar" or "575" for "five seventy five".
  expect(whole.length).toBeGreaterThan(sentences.length * 0.99)
})

function isWhole(sentence: LabeledSentence): boolean {
  try {
    const { units, steps } = makeProgram(sentence)
    const chances = steps.map(() => 1)
    return (
      steps.every((step, i) => ITEMS.findAllowedSteps(steps.slice(0, i), units)(step)) &&
      readProgramItems({ steps, chances, units }).length === sentence.items!.length
    )
  } catch {
    return false
  }
}
