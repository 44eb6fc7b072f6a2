import type { Program, Step } from '../../../second-reader/program.ts'
import { PAYMENTS } from '../paste-program.ts'

/** Amount, direction, date and name, each as it first occurs in the text; null for "today" and for no name. */
export type GivenRow = [string, 'in' | 'out', string | null, string | null]

/** Makes the program that the network would write for these rows of a text. */
export function makePayments(text: string, rows: GivenRow[], chance = 1): Program {
  const units = PAYMENTS.splitUnits(text)!
  const steps = rows.flatMap((row) => writePayment(text, row))
  return { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => chance) }
}

/** The steps of the program for one row. */
export function writePayment(text: string, [amount, direction, date, name]: GivenRow): Step[] {
  const units = PAYMENTS.splitUnits(text)!
  const find = (part: string): [number, number] => {
    const start = text.indexOf(part)
    const inside = units.flatMap((unit, i) => (unit.start >= start && unit.end <= start + part.length ? [i] : []))
    return [inside[0]!, inside.at(-1)!]
  }
  return [
    find(amount)[0],
    direction,
    ...(date === null ? ['today'] : find(date)),
    ...(name === null ? ['unnamed'] : find(name)),
  ]
}
