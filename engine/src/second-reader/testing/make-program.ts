import type { Program, Step } from '../program.ts'
import { splitTextUnits } from '../text-units.ts'

/**
 * A program written as words. Numbers are written as in the text; a name is its first and last word, such as
 * "Daniel..Roth" or "Costco..Costco".
 */
export function makeProgram(text: string, words: string, chance = 0.99): Program {
  const units = splitTextUnits(text)
  const getUnit = (word: string) => units.findIndex(({ start, end }) => text.slice(start, end) === word)
  const steps = words.split(' ').flatMap((word): Step[] => {
    const [first, last] = word.split('..')
    if (last !== undefined) return [getUnit(first!), getUnit(last)]
    return /^\d/.test(word) ? [getUnit(word)] : [word]
  })
  return { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => chance) }
}
