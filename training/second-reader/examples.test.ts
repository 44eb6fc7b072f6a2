import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allowedSteps, itemsOfProgram } from '../../engine/src/budget-sentences/second-reader/program.ts'
import { programOf, readLabelled } from './examples.ts'

const FOLDER = fileURLToPath(new URL('sentences', import.meta.url))
/** What the labels say that no unit of the text says, such as "575" for "five seventy five". */
const MOST_LEFT_OUT = 10

test('every labelled sentence is a program that the grammar allows and that comes to its amounts', () => {
  let leftOut = 0
  for (const file of readdirSync(FOLDER)) {
    for (const sentence of readLabelled(`${FOLDER}/${file}`)) {
      const program = programOrNull(sentence)
      if (!program) {
        leftOut++
        continue
      }
      const { units, steps } = program
      for (const [i, step] of steps.entries()) {
        const isAllowed = allowedSteps(steps.slice(0, i), units)(step)
        if (!isAllowed) expect.fail(`${sentence.id}: ${step} at ${i} of ${steps.join(' ')}`)
      }
      const items = itemsOfProgram(
        steps,
        steps.map(() => 1),
        units,
      )
      expect(items, sentence.id).toHaveLength(sentence.items!.length)
    }
  }
  expect(leftOut).toBeLessThanOrEqual(MOST_LEFT_OUT)
})

function programOrNull(sentence: Parameters<typeof programOf>[0]) {
  try {
    return programOf(sentence)
  } catch {
    return null
  }
}
